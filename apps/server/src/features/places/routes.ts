import { limited, member, os } from '../../http/procedures.ts';
import { describeSurroundings } from './describe-surroundings.ts';
import { findPlaces } from './find-places.ts';
import type { PlacesContext } from './places-context.ts';
import { readElevation } from './read-elevation.ts';
import { readTerrain } from './read-terrain.ts';

export function placeRoutes(places: PlacesContext) {
  return {
    find: os.places.find
      .use(member)
      .use(limited('findPlaces'))
      .handler(({ input }) => findPlaces(places, input)),
    elevation: os.places.elevation
      .use(member)
      .use(limited('readHeights'))
      .handler(({ input }) => readElevation(places, input)),
    terrain: os.places.terrain
      .use(member)
      .use(limited('readHeights'))
      .handler(({ input }) => readTerrain(places, input)),
    surroundings: os.places.surroundings
      .use(member)
      .use(limited('readHeights'))
      .handler(({ input }) => describeSurroundings(places, input)),
  };
}
