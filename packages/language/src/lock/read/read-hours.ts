import type { Atom } from './atom.ts';
import { time } from './read-times.ts';
import type { Scanner } from './scanner.ts';
import type { Vocabulary } from './vocabulary.ts';

const HOUR = '([01]?\\d|2[0-4])';
/** Before an hour, with the word for `from` or `between`. */
const ARTICLE =
  'kl\\.?|las|as|às|das|pelas|entre as|entre las|a las|godz(?:iny|inie|iną|ina|\\.)|с|в|между|الساعة';
/** These say hours of a clock and no length of time. */
const CLOCK_ONLY = /बज|o'clock|টায়|[时時]$/u;

function hour(printed: string | undefined, minute = '0'): Atom | null {
  return time(Number(printed), Number(minute));
}

/** Whole hours of a clock, and hours and minutes in words: `das 13h às 15h`, `с 8 до 20 часов`, `8 ч 30 мин UTC`, `8 बजे`. */
export function readHours(scanner: Scanner, { words, units }: Vocabulary): void {
  const mark = `(?:h(?!\\p{L})|${words.clockAfter})(?!\\s?\\d|[間间])`;
  const utc = `\\s?\\(?(?:${words.utc}|z(?!\\p{L}))`;
  const followed = new RegExp(`^[^\\d,;.\\n]{0,12}?${utc}`, 'iu');
  const led = new RegExp(`(?<!\\p{L})(?:${ARTICLE}|${words.clockBefore})\\s$`, 'iu');
  const half = `(?:${words.morning}|${words.afternoon})`;
  const halves = new RegExp(`${half} ?$|^ ?${half}`, 'iu');
  /** A half of the day turns the hour. */
  const isHalf = (before: string, after: string): boolean => halves.test(before) || halves.test(after);
  const minutes = units.find(({ name }) => name === 'min')?.pattern ?? '(?!)';
  scanner.take(
    new RegExp(
      `(?<![\\d.,:/-])${HOUR}\\s?(?:h|${words.clockAfter})\\s?([0-5]?\\d)\\s?(?:${minutes})(?=${utc})`,
      'giu',
    ),
    ([, h, m]) => {
      const atom = hour(h, m);
      return atom === null ? null : [[atom]];
    },
  );
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
      return isClock && start !== null && end !== null ? [[start], [end]] : null;
    },
  );
  scanner.take(new RegExp(`(?<![\\d.,:/-])${HOUR}\\s?${mark}`, 'giu'), ([all, h], before, after) => {
    const atom = hour(h);
    if (atom === null || isHalf(before, after)) return null;
    if (CLOCK_ONLY.test(all) || followed.test(after)) return [[atom]];
    if (!led.test(before)) return null;
    const value = Number(h);
    const length = { type: 'measure', dimension: 'duration', unit: 'h' } as const;
    return [[atom, { ...length, value, base: value * 60, step: 60 }]];
  });
}
