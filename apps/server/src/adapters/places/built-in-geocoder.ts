import type { Gazetteer } from '../../ports/gazetteer.ts';
import type { Geocoder } from '../../ports/geocoder.ts';

/** Searches the list that we carry: always there, towns and aerodromes alone. */
export function createBuiltInGeocoder(gazetteer: Gazetteer): Geocoder {
  return {
    name: 'built-in',
    source: gazetteer.placeSource,
    find: (query, limit) => Promise.resolve(gazetteer.findPlaces(query, limit)),
  };
}
