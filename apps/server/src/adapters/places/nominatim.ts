import type { Place } from '@klarnotam/contract';
import type { Geocoder } from '../../ports/geocoder.ts';
import { OutsideServiceError } from '../../ports/outside-service.ts';
import { fetchJson, type Caller } from './fetch-json.ts';
import { readablePlaces } from './readable-places.ts';
import { property, positionOf, textOf } from './read-json.ts';

function readHit(hit: unknown): Place | null {
  const displayName = textOf(property(hit, 'display_name'));
  const position = positionOf(property(hit, 'lat'), property(hit, 'lon'));
  if (displayName === null || position === null) return null;
  const isAerodrome = property(hit, 'type') === 'aerodrome' || property(hit, 'addresstype') === 'aeroway';
  const isHouse = ['house', 'building', 'residential'].includes(String(property(hit, 'type')));
  return { displayName, ...position, kind: isAerodrome ? 'aerodrome' : isHouse ? 'address' : 'place' };
}

/**
 * A search service that speaks as Nominatim does. Its terms: one request a second for the whole installation, an
 * identified caller, answers kept, no search while somebody types.
 */
export function createNominatim(
  options: Caller & { readonly url: string; readonly countries: string; readonly language: string },
): Geocoder {
  return {
    name: 'nominatim',
    source: {
      name: 'OpenStreetMap',
      attribution: '© OpenStreetMap contributors',
      url: 'https://www.openstreetmap.org/copyright',
    },
    async find(query, limit) {
      const url = new URL(options.url);
      url.searchParams.set('format', 'json');
      url.searchParams.set('q', query.trim());
      if (options.countries !== '') url.searchParams.set('countrycodes', options.countries);
      url.searchParams.set('limit', String(limit));
      url.searchParams.set('addressdetails', '1');
      const answer = await fetchJson(url, options, { 'Accept-Language': options.language });
      if (!Array.isArray(answer)) throw new OutsideServiceError(`${url.host}: no list of places`);
      return readablePlaces(answer.map(readHit), limit, url.host);
    },
  };
}
