import type { IndianNumbers } from '../words/indian-numbers.ts';
import type { Atom } from './atom.ts';
import { readNumber } from './read-numbers.ts';
import { hourReader } from './read-times.ts';
import type { Scanner } from './scanner.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a word adds to a number: itself, a multiple of what is before, or a part of what is behind. */
interface Token {
  readonly kind: 'number' | 'scale' | 'part';
  readonly value: number;
}

interface Wording {
  readonly tokens: ReadonlyMap<string, Token>;
  readonly token: string;
  readonly part: string;
}

const wordings = new WeakMap<IndianNumbers, Wording>();

function wordingOf(numbers: IndianNumbers): Wording {
  const known = wordings.get(numbers);
  if (known !== undefined) return known;
  const tokens = new Map<string, Token>();
  const add = (words: string, kind: Token['kind'], value: number): void => {
    for (const word of words.split('|')) tokens.set(word, { kind, value });
  };
  numbers.units.split(' ').forEach((words, index) => {
    add(words, 'number', index + 1);
  });
  add(numbers.half, 'number', 0.5);
  add(numbers.oneAndHalf, 'number', 1.5);
  add(numbers.twoAndHalf, 'number', 2.5);
  add(numbers.hundred, 'scale', 100);
  add(numbers.thousand, 'scale', 1000);
  add(numbers.halfMore, 'part', 0.5);
  add(numbers.quarterMore, 'part', 0.25);
  add(numbers.quarterLess, 'part', -0.25);
  const longestFirst = [...tokens.keys()].sort((a, b) => b.length - a.length);
  const wording: Wording = {
    tokens,
    token: `(?:${longestFirst.join('|')})`,
    part: `(?:${[numbers.halfMore, numbers.quarterMore, numbers.quarterLess].join('|')})`,
  };
  wordings.set(numbers, wording);
  return wording;
}

/** The number that words, and digits among them, come to; `null` where they are no one number. */
function valueOf(printed: string, { tokens, token }: Wording): number | null {
  let thousands = 0;
  let value: number | null = null;
  let part = 0;
  let isWhole = false;
  for (const [word] of printed.matchAll(new RegExp(`${token}|\\d{1,4}(?:\\.\\d{1,2})?`, 'gu'))) {
    const { kind, value: worth }: Token = tokens.get(word) ?? { kind: 'number', value: Number(word) };
    if (kind === 'part') {
      if (value !== null || part !== 0) return null;
      part = worth;
    } else if (kind === 'number') {
      // `दो तीन` is two or three.
      if (value !== null && (!isWhole || worth >= 100)) return null;
      value = (value ?? 0) + worth;
      isWhole = false;
    } else {
      const scaled: number = ((value ?? 1) + part) * worth;
      part = 0;
      value = worth === 1000 ? null : scaled;
      if (worth === 1000) {
        if (thousands !== 0) return null;
        thousands = scaled;
      }
      isWhole = true;
    }
  }
  if (part !== 0 && value === null) return part === 0.25 ? 1.25 : null;
  return thousands + (value ?? 0) + part;
}

const START = '(?<![\\p{L}\\p{M}\\d.,:])';
const WORD = /[^\d. ]/u;

/** Times with hours in words, and with minutes or fractions: `सुबह आठ बजे`, `साढ़े 8 बजे`, `৮টা ৩০ মিনিট`. */
export function readIndianTimes(scanner: Scanner, { indianNumbers, words, units }: Vocabulary): void {
  if (indianNumbers === undefined) return;
  const wording = wordingOf(indianNumbers);
  const hourOf = hourReader(words);
  const minutes = units.find(({ name }) => name === 'min')?.pattern ?? '(?!)';
  const range = new RegExp(`^\\s?(?:-|${words.to}|\\(?(?:${words.utc}))`, 'iu');
  scanner.take(
    new RegExp(
      `${START}(?:(?<half>${words.morning}|${words.afternoon}) ?)?(?<hour>(?:${wording.part} ?)?(?:\\d{1,2}|${wording.token})) ?` +
        `(?<mark>${words.clockAfter})(?: ?(?<minute>[0-5]?\\d) ?(?:${minutes}))?`,
      'giu',
    ),
    ({ groups = {} }, before, after) => {
      const { half, hour = '', mark = '', minute } = groups;
      const isWorded = WORD.test(hour);
      if (!isWorded && minute === undefined) return null;
      const value = valueOf(hour, wording);
      if (value === null || value < 0.75 || value >= 25) return null;
      const isFraction = value % 1 !== 0;
      // `তিনটা` are three things too.
      const isClock = isFraction || half !== undefined || minute !== undefined || CLOCK_MARK.test(mark);
      if (!isClock && !range.test(after)) return null;
      const total = Math.round(value * 60) + Number(minute ?? 0);
      return [hourOf(Math.floor(total / 60), total % 60, half ?? before.trim())];
    },
  );
}

/** Marks that no thing is counted with. */
const CLOCK_MARK = /बज|টায|টার|ঘটিকা/u;

/** Measures with hundreds, thousands and fractions in words: `दो हज़ार पाँच सौ फुट`, `साढ़े 3 किलोमीटर`, `দেড়শ মিটার`. */
export function readIndianMeasures(scanner: Scanner, { indianNumbers, words, units }: Vocabulary): void {
  if (indianNumbers === undefined) return;
  const wording = wordingOf(indianNumbers);
  const simple = words.numbers.length;
  const unit = units.map(({ pattern }, index) => `(?<u${String(index)}>${pattern})`).join('|');
  const number = `(?:${wording.token}|(?<!\\d)\\d{1,4}(?:\\.\\d{1,2})?(?!\\d))`;
  scanner.take(
    new RegExp(`${START}(?<number>${number}(?: ?${number}){0,6}) ?-?(?:${unit})`, 'giu'),
    ({ index, 0: all, groups = {} }) => {
      const { number: printed = '' } = groups;
      if (!WORD.test(printed)) return null;
      const value = valueOf(printed, wording);
      if (value === null || value <= 0 || (Number.isInteger(value) && value <= simple)) return null;
      const found = units.find((_unit, place) => groups[`u${String(place)}`] !== undefined);
      const [read] = readNumber(String(value));
      if (found === undefined || read === undefined) return null;
      const { name, dimension, base } = found;
      // An hour and a half has a reader of its own.
      if (dimension === 'duration' && value === 1.5) return null;
      const atom: Atom = {
        type: 'measure',
        dimension,
        unit: name,
        value,
        base: value * base,
        step: read.step * base,
      };
      // Half an hour is said of twenty minutes as well.
      if (dimension !== 'duration' || value !== 0.5) return [[atom]];
      scanner.imply([atom], index, index + all.length);
      return [];
    },
  );
}
