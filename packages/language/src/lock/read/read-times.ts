import type { LockWords } from '../words/lock-words.ts';
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

function some(atoms: readonly Atom[]): readonly (readonly Atom[])[] | null {
  return atoms.length === 0 ? null : [atoms];
}

const LAST_HOUR_OF_NIGHT = 5;

/** `10 م` are ten metres too, unless hours stand before: `من 8 ص إلى 4 م`. */
const METRES = 'م';
const AMONG_HOURS = /ساع|(?<!\p{L})ص(?!\p{L})|:\d\d/u;

/** Reads an hour with the half of the day that is said with it; at night twelve is midnight, of either day. */
export function hourReader(
  words: LockWords,
): (hour: number, minute: number, part: string) => readonly Atom[] {
  const start = words.wordStart ? '(?<!\\p{L})' : '';
  const endingIn = (pattern: string): RegExp => new RegExp(`${start}(?:${pattern})$`, 'iu');
  const early = endingIn(words.morning);
  const late = endingIn(words.afternoon);
  // `12 de la noche` is midnight.
  const night = endingIn(words.night ?? 'noche|noite');
  return (hour, minute, part) => {
    const isNight = night.test(part);
    const hours = (): readonly number[] => {
      if (isNight && hour === 12) return [24, 0];
      if (isNight && hour <= LAST_HOUR_OF_NIGHT) return [hour];
      if (late.test(part)) return [hour < 12 ? hour + 12 : hour];
      return [early.test(part) && hour === 12 ? 0 : hour];
    };
    return hours().flatMap((one) => time(one, minute) ?? []);
  };
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
export function readClockTimes(scanner: Scanner, { words, units, monthName }: Vocabulary): void {
  const start = words.wordStart ? '(?<!\\p{L})' : '';
  const half = `(?:${words.morning}|${words.afternoon})`;
  const halfBefore = new RegExp(`${start}${half} ?$`, 'iu');
  const halfWithin = new RegExp(half, 'iu');
  const halfAfter = new RegExp(`^ ?${half}`, 'iu');
  scanner.take(/(?<!\d:|\d)(\d{1,2})(?: : |:)([0-5]\d)(?::[0-5]\d)?(?!\d)/g, ([, h, m], before, after) =>
    halfBefore.test(before) || halfAfter.test(after) ? null : one(time(Number(h), Number(m))),
  );
  // `at 12.50 kilometres`
  const lengths = units.filter(({ dimension }) => dimension === 'length').map(({ pattern }) => pattern);
  const lengthBehind = new RegExp(`^[ -]?(?:${lengths.join('|')})`, 'iu');
  const clock = `${start}(?:${words.clockBefore})\\s{0,2}`;
  const range = `\\s?(?:-|${words.to}|${words.toHour ?? '-'})\\s?(?:(?:${words.clockBefore})\\s{0,2})?`;
  scanner.take(
    new RegExp(`${clock}${HOUR}\\.([0-5]\\d)${range}${HOUR}\\.([0-5]\\d)(?!\\d|\\.\\d)`, 'giu'),
    ([, h, m, h2, m2]) => pair(time(Number(h), Number(m)), time(Number(h2), Number(m2))),
  );
  scanner.take(
    new RegExp(
      `(?<![\\d.,:/-])${HOUR}\\.([0-5]\\d)${range}${HOUR}\\.([0-5]\\d)(?=\\s?(?:\\(?(?:${words.utc}|Z(?!\\p{L}))|(?:${words.clockAfter})(?!\\p{L})))`,
      'giu',
    ),
    ([, h, m, h2, m2]) => pair(time(Number(h), Number(m)), time(Number(h2), Number(m2))),
  );
  scanner.take(
    new RegExp(`${clock}${HOUR}\\.([0-5]\\d)(?!\\d|\\.\\d|\\.? ?(?:km|m|nm)(?!\\p{L}))`, 'giu'),
    ([, h, m], _before, after) =>
      halfAfter.test(after) || lengthBehind.test(after) ? null : one(time(Number(h), Number(m))),
  );
  // `at 5 to 10 NM`, `kl. 08 til 5. juli`, `at 20 to 24 per cent`
  const other = new RegExp(
    `^[ -]?(?:${units.map(({ pattern }) => pattern).join('|')})|^\\.? ?(?:${monthName})(?!\\p{L})|^[.,/-]\\d|^[-–]`,
    'iu',
  );
  const utcBehind = new RegExp(`^\\s?\\(?(?:${words.utc}|z(?!\\p{L}))`, 'iu');
  // `kl. 08–10, 12–14 og 16–18`
  scanner.take(
    new RegExp(
      `${clock}${HOUR}\\s?-\\s?${HOUR}(?:\\s?(?:,|,? ?(?:${words.and}))\\s?${HOUR}\\s?-\\s?${HOUR}){1,6}(?![\\d:])`,
      'giu',
    ),
    ([all], _before, after) => {
      if (other.test(after)) return null;
      const hours = Array.from(all.matchAll(/\d{1,2}/g), ([hour]) => time(Number(hour), 0));
      return hours.flatMap((hour) => (hour === null ? [] : [[hour]]));
    },
  );
  const rangeOrList = `(?:${range}|\\s(?:${words.and})\\s(?:(?:${words.clockBefore})\\s{0,2})?)`;
  scanner.take(
    new RegExp(`${clock}${HOUR}${rangeOrList}${HOUR}(?![\\d:])`, 'giu'),
    ([all, h, h2], _before, after) =>
      other.test(after) || halfAfter.test(after) || halfWithin.test(all)
        ? null
        : bareHours(Number(h), Number(h2), utcBehind.test(after)),
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
  const of = hourReader(words);
  const half = `(?<half>${words.morning}|${words.afternoon})`;
  // A half of the day before or behind the hour turns it.
  scanner.take(
    new RegExp(
      `${start}${half} ?(?<!\\d)(?<h>\\d{1,2})(?:\\s?[:.時时点點]\\s?(?<m>\\d{1,2})?\\s?分?)?(?![\\d])`,
      'giu',
    ),
    ({ groups = {} }) => some(of(Number(groups['h']), Number(groups['m'] ?? 0), groups['half'] ?? '')),
  );
  scanner.take(
    new RegExp(`(?<![\\d:.])(?<h>\\d{1,2})(?:[:.h](?<m>[0-5]\\d))?(?: ?h(?:oras?|rs?)?)? ?${half}`, 'giu'),
    ({ groups = {} }, before) => {
      const { h, m, half: part = '' } = groups;
      const hours = of(Number(h), Number(m ?? 0), part);
      if (part !== METRES || m !== undefined || AMONG_HOURS.test(before)) return some(hours);
      const value = Number(h);
      return some([
        { type: 'measure', dimension: 'length', unit: 'm', value, base: value, step: 1 },
        ...hours,
      ]);
    },
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
  // `midnight (00:00)` is said once.
  const hourBehind = new RegExp(`^[\\s,(]{0,3}(?:(?:${words.clockBefore})\\s?)?(?:00|24)[:.]?00`, 'iu');
  const hourBefore = new RegExp(`(?:00|24)[:.]?00(?:\\s?(?:${words.utc}))?[\\s,(]{1,3}$`, 'iu');
  scanner.take(new RegExp(`${start}(?:${words.midnight})`, 'giu'), (_match, before, after) =>
    hourBehind.test(after) || hourBefore.test(before) ? [] : one(time(24, 0)),
  );
  scanner.take(new RegExp(`${start}(?:${words.noon})`, 'giu'), () => one(time(12, 0)));
}
