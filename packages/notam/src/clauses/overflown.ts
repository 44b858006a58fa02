import { entries } from './entries.ts';

/** What pilots are asked not to fly over. */
export const OVERFLOWN = {
  filming: '(?:(?:THE |A |AN )?(?:(?:FILM|TV|AERIAL) )?(?:FILMING|FILM SET)(?: SITE| LOCATION| ACTIVITY)?)',
  event:
    '(?:(?:THE |A |AN |THIS )?(?:(?:[A-Z]{4,15} )?EVENT|CONCERT|FESTIVAL|PARADE|CEREMONY)(?: SITE| VENUE)?)',
  funeral: '(?:(?:THE |A )?(?:(?:STATE )?FUNERAL|MEMORIAL SERVICE)(?: PROCESSION| SITE)?)',
  wildlife:
    '(?:(?:THE )?(?:(?:BREEDING|NESTING) (?:BIRDS?|COLON(?:Y|IES))|BIRD (?:COLON(?:Y|IES)|SANCTUARY|RESERVE)|SEAL COLON(?:Y|IES)|WILDLIFE(?: RESERVE| SANCTUARY)?|NATURE RESERVE))',
  area: '(?:(?:THE |THIS )?(?:(?:ABOVE|NOTAMED|AFFECTED) )?(?:AREA|SITE))(?! OF)',
} as const;
export type OverflownCode = keyof typeof OVERFLOWN;
export const OVERFLOWN_ENTRIES = entries(OVERFLOWN);
