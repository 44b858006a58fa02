import { measureOf } from './measure-of.ts';
import { isCompared } from './read-hour-and-a-half.ts';
import type { Scanner } from './scanner.ts';
import type { Vocabulary } from './vocabulary.ts';

const MOST_WORDS = 5;
const THOUSAND = 1000;
const HALF = 0.5;
const ONE_AND_A_HALF = 1.5;

/** Numbers in words, each with its value; a longer one stands before those that it begins with. */
type Numerals = readonly (readonly [value: number, words: RegExp])[];

interface Wording {
  readonly numerals: Numerals;
  readonly measures: RegExp;
}

const wordings = new WeakMap<Vocabulary, Wording | null>();

function makeWording({ words, units }: Vocabulary): Wording | null {
  const { large, halves } = words;
  if (large === undefined || halves === undefined) return null;
  const small = words.numbers.slice(0, 9).map((names, index) => [index + 1, names] as const);
  const all = [...halves, ...large, ...small];
  const numeral = `(?:${all.map(([, names]) => names).join('|')})(?!\\p{L})`;
  const unit = units.map(({ pattern }, index) => `(?<u${String(index)}>${pattern})`).join('|');
  const half = halves.find(([value]) => value === HALF)?.[1] ?? '(?!)';
  return {
    numerals: all.map(([value, names]) => [value, new RegExp(`(?:${names})(?!\\p{L})[ -]?`, 'iuy')]),
    measures: new RegExp(
      `(?<![\\p{L}-])(?:(?<half>${half})-?|(?<number>${numeral}(?:[ -]${numeral}){0,${String(MOST_WORDS - 1)}}) )(?:${unit})`,
      'giu',
    ),
  };
}

function wordingOf(vocabulary: Vocabulary): Wording | null {
  const known = wordings.get(vocabulary);
  if (known !== undefined) return known;
  const wording = makeWording(vocabulary);
  wordings.set(vocabulary, wording);
  return wording;
}

/** The numerals of `printed` in order; null where something in it is none. */
function valuesOf(printed: string, numerals: Numerals): readonly number[] | null {
  const values: number[] = [];
  let at = 0;
  while (at < printed.length) {
    const found = numerals.find(([, words]) => {
      words.lastIndex = at;
      return words.test(printed);
    });
    if (found === undefined) return null;
    values.push(found[0]);
    at = found[1].lastIndex;
  }
  return values;
}

/** Hundreds, tens and ones in that order, and thousands of what stands before; null where they are no one number. */
function sumOf(values: readonly number[]): number | null {
  let thousands = 0;
  let rest = 0;
  let last = Infinity;
  for (const value of values) {
    if (value === THOUSAND) {
      if (thousands > 0) return null;
      thousands = (rest || 1) * THOUSAND;
      rest = 0;
      last = THOUSAND;
      continue;
    }
    const room = last >= 100 ? last : last >= 20 && last % 10 === 0 ? 10 : 0;
    if (value >= room || (last !== Infinity && !Number.isInteger(value))) return null;
    rest += value;
    last = value;
  }
  return thousands + rest;
}

function isBeyondSmall(values: readonly number[]): boolean {
  return values.some((value) => value > 12 || !Number.isInteger(value));
}

/** Numbers in words beyond twelve, and those with a half, with a unit: `двести футов`, `półtorej mili morskiej`. */
export function readLargeMeasures(scanner: Scanner, vocabulary: Vocabulary): void {
  const wording = wordingOf(vocabulary);
  if (wording === null) return;
  scanner.take(wording.measures, ({ 0: text, index, groups = {} }, before, after) => {
    const values = groups['half'] === undefined ? valuesOf(groups['number'] ?? '', wording.numerals) : [HALF];
    if (values === null || !isBeyondSmall(values)) return null;
    const value = sumOf(values);
    const unit = vocabulary.units.find((_, at) => groups[`u${String(at)}`] !== undefined);
    if (value === null || unit === undefined) return null;
    const atom = measureOf(unit, value);
    // Half an hour is said of twenty minutes as well, and `more than an hour and a half` is no length.
    const isRough = value === HALF || (value === ONE_AND_A_HALF && isCompared(before, after));
    if (unit.dimension !== 'duration' || !isRough) return [[atom]];
    scanner.imply([atom], index, index + text.length);
    return null;
  });
}
