import type { Atom } from './atom.ts';
import { time } from './read-times.ts';
import type { Scanner } from './scanner.ts';
import type { Vocabulary } from './vocabulary.ts';

const HOUR = '([01]?\\d|2[0-4])';
/** Before an hour, with the word for `from` or `between`. */
const ARTICLE =
  'kl\\.?|las|as|às|das|pelas|entre as|entre las|a las|godz(?:iny|inie|iną|ina|\\.)|с|в|по|между|الساعة';
/** `de 8 a 16 h` may be hours of a clock, or a length. */
const FROM = /(?<!\p{L})(?:de|from|fra|od|с)\s$/iu;
/** These say hours of a clock and no length of time. */
const CLOCK_ONLY = /बज|o'clock|টায|[时時]$/u;

function hour(printed: string | undefined, minute = '0'): Atom | null {
  return time(Number(printed), Number(minute));
}

/** What may be an hour of a clock or as many hours. */
function orLength(atom: Atom, printed: string | undefined): readonly Atom[] {
  const value = Number(printed);
  return [
    atom,
    { type: 'measure', dimension: 'duration', unit: 'h', value, base: value * 60, step: 60 },
    { type: 'number', value },
  ];
}

/** Whole hours of a clock, and hours and minutes in words: `das 13h às 15h`, `с 8 до 20 часов`, `8 ч 30 мин UTC`, `8 बजे`. */
export function readHours(scanner: Scanner, { words, units, monthName }: Vocabulary): void {
  const mark = `(?:h(?!\\p{L})|${words.clockAfter})(?!\\s?\\d(?!\\d? (?:${monthName}))|[間间])`;
  const utc = `\\s?\\(?(?:${words.utc}|z(?!\\p{L}))`;
  const followed = new RegExp(`^[^\\d,;.\\n]{0,12}?${utc}`, 'iu');
  const led = new RegExp(`(?<!\\p{L})(?:${ARTICLE}|${words.clockBefore})\\s$`, 'iu');
  const utcBehind = new RegExp(`^${utc}`, 'iu');
  const half = `(?:${words.morning}|${words.afternoon})`;
  const halves = new RegExp(`${half} ?$|^ ?${half}`, 'iu');
  /** A half of the day turns the hour. */
  const isHalf = (before: string, after: string): boolean => halves.test(before) || halves.test(after);
  const minutes = units.find(({ name }) => name === 'min')?.pattern ?? '(?!)';
  const ofHours = `${HOUR}\\s?(?:h|${words.clockAfter})\\s?([0-5]?\\d)\\s?(?:${minutes})`;
  const utcBehindNext = new RegExp(`^\\s?(?:-|${words.to})\\s?${ofHours}${utc}`, 'iu');
  scanner.take(new RegExp(`(?<![\\d.,:/-])${ofHours}`, 'giu'), ([, h, m], before, after) => {
    const atom = hour(h, m);
    if (atom === null || isHalf(before, after)) return null;
    if (utcBehindNext.test(after)) return [[atom]];
    // Of a length of time nobody says that it has no minutes.
    if (m !== '00' && !utcBehind.test(after) && !led.test(before)) return null;
    const value = Number(h) * 60 + Number(m);
    const length = { type: 'measure', dimension: 'duration', unit: 'min' } as const;
    return [utcBehind.test(after) ? [atom] : [atom, { ...length, value, base: value, step: 1 }]];
  });
  scanner.take(
    new RegExp(
      `(?<![\\d.,:/-])${HOUR}(\\s?${mark})?(?:${utc}\\)?)?\\s?(?:-|(?:${words.to}|${words.toHour ?? '-'}|${words.and})(?!\\p{L}))\\s?(?:(?:${ARTICLE})\\s)?${HOUR}\\s?${mark}`,
      'giu',
    ),
    ([all, from, marked, until], before, after) => {
      if (isHalf(before, after)) return null;
      const start = hour(from);
      const end = hour(until);
      const isClock =
        marked !== undefined || CLOCK_ONLY.test(all) || led.test(before) || followed.test(after);
      if (start === null || end === null) return null;
      if (isClock) return [[start], [end]];
      return /h$/iu.test(all) && FROM.test(before) ? [orLength(start, from), orLength(end, until)] : null;
    },
  );
  scanner.take(new RegExp(`(?<![\\d.,:/-])${HOUR}\\s?${mark}`, 'giu'), ([all, h], before, after) => {
    const atom = hour(h);
    if (atom === null || isHalf(before, after)) return null;
    if (CLOCK_ONLY.test(all) || followed.test(after)) return [[atom]];
    if (!led.test(before)) return null;
    return [orLength(atom, h)];
  });
}
