export type { PlacesContext } from './places-context.ts';
export { readFlightGround } from './read-flight-ground.ts';
