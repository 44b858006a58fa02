import type { Adjunct } from './adjunct.ts';
import type { Clause } from './clause.ts';
import { isName, isPlaceName } from './is-name.ts';
import { holdsNamesOnly } from './names-only.ts';
import { isDone, movedTo, startOf, stickyPhrase, take, type Cursor } from './cursor.ts';
import { readActivity } from './read-activity.ts';
import { isPlacing, readAdjuncts, readPlacingAdjunct } from './read-adjuncts.ts';
import { readPrintedBound, readPrintedSubject } from './read-printed.ts';
import { readRule } from './read-rule.ts';
import { readState } from './read-state.ts';
import { isClear, LONGEST_CLAUSE, readClause, readTrigger } from './read-clause.ts';
import { TURNING_WORDS } from './turning-words.ts';
import type { Span } from '@klarnotam/aviation';

/** A statement that stands alone, and the stretches of the clause behind it that no pattern reads. */
export interface PartlyReadClause {
  readonly clause: Clause;
  /** Offsets into the clause, in order; none where all that was left named a place. */
  readonly unread: readonly Span[];
  /** Something in it is told by its own words. */
  readonly isPrinted: boolean;
}

/** A clause has at most so many unread stretches; more of them leave too little that is sure. */
const MOST_UNREAD = 2;

/**
 * Words that can turn what stands before them, and verbs of further statements. A stretch that holds one may change the meaning of
 * the statement, so the clause is not read at all.
 */
const TURNING = new Set([
  ...TURNING_WORDS,
  ...'WILL IS ARE WAS WERE BE BEEN BEING HAS HAVE HAD DO DOES DID NOW ENDS ENDED END STOP REF'.split(' '),
]);

/** Participles that tell where something is. Others tell what became of it: `CRANE … REMOVED`. */
const PLACING_PARTICIPLES = new Set(
  'CENTRED CENTERED LOCATED SITUATED BASED BOUNDED CONTAINED DEFINED DESCRIBED CREWED NAMED'.split(' '),
);

/** That the activity goes on, which the statement says. */
const GOES_ON =
  /\b(?:WILL|TO) (?:TAKE PLACE|BE (?:CONDUCTED|CARRIED OUT|HELD|PERFORMED))\b|\bTAKING PLACE\b/g;

/** Any other word may belong to what stands before it: `DEMOLITION OF EXPLOSIVES`, `CLSD FOR SCHOOL BUSES`. */
const NAMES_A_PLACE =
  /^(?:\(|(?:IN|AT|ON|OVER|NEAR|ALONG|AROUND|WITHIN|WI|INSIDE|VCY|VICINITY|BTW?N|BETWEEN)\b)/;

/** A cause that no pattern reads bounds nothing. */
const GIVES_CAUSE = /^(?:DUE(?: TO)?|BECAUSE OF|OWING TO)\b/;

/** A closure or a rule `FOR`, `TO` or `BY` somebody is for these alone; a stretch that begins in a figure was cut in it. */
const BOUNDING_FIRST = /^(?:FOR|TO|BY|OF|WITH|FROM|FM|AS|OR|\/)\b/;
const CUT_FIGURE = /^[ ,]*[.\d/]/;

/**
 * The statement that `clause` begins with, where the rest adds to it without being able to turn its meaning; null otherwise.
 * `clause` is upper case with single blanks, and {@link readClause} does not read it.
 */
export function readClauseInPart(clause: string): PartlyReadClause | null {
  if (clause.length > LONGEST_CLAUSE) return null;
  const origin = startOf(clause);
  const titled = readTitled(origin);
  if (titled !== null) return titled;
  let best: PartlyReadClause | null = null;
  for (const reader of [readActivity, readState, readRule]) {
    const cursor = movedTo(origin, 0);
    const head = reader(cursor);
    if (head === null || !('adjuncts' in head)) continue;
    const read = readOn(cursor, head);
    if (read !== null && (best === null || unreadLength(read) < unreadLength(best))) best = read;
  }
  return best ?? readPrinted(origin);
}

const TITLE = /[-:,. ]*/y;

/** A trigger and what the publication is about: `TRIGGER NOTAM - AIRAC AIP AMDT 3/25 WEF 20 MAR 25 AD 2.20 …`. It bounds nothing. */
function readTitled(origin: Cursor): PartlyReadClause | null {
  const cursor = movedTo(origin, 0);
  const trigger = readTrigger(cursor) ?? readProcedureChange(cursor);
  if (trigger === null) return null;
  take(cursor, TITLE);
  const from = cursor.at;
  const title = cursor.text.slice(from);
  const whole = readClause(title);
  if (whole !== null) return { clause: sequenceOf(trigger, whole), unread: [], isPrinted: false };
  const part = title.startsWith('TRIGGER') ? null : readClauseInPart(title);
  if (part === null) return { clause: trigger, unread: [{ from, to: cursor.text.length }], isPrinted: false };
  const unread = part.unread.map((span) => ({ from: span.from + from, to: span.to + from }));
  return { clause: sequenceOf(trigger, part.clause), unread, isPrinted: part.isPrinted };
}

const PROCEDURE_CHANGE = stickyPhrase(
  '(?:\\[US DOD PROCEDURAL NOTAM\\] )?INSTRUMENT APPROACH PROCEDURE (?:CHANGED|CHANGE|AMENDMENT|AMENDED)',
);

/** How the United States head what changes in a procedure; the figures of the chart follow. */
function readProcedureChange(cursor: Cursor): Clause | null {
  if (take(cursor, PROCEDURE_CHANGE) === null) return null;
  return {
    kind: 'state',
    facility: 'approachProcedures',
    name: null,
    others: [],
    state: 'changed',
    value: null,
    adjuncts: [],
  };
}

function sequenceOf(first: Clause, next: Clause): Clause {
  return { kind: 'sequence', clauses: [first, ...(next.kind === 'sequence' ? next.clauses : [next])] };
}

/** A state whose subject, or for whom it is, no pattern reads: its own words stand there. */
function readPrinted(origin: Cursor): PartlyReadClause | null {
  const subject = movedTo(origin, 0);
  const named = readPrintedSubject(subject);
  if (named !== null) {
    if (isDone(subject))
      return isClear(named) ? { clause: named, unread: [], isPrinted: !isOwnName(named) } : null;
    const on = readOn(movedTo(subject, subject.at), named);
    if (on !== null) return { ...on, isPrinted: true };
  }
  const { text } = origin;
  for (const { index } of [...text.matchAll(BOUND)].slice(0, MOST_BOUNDS)) {
    const head = readWholeState(text.slice(0, index)) ?? readPrintedState(text.slice(0, index));
    if (head === null) continue;
    const cursor = movedTo(origin, index + 1);
    const bound = readPrintedBound(cursor, head);
    if (bound === null || !isDone(cursor)) return null;
    const clause = { ...head, adjuncts: [...head.adjuncts, ...bound] };
    return isClear(clause) ? { clause, unread: [], isPrinted: true } : null;
  }
  return null;
}

/** `MIKE ROW`: nothing in it is a word of the telegrams, so it is a name as it stands. */
function isOwnName({ name }: Extract<Clause, { readonly kind: 'state' }>): boolean {
  return (
    name !== null &&
    isName(
      name
        .replace(/[^A-Z ]+/g, ' ')
        .replace(/ +/g, ' ')
        .trim(),
    )
  );
}

/** So many places are looked at: a longer clause is no statement and its bound. */
const MOST_BOUNDS = 6;

/** Where it may begin to be told for whom a state is. */
const BOUND = /[ ,](?=(?:EXC|EXCEPT|EXCEPTION|EXCLUDING|OTHER THAN|FOR|TO) )/g;

function readWholeState(text: string): Extract<Clause, { readonly kind: 'state' }> | null {
  const cursor = startOf(text);
  const read = readState(cursor);
  return read?.kind === 'state' && isDone(cursor) && holdsNamesOnly(read) ? read : null;
}

function readPrintedState(text: string): Extract<Clause, { readonly kind: 'state' }> | null {
  const cursor = startOf(text);
  const read = readPrintedSubject(cursor);
  return read !== null && isDone(cursor) ? read : null;
}

function readOn(
  cursor: Cursor,
  head: Extract<Clause, { readonly adjuncts: unknown }>,
): PartlyReadClause | null {
  const adjuncts = [...head.adjuncts];
  const unread: (Span & { readonly behind: Adjunct | null })[] = [];
  let named = 0;
  while (!isDone(cursor)) {
    if (unread.length + named === MOST_UNREAD) return null;
    const from = cursor.at;
    const found = skipToPlace(cursor);
    const place = placeIn(cursor.text.slice(from, found.at), adjuncts.at(-1), head.kind);
    if (place === null) unread.push({ from, to: found.at, behind: adjuncts.at(-1) ?? null });
    else {
      adjuncts.push(place);
      named++;
    }
    for (const adjunct of found.adjuncts) adjuncts.push(adjunct);
  }
  const clause = { ...head, adjuncts };
  if (unread.length + named === 0 || !holdsNamesOnly(clause) || !isClear(clause)) return null;
  // What is left of an exception may bound it.
  if (unread.length > 0 && head.kind === 'rule' && adjuncts.some(isException)) return null;
  const isSafe = unread.every(({ from, to, behind }) => {
    const stretch = cursor.text.slice(from, to).replace(/^[ ,:;-]+/, '');
    const isPart =
      NAMES_A_PLACE.test(stretch) ||
      GIVES_CAUSE.test(stretch) ||
      (head.kind === 'activity' && behind !== null && isPlacing(behind));
    return isPart && isHarmless(stretch, head.kind);
  });
  if (!isSafe) return null;
  const stretches = unread.map(({ from, to }) => cursor.text.slice(from, to).replace(/^[ ,:;-]+/, ''));
  return {
    clause: stretches.some((stretch) => NAMES_A_PLACE.test(stretch)) ? partOf(clause) : clause,
    unread: unread.map(({ from, to }) => ({ from, to })),
    isPrinted: false,
  };
}

function isException({ type }: Adjunct): boolean {
  return type === 'unlessPermitted' || type === 'unlessOperatedOrPermitted';
}

/** `TWY N CLSD IN SEGMENT …`: what is closed in a place that nobody reads is not closed everywhere. */
function partOf<Of extends Clause>(clause: Of): Of {
  return clause.kind === 'state' && clause.state === 'closed' ? { ...clause, state: 'partlyClosed' } : clause;
}

const IN_A_PLACE =
  /^[ ,]*(?:IN|AT|OVER) (?:THE )?(?<name>[A-Z][A-Z'-]{2,20}(?: [A-Z][A-Z'-]{2,20}){0,2}?)(?: AREA)?(?:, ?PSN ?:?)?[ ,.]*$/;

/** An aerodrome by its name: `AT MASSAWA INTERNATIONAL AIRPORT`, `AT WARSAW CHOPIN AIRPORT (EPWA)`. */
const AT_AERODROME =
  /^[ ,]*(?:AT|IN|OF) (?:THE )?(?<name>[A-Z][A-Z'/ -]{2,40} (?:AIRPORT|AERODROME|AP|AD))(?: ?\([A-Z]{4}\))?[ ,.]*$/;

/** A zone of an aerodrome by its name: `IN LEEDS EAST ATZ`. */
const IN_A_ZONE = /^[ ,]*(?:IN|WI|WITHIN|INSIDE) (?:THE )?(?<name>[A-Z][A-Z' -]{2,30} (?:M?ATZ|CTR))[ ,.]*$/;
/** Brackets right behind a position: `(LEEDS, W. YORKS.)`, `(SOUTHSEA TO RYDE)`, `(RWY 02/20, RETFORD/GAMSTON AD)`. */
const IN_BRACKETS = /^[ ,]{0,2}\((?<name>[^()]{2,80}?)\)?[ ,.]*$/;
const FROM_TO = /^(?<from>[A-Z][A-Z' -]{2,40}) TO (?<to>[A-Z][A-Z' -]{2,40})$/;
const COUNTY = /(?<=, )[NSEW]\. /g;
const RUNWAY_OF = /^(?:RWY|RUNWAY) \d{2}[LCR]?(?:\/\d{2}[LCR]?)?, (?<aerodrome>[A-Z][A-Z' /-]{2,40})$/;
/** Names without brackets: `PSN 534746N 0011200W SHERBURN INDUSTRIAL ESTATE`. */
const BARE_NAME =
  /^[ ,]*(?<name>(?!(?:IN|AT|ON|OF|OVER|NEAR|ALONG|AROUND|VCY|BTW?N|CLOSE|ADJ|AREA)\b)[A-Z][A-Z'-]*(?:,? [A-Z][A-Z'-]*){0,5})[ ,.]*$/;

/**
 * What names a place: by words that telegrams use for nothing else (`IN DRAMMEN AREA`), or right behind the position of an activity, of
 * which nothing but a name is told.
 */
function placeIn(stretch: string, before: Adjunct | undefined, kind: Clause['kind']): Adjunct | null {
  const alone = IN_A_PLACE.exec(stretch)?.groups?.['name'];
  if (alone !== undefined && isName(alone)) return { type: 'place', name: alone };
  const aerodrome = AT_AERODROME.exec(stretch)?.groups?.['name'];
  if (aerodrome !== undefined && isPlaceName(aerodrome))
    return { type: 'place', name: aerodrome, located: true };
  const zone = IN_A_ZONE.exec(stretch)?.groups?.['name'];
  if (zone !== undefined && isPlaceName(zone)) return { type: 'place', name: zone };
  const isBehindPosition = kind === 'activity' && before !== undefined && hasPosition(before);
  if (!isBehindPosition || !isHarmless(stretch, kind)) return null;
  const bracketed = IN_BRACKETS.exec(stretch)?.groups?.['name'];
  if (bracketed !== undefined) return placeInBrackets(bracketed);
  const bare = BARE_NAME.exec(stretch)?.groups?.['name'];
  return bare !== undefined && isPlaceName(bare) ? { type: 'place', name: bare } : null;
}

function placeInBrackets(printed: string): Adjunct | null {
  const { from, to } = FROM_TO.exec(printed)?.groups ?? {};
  if (from !== undefined && to !== undefined && isPlaceName(from) && isPlaceName(to))
    return { type: 'fromTo', from: { feature: null, name: from }, to: { feature: null, name: to } };
  const name = RUNWAY_OF.exec(printed)?.groups?.['aerodrome'] ?? printed.replace(COUNTY, '');
  return isPlaceName(name) ? { type: 'place', name: printed } : null;
}

function hasPosition(adjunct: Adjunct): boolean {
  if (adjunct.type === 'radius') return adjunct.position !== null;
  return adjunct.type === 'positions' || (adjunct.type === 'bounded' && adjunct.positions !== null);
}

/** Moves to the next position, height or hours; what lies before it, brackets whole, is unread. */
function skipToPlace(cursor: Cursor): {
  readonly at: number;
  readonly adjuncts: ReturnType<typeof readAdjuncts>;
} {
  const { text } = cursor;
  for (let at = cursor.at; at < text.length; at = afterWord(text, at)) {
    if (at === cursor.at) continue;
    const tried = movedTo(cursor, at);
    const first = readPlacingAdjunct(tried);
    if (first === null) continue;
    const more = readAdjuncts(tried);
    cursor.at = tried.at;
    return { at, adjuncts: [first, ...more] };
  }
  cursor.at = text.length;
  return { at: text.length, adjuncts: [] };
}

/** Behind the word at `at`, or behind the bracket that opens there. */
function afterWord(text: string, at: number): number {
  const close = text[at] === '(' ? text.indexOf(')', at) : -1;
  const blank = text.indexOf(' ', close === -1 ? at : close);
  return blank === -1 ? text.length : blank + 1;
}

function isHarmless(stretch: string, kind: Clause['kind']): boolean {
  if (CUT_FIGURE.test(stretch) || (kind !== 'activity' && BOUNDING_FIRST.test(stretch))) return false;
  return stretch
    .replace(GOES_ON, '')
    .split(/[^\p{L}]+/u)
    .every((word) => !TURNING.has(word) && (!/.ED$/.test(word) || PLACING_PARTICIPLES.has(word)));
}

function unreadLength({ unread }: PartlyReadClause): number {
  return unread.reduce((sum, { from, to }) => sum + to - from, 0);
}
