import { entries } from './entries.ts';

/** A part of what stands there lies in no direction from it: `NE CORNER`, `NORTH SIDE`. */
const NO_PART = '(?! (?:CORNER|SIDE|PART|END|EDGE|HALF|SECTOR|QUADRANT|PERIMETER|BOUNDARY|SECTION)(?![A-Z]))';

/** Where something is, seen from a place that is named after it. */
export const RELATIONS = {
  northNorthEastOf: `(?:NNE|NORTH-? ?NORTH-? ?EAST)(?: OF| FM| FROM)?${NO_PART}`,
  eastNorthEastOf: `(?:ENE|EAST-? ?NORTH-? ?EAST)(?: OF| FM| FROM)?${NO_PART}`,
  eastSouthEastOf: `(?:ESE|EAST-? ?SOUTH-? ?EAST)(?: OF| FM| FROM)?${NO_PART}`,
  southSouthEastOf: `(?:SSE|SOUTH-? ?SOUTH-? ?EAST)(?: OF| FM| FROM)?${NO_PART}`,
  southSouthWestOf: `(?:SSW|SOUTH-? ?SOUTH-? ?WEST)(?: OF| FM| FROM)?${NO_PART}`,
  westSouthWestOf: `(?:WSW|WEST-? ?SOUTH-? ?WEST)(?: OF| FM| FROM)?${NO_PART}`,
  westNorthWestOf: `(?:WNW|WEST-? ?NORTH-? ?WEST)(?: OF| FM| FROM)?${NO_PART}`,
  northNorthWestOf: `(?:NNW|NORTH-? ?NORTH-? ?WEST)(?: OF| FM| FROM)?${NO_PART}`,
  northEastOf: `(?:NE|NORTH-? ?EAST)(?: OF| FM| FROM)?${NO_PART}`,
  northWestOf: `(?:NW|NORTH-? ?WEST)(?: OF| FM| FROM)?${NO_PART}`,
  southEastOf: `(?:SE|SOUTH-? ?EAST)(?: OF| FM| FROM)?${NO_PART}`,
  southWestOf: `(?:SW|SOUTH-? ?WEST)(?: OF| FM| FROM)?${NO_PART}`,
  northOf: '(?:N|NORTH)(?: OF| FM| FROM)',
  southOf: '(?:S|SOUTH)(?: OF| FM| FROM)',
  eastOf: '(?:E|EAST)(?: OF| FM| FROM)',
  westOf: '(?:W|WEST)(?: OF| FM| FROM)',
  inVicinityOf:
    '(?:(?:IN|AT|ON|WI) (?:THE )?(?:VCY|VICINITY)(?: OF)?(?: THE)?|VCY(?: OF)?|NEAR(?: TO)?|CLOSE TO|PROXIMITIES)',
  adjacentTo: '(?:ADJ|ADJACENT)(?: TO)?',
  abeam: '(?:ABM|ABEAM)',
  behind: 'BEHIND',
  inFrontOf: 'IN FRONT OF',
  alongside: '(?:ALONG|ALONGSIDE|PARALLEL TO)',
  inside: '(?:WI|WITHIN|INSIDE)',
  outside: 'OUTSIDE',
  over: '(?:OVER|ABOVE|OVHD)',
  beyond: 'BEYOND',
  including: '(?:INCL(?:UDING)?)',
  excepting: '(?:EXC(?:EPT)?|EXCLUDING)',
  via: 'VIA',
  into: 'INTO',
  until: '(?:UP TO|UPTO|UNTIL)',
  at: '(?:AT|ON|IN|FOR|(?<=(?:REPORTED|OBSERVED|BIRDS) )TOWARDS?)(?: THE)?',
  around: '(?:AT )?(?:ALL )?AROUND',
  onAndAround: '(?:ON|AT|IN) AND (?:AROUND|(?:IN|AT) (?:THE )?(?:VCY|VICINITY)(?: OF)?)',
} as const;
export type RelationCode = keyof typeof RELATIONS;
export const RELATION_ENTRIES = entries(RELATIONS);
