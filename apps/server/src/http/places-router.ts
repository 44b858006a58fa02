import type {
  AreaInput,
  Elevation,
  FoundPlaces,
  PlacesInput,
  Surroundings,
  Terrain,
} from '@klarnotam/contract';
import { member, os } from './implementer.ts';

/** What is where: names to positions, and positions to what is known of them. */
export interface PlacesVerbs {
  readonly findPlaces: (userId: string, input: PlacesInput) => Promise<FoundPlaces>;
  readonly readElevation: (userId: string, position: { lat: number; lng: number }) => Promise<Elevation>;
  readonly readTerrain: (userId: string, area: AreaInput) => Promise<Terrain>;
  readonly describeSurroundings: (userId: string, area: AreaInput) => Promise<Surroundings>;
}

/** The user's id is for limits alone: the answers are the same for everybody. */
export function createPlacesRouter(verbs: PlacesVerbs) {
  const { places } = os;
  return {
    places: {
      find: places.find.use(member).handler(({ context, input }) => verbs.findPlaces(context.user.id, input)),
      elevation: places.elevation
        .use(member)
        .handler(({ context, input }) => verbs.readElevation(context.user.id, input)),
      terrain: places.terrain
        .use(member)
        .handler(({ context, input }) => verbs.readTerrain(context.user.id, input)),
      surroundings: places.surroundings
        .use(member)
        .handler(({ context, input }) => verbs.describeSurroundings(context.user.id, input)),
    },
  };
}
