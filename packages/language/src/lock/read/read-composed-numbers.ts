import { measureOf } from './measure-of.ts';
import type { Scanner } from './scanner.ts';
import type { Vocabulary } from './vocabulary.ts';

const MOST_WORDS = 6;
const THOUSAND = 1000;
const DIMENSIONS = new Set(['length', 'duration', 'speed', 'angle']);

const HALF = 'نصف';
const QUARTER = 'ربع';
/** `ساعتين` says two without a word for it. */
const DUAL = /(?:تين|تان|ين|ان)$/u;
/** Up to here other readers know the numbers. */
const TWELVE = 12;

/** A value of a word, and the size of what it may be added to: `خمسة وعشرون`, `خمس مئة`, `ثلاثة آلاف`. */
function sizeOf(value: number): number {
  return value >= 100 ? 100 : value >= 10 ? 10 : 1;
}

/** What words add up to, as in `مئة وخمسة وعشرون`; null where two of one size stand together. */
function sumOf(values: readonly number[]): number | null {
  let thousands = 0;
  let rest = 0;
  const sizes = new Set<number>();
  for (const value of values) {
    if (value >= THOUSAND) {
      if (thousands > 0 || (rest > 0 && value > THOUSAND)) return null;
      thousands = rest > 0 ? rest * THOUSAND : value;
      rest = 0;
      sizes.clear();
      continue;
    }
    const size = sizeOf(value);
    if (sizes.has(size) || (size === 100 && rest > 0)) return null;
    // `أحد عشر` fills both sizes.
    sizes.add(size);
    if (size === 10 && value % 10 !== 0) sizes.add(1);
    rest += value;
  }
  return thousands + rest;
}

/**
 * Numbers beyond twelve that a language composes of words, with a unit: `مئة وخمسون متراً`, `ثلاثة آلاف قدم`,
 * `ساعتين ونصف`. A half, a quarter and one and a half count as said but are not held against a text: half an hour is
 * said of twenty minutes as well.
 */
export function readComposedNumbers(scanner: Scanner, { words, units }: Vocabulary): void {
  const { numerals } = words;
  if (numerals === undefined) return;
  const word = `(?:${numerals.map(([, pattern]) => pattern).join('|')})`;
  const each = new RegExp(numerals.map(([, pattern]) => `(${pattern})`).join('|'), 'gu');
  const valuesOf = (text: string): readonly number[] =>
    Array.from(text.matchAll(each), (match) => {
      const at = match.findIndex((part: string | undefined, group) => group > 0 && part !== undefined);
      return numerals[at - 1]?.[0] ?? 0;
    });
  const number = `(?<![\\p{L}\\d])(?<!\\d )[وبلفك]?(?<number>${word}(?: ?و ?${word}| ${word}){0,${String(MOST_WORDS)}})`;
  const part = `(?:(?<half>${HALF})|${QUARTER})`;
  for (const unit of units.filter(({ dimension }) => DIMENSIONS.has(dimension))) {
    const one = `(?:${unit.pattern})(?!\\p{L})`;
    for (const { 0: text, index, groups = {} } of scanner
      .rest()
      .matchAll(new RegExp(`(?<!\\p{L})[وبل]?${part} (?:ال)?${one}`, 'giu')))
      scanner.imply([measureOf(unit, groups['half'] === undefined ? 0.25 : 0.5)], index, index + text.length);
    // `ميل بحري ونصف`, `ميل ونصف بحري`, `ميلين بحريين ونصف`, `3 ساعات ونصف`
    scanner.take(
      new RegExp(
        `(?:(?<digits>(?<![\\d.,:])\\d{1,3}) |(?<!\\p{L})[وبل]?)(?<whole>${one}) و(?:ال)?${part}(?!\\p{L})(?: بحري(?:ين|ان)?)?`,
        'giu',
      ),
      ({ 0: text, index, groups = {} }) => {
        const { digits, whole = '', half } = groups;
        const count = digits === undefined ? (DUAL.test(whole.split(' ')[0] ?? '') ? 2 : 1) : Number(digits);
        const atom = measureOf(unit, count + (half === undefined ? 0.25 : 0.5));
        if (count > 1) return [[atom]];
        scanner.imply([atom], index, index + text.length);
        return null;
      },
    );
    scanner.take(new RegExp(`${number}[ -]?${one}`, 'giu'), ({ groups = {} }) => {
      const value = sumOf(valuesOf(groups['number'] ?? ''));
      return value === null || value <= TWELVE ? null : [[measureOf(unit, value)]];
    });
  }
}
