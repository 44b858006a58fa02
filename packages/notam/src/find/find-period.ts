import type { Span } from '@klarnotam/aviation';
import { findMoments, type Moment } from './moment.ts';

/** When a notice is valid, as a layout without the items B and C prints it. */
export interface PrintedPeriod extends Span {
  readonly start: Moment;
  /** Null where it has none: see `permanent`; a notice that cancels has no end. */
  readonly end: Moment | null;
  /** `PERM`, `UFN` in place of the end. */
  readonly permanent: (Span & { readonly word: string }) | null;
}

const LOCAL = String.raw`LOCAL(?:\sTIMES?)?|LMT|LT`;
/** What stands in front of a beginning: `FROM:`, `PERIOD OF VALIDITY:`, `START DATE UTC`. */
const START_LABEL = new RegExp(
  String.raw`(?:^|[^A-Z0-9])((?:(?:(?:PERIOD OF )?VALID(?:ITY)?(?: PERIOD)?|ACTIVE|EFFECTIVE|WEF|START(?:S|ING)?|BEGIN(?:S|NING)?|FROM|FM|DATE|DATES|TIME|PERIOD|IN FORCE|UTC|${LOCAL}|[BC][).:])[\s:()"]{0,4}){1,5})$`,
);
const NAMES_START = /VALID|ACTIVE|EFFECTIVE|WEF|START|BEGIN|FROM|FM|PERIOD|FORCE|[BC][).:]/;
/** What stands between a beginning and an end. */
const CONNECTION = new RegExp(
  String.raw`^(?:[\s,;:|/"'()–—-]|\d{1,2}\.|TO\b|UNTIL\b|TILL?\b|THRU\b|END(?:S|ING)?\b|EXPIR(?:ES?|Y)\b|DATE\b|TIME\b|VALID\b|UTC\b|(?:${LOCAL})\b|C[).:])*$`,
);
const OPEN_END =
  /(?:[\s,;:|/"'()–—-]|TO\b|UNTIL\b|TILL?\b|END\b|DATE\b|UTC\b|C[).:]){0,24}(PERM(?:ANENT)?|UFN|UNTIL FURTHER NOTICE)(?![A-Z])/y;
const SAME_DAY =
  /\s?[-–]\s?(?:(\d{2}):?(\d{2}))(?!\d)\s{0,2}(?:\(?(UTC|Z)(?![A-Z])\)?|\(?(LT|LOCAL(?: TIME)?)(?![A-Z])\)?)?/y;
const RECURRING = /\s{0,3}RECURRING (?:DAILY|WEEKLY|MONTHLY|[A-Z]{3,9}) UNTIL 20(\d{2})-(\d{2})-(\d{2})/y;
const LONGEST_LABEL = 60;
const LONGEST_CONNECTION = 60;

/** How sure it is that a period is that of the whole notice. */
type Rank = 0 | 1 | 2 | 3;

interface Candidate extends PrintedPeriod {
  readonly rank: Rank;
}

function stickyAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** A line, or a cell of a table, begins at `at`. */
function beginsSegment(text: string, at: number): boolean {
  return /(?:^|[\r\n\t"|])[^\S\r\n]{0,8}$/.test(text.slice(Math.max(0, at - 9), at));
}

function endsSegment(text: string, at: number): boolean {
  return /^[^\S\r\n\t]{0,8}[.:]?(?:$|[\r\n\t"|])/.test(text.slice(at, at + 11));
}

/** `0600-1500`: the end on the day of the beginning. */
function endOnSameDay(text: string, start: Moment): Moment | null {
  const match = stickyAt(SAME_DAY, text, start.to);
  if (match === null || start.digits === null) return null;
  const [all, hour, minute, utc, local] = match;
  return {
    from: start.to,
    to: start.to + all.trimEnd().length,
    digits: `${start.digits.slice(0, 6)}${hour ?? ''}${minute ?? ''}`,
    zone: utc !== undefined ? 'utc' : local !== undefined ? 'local' : start.zone,
    estimated: false,
    order: null,
  };
}

/** `RECURRING DAILY UNTIL 2026-07-10` behind the first of several periods: the end is that of the last one. */
function lastEnd(text: string, start: Moment, end: Moment): Moment {
  const match = stickyAt(RECURRING, text, end.to);
  if (match === null || end.digits === null || start.digits === null) return end;
  const [, year = '', month = '', day = ''] = match;
  const clock = end.digits.slice(6);
  // Over midnight the last period ends on the day behind the one that is named, if that is its begin: this day holds both.
  const digits = `${year}${month}${day}${clock <= start.digits.slice(6) ? '2400' : clock}`;
  return digits > end.digits ? { ...end, digits } : end;
}

function labelBefore(text: string, at: number): string {
  return START_LABEL.exec(text.slice(Math.max(0, at - LONGEST_LABEL), at))?.[1] ?? '';
}

/** A clock that only one of both, or the label, names holds for both. */
function sharedZone(
  label: string,
  between: string,
  start: Moment,
  end: Moment | null,
): [Moment, Moment | null] {
  const isLocal = (words: string): boolean => new RegExp(String.raw`\b(?:${LOCAL})\b`).test(words);
  const named = isLocal(label) || isLocal(between) ? 'local' : (start.zone ?? end?.zone ?? null);
  return [{ ...start, zone: start.zone ?? named }, end && { ...end, zone: end.zone ?? named }];
}

function candidate(
  text: string,
  moments: readonly Moment[],
  index: number,
  headTo: number,
): Candidate | null {
  const start = moments[index];
  if (start === undefined) return null;
  const label = labelBefore(text, start.from);
  const isLabelled = NAMES_START.test(label);
  const next = moments[index + 1];
  const between = next && next.from - start.to <= LONGEST_CONNECTION ? text.slice(start.to, next.from) : null;
  const open = stickyAt(OPEN_END, text, start.to);
  let end: Moment | null = null;
  let permanent: PrintedPeriod['permanent'] = null;
  if (open !== null) {
    const word = open[1] ?? '';
    const to = start.to + open[0].length;
    permanent = { from: to - word.length, to, word };
  } else if (next && between !== null && CONNECTION.test(between) && next.digits !== null) {
    end = lastEnd(text, start, next);
  } else if (next && between !== null && CONNECTION.test(between) && next.order !== null) {
    end = next;
  } else end = endOnSameDay(text, start);
  if (end === null && permanent === null) return null;
  const isUntil = open !== null || /UNTIL|TILL?\b/.test(between ?? '');
  if (start.digits === null && start.order === null && !isUntil) return null;
  const to = Math.max(end?.to ?? 0, permanent?.to ?? 0);
  const from = start.from - (isLabelled ? label.length : 0);
  const standsAlone = beginsSegment(text, from) && endsSegment(text, to);
  const standsBehindHead = /^[^\S\r\n]{0,4}(?:[A-Z]{4}[^\S\r\n]{1,4})?$/.test(text.slice(headTo, from));
  const rank = isLabelled ? 3 : standsAlone || standsBehindHead ? 2 : isUntil ? 1 : 0;
  const [first, last] = sharedZone(label, between ?? '', start, end);
  return { start: first, end: last, permanent, from, to, rank };
}

/**
 * The period of the whole notice in upper-case `text`, whose number ends at `headTo`: the first that is labelled, or else stands
 * alone or right behind the number, or else the last with UNTIL. Null where none is clearly that of the notice.
 */
export function findPeriod(text: string, headTo: number): PrintedPeriod | null {
  const moments = findMoments(text);
  let best: Candidate | null = null;
  for (let index = 0; index < moments.length; index++) {
    const found = candidate(text, moments, index, headTo);
    if (found === null || found.rank === 0) continue;
    if (best === null || found.rank > best.rank || (found.rank === 1 && best.rank === 1)) best = found;
    if (best.rank === 3) break;
  }
  return best && withLaterEnds(text, best, moments);
}

const AND = /(?:\s{0,3}RECURRING [A-Z]{3,9} UNTIL 20\d{2}-\d{2}-\d{2})?\s{1,4}AND\s{1,4}(?=20\d{2}-)/y;

/** `… UNTIL 2026-10-24 AND 2026-10-25 0700 UTC - …`: a request lists a period for each half of the clock's year. */
function withLaterEnds(text: string, period: Candidate, moments: readonly Moment[]): PrintedPeriod {
  let { end } = period;
  if (end === null) return period;
  let index = moments.findIndex(({ from }) => from === period.start.from) + 2;
  for (let before = end.to; ; index += 2) {
    const [start, next] = [moments[index], moments[index + 1]];
    if (!start || !next || stickyAt(AND, text, before) === null || AND.lastIndex !== start.from) break;
    if (!CONNECTION.test(text.slice(start.to, next.from).slice(0, LONGEST_CONNECTION))) break;
    end = { ...end, digits: lastEnd(text, start, next).digits };
    before = next.to;
  }
  return { ...period, end };
}

/** The one moment of a notice that cancels another, standing alone; null when there is none. */
export function findLoneMoment(text: string): PrintedPeriod | null {
  for (const start of findMoments(text)) {
    const label = labelBefore(text, start.from);
    const from = start.from - (NAMES_START.test(label) ? label.length : 0);
    if (
      start.digits !== null &&
      (from < start.from || (beginsSegment(text, from) && endsSegment(text, start.to)))
    )
      return { start, end: null, permanent: null, from, to: start.to };
  }
  return null;
}
