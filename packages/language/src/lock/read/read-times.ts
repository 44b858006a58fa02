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

const HOUR = '([01]?\\d|2[0-4])';

function pair(from: Atom | null, until: Atom | null): readonly (readonly Atom[])[] | null {
  return from === null || until === null ? null : [[from], [until]];
}

/** `с 10 по 15`: hours where UTC stands behind, and otherwise perhaps numbers of other things. */
function bareHours(from: number, until: number, isClock: boolean): readonly (readonly Atom[])[] | null {
  const start = time(from, 0);
  const end = time(until, 0);
  if (start === null || end === null) return null;
  return isClock
    ? [[start], [end]]
    : [
        [start, { type: 'number', value: from }],
        [end, { type: 'number', value: until }],
      ];
}

/** Times that can be nothing else, not even beside a date: `06:00`, `kl. 06.00`, `kl. 06–14`, `6-14 UTC`. */
export function readClockTimes(scanner: Scanner, { words }: Vocabulary): void {
  const start = words.wordStart ? '(?<!\\p{L})' : '';
  const half = `(?:${words.morning}|${words.afternoon})`;
  const halfBefore = new RegExp(`${start}${half} ?$`, 'iu');
  const halfAfter = new RegExp(`^ ?${half}`, 'iu');
  scanner.take(/(?<!\d:|\d)(\d{1,2})(?: : |:)([0-5]\d)(?::[0-5]\d)?(?!\d)/g, ([, h, m], before, after) =>
    halfBefore.test(before) || halfAfter.test(after) ? null : one(time(Number(h), Number(m))),
  );
  const clock = `${start}(?:${words.clockBefore})\\s{0,2}`;
  const range = `\\s?(?:-|${words.to}|${words.toHour ?? '-'})\\s?(?:(?:${words.clockBefore})\\s{0,2})?`;
  scanner.take(
    new RegExp(`${clock}${HOUR}\\.([0-5]\\d)${range}${HOUR}\\.([0-5]\\d)(?!\\d|\\.\\d)`, 'giu'),
    ([, h, m, h2, m2]) => pair(time(Number(h), Number(m)), time(Number(h2), Number(m2))),
  );
  scanner.take(
    new RegExp(
      `(?<![\\d.,:/-])${HOUR}\\.([0-5]\\d)${range}${HOUR}\\.([0-5]\\d)(?=\\s?\\(?(?:${words.utc}|Z(?!\\p{L})))`,
      'giu',
    ),
    ([, h, m, h2, m2]) => pair(time(Number(h), Number(m)), time(Number(h2), Number(m2))),
  );
  scanner.take(
    new RegExp(`${clock}${HOUR}\\.([0-5]\\d)(?!\\d|\\.\\d|\\.? ?(?:km|m|nm)(?!\\p{L}))`, 'giu'),
    ([, h, m]) => one(time(Number(h), Number(m))),
  );
  const ends = new RegExp(
    `^(?:\\s?[,;)\\n]|\\.?$|\\.\\s|\\s?(?:${words.utc}|z(?!\\p{L}))|\\s(?:${words.and})\\s)`,
    'iu',
  );
  const utcBehind = new RegExp(`^\\s?\\(?(?:${words.utc}|z(?!\\p{L}))`, 'iu');
  scanner.take(new RegExp(`${clock}${HOUR}${range}${HOUR}(?![\\d:])`, 'giu'), ([, h, h2], _before, after) =>
    ends.test(after) ? bareHours(Number(h), Number(h2), utcBehind.test(after)) : null,
  );
  scanner.take(
    new RegExp(
      `(?<![\\d.,:/-])${HOUR}\\s?(?:-|${words.to}|${words.and})\\s?${HOUR}(?=\\s?(?:${words.utc}|Z)(?!\\p{L}))`,
      'giu',
    ),
    ([, h, h2]) => pair(time(Number(h), 0), time(Number(h2), 0)),
  );
}

/** Clock times that say so by their form: `0600 UTC`, `06h00`, `午後2時30分`, `6 a.m.`. */
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
      `${start}${half} ?(?<!\\d)(?<h>\\d{1,2})(?:\\s?[:.時时点點]\\s?(?<m>\\d{1,2})?\\s?分?)?(?![\\d])`,
      'giu',
    ),
    ({ groups = {} }) => one(of(Number(groups['h']), Number(groups['m'] ?? 0), groups['half'] ?? '')),
  );
  scanner.take(
    new RegExp(`(?<![\\d:.])(?<h>\\d{1,2})(?:[:.](?<m>[0-5]\\d))? ?${half}`, 'giu'),
    ({ groups = {} }) => one(of(Number(groups['h']), Number(groups['m'] ?? 0), groups['half'] ?? '')),
  );
  // What is beside a half of the day that turns no hour.
  scanner.take(/(?<!\d:|\d)(\d{1,2})(?: : |:)([0-5]\d)(?::[0-5]\d)?(?!\d)/g, ([, h, m]) =>
    one(time(Number(h), Number(m))),
  );
  scanner.take(/(?<![\dA-Za-z])(\d{1,2})\s?[時时](?![間间])\s?(?:(\d{1,2})\s?分|(半))?/g, ([, h, m, half]) =>
    one(time(Number(h), half === undefined ? Number(m ?? 0) : 30)),
  );
  // `4点` are four points too.
  scanner.take(
    /(?<![\dA-Za-z])(\d{1,2})\s?[点點](?:\s?(\d{1,2})\s?分|整|(半)|(?=\s?(?:至|到|-|\(?UTC|\(?(?:世界|协调|协同)))|(?<=(?:[日至到\u0001-]|上午|下午|晚上|凌晨)\s?\d{1,2}\s?[点點])(?![位间間]))/g,
    ([, h, m, half]) => one(time(Number(h), half === undefined ? Number(m ?? 0) : 30)),
  );
  scanner.take(/(?<![\d.,])(\d{1,2})\s?[hH]\s?([0-5]\d)(?!\d)/g, ([, h, m]) =>
    one(time(Number(h), Number(m))),
  );
  scanner.take(
    /(?<![\d.,]|[\p{L}\d]-)([01]\d|2[0-4])([0-5]\d)\s?[-/]\s?([01]\d|2[0-4])([0-5]\d)(?!\.\d|\d|\/|,\d(?!\d{3}(?!\d)))/gu,
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
    /(?<![\d.,])([01]\d|2[0-4])\.?([0-5]\d)(?=\s?(?:UTC|GMT|Z|LT|LMT|HRS|HR)(?!\p{Script=Latin}|\p{Script=Cyrillic}))/giu,
    ([, h, m]) => one(time(Number(h), Number(m))),
  );
  // `0625-SS`, `SR-1900`
  scanner.take(
    /(?<![\dA-Z])([01]\d|2[0-4])([0-5]\d)(?=\s?-\s?S[RS](?![A-Z]))|(?<=(?<![A-Z])S[RS]\s?-\s?)([01]\d|2[0-4])([0-5]\d)(?!\d)/g,
    ([, h, m, h2, m2]) => one(time(Number(h ?? h2), Number(m ?? m2))),
  );
  scanner.take(new RegExp(`${start}(?:${words.midnight})`, 'giu'), () => one(time(24, 0)));
  scanner.take(new RegExp(`${start}(?:${words.noon})`, 'giu'), () => one(time(12, 0)));
}
