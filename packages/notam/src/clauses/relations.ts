import { entries } from './entries.ts';

/** Where something is, seen from a place that is named after it. */
export const RELATIONS = {
  northNorthEastOf: '(?:NNE|NORTH-? ?NORTH-? ?EAST)(?: OF| FM| FROM)?',
  eastNorthEastOf: '(?:ENE|EAST-? ?NORTH-? ?EAST)(?: OF| FM| FROM)?',
  eastSouthEastOf: '(?:ESE|EAST-? ?SOUTH-? ?EAST)(?: OF| FM| FROM)?',
  southSouthEastOf: '(?:SSE|SOUTH-? ?SOUTH-? ?EAST)(?: OF| FM| FROM)?',
  southSouthWestOf: '(?:SSW|SOUTH-? ?SOUTH-? ?WEST)(?: OF| FM| FROM)?',
  westSouthWestOf: '(?:WSW|WEST-? ?SOUTH-? ?WEST)(?: OF| FM| FROM)?',
  westNorthWestOf: '(?:WNW|WEST-? ?NORTH-? ?WEST)(?: OF| FM| FROM)?',
  northNorthWestOf: '(?:NNW|NORTH-? ?NORTH-? ?WEST)(?: OF| FM| FROM)?',
  northEastOf: '(?:NE|NORTH-? ?EAST)(?: OF| FM| FROM)?',
  northWestOf: '(?:NW|NORTH-? ?WEST)(?: OF| FM| FROM)?',
  southEastOf: '(?:SE|SOUTH-? ?EAST)(?: OF| FM| FROM)?',
  southWestOf: '(?:SW|SOUTH-? ?WEST)(?: OF| FM| FROM)?',
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
