import type { Span } from '@klarnotam/aviation';
import type { Qualifier } from '../facts.ts';
import { phrase, phraseList } from '../search/phrase.ts';
import type { AirspaceKind } from './reason.ts';
import { findPhrase, findPhrases, type Found } from '../search/find-phrase.ts';
import type { SearchText } from '../search/search-text.ts';

/** A piece of airspace that the NOTAM makes active or sets up. */
export interface ActiveAirspace {
  readonly airspace: AirspaceKind;
  /** The designator as printed (`EGD098F`); null when the text gives none. */
  readonly name: string | null;
  readonly span: Span | null;
}

/** `EN D480 ACT`: an area by its designator (ICAO Annex 15) alone, said to be active. */
const DESIGNATED_ACTIVE = phrase(
  String.raw`(?!(?:TO|OF|IN|ON|AT|WI|FM|BY|AS|OR|IS|NR) )[A-Z]{2}(?: |-)?([PDR])(?: |-)?\d{1,4}[A-Z]{0,3},? (?:\([A-Z ]{1,40}\) )?(?:[A-Z]{1,20},? ){0,3}?(?:IS |WILL BE )?(?:ACT|ACTIVE|ACTIVATED|VALID|IN FORCE)`,
);

/** Kinds by the letter of the designator, the most telling first. */
const DESIGNATED_KINDS: readonly (readonly [string, AirspaceKind])[] = [
  ['P', 'prohibitedArea'],
  ['D', 'dangerArea'],
  ['R', 'restrictedArea'],
];

/** `EFD441`, `LHTSA22B`: a danger, restricted, reserved or segregated area by its designator, written together (ICAO Annex 15). */
const DESIGNATED_AREA = phrase(String.raw`[A-Z]{2}(D|R|TRA|TSA)\d{2,4}[A-Z]{0,3}`);
const AREA_KINDS: ReadonlyMap<string | undefined, AirspaceKind> = new Map([
  ['D', 'dangerArea'],
  ['R', 'restrictedArea'],
  ['TRA', 'temporaryReservedArea'],
  ['TSA', 'temporarySegregatedArea'],
]);

/** Kinds by their names in item E, the most telling first. */
const NAMED: readonly (readonly [AirspaceKind, RegExp])[] = [
  [
    'prohibitedArea',
    phrase(
      String.raw`PROHIBITED (?:AREAS?|ZONES?|AIRSPACE)|ZONES? (?:PROHIBIDAS?|INTERDITES?)|AREAS? PROIBIDAS?`,
    ),
  ],
  [
    'dangerArea',
    phrase(
      String.raw`(?:DANGER|DNG|DANGEROUS|HAZARD) (?:AREAS?|ZONES?|AIRSPACE)|TDA ?\d{0,4}|ZONAS? PELIGROSAS?|ZONES? DANGEREUSES?|AREAS? PERIGOSAS?|ZDT ?\d{0,4}`,
    ),
  ],
  [
    'temporarySegregatedArea',
    phrase(String.raw`TSA(?: ?\d{1,4}[A-Z]{0,2})?|(?:TEMPO?(?:RARY)? )?SEGREGATED (?:AREAS?|AIRSPACE)`),
  ],
  [
    'temporaryReservedArea',
    phrase(
      String.raw`TEMPO?(?:RARY|RARILY)? RESERVED (?:AREAS?|AIRSPACE)|TRA ?\d{1,4}[A-Z]{0,2}|TRA(?= ?[A-Z]{1,4}\d| (?:'[^']{1,30}'|[A-Z]{1,20}) (?:IS |WILL BE )?(?:ACT|ACTIVE|ACTIVATED)(?![A-Z]))`,
    ),
  ],
  [
    'flightRestriction',
    phrase(
      String.raw`TEMPO?(?:RARY)? FLIGHT RESTRICTIONS?|TFR|FLIGHT RESTRICTION ZONES?|FRZ|(?:UAS|DRONE) GEOGRAPHICAL ZONES?`,
    ),
  ],
  [
    'restrictedArea',
    phrase(
      String.raw`RESTRICTED (?:AREAS?|ZONES?|AIRSPACE)|RA ?\(T\)|ZONAS? RESTRINGIDAS?|AREAS? RESTRINGIDAS?|ZONES? REGLEMENTEES?|AREAS? RESTRITAS?|ZRT ?\d{0,4}[A-Z]?|TEMPO?(?:RARY)? RESTRICTED(?= FOR)|R-?\d{4}[A-Z]? (?:IS |WILL BE )?(?:ACT|ACTIVE|ACTIVATED|HOT)|FLUGBESCHRAE?NKUNGS?(?:GEBIET|EN)?`,
    ),
  ],
  [
    'reservedAirspace',
    phrase(
      String.raw`AIRSPACE (?:IS |WILL BE |HAS BEEN )?(?:RESERVATION|RESERVED|BLOCKED)|RESERVED AIRSPACE|RESERVATION OF AIRSPACE|RESERVA DE ESPACIO AEREO|(?:STNR|STATIONARY|MOVING) ALT(?:ITUDE)? RESERVATION`,
    ),
  ],
  ['militaryOperatingArea', phrase(String.raw`MOA|MILITARY OPERATING AREAS?|MIL OPR AREAS?`)],
  ['radioOrTransponderZone', phrase(String.raw`(?:TRANSPONDER|RADIO) MANDATORY ZONES?|TMZ|RMZ`)],
  ['controlZone', phrase(String.raw`M?CTRS?|CONTROL ZONES?|MATZ|CONTROLLED AIRSPACE CLASS [B-E]`)],
  ['aerodromeTrafficZone', phrase(String.raw`ATZS?|HTZ|AERODROME TRAFFIC ZONES?`)],
];

const ANY_NAMED = phraseList([DESIGNATED_ACTIVE, ...NAMED.map(([, each]) => each)]);

/** Kinds by the second and third letter of the NOTAM code. */
const BY_SUBJECT: ReadonlyMap<string, AirspaceKind> = new Map(
  Object.entries<AirspaceKind>({
    RD: 'dangerArea',
    RT: 'restrictedArea',
    RR: 'restrictedArea',
    RP: 'prohibitedArea',
    RM: 'militaryOperatingArea',
    AC: 'controlZone',
    AZ: 'aerodromeTrafficZone',
  }),
);

/** Words that mean an area is spoken of but not set up: outside it, next to it, without it. */
const NOT_HERE =
  /\b(?:OUTSIDE|CLEAR OF|AVOID|AVOIDING|N OF|S OF|E OF|W OF|NORTH OF|SOUTH OF|EAST OF|WEST OF|NO|NOT IN|REMOVAL OF|VCY|VICINITY OF|NEAR|BTN|IF|WHEN|WHILE|REPLACES?|REMAIN CLR) (?:OF )?(?:THE |ANY |ADJACENT )?$|\b(?:NOTAM FOR|DETAILS OF|DETAILS FOR) (?:[A-Z]{1,20} ){0,2}$/;

const DESIGNATOR = String.raw`(?!(?:TO|OF|IN|ON|AT|WI|FM|BY|AS|OR|IS|NR) )[A-Z]{2}(?:[ -]?(?:D|R|P|TRA?|TSA?)|-(?:D|R) )\d{1,4}[A-Z]{0,3}|R-?\d{4}[A-Z]?`;
/** Levels, hours and dates stand behind an area as its name does: `EN D476 ACT FL050-FL100`. */
const NO_NAME = String.raw`(?!H24(?![A-Z0-9])|(?:FL|RWY|TWY|UTC|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)\d)`;
const NAME_AFTER = new RegExp(
  String.raw`^(?:[ ,:"'([\-)]|TDA|TSA|TRA|TEMPORARY){0,8}(${DESIGNATOR}|${NO_NAME}[A-Z]{1,4}\d{2,5}[A-Z]{0,3})(?![A-Z0-9])`,
);
/** What is said to be active begins with it, `EN D 476 ACT`. */
const DESIGNATED = /^(?:[A-Z]{2}[ -]?[DRP][ -]?\d{1,4}[A-Z]{0,3}|R-?\d{4}[A-Z]?)(?= )/;
const NAME_ANYWHERE = new RegExp(String.raw`\b(?:${DESIGNATOR})(?![A-Z0-9])`);

/** Kinds that have no designator: one elsewhere in the text is that of another area. */
const WITHOUT_DESIGNATOR: readonly AirspaceKind[] = [
  'reservedAirspace',
  'radioOrTransponderZone',
  'controlZone',
  'aerodromeTrafficZone',
];

function nameAfter(text: SearchText, offset: number): string | null {
  const name = NAME_AFTER.exec(text.words.slice(offset, offset + 40))?.[1];
  return name === undefined ? null : name.replaceAll(' ', '');
}

function nameIn(words: string): string | null {
  const name = NAME_ANYWHERE.exec(words);
  return name === null ? null : name[0].replaceAll(' ', '');
}

function isHere({ from }: Found, { words }: SearchText): boolean {
  return !NOT_HERE.test(words.slice(Math.max(0, from - 40), from));
}

/** The airspace that item E names as set up or active: by a designator, else by what it is called. */
export function findNamedAirspace(text: SearchText): ActiveAirspace | null {
  if (!ANY_NAMED.any.test(text.words)) return null;
  return findDesignated(text) ?? findCalled(text);
}

function findDesignated(text: SearchText): ActiveAirspace | null {
  const here = findPhrases(text, DESIGNATED_ACTIVE).filter((found) => isHere(found, text));
  if (here.length === 0) return null;
  for (const [letter, airspace] of DESIGNATED_KINDS) {
    const found = here.find(({ groups }) => groups[0] === letter);
    if (found !== undefined) return toNamed(text, airspace, found);
  }
  return null;
}

/** The first area that item E names by a designator, whatever is said of it, or null. */
export function findDesignatedArea(text: SearchText): ActiveAirspace | null {
  const found = findPhrase(text, DESIGNATED_AREA, (each) => isHere(each, text));
  const airspace = AREA_KINDS.get(found?.groups[0]);
  if (found === null || airspace === undefined) return null;
  return { airspace, name: found.phrase, span: found.span };
}

function findCalled(text: SearchText): ActiveAirspace | null {
  for (const [airspace, each] of NAMED) {
    const found = findPhrase(text, each, isHere);
    if (found !== null) return toNamed(text, airspace, found);
  }
  return null;
}

function toNamed(text: SearchText, airspace: AirspaceKind, found: Found): ActiveAirspace {
  const ofThis = DESIGNATED.exec(found.phrase)?.[0].replaceAll(' ', '') ?? nameAfter(text, found.to);
  if (ofThis !== null) return { airspace, name: ofThis, span: found.span };
  const elsewhere = WITHOUT_DESIGNATOR.includes(airspace) ? null : nameIn(text.words);
  return { airspace, name: elsewhere, span: found.span };
}

/** The airspace that the Q code names as its subject; its name and place are taken from item E. */
export function airspaceOfSubject(qualifier: Qualifier | null, text: SearchText): ActiveAirspace | null {
  const airspace = qualifier?.subject ? BY_SUBJECT.get(qualifier.subject) : undefined;
  if (airspace === undefined) return null;
  const named = findNamedAirspace(text);
  if (named !== null) return airspace === 'prohibitedArea' ? { ...named, airspace } : named;
  const name = WITHOUT_DESIGNATOR.includes(airspace) ? null : nameIn(text.words);
  return { airspace, name, span: null };
}
