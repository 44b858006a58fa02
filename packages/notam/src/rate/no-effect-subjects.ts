import type { Span } from '@klarnotam/aviation';
import { phrase } from '../search/phrase.ts';
import type { HarmlessSubject } from './reason.ts';
import { findPhrase, type Found } from '../search/find-phrase.ts';
import type { SearchText } from '../search/search-text.ts';

/** Subjects without effect at drone heights, by the second and third letter of the NOTAM code. */
const BY_SUBJECT: ReadonlyMap<string, HarmlessSubject> = new Map(
  Object.entries<HarmlessSubject>({
    FA: 'otherAerodrome',
    FB: 'facility',
    FC: 'facility',
    FD: 'facility',
    FE: 'facility',
    FF: 'fireCategory',
    FG: 'facility',
    FH: 'facility',
    FI: 'facility',
    FJ: 'facility',
    FL: 'facility',
    FM: 'weatherService',
    FO: 'facility',
    FP: 'facility',
    FS: 'facility',
    FT: 'facility',
    FU: 'fuel',
    FW: 'facility',
    FZ: 'facility',
    MA: 'movementArea',
    MB: 'movementArea',
    MC: 'runway',
    MD: 'runway',
    MG: 'taxiway',
    MH: 'runway',
    MK: 'apron',
    MM: 'movementArea',
    MN: 'apron',
    MO: 'movementArea',
    MP: 'apron',
    MR: 'runway',
    MS: 'runway',
    MT: 'runway',
    MU: 'runway',
    MW: 'runway',
    MX: 'taxiway',
    MY: 'taxiway',
    OA: 'airTrafficService',
    OE: 'mannedOnly',
    AL: 'route',
    AN: 'route',
    AP: 'route',
    AR: 'route',
    AV: 'route',
    AX: 'route',
    AH: 'route',
    AU: 'route',
    AO: 'route',
    PF: 'flightPlanning',
    PP: 'procedure',
  }),
);

/** The same by the second letter alone. */
const BY_SECTION: ReadonlyMap<string, HarmlessSubject> = new Map(
  Object.entries<HarmlessSubject>({
    C: 'communication',
    G: 'navigationAid',
    I: 'navigationAid',
    L: 'lighting',
    M: 'movementArea',
    N: 'navigationAid',
    P: 'procedure',
    S: 'airTrafficService',
    F: 'otherAerodrome',
  }),
);

/** Words by which item E shows a harmless subject, for codes that leave it open; the earliest in the text counts. */
const BY_WORDS: readonly (readonly [HarmlessSubject, RegExp])[] = [
  [
    'procedure',
    phrase(
      String.raw`INSTRUMENT (?:APPROACH|APCH|DEPARTURE|DEP)\w*|IAPS?|(?:INSTR )?APCH PROC\w*|SIDS?|STARS?|MISSED (?:APPROACH|APCH)|TKOF MINIMUMS|MINIMA|DECLARED DIST\w*|VISUAL FLIGHT DEPARTURE|OBSTACLE DEPARTURE|CIRCLING|STANDARD INSTRUMENT|FLW PROCEDURE|PROCEDURES`,
    ),
  ],
  [
    'mannedOnly',
    phrase(
      String.raw`AIRLINE OPERATORS?|AIRLINES|ALL WEATHER OPERATIONS|ATMOSPHERIC PRESSURE|TRANSITION LEVEL|OCA\/OCH`,
    ),
  ],
  [
    'runway',
    phrase(
      String.raw`(?:RWYS?|RUNWAYS?)(?! CARAVAN)|THR|OVERRUN|RESA|STOPWAY|PISTA|PISTE|RSC|CRFI|NOTAM SNOW|RCR|ARRESTING (?:GEAR|SYSTEM)|BAK-\d+|DTHR`,
    ),
  ],
  ['taxiway', phrase(String.raw`TWYS?|TAXIWAYS?|TAXILANES?|TAXIING|CALLE DE RODAJE|VOIE DE CIRCULATION`)],
  [
    'apron',
    phrase(
      String.raw`APRONS?|APN|RAMPS?|STANDS?|PARKING|SPOTS?|GATES?|ROWS?|HANGARS?|DOCK|MAT|PLATAFORMA|HOT CARGO|TRANSIENT|HELIPADS?|PADS?`,
    ),
  ],
  [
    'lighting',
    phrase(
      String.raw`LGTS?|LIGHTS?|LIGHTING|PAPI|VASIS?|ALS|REIL|MALSR?|SALS|BEACON|FLOODLIGHTS?|HIRL|MIRL|WDI|WINDSOCK|WIND (?:CONE|DIRECTION INDICATOR)`,
    ),
  ],
  [
    'navigationAid',
    phrase(
      String.raw`NAVAIDS?|ILS|LOC|GP|GLIDE ?(?:PATH|SLOPE)|D?VORS?|VORTAC|DVORTAC|DME|NDB|TACAN|LOCATOR|MARKER|PAR|RAIM|SBAS|GBAS|WAAS`,
    ),
  ],
  [
    'communication',
    phrase(
      String.raw`FREQ|FREQUENC(?:Y|IES)|COM(?:MS|M)?|ATIS|VOLMET|CPDLC|DSN|TELEPHONE|TEL|PHONE|RADIO|HF|RCO|RCAG|INTERNET|PMSV`,
    ),
  ],
  [
    'airTrafficService',
    phrase(
      String.raw`ATS|ATC|TWR|TOWER|AFIS|APP|APPROACH CONTROL|RADAR|A\/G|ACC|FIS|AIS|ARO|SSR|ADS-?B|AFTN|FSS`,
    ),
  ],
  ['fuel', phrase(String.raw`FUEL\w*|REFUEL\w*|AVGAS|JET ?A-?1?|OIL|OXYGEN|COMBUSTIBLE|DE-?ICING`)],
  [
    'fireCategory',
    phrase(
      String.raw`RFFS?|ARFF|FIRE (?:CAT\w*|SERVICES?|PROTECTION|FIGHTING (?:CAT\w*|SER\w*))|RESCUE AND FIRE|SSLIA|SSEI`,
    ),
  ],
  [
    'aerodromeClosed',
    phrase(
      String.raw`(?:AD|AERODROME|AIRFIELD|AIRPORT|AP|HELIPORT|ARPT|AP)(?: IS| WILL BE)? (?:CLSD|CLOSED|CLD|NOT AVBL|UNAVAILABLE)`,
    ),
  ],
  [
    'openingHours',
    phrase(
      String.raw`(?:OPR|OPERATING|OPENING|OPERATIONS?|WORKING|SERVICE|AIRFIELD|AERODROME|AD) (?:HRS?|HOURS|TIMES?)|HOURS? OF (?:OPR|OPERATIONS?|SERVICE|SER)|HR OF (?:OPR|SER|OPERATION)|PPR|PRIOR PERMISSION|AD OPEN|CUSTOMS|HRS OF OPR|PERSONNEL`,
    ),
  ],
  [
    'weatherService',
    phrase(String.raw`WEATHER|METAR|TAF|MET|WX|AWOS|ASOS|CEILOMETER|ATIS|ANEMOMETER|RVR|AUTOMETAR`),
  ],
  ['route', phrase(String.raw`ATS RTE|ATS ROUTES?|ROUTES?|AWYS?|AIRWAYS?|RNAV ROUTES|CDR|REROUT\w+|RTE|DCT`)],
  [
    'flightPlanning',
    phrase(String.raw`FPL|FLIGHT PLANS?|SLOTS?|FLOW (?:RESTR\w*|CONTROL|MANAGEMENT)|ATFM|CTOT|FLT PLAN`),
  ],
  [
    'facility',
    phrase(
      String.raw`CONSTRUCTION|WIP|WORK IN PROGRESS|MAINT|EQUIPMENT|TERMINAL|HANDLING|VEHICLES?|CARAVAN|GRASS|SNOW|PERSONEL|MEN AND|SIGN|MARKINGS?`,
    ),
  ],
];

const AERODROME_BY_CONDITION: ReadonlyMap<string, HarmlessSubject> = new Map(
  Object.entries<HarmlessSubject>({
    LC: 'aerodromeClosed',
    AH: 'openingHours',
    AP: 'openingHours',
  }),
);

/** The harmless subject that the Q code names, or null. */
export function noEffectSubjectOf(subject: string | null, condition: string | null): HarmlessSubject | null {
  if (subject === null) return null;
  if (subject === 'FA') return AERODROME_BY_CONDITION.get(condition ?? '') ?? 'otherAerodrome';
  return BY_SUBJECT.get(subject) ?? BY_SECTION.get(subject.charAt(0)) ?? null;
}

/** `NEAR THE FUEL DEPOT`, `OVER THE APRON`, `SOUTH OF RWY 05/23`: only where something else is. */
const BESIDE =
  /\b(?:(?:NORTH|SOUTH|EAST|WEST|[NS][EW]|[NSEW]) OF|NEAR|OVER|ABOVE|AROUND|ARND|VCY(?: OF)?|VICINITY(?: OF)?|ACROSS|BEHIND|OUTSIDE|BESIDE|NEXT TO|CLOSE TO)(?: THE| AN?)? $/;

function isSubject({ from }: Found, { words }: SearchText): boolean {
  return !BESIDE.test(words.slice(Math.max(0, from - 24), from));
}

/** A harmless subject, and where in the searched words item E names it. */
interface NamedSubject {
  readonly subject: HarmlessSubject;
  readonly span: Span;
  readonly from: number;
}

/** The harmless subject that item E speaks of first, or null. */
export function findNoEffectSubject(text: SearchText): NamedSubject | null {
  let earliest: NamedSubject | null = null;
  for (const [subject, pattern] of BY_WORDS) {
    const found = findPhrase(text, pattern, (each) => isSubject(each, text));
    if (found !== null && (earliest === null || found.from < earliest.from)) {
      earliest = { subject, span: found.span, from: found.from };
    }
  }
  return earliest;
}

/** Farther behind, a word tells of something else than what the text is about: `DIVERSIONS ACCEPTED WITH ATC APPROVAL`. */
const SUBJECT_ENDS = 30;

/** What item E begins with, or null. */
export function openingSubject(named: NamedSubject | null): HarmlessSubject | null {
  return named !== null && named.from < SUBJECT_ENDS ? named.subject : null;
}

/** Words that a notice about the subject has beside those by which it is told from others. */
const MORE_WORDS: ReadonlyMap<HarmlessSubject, RegExp> = new Map([
  ['procedure', phrase(String.raw`APCHS?|APPROACH(?:ES)?|PROC|PROCEDURES?`)],
  [
    'movementArea',
    phrase(
      String.raw`RWYS?|RUNWAYS?|THR|TWYS?|TAXIWAYS?|TAXILANES?|APRONS?|APN|STANDS?|TLOF|FATO|HELIPADS?|STOP ?BARS?|MARKINGS?|(?:MOVEMENT|MANOEUVRING|MANEUVERING) AREAS?`,
    ),
  ],
]);

/** Where item E names `subject`, whatever else it names; null where it does not. */
export function findSubjectWords(text: SearchText, subject: HarmlessSubject): Span | null {
  const pattern = BY_WORDS.find(([each]) => each === subject)?.[1];
  const more = MORE_WORDS.get(subject);
  const found = (pattern && findPhrase(text, pattern)) ?? (more && findPhrase(text, more));
  return found?.span ?? null;
}
