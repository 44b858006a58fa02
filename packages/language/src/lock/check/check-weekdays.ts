import type { Atom, Mention } from '../read/atom.ts';
import type { LockFault } from '../fault.ts';
import type { HeldFacts } from '../held/held-facts.ts';
import { daysFrom, NAMES } from '../held/held-weekdays.ts';
import { readWeekdays, type WeekdayMention } from '../read/read-weekdays.ts';
import type { Vocabulary } from '../read/vocabulary.ts';

const DATE_BEHIND = /^[\s,.()]{0,3}(?:(?:the|den|el|dia|día|o|dnia) )?$/;
/** In parentheses, or right behind in Chinese and Japanese; `г.` and `r.` are the year's. */
const DATE_BEFORE = /^(?:\s?(?:г\.|года|год|r\.|roku|সাল|साल|م)?,?\s?\(\p{L}|[星周月火水木金土日])$/u;
const DAY_BEHIND = /^[\s,.(]{0,3}(?:(?:the|den|el|dia|día|o|dnia) )?(\d{1,2})(?!\d)/;
const BEFORE = 20;
const TIME_BEHIND = /^[^\d;.\n]{0,10}$/;

function fault({ from, to }: WeekdayMention, text: string): LockFault {
  return { code: 'wrongWeekday', expected: null, found: text.slice(from, to), span: { from, to } };
}

/** Days of the week that nothing names and no date falls on, or that stand beside another date, hour or day. */
export function checkWeekdays(
  text: string,
  said: readonly Mention[],
  held: HeldFacts,
  vocabulary: Vocabulary,
): readonly LockFault[] {
  const { lone, ranges } = readWeekdays(text, vocabulary);
  const all = [...lone, ...ranges.flat()];
  const wrong = [
    ...all.filter(({ day }) => !held.weekdays.has(day)),
    ...lone.filter((weekday) => isOfAnotherDate(weekday, text, said, held)),
    ...lone.filter((weekday) => isOfAnotherTime(weekday, all, text, said, held)),
    ...lone.filter((weekday) => isUnnamed(weekday, text, said, held, vocabulary)),
    ...lone.filter((weekday) => isWithinRangeOnly(weekday, lone, text, said, held)),
    ...repeatedDays(all, text, said, held),
    ...ranges.flatMap(([first, last]) =>
      isRangeOfDates(first.day, last.day, held) ||
      held.weekdayRanges.has(`${String(first.day)}-${String(last.day)}`)
        ? []
        : [last],
    ),
  ];
  return [...new Map(wrong.map((weekday) => [weekday.from, fault(weekday, text)])).values()];
}

/** Where the telegram names no range of days of the week: whether one of its dates falls on them. */
function isRangeOfDates(
  first: number,
  last: number,
  { weekdayRanges, dateRanges, known }: HeldFacts,
): boolean {
  if (weekdayRanges.size > 0) return false;
  const isOn = (day: number, dates: readonly Extract<Atom, { type: 'date' }>[]): boolean =>
    dates.some((date) => daysOf(date, known).includes(day));
  return dateRanges.some(([from, until]) => isOn(first, from) && isOn(last, until));
}

/** Days that a list of the telegram has and the text, which names two of them at least, has not. */
export function checkMissingWeekdays(
  translation: string,
  { namedWeekdays }: HeldFacts,
  vocabulary: Vocabulary,
): readonly LockFault[] {
  const { lone, ranges } = readWeekdays(translation, vocabulary);
  const told = new Set([
    ...lone.map(({ day }) => day),
    ...ranges.flatMap(([first, last]) => daysFrom(first.day, last.day)),
  ]);
  const days = [...namedWeekdays];
  if (days.filter((day) => told.has(day)).length < 2) return [];
  return days
    .filter((day) => !told.has(day))
    .map((day) => ({ code: 'missing', expected: NAMES[day - 1] ?? null, found: null, span: null }));
}

/** `from Thursday 8 to Sunday 11 August`: a day of the week within what is read as one list of days. */
function isWithinList(weekday: WeekdayMention, text: string, { span, atoms: [atom] }: Mention): boolean {
  if (span.from > weekday.from || span.to <= weekday.to || atom?.type !== 'date') return false;
  const day = DAY_BEHIND.exec(text.slice(weekday.to, span.to))?.[1];
  return Number(day) === atom.day;
}

function datesBeside(weekday: WeekdayMention, text: string, said: readonly Mention[]): readonly Mention[] {
  return said.filter((mention) => {
    const { span, atoms, implied } = mention;
    const [atom] = atoms;
    if (implied !== undefined || atom?.type !== 'date' || atom.day === 0) return false;
    return (
      isWithinList(weekday, text, mention) ||
      (span.from >= weekday.to && DATE_BEHIND.test(text.slice(weekday.to, span.from))) ||
      (span.to <= weekday.from && DATE_BEFORE.test(text.slice(span.to, weekday.from + 1)))
    );
  });
}

function isOfAnotherDate(
  weekday: WeekdayMention,
  text: string,
  said: readonly Mention[],
  { known }: HeldFacts,
): boolean {
  const beside = datesBeside(weekday, text, said);
  const days = beside
    .flatMap(({ atoms }) => atoms)
    .flatMap((atom) => (atom.type === 'date' ? daysOf(atom, known) : []));
  return days.length > 0 && !days.includes(weekday.day);
}

/** The days of the week on which a date falls in the years that are known of it. */
function daysOf(date: Extract<Atom, { type: 'date' }>, known: readonly Mention[]): readonly number[] {
  const years =
    date.year !== null
      ? [date.year]
      : known.flatMap(({ atoms }) =>
          atoms.flatMap((atom) =>
            atom.type === 'date' && atom.day === date.day && atom.month === date.month && atom.year !== null
              ? [atom.year]
              : [],
          ),
        );
  return years.map((year) => ((new Date(Date.UTC(year, date.month - 1, date.day)).getUTCDay() + 6) % 7) + 1);
}

/** `every Thursday` where the telegram names Wednesday alone, or none. */
function isUnnamed(
  weekday: WeekdayMention,
  text: string,
  said: readonly Mention[],
  { namedWeekdays }: HeldFacts,
  { words }: Vocabulary,
): boolean {
  if (namedWeekdays.has(weekday.day) || datesBeside(weekday, text, said).length > 0) return false;
  const recurring = new RegExp(`(?<!\\p{L})(?:${words.eachWeek})$`, 'iu');
  return namedWeekdays.size > 0 || recurring.test(text.slice(Math.max(0, weekday.from - BEFORE), weekday.to));
}

/** Fewer are no list of the days of a week. */
const FEWEST_OF_WEEK = 4;

/** Days that a list of the week has twice, where the telegram lists each once: `Sat and Sun: closed; Sun: 1400-1600`. */
function repeatedDays(
  all: readonly WeekdayMention[],
  text: string,
  said: readonly Mention[],
  { spelledOnce }: HeldFacts,
): readonly WeekdayMention[] {
  if (spelledOnce.size < FEWEST_OF_WEEK) return [];
  const listed = all.filter((weekday) => datesBeside(weekday, text, said).length === 0);
  return [...Map.groupBy(listed, ({ day }) => day).values()].flatMap(([first, ...more]) =>
    first !== undefined && spelledOnce.has(first.day) ? more : [],
  );
}

/** `Monday` alone where the telegram has it within `SUN-FRI` only, and the text does not name the days of that range. */
function isWithinRangeOnly(
  weekday: WeekdayMention,
  lone: readonly WeekdayMention[],
  text: string,
  said: readonly Mention[],
  { namedWeekdays, spelledWeekdays }: HeldFacts,
): boolean {
  const { day } = weekday;
  if (!namedWeekdays.has(day) || spelledWeekdays.has(day)) return false;
  const neighbours = [((day + 5) % 7) + 1, (day % 7) + 1];
  return (
    !neighbours.some((other) => lone.some((one) => one.day === other)) &&
    datesBeside(weekday, text, said).length === 0
  );
}

function isOfAnotherTime(
  weekday: WeekdayMention,
  all: readonly WeekdayMention[],
  text: string,
  said: readonly Mention[],
  { weekdayTimes }: HeldFacts,
): boolean {
  if (weekdayTimes.size === 0 || datesBeside(weekday, text, said).length > 0) return false;
  const time = said.find(
    ({ span, atoms }) =>
      atoms.some(({ type }) => type === 'time') &&
      span.from >= weekday.to &&
      TIME_BEHIND.test(text.slice(weekday.to, span.from)) &&
      !all.some(({ from }) => from > weekday.from && from < span.from),
  );
  const minutes = time?.atoms.flatMap((atom) => (atom.type === 'time' ? [atom.minute] : [])) ?? [];
  return (
    minutes.length > 0 &&
    !minutes.some((minute) => weekdayTimes.has(`${String(weekday.day)} ${String(minute)}`))
  );
}
