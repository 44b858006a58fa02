import type { Position } from '@klarnotam/aviation';
import type { Elevations } from '../../ports/elevations.ts';
import { OutsideServiceError } from '../../ports/outside-service.ts';
import { fetchJson, type Caller } from './fetch-json.ts';
import { listProperty, numberOf, property } from './read-json.ts';
import { readHeights } from './read-heights.ts';

const ETRS89 = '4258';
/** No ground of Norway lies below the sea; what does is the depth of water, in metres. */
const LOWEST_GROUND_M = -5;
/** How far the point of an answer may be from that of the question, in degrees. */
const SAME_POINT_DEG = 0.001;

function isNear(value: number | null, degrees: number): boolean {
  return value !== null && Math.abs(value - degrees) < SAME_POINT_DEG;
}

/** Whether an answer is for a position; which of its axes is called x, geodesists and mathematicians see differently. */
function isAnswerTo(point: unknown, { lat, lon }: Position): boolean {
  const [x, y] = [numberOf(property(point, 'x')), numberOf(property(point, 'y'))];
  return (isNear(x, lon) && isNear(y, lat)) || (isNear(x, lat) && isNear(y, lon));
}

/** The terrain model of the Norwegian mapping authority, on a grid of 1 to 10 m: mainland Norway alone, null elsewhere. */
export function createKartverketElevations(options: Caller & { readonly url: string }): Elevations {
  return {
    name: 'kartverket',
    source: { name: 'Kartverket', attribution: 'Elevation: © Kartverket', url: 'https://www.kartverket.no/' },
    maxPositions: 50,
    async heightsM(positions) {
      const url = new URL(options.url);
      url.searchParams.set('koordsys', ETRS89);
      url.searchParams.set('geojson', 'false');
      url.searchParams.set(
        'punkter',
        `[${positions.map(({ lat, lon }) => `[${lon.toFixed(6)},${lat.toFixed(6)}]`).join(',')}]`,
      );
      const points = listProperty(await fetchJson(url, options), 'punkter') ?? [];
      const heights = readHeights(
        points.map((point) => property(point, 'z')),
        positions.length,
        url.host,
      );
      positions.forEach((position, index) => {
        if (!isAnswerTo(points[index], position))
          throw new OutsideServiceError(`${url.host}: heights of other points`);
      });
      return heights.map((height) => (height !== null && height < LOWEST_GROUND_M ? null : height));
    },
  };
}
