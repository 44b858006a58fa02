import type { Span } from '@klarnotam/aviation';
import { isClock } from './cursor.ts';
import { findDaysOff } from './find-days-off.ts';
import { monthOrders } from './month-order.ts';
import { readItems, type ScheduleItem } from './read-items.ts';
import type { DayTime } from './schedule-clause.ts';
import type { Token } from './token.ts';
import { COORDINATED, FROM, LOCAL, SUN, UNIT, UP_TO } from './vocabulary.ts';
import { withoutLocalWords } from './without-local-words.ts';

/** `08.00-16.00`, `8:30 TO 17:00`, `08H00-16H00`, `13-01Z`, `8 AM`, `BTN 12 AND 13 LOCAL`: hours in forms that are not read. */
const OTHER_FORMS =
  /(?<![\dA-Z.,])(?:[012]?\d[.:H][0-5]\d ?(?:H|HRS?|Z|L|LT|UTC|AM|PM)? ?(?:-|TO|UNTIL|TILL?|AND) ?[012]?\d[.:H][0-5]\d(?!\d)(?! ?(?:NM|KM|FT|M|MHZ|KHZ)(?![A-Z]))|[012]\d ?- ?[012]\d ?(?:Z|UTC|LT|LCL|HRS?)(?![A-Z\d])|1?\d(?:[.:][0-5]\d)? ?[AP]M(?![A-Z\d])|(?:BTN|BETWEEN|FROM|FM) [012]?\d ?(?:AND|TO|UNTIL|TILL?|-) ?[012]?\d ?(?:LOCAL|LCL|LT|UTC|Z|HRS?|H|O'CLOCK)(?![A-Z\d]))/g;
/** Words after which a single time begins or ends the hours. */
const BEFORE_TIME = /^(?:AFTER|BEFORE|DURING|SINCE|UNTIL|TILL?|FROM|FM|BTN|BETWEEN)$/;
const HOUR = 60;
/** Places of hours nearer to each other than this are told as one. */
const JOINED_WITHIN = 60;

/** Whether hours are known already, by their words or by their times in minutes of the day. */
export type KnownHours = (words: string, times: readonly number[]) => boolean;

/**
 * The places in item E (upper case, as `tokens`) where hours stand: ranges of times, single times that begin or end them, the sun's,
 * weekdays, exceptions from H24. Left out are those that `isKnown` knows.
 */
export function findHours(text: string, tokens: readonly Token[], isKnown: KnownHours): Span[] {
  const found: Span[] = [];
  const stripped = withoutLocalWords(tokens);
  const [order = 'dayFirst'] = monthOrders(stripped);
  let before: ScheduleItem | null = null;
  for (const item of readItems(stripped, order)) {
    if (isHours(item, before, stripped, text, isKnown)) found.push(item);
    before = item;
  }
  tokens.forEach((token, index) => {
    if (isSingleTime(tokens, index, text) && !isKnown(text.slice(token.from, token.to), []))
      found.push(token);
  });
  for (const match of text.matchAll(OTHER_FORMS)) {
    found.push({ from: match.index, to: match.index + match[0].length });
  }
  for (const off of findDaysOff(text)) {
    if (!isKnown(text.slice(off.from, off.to), [])) found.push(off);
  }
  return join(found);
}

function isHours(
  item: ScheduleItem,
  before: ScheduleItem | null,
  tokens: readonly Token[],
  text: string,
  isKnown: KnownHours,
): boolean {
  const words = text.slice(item.from, item.to);
  if (item.type === 'days') return item.days.weekdays.length > 0 && !isKnown(words, []);
  if (item.type === 'except') return item.except.times.length > 0 || isAllDay(before);
  if (item.type === 'rest' || item.type === 'continuous') return true;
  if (item.type !== 'time' || item.time.type === 'allDay') return false;
  const { from, to } = item.time;
  if (from.type !== 'clock' && to.type !== 'clock') return !isKnown(words, []);
  if (isMeasured(tokens[item.next]) || isPartOfNumber(text, item)) return false;
  if (isSeason(minutesOf(from), minutesOf(to))) return false;
  return !isKnown(words, [minutesOf(from), minutesOf(to)]);
}

/** `1000-2000FT`; the level behind `1000-1200 FL050-FL095` measures nothing before it. */
function isMeasured(after: Token | undefined): boolean {
  return after !== undefined && (after.classes & UNIT) !== 0 && after.text !== 'FL';
}

/** `2022-2023`: two years, as of a snow plan, not a minute in the evening. */
function isSeason(from: number, to: number): boolean {
  return Math.floor(from / HOUR) === 20 && to === from + 1;
}

function minutesOf(time: DayTime): number {
  return time.type === 'clock' ? time.minutes : -1;
}

function isAllDay(item: ScheduleItem | null): boolean {
  return item?.type === 'time' && item.time.type === 'allDay';
}

/** `AR-2026-1430/01`, `2022-04-0105`, `910-396-7414`, `FL095-1500`: more stands at the digits. */
function isPartOfNumber(text: string, { from, to }: Span): boolean {
  return /[-./\dA-Z+]/.test(text.charAt(from - 1)) || /^(?:[-/]\w|\d)/.test(text.slice(to, to + 2));
}

/** `FM 0800Z`, `UNTIL 2200 LT`, `TIL SS`. */
function isSingleTime(tokens: readonly Token[], index: number, text: string): boolean {
  const token = tokens[index];
  const before = tokens[index - 1];
  if (token === undefined) return false;
  const opens = before !== undefined && (BEFORE_TIME.test(before.text) || (before.classes & FROM) !== 0);
  if ((token.classes & SUN) !== 0) return opens;
  if (!isClock(token) || token.value > 2400 || token.value % 100 > 59) return false;
  if (isPartOfNumber(text, token)) return false;
  const after = tokens[index + 1];
  const isMarked =
    after !== undefined && (after.classes & (LOCAL | COORDINATED)) !== 0 && after.from - token.to <= 1;
  return (opens || (before !== undefined && (before.classes & UP_TO) !== 0)) && isMarked;
}

/** In order, those near to each other put together. */
function join(spans: readonly Span[]): Span[] {
  const joined: { from: number; to: number }[] = [];
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from || a.to - b.to)) {
    const last = joined.at(-1);
    if (last !== undefined && from - last.to <= JOINED_WITHIN) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined;
}
