import { entries } from './entries.ts';
import { RUNWAY_ID, SPELLED, TAXIWAY_ID } from './designators.ts';
import { APRON, HANGAR, RUNWAY, TAXILANE, TAXIWAY } from '../vocabulary.ts';

/** Parts of an aerodrome, and airspace round it, by which item E tells where something is; the named group is `name`. */
export const AERODROME_FEATURES = {
  intersection: `(?:(?:THE )?(?:INT(?:ERSECTION)?|JUNCTION)(?: OF| WITH| FM| FROM)? (?:(?:TWYS? |TAXIWAYS? )(?<id>${TAXIWAY_ID}(?:(?:/| AND | & )(?:TWY )?${TAXIWAY_ID})?)|(?<name>(?:${SPELLED})(?: (?:${SPELLED}))?(?: \\d{1,2})?)|${RUNWAY} ?(?<runway>${RUNWAY_ID}))|${TAXIWAY} (?<end>${TAXIWAY_ID}) (?:INT|INTERSECTION|JUNCTION))`,
  taxiways: `(?:TWYS|TAXIWAYS) (?<name>${TAXIWAY_ID}(?:(?:, ?| AND | & |/)${TAXIWAY_ID})+)`,
  taxiway: `(?:THE )?${TAXIWAY} ?(?<name>${TAXIWAY_ID})`,
  taxilane: `${TAXILANE} ?(?<name>${TAXIWAY_ID})`,
  runwayEnd: `(?:(?:APCH |DEP )?END (?:OF )?${RUNWAY} ?(?<name>${RUNWAY_ID})|${RUNWAY} ?(?<end>${RUNWAY_ID}) END)`,
  threshold: `(?:(?:THR|THRESHOLD)(?: OF)? ?(?:RWY ?)?(?<name>\\d{2}[LCR]?)|${RUNWAY} ?(?<runway>\\d{2}[LCR]?) (?:THR|THRESHOLD))`,
  runwayStrip: `${RUNWAY} ?(?<name>${RUNWAY_ID}) STRIP`,
  runway: `(?:THE )?(?:${RUNWAY} ?(?<name>${RUNWAY_ID})|${RUNWAY}(?! ?\\d| [A-Z]))`,
  holdingPoint: `(?:(?:INTERMEDIATE )?(?:(?:HOLD|HOLDING|HLDG) (?:POINT|PSN|POSITION)|HOLD) ?(?<name>${TAXIWAY_ID})|(?<end>${TAXIWAY_ID}) HOLD(?:ING (?:POINT|PSN|POSITION)| POINT| BAR)?)`,
  stand: `(?:(?:ACFT |PRKG |PARKING )?STAND|GATE|PRKG BAY|SPOT) ?(?:NR\\.? ?)?(?<name>${TAXIWAY_ID})`,
  stands: `(?:(?:ACFT |PRKG |PARKING )?STANDS|GATES|SPOTS) ?(?:NR\\.? ?)?(?<name>\\d{1,3}[A-Z]?(?:(?:, ?| AND | TO |-)\\d{1,3}[A-Z]?)+)`,
  apron: `(?:THE )?${APRON}(?: ?(?<name>(?!(?<=[A-Z])S(?![A-Z0-9]))[A-Z0-9]{1,2}|ALPHA|BRAVO|CHARLIE|INDIA))?`,
  hangar: `${HANGAR} ?(?<name>${TAXIWAY_ID})`,
  terminal: `TERMINAL ?(?<name>\\d)?(?: RAMP| APRON| APN)?`,
  helipad: '(?:HELIPAD|HELIPORT)(?: (?<name>[A-Z0-9]{1,2}))?',
  referencePoint: '(?:THE )?(?:ARP|(?:AD|AERODROME) REFERENCE POINT)',
  centreLine:
    '(?:RWY ?(?<runway>\\d{2}[LCR]?(?:/\\d{2}[LCR]?)?) (?:CL|CENTRE ?LINE|CENTERLINE)|(?:RWY )?(?:CL|RCL|CENTRE ?LINE|CENTERLINE)(?: OF RWY ?(?<name>\\d{2}[LCR]?(?:/\\d{2}[LCR]?)?))?)',
  manoeuvringArea: '(?:THE )?(?:ACFT |CONTROLLED )?(?:MANOEUVRING|MANEUVERING) AREAS?',
  movementArea: '(?:THE )?(?:ACFT |CONTROLLED )?(?:MOVEMENT|MVT) AREAS?',
  airside: 'AIRSIDE',
  aerodromeAndVicinity:
    '(?:(?:THE )?(?:AD|AERODROME|AIRPORT) AND (?:(?:AT |IN )?(?:THE )?)(?:VCY|VICINITY)(?: OF (?:THE )?(?:AD|AERODROME|AIRPORT))?)',
  approachArea: `(?:THE )?(?:RWY ?(?<name>${RUNWAY_ID}) )?(?:APCH|APPROACH)(?: PATHS?| AREA| SECTOR)?(?: (?:(?:OF|TO|FOR) )?(?:THE )?RWY ?(?<runway>${RUNWAY_ID}))?`,
  departureArea: '(?:THE )?(?:DEP|DEPARTURE)(?: (?:AREA|SECTOR))',
  circuit: '(?:THE )?(?:TFC |TRAFFIC |AD )?(?:CIRCUIT|PATTERN)',
  closedSection: '(?:CLSD|CLOSED) (?:SEGMENT|SECTION|PART|AREA)(?: OF (?:THE )?(?:RWY|TWY))?',
  construction: '(?:THE )?(?:CONSTRUCTION|WORK|WORKS) (?:SITE|AREA)',
  aerodrome: '(?:ALL AREAS OF )?(?:THE )?(?:AD|AERODROME|AIRPORT|AIRFIELD)',
  controlZone: '(?:THE )?(?:CTR|CONTROL ZONE)',
  trafficZone: '(?:THE )?(?:ATZ/MATZ|M?ATZ)',
  region:
    '(?:(?<name>[A-Z]{3,20}(?: [A-Z]{3,20}){0,2}) (?:FIR|UIR)|(?:FIR|UIR) (?:(?<end>[A-Z]{3,20}(?: [A-Z]{3,20}){0,2} \\([A-Z]{4}\\))|(?<code>[A-Z]{4})))',
  area: '(?:THE|THIS) (?:AREA|ZONE)',
  runwayEdge: `(?:THE )?(?:${RUNWAY} EDGE|EDGE OF (?:THE )?${RUNWAY}(?! ?\\d)|EDGE (?:OF )?(?:${RUNWAY}|RY) ?(?<name>${RUNWAY_ID}))`,
  runwayAndTaxiwayEdges: '(?:THE )?EDGES? OF (?:THE )?(?:RWYS?|RUNWAYS?) AND (?:TWYS?|TAXIWAYS?)',
  vicinity: '(?:THE )?(?:VCY|VICINITY)(?: OF (?:THE )?(?:AD|AERODROME|AIRPORT|AIRFIELD))?',
} as const;
export type AerodromeFeatureCode = keyof typeof AERODROME_FEATURES;
export const AERODROME_FEATURE_ENTRIES = entries(AERODROME_FEATURES);
