import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What answers where: search, suggestions, heights of the ground, map tiles. */
export interface PlacesServices {
  readonly settings: Readonly<Record<string, string>>;
  /** How the tiles come. */
  tiles: 'come' | 'fail' | 'hang';
  /** What was searched for. */
  readonly searched: readonly URL[];
  stop(): Promise<void>;
}

/** Asked for this, the geocoder says nothing for ever. */
export const SILENT_QUERY = 'Tromsø';
/** North of it the service of heights fails. */
const HEIGHTS_FAIL_NORTH_OF = 70;
const TILE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#f2efe9"/></svg>';

function answer(response: ServerResponse, value: unknown): void {
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(value));
}

/** Services on this machine in place of those of the world; some of them fail, say nothing, or lie. */
export async function startPlacesServices(): Promise<PlacesServices> {
  const searched: URL[] = [];
  const services = { tiles: 'come' as PlacesServices['tiles'] };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://places');
    if (url.pathname === '/search') {
      searched.push(url);
      const query = url.searchParams.get('q') ?? '';
      if (query === SILENT_QUERY) return;
      if (query.startsWith('zzz')) {
        answer(response, []);
        return;
      }
      answer(response, [
        { display_name: `${query} 1, 0155 Oslo`, lat: '59.9139', lon: '10.7522', type: 'house' },
        { display_name: 'Somewhere beyond the pole', lat: '123', lon: '10' },
      ]);
      return;
    }
    // Suggestions lie: no list, and no position on earth.
    if (url.pathname.startsWith('/suggestions')) {
      answer(response, { adresser: 'none', navn: 7 });
      return;
    }
    if (url.pathname === '/heights') {
      const lats = (url.searchParams.get('latitude') ?? '').split(',').map(Number);
      if (lats.some((lat) => lat > HEIGHTS_FAIL_NORTH_OF)) return void response.writeHead(500).end('no');
      answer(response, { elevation: lats.map(() => 23) });
      return;
    }
    if (services.tiles === 'hang') return;
    if (services.tiles === 'fail') return void response.writeHead(500).end('no');
    response.setHeader('Content-Type', 'image/svg+xml');
    response.setHeader('Cache-Control', 'no-store');
    response.end(TILE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(services, {
    settings: {
      GEOCODER_URL: `${base}/search`,
      SUGGESTIONS_URL: `${base}/suggestions`,
      ELEVATION_URL: `${base}/heights`,
      ELEVATION_NORWAY_URL: 'off',
      MAP_STREET_TILES_URL: `${base}/street/{z}/{x}/{y}.png`,
      MAP_SATELLITE_TILES_URL: `${base}/satellite/{z}/{y}/{x}`,
    },
    searched,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
