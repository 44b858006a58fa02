export { sortWorstFirst } from './decode-notam-paste.ts';
export { groundOfNotam } from './ground-of-notam.ts';
export { zoneOfNotam } from './zone-of-notam.ts';
