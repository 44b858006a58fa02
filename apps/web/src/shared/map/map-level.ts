import { RATING_LEVELS, type RatingLevel } from '@klarnotam/notam';

/** The level that an area is drawn in; `unrated`: the notice was not translated, so nobody has said yet. */
export type MapLevel = RatingLevel | 'unrated';

export const MAP_LEVELS: readonly MapLevel[] = [...RATING_LEVELS, 'unrated'];
