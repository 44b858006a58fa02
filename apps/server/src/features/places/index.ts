export { describeSurroundings } from './describe-surroundings.ts';
export { findPlaces } from './find-places.ts';
export { createOutsideCalls } from './outside-calls.ts';
export type { PlacesContext } from './places-context.ts';
export { readElevation } from './read-elevation.ts';
export { readTerrain } from './read-terrain.ts';
