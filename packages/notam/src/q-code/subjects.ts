/** The sections of the subject table, named by what they are about. */
export type SubjectCategory =
  | 'airspace'
  | 'communication'
  | 'facility'
  | 'aerodrome'
  | 'gnss'
  | 'landingSystem'
  | 'checklist'
  | 'lighting'
  | 'movementArea'
  | 'navigationAid'
  | 'information'
  | 'obstacle'
  | 'procedure'
  | 'restrictedAirspace'
  | 'trafficService'
  | 'warning'
  | 'other';

/**
 * Second and third letters of the NOTAM code: what the NOTAM is about (ICAO Doc 8126 and Doc 8400, NOTAM Code).
 * `WO` (other warning) and `WZ` (model flying, fireworks) are no ICAO codes everywhere but stand in real Q lines.
 */
export const SUBJECTS = {
  // airspace organization
  AA: 'airspace',
  AC: 'airspace',
  AD: 'airspace',
  AE: 'airspace',
  AF: 'airspace',
  AH: 'airspace',
  AL: 'airspace',
  AN: 'airspace',
  AO: 'airspace',
  AP: 'airspace',
  AR: 'airspace',
  AT: 'airspace',
  AU: 'airspace',
  AV: 'airspace',
  AX: 'airspace',
  AZ: 'airspace',
  // communications and surveillance
  CA: 'communication',
  CB: 'communication',
  CC: 'communication',
  CD: 'communication',
  CE: 'communication',
  CG: 'communication',
  CL: 'communication',
  CM: 'communication',
  CP: 'communication',
  CR: 'communication',
  CS: 'communication',
  CT: 'communication',
  // facilities and services
  FA: 'aerodrome',
  FB: 'facility',
  FC: 'facility',
  FD: 'facility',
  FE: 'facility',
  FF: 'facility',
  FG: 'facility',
  FH: 'aerodrome',
  FI: 'facility',
  FJ: 'facility',
  FL: 'facility',
  FM: 'facility',
  FO: 'facility',
  FP: 'aerodrome',
  FS: 'facility',
  FT: 'facility',
  FU: 'facility',
  FW: 'facility',
  FZ: 'facility',
  // GNSS services
  GA: 'gnss',
  GW: 'gnss',
  // instrument and microwave landing systems
  IC: 'landingSystem',
  ID: 'landingSystem',
  IG: 'landingSystem',
  II: 'landingSystem',
  IL: 'landingSystem',
  IM: 'landingSystem',
  IN: 'landingSystem',
  IO: 'landingSystem',
  IS: 'landingSystem',
  IT: 'landingSystem',
  IU: 'landingSystem',
  IW: 'landingSystem',
  IX: 'landingSystem',
  IY: 'landingSystem',
  KK: 'checklist',
  // lighting
  LA: 'lighting',
  LB: 'lighting',
  LC: 'lighting',
  LD: 'lighting',
  LE: 'lighting',
  LF: 'lighting',
  LG: 'lighting',
  LH: 'lighting',
  LI: 'lighting',
  LJ: 'lighting',
  LK: 'lighting',
  LL: 'lighting',
  LM: 'lighting',
  LP: 'lighting',
  LR: 'lighting',
  LS: 'lighting',
  LT: 'lighting',
  LU: 'lighting',
  LV: 'lighting',
  LW: 'lighting',
  LX: 'lighting',
  LY: 'lighting',
  LZ: 'lighting',
  // movement and landing area
  MA: 'movementArea',
  MB: 'movementArea',
  MC: 'movementArea',
  MD: 'movementArea',
  MG: 'movementArea',
  MH: 'movementArea',
  MK: 'movementArea',
  MM: 'movementArea',
  MN: 'movementArea',
  MO: 'movementArea',
  MP: 'movementArea',
  MR: 'movementArea',
  MS: 'movementArea',
  MT: 'movementArea',
  MU: 'movementArea',
  MW: 'movementArea',
  MX: 'movementArea',
  MY: 'movementArea',
  // terminal and en-route navigation
  NA: 'navigationAid',
  NB: 'navigationAid',
  NC: 'navigationAid',
  ND: 'navigationAid',
  NF: 'navigationAid',
  NL: 'navigationAid',
  NM: 'navigationAid',
  NN: 'navigationAid',
  NO: 'navigationAid',
  NT: 'navigationAid',
  NV: 'navigationAid',
  NX: 'navigationAid',
  // other information
  OA: 'information',
  OB: 'obstacle',
  OE: 'information',
  OL: 'obstacle',
  OR: 'information',
  // air traffic procedures
  PA: 'procedure',
  PB: 'procedure',
  PC: 'procedure',
  PD: 'procedure',
  PE: 'procedure',
  PF: 'procedure',
  PH: 'procedure',
  PI: 'procedure',
  PK: 'procedure',
  PL: 'procedure',
  PM: 'procedure',
  PN: 'procedure',
  PO: 'procedure',
  PR: 'procedure',
  PT: 'procedure',
  PU: 'procedure',
  PX: 'procedure',
  PZ: 'procedure',
  // airspace restrictions
  RA: 'restrictedAirspace',
  RD: 'restrictedAirspace',
  RM: 'restrictedAirspace',
  RO: 'restrictedAirspace',
  RP: 'restrictedAirspace',
  RR: 'restrictedAirspace',
  RT: 'restrictedAirspace',
  // air traffic and VOLMET services
  SA: 'trafficService',
  SB: 'trafficService',
  SC: 'trafficService',
  SE: 'trafficService',
  SF: 'trafficService',
  SL: 'trafficService',
  SO: 'trafficService',
  SP: 'trafficService',
  SS: 'trafficService',
  ST: 'trafficService',
  SU: 'trafficService',
  SV: 'trafficService',
  SY: 'trafficService',
  // navigation warnings
  WA: 'warning',
  WB: 'warning',
  WC: 'warning',
  WD: 'warning',
  WE: 'warning',
  WF: 'warning',
  WG: 'warning',
  WH: 'warning',
  WJ: 'warning',
  WL: 'warning',
  WM: 'warning',
  WO: 'warning',
  WP: 'warning',
  WR: 'warning',
  WS: 'warning',
  WT: 'warning',
  WU: 'warning',
  WV: 'warning',
  WW: 'warning',
  WY: 'warning',
  WZ: 'warning',
  XX: 'other',
} as const satisfies Readonly<Record<string, SubjectCategory>>;

export type SubjectCode = keyof typeof SUBJECTS;

/** Whether `code` is a subject (second and third letters) of the NOTAM code. */
export function isSubject(code: string): code is SubjectCode {
  return Object.hasOwn(SUBJECTS, code);
}

/** The section of the table that `code` belongs to. */
export function subjectCategory(code: SubjectCode): SubjectCategory {
  return SUBJECTS[code];
}
