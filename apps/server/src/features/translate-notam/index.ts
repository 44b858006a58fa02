export { sortWorstFirst } from './decode-notam-paste.ts';
export { groundOfNotam } from './ground-of-notam.ts';
export { sayWithModel } from './say-with-model/say-with-model.ts';
export { zoneOfNotam } from './zone-of-notam.ts';
