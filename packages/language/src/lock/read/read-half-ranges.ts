import type { Atom } from './atom.ts';
import { hourReader } from './read-times.ts';
import type { Scanner } from './scanner.ts';
import type { Vocabulary } from './vocabulary.ts';

function clockOf(hour: string, minute: string, mark: string): string {
  return `(?<${hour}>\\d{1,2})(?:\\s?[:.${mark}]\\s?(?<${minute}>[0-5]?\\d)?(?!\\d)\\s?分?)?`;
}

/** Two times with the half of the day that only one of them has: `2:59 to 3:29 p.m.`, `下午2时59分至3时29分`. */
export function readHalfRanges(scanner: Scanner, { words }: Vocabulary): void {
  const start = words.wordStart ? '(?<!\\p{L})' : '';
  const of = hourReader(words);
  const half = `(?:${words.morning}|${words.afternoon})`;
  const to = `\\s?(?:-|${words.to}|${words.toHour ?? '-'}|${words.and})\\s?`;
  const read = ({ h, m, h2, m2, half: part = '' }: Record<string, string | undefined>) => {
    const minute = (hour?: string, past?: string): number => (Number(hour) % 12) * 60 + Number(past ?? 0);
    // A period over noon or midnight has two halves, of which one is not said.
    if (minute(h, m) >= minute(h2, m2)) return null;
    const times: readonly (readonly Atom[])[] = [
      of(Number(h), Number(m ?? 0), part),
      of(Number(h2), Number(m2 ?? 0), part),
    ];
    return times.some((atoms) => atoms.length === 0) ? null : times;
  };
  scanner.take(
    new RegExp(
      `(?<![\\d:.,/-])(?<!${half} ?)${clockOf('h', 'm', '')}${to}${clockOf('h2', 'm2', '')} ?(?<half>${half})`,
      'giu',
    ),
    ({ groups = {} }) => read(groups),
  );
  // Behind the second hour something says that it is one.
  const second = `(?<h2>\\d{1,2})(?:\\s?[:.時时点點]\\s?(?<m2>[0-5]\\d)(?!\\d)(?:\\s?分)?|\\s?[時时点點]|(?=\\s?(?:${words.clockAfter}|${words.utc})))`;
  scanner.take(
    new RegExp(
      `${start}(?<half>${half}) ?(?<!\\d)${clockOf('h', 'm', '時时点點')}(?:\\s?(?:${words.clockAfter}))?${to}${second}(?!\\s?${half})`,
      'giu',
    ),
    ({ groups = {} }) => read(groups),
  );
}
