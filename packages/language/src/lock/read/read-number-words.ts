import type { Atom } from './atom.ts';
import type { Scanner } from './scanner.ts';
import type { Unit, Vocabulary } from './vocabulary.ts';

/** What makes another number of the word behind it: `twenty-four`. */
const TENS =
  'twenty|thirty|forty|fifty|dwadzieścia|trzydzieści|czterdzieści|pięćdziesiąt|(?:vinte|trinta|quarenta|cinquenta) e|' +
  '(?:treinta|cuarenta|cincuenta) y|двадцать|тридцать|сорок|пятьдесят|halv';
const CJK_DIGITS = '一二三四五六七八九十';
/** `十分` and `一日` are no lengths of time. */
const NO_CJK_UNITS = new Set(['min', 'day', 'deg', 't']);

interface Wording {
  readonly units: readonly Unit[];
  readonly measures: RegExp;
  /** Where the number stands behind: `ميل بحري واحد`. */
  readonly unitFirst: RegExp;
}

const wordings = new WeakMap<Vocabulary, Wording>();

function wordingOf(vocabulary: Vocabulary): Wording {
  const known = wordings.get(vocabulary);
  if (known !== undefined) return known;
  const { words } = vocabulary;
  const isCjk = words.numbers[0]?.includes('一') === true;
  const units = vocabulary.units.filter(({ name }) => !isCjk || !NO_CJK_UNITS.has(name));
  const start = words.wordStart
    ? `(?<![\\p{L}-])(?<!(?:${TENS})[ -])`
    : isCjk
      ? `(?<![${CJK_DIGITS}百千第])`
      : '(?<!\\p{L})';
  const numbers = words.numbers.map(
    (names, index) => `(?<n${String(index + 1)}>${(isCjk && CJK_DIGITS.charAt(index)) || names})`,
  );
  const unit = units.map(({ pattern }, index) => `(?<u${String(index)}>${pattern})`).join('|');
  const wording: Wording = {
    units,
    measures: new RegExp(
      `${start}(?:${numbers.join('|')})(?:[ -]|${isCjk ? '' : '(?=\\p{L}{2})'})(?:${unit})`,
      'giu',
    ),
    unitFirst: new RegExp(`(?<!\\p{L})(?:${unit}) (?:${words.numbers[0] ?? ''})(?!\\p{L})`, 'giu'),
  };
  wordings.set(vocabulary, wording);
  return wording;
}

function groupOf(groups: Readonly<Record<string, string | undefined>>, letter: string): number {
  const name = Object.keys(groups).find((key) => key.startsWith(letter) && groups[key] !== undefined);
  return name === undefined ? -1 : Number(name.slice(1));
}

/** `ميلين بحريين` are two nautical miles without a word for two. */
const DUALS: readonly (readonly [dual: string, unit: string])[] = [
  ['ميل(?:ين|ان) بحري(?:ين|ان)', 'nm'],
  ['كيلومتر(?:ين|ان)', 'km'],
  ['متر(?:ين|ان)', 'm'],
  ['قدم(?:ين|ان)', 'ft'],
  ['ساعت(?:ين|ان)', 'h'],
  ['دقيقت(?:ين|ان)', 'min'],
  ['يوم(?:ين|ان)', 'day'],
  ['أسبوع(?:ين|ان)', 'week'],
  ['درجت(?:ين|ان)', 'deg'],
  ['عقدت(?:ين|ان)', 'kt'],
  ['ميل(?:ين|ان)(?! بري)', 'nm'],
];

/** Numbers in words with a unit: `four hours`, `siedem mil morskich`; the numbers are those of the language, up to twelve. */
export function readWordedMeasures(scanner: Scanner, vocabulary: Vocabulary): void {
  const { units, measures, unitFirst } = wordingOf(vocabulary);
  const measure = (unit: Unit | undefined, value: number): Atom | null =>
    unit === undefined
      ? null
      : {
          type: 'measure',
          dimension: unit.dimension,
          unit: unit.name,
          value,
          base: value * unit.base,
          step: unit.base,
        };
  const rest = scanner.rest();
  scanner.take(measures, ({ groups = {} }) => {
    const value = groupOf(groups, 'n');
    const atom = measure(units[groupOf(groups, 'u')], value);
    return atom === null || value === 1 ? null : [[atom]];
  });
  for (const [dual, name] of DUALS) {
    scanner.take(new RegExp(`(?<!\\p{L})${dual}(?!\\p{L}| (?:و?نصف|و?ربع))`, 'gu'), () => {
      const atom = measure(
        vocabulary.units.find((unit) => unit.name === name),
        2,
      );
      return atom === null ? null : [[atom]];
    });
  }
  // `one` is an article in many languages.
  for (const { 0: text, index, groups = {} } of [...rest.matchAll(measures), ...rest.matchAll(unitFirst)]) {
    const atom = measure(units[groupOf(groups, 'u')], 1);
    if (atom !== null && (groupOf(groups, 'n') === 1 || groupOf(groups, 'n') === -1))
      scanner.imply([atom], index, index + text.length);
  }
}
