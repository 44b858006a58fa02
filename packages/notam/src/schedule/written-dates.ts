import { DAY_MINUTES, minutesOf, toCalendarDate, toDayNumber, weekdayOf } from './calendar.ts';
import { isClock, isDayOfMonth } from './cursor.ts';
import type { ScheduleContext } from './read-schedule.ts';
import type { Token } from './token.ts';
import { LOCAL, classesOfWord, MONTHS, WEEKDAYS } from './vocabulary.ts';

/** First and last day, days since 1970-01-01. */
export interface DaysOfValidity {
  readonly first: number;
  readonly last: number;
}

const RUNWAY_WORDS: ReadonlySet<string> = new Set(['RWY', 'RWYS', 'RUNWAY', 'TWY', 'THR']);
const MONTH_NAMES: readonly string[] = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');

/** The days from item B to item C; null without an end. */
export function daysOfValidity({
  validFrom,
  validTo,
  permanent,
}: Pick<ScheduleContext, 'validFrom' | 'validTo' | 'permanent'>): DaysOfValidity | null {
  const from = validFrom === null ? null : minutesOf(validFrom);
  const to = validTo === null || permanent ? null : minutesOf(validTo);
  if (from === null || to === null) return null;
  return { first: Math.floor(from / DAY_MINUTES), last: Math.floor(to / DAY_MINUTES) };
}

/**
 * `24/11` or `11/24` in front of a time, as the tokens `24 NOV`, when only one of both ways to read it lies in the validity or a
 * day beside it. Null otherwise.
 */
export function numericDate(
  tokens: readonly Token[],
  index: number,
  validity: DaysOfValidity | null,
): { readonly tokens: readonly Token[]; readonly next: number } | null {
  const [first, oblique, second, after] = [0, 1, 2, 3].map((ahead) => tokens[index + ahead]);
  if (validity === null || first?.type !== 'number' || second?.type !== 'number') return null;
  if (oblique?.text !== '/' || first.to !== oblique.from || oblique.to !== second.from) return null;
  if (first.text.length > 2 || second.text.length > 2 || after === undefined) return null;
  const isBeforeTime =
    isClock(after) || ((after.classes & LOCAL) !== 0 && isClockAt(tokens, index + 4)) || after.text === ':';
  if (!isBeforeTime || RUNWAY_WORDS.has(tokens[index - 1]?.text ?? '')) return null;
  const dayFirst = datesWithin(first.value, second.value, validity).length > 0;
  const monthFirst = datesWithin(second.value, first.value, validity).length > 0;
  if (dayFirst === monthFirst && first.value !== second.value) return null;
  if (!dayFirst && !monthFirst) return null;
  const [day, month] = dayFirst ? [first, second] : [second, first];
  const name = MONTH_NAMES[month.value - 1] ?? '';
  const place = { from: first.from, to: second.to };
  return {
    tokens: [
      { ...day, ...place },
      { type: 'word', text: name, classes: classesOfWord(name), value: 0, ...place },
    ],
    next: index + 3,
  };
}

function isClockAt(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  return token !== undefined && isClock(token);
}

/** Whether the weekday at `index` only says on which day the date behind it falls: `TUE 24 NOV` where that is a Tuesday. */
export function namesDayOfDate(
  tokens: readonly Token[],
  index: number,
  validity: DaysOfValidity | null,
): boolean {
  const weekday = WEEKDAYS.get(tokens[index]?.text ?? '');
  const [first, second] = [tokens[index + 1], tokens[index + 2]];
  if (validity === null || weekday === undefined || first === undefined || second === undefined) return false;
  const [day, month] = first.type === 'number' ? [first, second] : [second, first];
  const number = MONTHS.get(month.text);
  if (!isDayOfMonth(day) || number === undefined) return false;
  const [date, ...others] = datesWithin(day.value, number, validity);
  return date !== undefined && others.length === 0 && weekdayOf(date) === weekday;
}

/** The days with this date in the validity or a day beside it. */
function datesWithin(day: number, month: number, { first, last }: DaysOfValidity): readonly number[] {
  const from = toCalendarDate(first - 1).year;
  const to = Math.min(toCalendarDate(last + 1).year, from + 2);
  const dates: number[] = [];
  for (let year = from; year <= to; year += 1) {
    const date = toDayNumber(year, month, day);
    if (date !== null && date >= first - 1 && date <= last + 1) dates.push(date);
  }
  return dates;
}
