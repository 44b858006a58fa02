import type { Atom } from './atom.ts';
import { hourReader, time } from './read-times.ts';
import type { Scanner } from './scanner.ts';
import type { Vocabulary } from './vocabulary.ts';

const HALF_A_DAY = 12;

/** Hours of a clock in words: `الساعة الثامنة والنصف صباحاً`; without a half of the day the hour may be of either. */
export function readWordedTimes(scanner: Scanner, { words }: Vocabulary): void {
  const { clockHours, clockMinutes = [] } = words;
  if (clockHours === undefined) return;
  // A longer one begins with a shorter: `الثانية عشرة`.
  const hours = clockHours.map((names, index) => `(?<h${String(index + 1)}>${names})`).toReversed();
  const minutes = clockMinutes.map(([, names], index) => `(?<m${String(index)}>${names})`);
  const of = hourReader(words);
  const namesOf = clockHours.toReversed().join('|');
  const hourOf = (name: string): Atom | null =>
    time(clockHours.findIndex((names) => new RegExp(`^(?:${names})$`, 'iu').test(name)) + 1, 0);
  // `od ósmej do szesnastej UTC`
  scanner.take(
    new RegExp(
      `(?<![\\p{L}\\p{M}])(${namesOf}) (?:${words.to}|${words.toHour ?? '-'}) (${namesOf})(?=\\s?\\(?(?:${words.utc}))`,
      'giu',
    ),
    ([, from = '', until = '']) => {
      const start = hourOf(from);
      const end = hourOf(until);
      return start === null || end === null ? null : [[start], [end]];
    },
  );
  scanner.take(
    new RegExp(
      `(?<clock>(?<!\\p{L})[وبل]?(?:${words.clockBefore}) )?(?<!\\p{L})[وبل]?(?:${hours.join('|')})(?!\\p{L})` +
        `(?: (?:${minutes.join('|')})(?!\\p{L}))?(?: (?<half>(?:${words.morning}|${words.afternoon})))?`,
      'giu',
    ),
    ({ groups = {} }) => {
      const { clock, half } = groups;
      if (clock === undefined && half === undefined) return null;
      const numberOf = (letter: string): number => {
        const key = Object.keys(groups).find(
          (name) => new RegExp(`^${letter}\\d`).test(name) && groups[name] !== undefined,
        );
        return Number(key?.slice(1) ?? -1);
      };
      const hour = numberOf('h');
      const shift = clockMinutes[numberOf('m')]?.[0] ?? 0;
      const either = hour > HALF_A_DAY ? [time(hour, 0)] : [time(hour, 0), time((hour + HALF_A_DAY) % 24, 0)];
      const whole = half === undefined ? either : of(hour, 0, half);
      const found = whole.flatMap((atom): readonly Atom[] =>
        atom?.type === 'time' ? [{ type: 'time', minute: (atom.minute + shift + 1440) % 1440 }] : [],
      );
      return found.length === 0 ? null : [found];
    },
  );
}
