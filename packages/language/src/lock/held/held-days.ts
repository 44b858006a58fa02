import type { DecodedNotam } from '@klarnotam/notam';
import type { Atom, Mention } from '../read/atom.ts';

const MS_PER_DAY = 86_400_000;
/** Beyond a month a day has no month of its own. */
const MOST_DAYS = 62;
/** `11-13 0420-1930`, `15 CLSD`: item E is a list of days with their hours. */
const HOURS_BY_DAY = /(?<![\d.])\d{2}(?:\s?-\s?\d{2})?\s{1,8}(?:\d{4}\s?-\s?\d{4}|CLSD|CLOSED|H24|\d{4}Z)/;
const DAY = /^\d{1,2}$/;

/** Whether item E tells days by their number alone. */
export function tellsDays(itemE: string): boolean {
  return HOURS_BY_DAY.test(itemE);
}

const RANGE = /(?<![\d.])([0-3]\d)\s?-\s?([0-3]\d)(?![\d.])/g;

/** Days between the first and the last of ranges like `20-22`, where item E is such a list. */
export function innerDaysOf(itemE: string): ReadonlySet<number> {
  if (!tellsDays(itemE)) return new Set();
  return new Set(
    Array.from(itemE.matchAll(RANGE)).flatMap(([, first, last]) =>
      Array.from(
        { length: Math.max(0, Number(last) - Number(first) - 1) },
        (_, index) => Number(first) + index + 1,
      ),
    ),
  );
}

/** Bare days of a telegram with the dates on which they fall within its validity. */
export function daysAsDates(
  mentions: readonly Mention[],
  { validFrom, validTo }: DecodedNotam['facts'],
): readonly Mention[] {
  if (validFrom === null || validTo === null) return mentions;
  const first = Date.parse(validFrom.slice(0, 10));
  const last = Math.min(Date.parse(validTo.slice(0, 10)), first + MOST_DAYS * MS_PER_DAY);
  const dates: Extract<Atom, { type: 'date' }>[] = [];
  for (let ms = first; ms <= last; ms += MS_PER_DAY) {
    const date = new Date(ms);
    dates.push({
      type: 'date',
      day: date.getUTCDate(),
      month: date.getUTCMonth() + 1,
      year: null,
    });
  }
  return mentions.map((mention) => {
    const [atom] = mention.atoms;
    if (atom?.type !== 'number' || !DAY.test(mention.text)) return mention;
    return { ...mention, atoms: [...mention.atoms, ...dates.filter(({ day }) => day === atom.value)] };
  });
}

/** A date without a year is one of the years in which the NOTAM is valid, or that item E names. */
export function datedAs(
  mentions: readonly Mention[],
  { validFrom, validTo }: DecodedNotam['facts'],
  itemE: string,
): readonly Mention[] {
  if (validFrom === null || validTo === null) return mentions;
  const first = Number(validFrom.slice(0, 4));
  const last = Number(validTo.slice(0, 4));
  const valid = Array.from({ length: Math.max(1, last - first + 1) }, (_, index) => first + index);
  const years = new Set([...valid, ...Array.from(itemE.matchAll(/\b20\d{2}\b/g), ([year]) => Number(year))]);
  return mentions.map((mention) => ({
    ...mention,
    atoms: mention.atoms.flatMap((atom) =>
      atom.type === 'date' && atom.year === null ? [...years].map((year) => ({ ...atom, year })) : [atom],
    ),
  }));
}
