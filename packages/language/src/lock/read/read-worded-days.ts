import type { Atom } from './atom.ts';
import type { Scanner } from './scanner.ts';
import type { Vocabulary } from './vocabulary.ts';

const MOST_DAYS = 6;

/** Days of a month in words: `двадцать первого декабря`, `الخامس عشر من أغسطس 2026`, `من الأول إلى الخامس من يوليو`; the days between are implied. */
export function readWordedDays(
  scanner: Scanner,
  { words, monthName }: Vocabulary,
  monthOf: (name: string) => number,
): void {
  if (words.days === undefined) return;
  // A longer one begins with a shorter: `الخامس عشر`.
  const longest = words.days.map((names, index) => [index + 1, names] as const).reverse();
  const day = `(?:${longest.map(([, names]) => names).join('|')})(?!\\p{L})`;
  const each = new RegExp(longest.map(([, names]) => `((?:${names})(?!\\p{L}))`).join('|'), 'giu');
  const between = `(?:,? ?(?:${words.and}) ?| (?:${words.to}) )`;
  const isRange = new RegExp(`^ (?:${words.to}) $`, 'iu');
  scanner.take(
    new RegExp(
      `(?<!\\p{L})[وبل]?(?<days>${day}(?:${between}${day}){0,${String(MOST_DAYS)}}) (?:من )?(?:شهر )?(?<month>${monthName})(?!\\p{L})` +
        `(?: ?[/(] ?(?:${monthName})\\)?)?(?:,? (?:من |del? |do )?(?:ل?(?:ال)?(?:عام|سنة) |a[ñn]o )?(?<year>20\\d{2})(?!\\d))?`,
      'giu',
    ),
    ({ index, groups = {} }) => {
      const { days = '', month: name = '', year } = groups;
      const month = monthOf(name);
      const date = (value: number): Atom => ({
        type: 'date',
        day: value,
        month,
        year: year === undefined ? null : Number(year),
      });
      let last: { readonly value: number; readonly end: number } | null = null;
      const found: (readonly Atom[])[] = [];
      for (const match of days.matchAll(each)) {
        const at = match.findIndex((part: string | undefined, group) => group > 0 && part !== undefined);
        const value = longest[at - 1]?.[0] ?? 0;
        if (last !== null && isRange.test(days.slice(last.end, match.index)))
          for (let next = last.value + 1; next < value; next++)
            scanner.imply([date(next)], index, index + days.length);
        found.push([date(value)]);
        last = { value, end: match.index + match[0].length };
      }
      return month === 0 ? null : found;
    },
  );
}
