export { heights } from '../heights.ts';
export { hours } from '../hours.ts';
export { map } from '../map.ts';
export { notam } from '../notam.ts';
export { telegram } from '../telegram.ts';
export { translating } from '../translating.ts';
