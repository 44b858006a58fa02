import type { Place } from '@klarnotam/contract';
import type { Geocoder } from '../../ports/geocoder.ts';
import { OutsideServiceError } from '../../ports/outside-service.ts';
import { fetchJson, type Caller } from './fetch-json.ts';
import { readablePlaces } from './readable-places.ts';
import { listProperty, property, positionOf, textOf } from './read-json.ts';

/** ETRS89 in degrees, which is WGS 84 to within a metre. */
const ETRS89 = '4258';
/** Norway with Svalbard and Jan Mayen, in degrees. */
const NORWAY = { south: 57, north: 81.5, west: -10, east: 34.5 };
/** Names come before addresses while no house number is typed, but leave room for them. */
const NAMES_AT_FIRST = 5;

function inNorway(position: { lat: number; lng: number } | null) {
  if (position === null) return null;
  const { lat, lng } = position;
  const inside = lat >= NORWAY.south && lat <= NORWAY.north && lng >= NORWAY.west && lng <= NORWAY.east;
  return inside ? position : null;
}

function readAddress(hit: unknown): Place | null {
  const point = property(hit, 'representasjonspunkt');
  const position = inNorway(positionOf(property(point, 'lat'), property(point, 'lon')));
  const street = textOf(property(hit, 'adressetekst'));
  if (position === null || street === null) return null;
  const town = [textOf(property(hit, 'postnummer')), textOf(property(hit, 'poststed'))].filter(
    (text) => text !== null,
  );
  return { displayName: [street, town.join(' ')].filter(Boolean).join(', '), ...position, kind: 'address' };
}

function readName(hit: unknown): Place | null {
  const point = property(hit, 'representasjonspunkt');
  const position = inNorway(positionOf(property(point, 'nord'), property(point, 'øst')));
  const name = textOf(property(hit, 'skrivemåte'));
  if (position === null || name === null) return null;
  const municipality = textOf(property(listProperty(hit, 'kommuner')?.[0], 'kommunenavn'));
  const what = textOf(property(hit, 'navneobjekttype'));
  const where = municipality === null || municipality === name ? name : `${name}, ${municipality}`;
  return { displayName: what === null ? where : `${where} (${what})`, ...position, kind: 'place' };
}

/** Addresses and place names of the Norwegian mapping authority, which may be asked while somebody types. */
export function createKartverketSuggestions(options: Caller & { readonly url: string }): Geocoder {
  const base = options.url.replace(/\/+$/, '');

  async function ask(
    path: string,
    list: string,
    read: (hit: unknown) => Place | null,
    query: string,
    limit: number,
  ): Promise<readonly Place[]> {
    const url = new URL(`${base}${path}`);
    url.searchParams.set('sok', `${query.replaceAll('*', ' ').trim()}*`);
    url.searchParams.set('utkoordsys', ETRS89);
    url.searchParams.set('treffPerSide', String(limit));
    const hits = listProperty(await fetchJson(url, options), list);
    if (hits === null) throw new OutsideServiceError(`${url.host}: no list of places`);
    return readablePlaces(hits.map(read), limit, url.host);
  }

  return {
    name: 'kartverket',
    source: { name: 'Kartverket', attribution: '© Kartverket', url: 'https://www.kartverket.no/' },
    async find(query, limit) {
      const [addresses, names] = await Promise.allSettled([
        ask('/adresser/v1/sok', 'adresser', readAddress, query, limit),
        ask('/stedsnavn/v1/navn', 'navn', readName, query, limit),
      ]);
      if (addresses.status === 'rejected' && names.status === 'rejected') throw addresses.reason;
      const ofAddresses = addresses.status === 'fulfilled' ? addresses.value : [];
      const ofNames = names.status === 'fulfilled' ? names.value : [];
      const inOrder = /\d/.test(query)
        ? [...ofAddresses, ...ofNames]
        : [...ofNames.slice(0, NAMES_AT_FIRST), ...ofAddresses, ...ofNames.slice(NAMES_AT_FIRST)];
      return readablePlaces(inOrder, limit, new URL(base).host);
    },
  };
}
