import type { Atom } from './atom.ts';
import { NUMBER, readNumber } from './read-numbers.ts';
import { time } from './read-times.ts';
import type { Scanner } from './scanner.ts';
import type { Vocabulary } from './vocabulary.ts';
import { figures as en } from '../words/en/figures.ts';

/** What a printed number may be as a number alone. */
export function numbersOf(printed: string): readonly Atom[] {
  return readNumber(printed).map(({ value }) => ({ type: 'number', value }));
}

/** The clock time that a bare number may be: `0600`, `06.00`. */
export function clockOf(printed: string): readonly Atom[] {
  const parts = /^([01]\d|2[0-4])([0-5]\d)$/.exec(printed) ?? /^([01]?\d|2[0-4])[.,]([0-5]\d)$/.exec(printed);
  const atom = parts === null ? null : time(Number(parts[1]), Number(parts[2]));
  return atom === null ? [] : [atom];
}

/** The date that a bare number may be where a language writes them so: `24.03`. */
function dateOf(printed: string, words: Vocabulary['words']): readonly Atom[] {
  const parts = /^(0?[1-9]|[12]\d|3[01])\.(0[1-9]|1[0-2])$/.exec(printed);
  return parts === null || words === en
    ? []
    : [{ type: 'date', day: Number(parts[1]), month: Number(parts[2]), year: null }];
}

/** `LANES 2,3 AND 4`: perhaps two numbers and no decimal. */
function listOf(printed: string): readonly Atom[] {
  const parts = /^(\d),(\d)$/.exec(printed);
  return parts === null
    ? []
    : parts.slice(1).map((digit): Atom => ({ type: 'number', value: Number(digit) }));
}

/** Numbers that are nothing else, with each meaning that a bare one may have. */
export function readPlainNumbers(scanner: Scanner, { words }: Vocabulary): void {
  const start = words.wordStart ? '(?<!\\p{L})' : '';
  const clockBefore = new RegExp(`${start}(?:${words.clockBefore})\\s?$`, 'iu');
  const clockAfter = new RegExp(`^\\s?(?:utc|gmt|z(?!\\p{L})|${words.utc})`, 'iu');
  scanner.take(new RegExp(`(?<!\\d|\\d[.,])(?:${NUMBER})`, 'gu'), ([printed], before, after) => {
    const atoms: Atom[] = readNumber(printed).map(({ value }) => ({ type: 'number', value }));
    atoms.push(...clockOf(printed), ...listOf(printed));
    const value = Number(printed);
    if (Number.isInteger(value) && value <= 24 && (clockBefore.test(before) || clockAfter.test(after))) {
      const hour = time(value, 0);
      if (hour !== null) atoms.push(hour);
    }
    atoms.push(...dateOf(printed, words));
    if (/^\d{1,3}[.,]\d{3,}$/.test(printed)) {
      const degrees = Number(printed.replace(',', '.'));
      const decimals = printed.split(/[.,]/)[1]?.length ?? 0;
      atoms.push({
        type: 'position',
        seconds: degrees * 3600,
        toleranceS: (3600 * 10 ** -decimals) / 2,
        side: null,
      });
    }
    return [atoms];
  });
}
