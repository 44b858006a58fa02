import type { Atom } from './atom.ts';
import { NUMBER, readNumber } from './read-numbers.ts';
import { clockOf, numbersOf } from './read-plain-numbers.ts';
import type { Scanner } from './scanner.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Flight levels, alone or as a range: `FL050-FL660`. */
export function readLevels(scanner: Scanner, { words }: Vocabulary): void {
  const level = (value: string): readonly Atom[] => [{ type: 'level', value: Number(value) }];
  scanner.take(
    new RegExp(
      `(?:${words.units.fl}|flight levels?|F/?L)\\s?(?:\\(?FL\\)?\\s?)?(\\d{2,3})(?:\\s?(?:[-/]|(?:${words.to}|${words.and}|${words.toHour ?? '-'})(?!\\p{L}))\\s?(?:FL)?\\s?(\\d{3}|\\d{2}(?!\\d|[:.]\\d))(?!\\s?(?:${words.units.ft}|${words.units.m}|ft|m)))?(?!\\d)`,
      'giu',
    ),
    ([, lower = '', upper]) => (upper === undefined ? [level(lower)] : [level(lower), level(upper)]),
  );
}

/** `12 mil pés`, `12 тыс. футов`. */
const THOUSANDS =
  'thousand|tusen|mil|tys\\.|tysi[ąęc]\\p{L}*|тыс\\.|тысяч\\p{L}*|ألف|آلاف|हज़ार|हजार|হাজার|千(?!米|瓦|克|赫)';

/** `EGD701H` and the departure `ETASA2H` end with no unit. */
const NAMED =
  '\\b[A-Z]{1,2}D|\\b[DPR]|\\b[A-Z]{5}(?=\\d[A-Z](?![A-Z\\d]))|\\b[A-Z]{2,3}(?=\\d[HTG](?![A-Z\\d]))';

/** The first number of a range or product has the unit of the last: `500-1000FT`, `mellom 500 og 1000 fot`. */
export function readMeasures(scanner: Scanner, { units, words }: Vocabulary): void {
  const joint = `\\s?(?:[-/x×*]|${words.to}|${words.and}|${words.toHour ?? '-'}|TO|AND|BY)\\s?`;
  for (const { name, dimension, base, pattern } of units) {
    const whole = (value: number): Atom => ({
      type: 'measure',
      dimension,
      unit: name,
      value,
      base: value * base,
      step: base,
    });
    scanner.take(
      new RegExp(`(?<!\\d|\\d[.,])(\\d{1,3}(?:[.,]\\d{1,3})?)\\s?(?:${THOUSANDS})\\s?(?:${pattern})`, 'giu'),
      ([, printed = '']) => [[whole(Math.round(Number(printed.replace(',', '.')) * 1000))]],
    );
    scanner.take(
      new RegExp(`(?<!\\d|\\d[.,])(\\d{1,2}(?:\\.\\d{1,4})?)\\s?[万萬](\\d{1,4})?\\s?(?:${pattern})`, 'giu'),
      ([, tens = '', rest]) => [[whole(Math.round(Number(tens) * 10_000) + Number(rest ?? 0))]],
    );
    scanner.take(
      new RegExp(`(?<![\\d/.,])(?:(\\d{1,2}) )?([1-9])/(2|3|4|8|16)[ -]?(?:${pattern})`, 'giu'),
      ([, entire = '0', part, parts]) => [
        [{ ...whole(Number(entire) + Number(part) / Number(parts)), step: base / Number(parts) }],
      ],
    );
    const measure = (printed: string): readonly Atom[] => [
      // `1600 hours` are seldom many hours.
      ...(name === 'h' && /^\d{4}$/.test(printed) ? clockOf(printed) : []),
      ...readNumber(printed).map(({ value, step }): Atom => ({
        type: 'measure',
        dimension,
        unit: name,
        value,
        base: value * base,
        step: step * base,
      })),
      ...(name === 'h' || name === 'min' ? clockOf(printed) : []),
    ];
    scanner.take(
      new RegExp(
        `(?<!\\d|\\d[.,]|${NAMED})(?:(?<!\\p{Script=Latin})(${NUMBER})${joint})?(?<!\\d|\\d[.,])(${NUMBER})[ -]?(?:${pattern})`,
        'giu',
      ),
      ([, first, last = '']) =>
        first === undefined ? [measure(last)] : [[...measure(first), ...numbersOf(first)], measure(last)],
    );
  }
}
