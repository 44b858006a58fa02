import type { Atom } from './atom.ts';
import type { Scanner } from './scanner.ts';
import type { Vocabulary } from './vocabulary.ts';

export function time(hour: number, minute: number): Atom | null {
  return hour > 24 || minute > 59 || (hour === 24 && minute > 0)
    ? null
    : { type: 'time', minute: hour * 60 + minute };
}

function one(atom: Atom | null): readonly (readonly Atom[])[] | null {
  return atom === null ? null : [[atom]];
}

/** Clock times that say so by their form: `06:00`, `0600 UTC`, `06h00`, `午後2時30分`, `6 a.m.`. */
export function readTimes(scanner: Scanner, { words }: Vocabulary): void {
  const start = words.wordStart ? '(?<!\\p{L})' : '';
  const early = new RegExp(`${start}(?:${words.morning})$`, 'iu');
  const late = new RegExp(`${start}(?:${words.afternoon})$`, 'iu');
  const half = `(?<half>${words.morning}|${words.afternoon})`;
  const of = (hour: number, minute: number, part: string): Atom | null => {
    if (late.test(part)) return time(hour < 12 ? hour + 12 : hour, minute);
    return early.test(part) && hour === 12 ? time(0, minute) : time(hour, minute);
  };
  // A half of the day before or behind the hour turns it.
  scanner.take(
    new RegExp(
      `${start}${half}\\s?(?<!\\d)(?<h>\\d{1,2})(?:\\s?[:.時时点點]\\s?(?<m>\\d{1,2})?\\s?分?)?(?![\\d])`,
      'giu',
    ),
    ({ groups = {} }) => one(of(Number(groups['h']), Number(groups['m'] ?? 0), groups['half'] ?? '')),
  );
  scanner.take(
    new RegExp(`(?<![\\d:.])(?<h>\\d{1,2})(?:[:.](?<m>[0-5]\\d))?\\s?${half}`, 'giu'),
    ({ groups = {} }) => one(of(Number(groups['h']), Number(groups['m'] ?? 0), groups['half'] ?? '')),
  );
  scanner.take(/(?<![\d:])(\d{1,2})\s?:\s?([0-5]\d)(?::[0-5]\d)?(?![\d])/g, ([, h, m]) =>
    one(time(Number(h), Number(m))),
  );
  scanner.take(/(?<![\d])(\d{1,2})\s?[時时点點](?![間间])\s?(?:(\d{1,2})\s?分)?/g, ([, h, m]) =>
    one(time(Number(h), Number(m ?? 0))),
  );
  scanner.take(/(?<![\d.,])(\d{1,2})\s?[hH]\s?([0-5]\d)(?!\d)/g, ([, h, m]) =>
    one(time(Number(h), Number(m))),
  );
  scanner.take(
    /(?<![\d.,])([01]\d|2[0-4])\.?([0-5]\d)(?=\s?(?:UTC|GMT|Z|LT|LMT|HRS|HR)(?!\p{L}))/giu,
    ([, h, m]) => one(time(Number(h), Number(m))),
  );
  scanner.take(
    /(?<![\d.,])([01]\d|2[0-4])([0-5]\d)\s?[-/]\s?([01]\d|2[0-4])([0-5]\d)(?![\d.,]\d|\d)/g,
    ([, h, m, h2, m2]) => {
      const from = time(Number(h), Number(m));
      const to = time(Number(h2), Number(m2));
      if (from === null || to === null) return null;
      return [
        [from, { type: 'number', value: Number(`${h ?? ''}${m ?? ''}`) }],
        [to, { type: 'number', value: Number(`${h2 ?? ''}${m2 ?? ''}`) }],
      ];
    },
  );
  scanner.take(
    new RegExp(
      `${start}(?:${words.clockBefore})\\s{0,2}([01]?\\d|2[0-4])\\.([0-5]\\d)\\s?(?:-|${words.to})\\s?([01]?\\d|2[0-4])\\.([0-5]\\d)(?!\\d)`,
      'giu',
    ),
    ([, h, m, h2, m2]) => {
      const from = time(Number(h), Number(m));
      const until = time(Number(h2), Number(m2));
      return from === null || until === null ? null : [[from], [until]];
    },
  );
  scanner.take(
    new RegExp(`${start}(?:${words.clockBefore})\\s{0,2}([01]?\\d|2[0-4])\\.([0-5]\\d)(?!\\d)`, 'giu'),
    ([, h, m]) => one(time(Number(h), Number(m))),
  );
  scanner.take(new RegExp(`${start}(?:${words.midnight})`, 'giu'), () => one(time(24, 0)));
  scanner.take(new RegExp(`${start}(?:${words.noon})`, 'giu'), () => one(time(12, 0)));
}
