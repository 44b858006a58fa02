import type { GlossaryKey } from '@klarnotam/notam';

/** Other ways to write what an entry says: full words, American and wrong spellings, and phrases that mean the same. */
const WAYS: Readonly<Partial<Record<GlossaryKey, string>>> = {
  ABM: 'ABEAM',
  ADVISED: 'ADVICED|ADZD',
  ADZY: 'ADVISORY',
  AIRCRAFT: 'AICRAFT|AIRCRAFTS|AIRCAFT',
  AIRSHOW: 'AIR SHOW',
  ANTICLOCKWISE: 'ANTI-CLOCKWISE|COUNTERCLOCKWISE|COUNTER-CLOCKWISE',
  AP: 'ARPT|APT',
  APR: 'APRIL',
  ASSOCIATED: 'ASSOCD',
  AUG: 'AUGUST',
  AVAILABILITY: 'AVAILABILTY',
  AVBL: 'AVAIL|AVBLE|AVLBL|AVLB|ABVL',
  AWY: 'AIRWAY',
  AWYS: 'AIRWAYS',
  BEYOND: 'BYD',
  BTN: 'BTWN|BTW|BETEWEEN',
  CENTRE: 'CENTER',
  CENTRED: 'CENTERED',
  CL: 'C/L',
  CLEARANCE: 'CLEARENCE',
  COASTGUARD: 'COAST GUARD',
  CONCENTRATION: 'CONCETRATION|CONCENTRACTION',
  CONDITIONS: 'COND',
  CTN: 'EXER CTN|EXER CAUTION|EXERCISE CTN|EXERCISE CAUTION',
  'EXTREME CAUTION':
    'EXER EXTREME CTN|EXER EXTREME CAUTION|EXERCISE EXTREME CAUTION|EXERCISE EXTREME CTN|EXTREME CTN',
  DEC: 'DECEMBER',
  DEG: 'DEGREE|DEGREES',
  DEICING: 'DE-ICING|DE ICING',
  DISPLACED: 'DSPLCD',
  EQUIPMENT: 'EQUIP',
  EXEMPT: 'EXEMPTED',
  EXTENSION: 'EXTENTION',
  FCST: 'FORECASTED',
  FEB: 'FEBRUARY',
  FRI: 'FRIDAY',
  GP: 'GLIDEPATH|GLIDE PATH|GLIDESLOPE|GLIDE SLOPE',
  HANGAR: 'HANGER',
  HEIGHT: 'HIGHT',
  'IN FORCE': 'IN EFFECT',
  INTERMITTENT: 'INTERMITTANT',
  JAN: 'JANUARY',
  JUL: 'JULY',
  JUN: 'JUNE',
  LEVEL: 'LVL',
  LGTD: 'LIGHTED',
  LICENSED: 'LICENCED',
  LIGHTS: 'LGTS',
  LITRE: 'LITER|LITERS',
  LOC: 'LOCALISER|LOCALIZER',
  MAINTENANCE: 'MAINTENACE|MAINTANCE',
  MANOEUVRE: 'MANEUVER',
  MANOEUVRES: 'MANEUVERS|MANOEVRES',
  MAR: 'MARCH',
  MEDEVAC: 'MEDIVAC',
  MON: 'MONDAY',
  OBST: 'OBSTN',
  OCT: 'OCTOBER',
  OUTBOUND: 'OUBD|OUTBD',
  PERM: 'PERMANENT|PERMANENTLY',
  POSSIBLE: 'POSS|POSSIBILE',
  'PRE ARRANGED': 'PREARRANGED',
  'PRE BOOKED': 'PREBOOKED',
  PSN: 'POS',
  REFUELLING: 'REFUELING|FUELLING|FUELING',
  'RFFS COVER': 'RFF COVER|FIRE COVER',
  ROTARY: 'ROTARY WING',
  RWYS: 'RUNWAYS',
  SAT: 'SATURDAY',
  SEP: 'SEPTEMBER',
  SUN: 'SUNDAY',
  TEMPORARY: 'TMPRY',
  TFC: 'TRFC',
  THR: 'THLD',
  THU: 'THURSDAY|THURS|THUR',
  TRANSITING: 'TRANSITTING',
  TUE: 'TUESDAY|TUES',
  TWY: 'TXWY',
  TWYS: 'TAXIWAYS',
  'UNMANNED AIRCRAFT': 'UNMANNED AERIAL VEHICLE|UNMANNED AERIAL VEHICLES',
  UNLICENSED: 'UNLICENCED',
  UNSERVICEABLE: 'UNSERVICABLE',
  UNUSABLE: 'UNUSBL',
  'UP TO': 'UPTO',
  BLDG: 'BUILDING',
  NE: 'NORTHEAST',
  NW: 'NORTHWEST',
  OVHD: 'OVERHEAD',
  SE: 'SOUTHEAST',
  SW: 'SOUTHWEST',
  MANOEUVRING: 'MANEUVERING',
  CLRD: 'CLEARED',
  VEHICLES: 'VEHCILES',
  VISIBILITY: 'VISIBILTY|VISIBLITY',
  WED: 'WEDNESDAY|WEDS',
  WHILE: 'WHILST',
  'WIND TURBINE': 'WINDTURBINE',
  'WIND TURBINES': 'WINDTURBINES',
  WPT: 'WAYPOINT',
};

export const SYNONYMS: ReadonlyMap<string, GlossaryKey> = new Map(
  (Object.entries(WAYS) as [GlossaryKey, string][]).flatMap(([key, ways]) =>
    ways.split('|').map((way) => [way, key] as const),
  ),
);

/** Abbreviations of three letters whose plural says nothing else. */
const PLURAL_ABBREVIATIONS = new Set(
  'SID TMA CTR CTA FIR VOR NDB DME ILS UAS UAV PSN DEP ARR APN ATZ TRA TSA AIP FPL FLT HEL AID RMK MOA'.split(
    ' ',
  ),
);
/** Entries whose plural would be another word. */
const NO_PLURAL = new Set(['LONG', 'TILL', 'WITH', 'HIGH', 'LAST', 'THEN', 'MINU', 'ACRO']);

/** The entry whose plural, or third person, `word` is: `HANGARS`, `FREQUENCIES`, `REQUIRES`. */
export function singularOf(word: string): string | null {
  if (word.length < 4 || !word.endsWith('S') || word.endsWith('SS')) return null;
  if (word.endsWith('IES')) return `${word.slice(0, -3)}Y`;
  const stem = /(?:S|X|CH|SH)ES$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
  if (stem.length === 3) return PLURAL_ABBREVIATIONS.has(stem) ? stem : null;
  return NO_PLURAL.has(stem) ? null : stem;
}
