import { toAddress } from '../contact/read-emails.ts';
import type { Adjunct } from './adjunct.ts';
import type { Clause } from './clause.ts';
import { isDone, movedTo, stickyPhrase, startOf, take, type Cursor } from './cursor.ts';
import { farthest, findAll, tableOf } from './phrase-table.ts';
import { PHRASE_ENTRIES, type PhraseCode } from './phrases.ts';
import { holdsNamesOnly } from './names-only.ts';
import { readContact } from './read-contact.ts';
import { readActivity } from './read-activity.ts';
import { readAdjuncts } from './read-adjuncts.ts';
import { readDayLine, readWeekdayLine } from './read-lines.ts';
import { readRule } from './read-rule.ts';
import { readRestrictionTitle } from './read-temporary-restriction.ts';
import { HEADS_HOURS, readFacilityLine, readState, readStateCode } from './read-state.ts';
import { readMinima } from './read-minima.ts';
import { readSurfaceReport } from './read-surface-report.ts';
import { REFERENCE_ENTRIES } from './references.ts';

/** A clause longer than this is prose, not a controlled phrase. */
export const LONGEST_CLAUSE = 1500;
/** More statements than this in one clause are a list, which the lines of the text should have parted. */
const MOST_STATEMENTS = 8;

const PHRASES = tableOf(PHRASE_ENTRIES);
const REFERENCES = tableOf(REFERENCE_ENTRIES);
const AREA_LINE = stickyPhrase(
  '(?!APR|MAR|SEP|WED|PPR|THR|FOR|AND|GND|CTR|TWR|STD)(?<name>(?:[A-Z]{2}(?:[DRP]| [DRP] ?)\\d{1,4}[A-Z]{0,2}|EAMTA (?:LOW|HIGH)|AARA ?\\d{1,2}[A-Z]?|(?:EG)?TRA ?\\d{1,4}[A-Z]?|EG ?TR ?\\d{1,4}[A-Z]?|(?:NORTH|SOUTH|EAST|WEST)(?! (?:EAST|WEST|OF|FM|FROM) )(?: LOW| HIGH)?|[A-Z]{2}(?:[DRP]| [DRP] ?)\\d{1,4}[A-Z]?/[A-Z]|AREA \\d{1,2}[A-Z])(?: [A-Z]{3,15}){0,2}?(?: \\([A-Z0-9 ]{2,30}\\))?)',
);
const PLACED_LIMITS = /(?:VERTICAL LIMITS?|LIMITS|VER LIMITS)(?:\/ALTITUDE)? ?: ?/y;
const SEPARATOR = /(?: - |[-,;.:]|AND(?= ))/y;

type Reader = (cursor: Cursor) => Clause | null;
const READERS: readonly Reader[] = [
  readPhrase,
  readContact,
  readReference,
  readRestrictionTitle,
  readState,
  readActivity,
  readRule,
  readAreaLine,
  readDayLine,
  readWeekdayLine,
  readFacilityLine,
  readSurfaceReport,
  readAlone,
  readMinima,
];

/**
 * What `clause` says, when all of it follows known patterns; null otherwise, and never a part of it. `clause` is upper case
 * with single blanks.
 */
export function readClause(clause: string): Clause | null {
  if (clause.length > LONGEST_CLAUSE) return null;
  const read = readWhole(clause);
  if (read === null || !holdsNamesOnly(read)) return null;
  // `RFFS CAT 6 NOT AVBL` is not `not available to category 6`.
  return setsCategory(read) && !/\bTO (?:ICAO |CRASH )?(?:RFF |RFFS |FIRE )?CAT/.test(clause) ? null : read;
}

function setsCategory(clause: Clause): boolean {
  if (clause.kind === 'sequence') return clause.clauses.some(setsCategory);
  return clause.kind === 'state' && clause.adjuncts.some(({ type }) => type === 'category');
}

function readWhole(clause: string): Clause | null {
  const origin = startOf(clause);
  for (const reader of READERS) {
    const cursor = movedTo(origin, 0);
    const read = reader(cursor);
    if (read !== null && isDone(cursor) && isClear(read)) return read;
  }
  return readSequence(movedTo(origin, 0));
}

/** Statements one after the other: `ILS U/S, DME AVBL. REF AIP AD 2.19`. */
function readSequence(cursor: Cursor): Clause | null {
  const clauses: Clause[] = [];
  while (!isDone(cursor)) {
    if (clauses.length === MOST_STATEMENTS) return null;
    const start = cursor.at;
    const parted = clauses.length === 0 || take(cursor, SEPARATOR) !== null;
    const read = readClearly(cursor) ?? readStateAgain(cursor, clauses.at(-1));
    if (read === null) return null;
    if (!parted && !canFollow(clauses.at(-1), read)) return null;
    if (cursor.at === start) return null;
    clauses.push(read);
  }
  if (clauses.length < 2 || clauses.every(({ kind }) => kind === 'facilityLine') || sharesState(clauses))
    return null;
  return { kind: 'sequence', clauses };
}

const AUXILIARY = stickyPhrase('(?:WILL|SHALL) BE|IS|ARE');
const AND_BEFORE = /(?:AND |, )$/;

/** `AD CLOSED AND NOT AVBL FOR DIVERSIONS`: another state of the same thing. What bounds it might bound the first too. */
function readStateAgain(cursor: Cursor, before: Clause | undefined): Clause | null {
  if (before?.kind !== 'state' || !AND_BEFORE.test(cursor.text.slice(0, cursor.at))) return null;
  const start = cursor.at;
  take(cursor, AUXILIARY);
  const found = readStateCode(cursor);
  const adjuncts = found === null ? [] : readAdjuncts(cursor);
  if (found === null || !adjuncts.every(boundsNothing)) {
    cursor.at = start;
    return null;
  }
  return { ...before, state: found.state, value: found.value, adjuncts };
}

function boundsNothing(adjunct: Adjunct): boolean {
  return adjunct.type === 'cause' || (adjunct.type === 'users' && adjunct.scope === 'for');
}

/** `TWY D BTN C AND E, TWY D4 BTN C AND D CLSD`: the state at the end may be that of all before it. */
function sharesState(clauses: readonly Clause[]): boolean {
  const line = clauses.findIndex((clause) => clause.kind === 'facilityLine' && !clause.heads);
  return line !== -1 && clauses.slice(line + 1).some(({ kind }) => kind === 'state');
}

/** A whole phrase leaves the second place to the clause behind it: `DEBRIS IS EXPECTED TO FALL AT … WI …`. */
function readClearly(cursor: Cursor): Clause | null {
  const start = cursor.at;
  const longest = readLongest(cursor);
  if (longest === null || isClear(longest)) return longest;
  cursor.at = start;
  return readPhrase(cursor);
}

/** The reading that reaches farthest. */
function readLongest(cursor: Cursor): Clause | null {
  let best: { clause: Clause; at: number } | null = null;
  for (const reader of READERS) {
    const tried = movedTo(cursor, cursor.at);
    const clause = reader(tried);
    if (clause !== null && tried.at > (best?.at ?? cursor.at)) best = { clause, at: tried.at };
  }
  if (best === null) return null;
  cursor.at = best.at;
  return best.clause;
}

/** Phrases whose value is a list, and what joins it instead of the words of the telegrams. */
const JOINTS: Readonly<Partial<Record<PhraseCode, string>>> = {
  pressureDifference: ', ',
  jammingContact: ' / ',
  ceaseFireContact: ' / ',
  emergencyCeaseFire: ' / ',
};

const HOURS_LINES: ReadonlySet<Clause['kind']> = new Set<Clause['kind']>(['weekdayLine', 'dayLine']);

/** Without a mark between them, only what cannot be part of the same statement follows. */
function canFollow(before: Clause | undefined, next: Clause): boolean {
  const kinds = ['contact', 'reference', 'phrase'];
  // `GROUND OPERATIONS PERMITTED` is no height and a permission to fly.
  if (next.kind === 'rule') return false;
  // `07944 311100 OUT OF HOURS` tells when to call there.
  if (before?.kind === 'contact' && next.kind === 'adjuncts')
    return next.adjuncts.every(({ type }) => type === 'onFrequency');
  return (
    kinds.includes(next.kind) ||
    (before !== undefined && (kinds.includes(before.kind) || isAside(before))) ||
    (before?.kind === 'state' && HEADS_HOURS.has(before.state) && HOURS_LINES.has(next.kind)) ||
    (before?.kind === 'state' &&
      ((next.kind === 'state' && HEADS_HOURS.has(next.state)) ||
        (next.kind === 'state' && next.facility === 'aerodrome') ||
        ((next.kind === 'state' || next.kind === 'facilityLine') && next.name !== null)))
  );
}

/** Place, heights or hours that may stand first; `EXC APRON` goes with what follows and turns it round. */
function isAside(clause: Clause): boolean {
  if (clause.kind !== 'adjuncts') return false;
  return !clause.adjuncts.some(
    (adjunct) =>
      (adjunct.type === 'users' && adjunct.scope === 'except') ||
      (adjunct.type === 'relation' && adjunct.relation === 'excepting'),
  );
}

/** Who does something is told by a state alone: `INSPECTION BY HELICOPTER` is not one for helicopters. */
export function isClear(clause: Clause): boolean {
  if (!('adjuncts' in clause)) return true;
  const done = clause.adjuncts.some((adjunct) => adjunct.type === 'users' && adjunct.scope === 'by');
  return !done && isAboutOnePlace(clause);
}

/** Two places in one clause belong to two statements, and only a reader can tell which. */
function isAboutOnePlace(clause: Clause): boolean {
  if (!('adjuncts' in clause)) return true;
  const places = clause.adjuncts.filter(
    (adjunct) =>
      adjunct.type === 'positions' ||
      adjunct.type === 'areaName' ||
      (adjunct.type === 'bounded' && adjunct.positions !== null) ||
      (adjunct.type === 'radius' && adjunct.position !== null),
  );
  const names = places.filter(({ type }) => type === 'areaName').length;
  return places.length - names <= 1 && names <= 1;
}

function readPhrase(cursor: Cursor): Clause | null {
  const found = farthest(findAll(cursor, PHRASES));
  if (found === null) return null;
  cursor.at = found.at;
  const groups = found.match.groups ?? {};
  const printed = groups.value ?? groups.other ?? null;
  const joint = JOINTS[found.code];
  const value =
    joint === undefined
      ? withoutThousands(printed)
      : (printed?.replace(/,? ?(?:(?:AND|OR) |\/ ?)(?=[A-Z\d])/g, joint) ?? null);
  const { until, from } = groups;
  const phrase = { kind: 'phrase', phrase: found.code, value } as const;
  if (until === undefined) return { ...phrase, second: groups.second ?? null };
  // `FM 20 APR TO 14 JUN 2023`: the year stands behind the end.
  const year = /\d{4}(?= EST$|$)/.exec(until)?.[0] ?? '';
  const begin = groups.second ?? (from === undefined ? null : `${from} ${year}`.trim());
  return { ...phrase, second: begin, until };
}

/** `5,700M` as the other heights of telegrams are written. */
function withoutThousands(printed: string | null): string | null {
  return printed?.replace(/^(\d{1,2}),(\d{3} ?(?:M|FT))$/, '$1$2') ?? null;
}

const TRIGGERS: ReadonlySet<PhraseCode> = new Set<PhraseCode>([
  'triggerSupplement',
  'triggerSupplementFrom',
  'triggerSupplementUntil',
  'triggerSupplementFromUntil',
  'triggerAmendment',
  'triggerAmendmentFrom',
]);

/** A trigger that names its publication; the cursor moves behind it. */
export function readTrigger(cursor: Cursor): Clause | null {
  const start = cursor.at;
  const read = cursor.text.startsWith('TRIGGER', start) ? readPhrase(cursor) : null;
  if (read?.kind === 'phrase' && TRIGGERS.has(read.phrase)) return read;
  cursor.at = start;
  return null;
}

function readReference(cursor: Cursor): Clause | null {
  const found = farthest(findAll(cursor, REFERENCES));
  const value = found?.match.groups?.value ?? found?.match.groups?.sheet ?? found?.match.groups?.rule;
  if (found === null || value === undefined) return null;
  cursor.at = found.at;
  const { code } = found;
  return { kind: 'reference', reference: code, value: code === 'eMail' ? toAddress(value) : value.trim() };
}

function readAreaLine(cursor: Cursor): Clause | null {
  const name = take(cursor, AREA_LINE)?.groups?.name;
  if (name === undefined) return null;
  const adjuncts = readAdjuncts(cursor);
  return adjuncts.length === 0 ? null : { kind: 'areaLine', name, adjuncts };
}

function readAlone(cursor: Cursor): Clause | null {
  take(cursor, PLACED_LIMITS);
  const adjuncts = readAdjuncts(cursor);
  return adjuncts.length === 0 ? null : { kind: 'adjuncts', adjuncts };
}
