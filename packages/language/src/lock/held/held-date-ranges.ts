import type { UtcInstant } from '@klarnotam/aviation';
import type { Atom, Mention } from '../read/atom.ts';

type Dated = Extract<Atom, { type: 'date' }>;

/** The first and the last day of a range, each with every date that it may be. */
export type DateRange = readonly [first: readonly Dated[], last: readonly Dated[], at: Mention];

const MS_PER_DAY = 86_400_000;

function datesOf({ atoms }: Mention): readonly Dated[] {
  return atoms.filter((atom) => atom.type === 'date' && atom.day > 0) as readonly Dated[];
}

/** `25-28 SEP`, `25 FEB-01 MAR`: ranges of days in a text; `to` are the words of a range. */
export function dateRangesOf(text: string, mentions: readonly Mention[], to: string): readonly DateRange[] {
  const range = new RegExp(
    `^\\.?\\s?(?:-|(?:${to})(?!\\p{L}))\\s{0,2}(?:\\p{L}{1,5}\\.? |\\p{L}+,? (?=\\d))?$`,
    'iu',
  );
  const dated = mentions
    .filter((mention) => mention.implied === undefined && datesOf(mention).length > 0)
    .toSorted((a, b) => a.span.from - b.span.from);
  const implied = mentions.filter((mention) => mention.implied === true && datesOf(mention).length > 0);
  return dated.flatMap((first, index): DateRange[] => {
    const last = dated[index + 1];
    if (last === undefined) return [];
    const isRange =
      first.span.from === last.span.from
        ? isPrintedRange(first, datesOf(first), datesOf(last), to) ||
          implied.some(
            ({ span, atoms: [inner] }) =>
              span.from === first.span.from &&
              inner?.type === 'date' &&
              datesOf(first).some(({ day, month }) => inner.day === day + 1 && inner.month === month),
          )
        : first.span.to <= last.span.from && range.test(text.slice(first.span.to, last.span.from));
    return isRange ? [[datesOf(first), datesOf(last), first]] : [];
  });
}

/** `с 29 по 30 июля`: two days with a word for a range between them. */
function isPrintedRange(
  { text }: Mention,
  first: readonly Dated[],
  last: readonly Dated[],
  to: string,
): boolean {
  const [from] = first;
  const [until] = last;
  if (from === undefined || until === undefined) return false;
  return new RegExp(
    `(?<!\\d)0?${String(from.day)}\\D{0,4}(?:-|(?<!\\p{L})(?:${to})(?!\\p{L}))\\D{0,4}0?${String(until.day)}(?!\\d)`,
    'iu',
  ).test(text);
}

/** Runs of days on which an activity begins, and of those on which it ends. */
export function runsOfDays(
  active: readonly { readonly from: UtcInstant; readonly to: UtcInstant | null }[],
): readonly DateRange[] {
  const daysOf = (instants: readonly (UtcInstant | null)[]): readonly number[] =>
    [
      ...new Set(
        instants.flatMap((instant) =>
          instant === null ? [] : [Date.parse(instant.slice(0, 10)) / MS_PER_DAY],
        ),
      ),
    ].sort((a, b) => a - b);
  return [daysOf(active.map(({ from }) => from)), daysOf(active.map(({ to }) => to))].flatMap(runsOf);
}

/** Runs of the days that a list names one by one; `inYear` where it does not say. */
export function runsOfNamedDays(mentions: readonly Mention[], inYear: number): readonly DateRange[] {
  const days = mentions.flatMap((mention) =>
    datesOf(mention).map(({ day, month, year }) => Date.UTC(year ?? inYear, month - 1, day) / MS_PER_DAY),
  );
  return runsOf([...new Set(days)].sort((a, b) => a - b));
}

function runsOf(days: readonly number[]): readonly DateRange[] {
  const ranges: DateRange[] = [];
  let start = 0;
  days.forEach((day, index) => {
    if (days[index + 1] === day + 1) return;
    if (index > start) ranges.push([[dateOf(days[start] ?? day)], [dateOf(day)], NOWHERE]);
    start = index + 1;
  });
  return ranges;
}

const NOWHERE: Mention = { text: '', span: { from: 0, to: 0 }, atoms: [] };

function dateOf(day: number): Dated {
  const date = new Date(day * MS_PER_DAY);
  return {
    type: 'date',
    day: date.getUTCDate(),
    month: date.getUTCMonth() + 1,
    year: date.getUTCFullYear(),
  };
}
