import { measureOf } from './measure-of.ts';
import type { Scanner } from './scanner.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Units and a half, `2 horas y media`; one and a half of them without a number, `milla y media`, counts as said but is
 * not held against a text.
 */
export function readHalves(scanner: Scanner, { units, words: { andHalf, numbers } }: Vocabulary): void {
  if (andHalf === undefined) return;
  for (const unit of units) {
    scanner.take(
      new RegExp(
        `(?<![\\p{L}\\d.,-])(\\d{1,3}|${numbers.slice(1).join('|')}) (?:${unit.pattern}) (?:${andHalf})(?!\\p{L})`,
        'giu',
      ),
      ([, printed = '']) => {
        const worded = numbers.findIndex((names) => new RegExp(`^(?:${names})$`, 'iu').test(printed));
        return [[measureOf(unit, (worded === -1 ? Number(printed) : worded + 1) + 0.5)]];
      },
    );
    const match = new RegExp(`(?<!\\p{L})(?:${unit.pattern}) (?:${andHalf})(?!\\p{L})`, 'iu').exec(
      scanner.rest(),
    );
    if (match !== null) scanner.imply([measureOf(unit, 1.5)], match.index, match.index + match[0].length);
  }
}
