import type { Atom, Mention } from './atom.ts';
import { readComposedNumbers } from './read-composed-numbers.ts';
import { readDates } from './read-dates.ts';
import { NUMBER, readNumber } from './read-numbers.ts';
import { readIndianMeasures, readIndianTimes } from './read-indian-numbers.ts';
import { readWordedMeasures } from './read-number-words.ts';
import { readPositions } from './read-positions.ts';
import { readHourAndAHalf } from './read-hour-and-a-half.ts';
import { readHalves } from './read-halves.ts';
import { readHours } from './read-hours.ts';
import { readLargeMeasures } from './read-large-measures.ts';
import { readClockTimes, readTimes, time } from './read-times.ts';
import { readWordedTimes } from './read-worded-times.ts';
import { createScanner, type Scanner } from './scanner.ts';
import type { Vocabulary } from './vocabulary.ts';
import { figures as en } from '../words/en/figures.ts';

const ADDRESS =
  /[\w.+-]{1,64}(?:@|\s?\((?:at|a|arroba)\)\s?)[\w-]{1,63}(?:\.[\w-]{1,63}){1,6}|(?:https?:\/\/|www\.)[!-(*+\--:<-~]{1,200}/gi;
/** `UTC+0` is UTC. */
const NO_OFFSET = /(?<=UTC|GMT) ?[+±] ?0{1,2}(?::?00)?(?![\d:.])/gi;
/** `25/10/130/LFC`, `2022-04-0105/AS2`: the references of British notices, whose letters may be left out. */
const REFERENCE =
  /(?<![\p{Script=Latin}\d/-])(?:\d{2}\/\d{2}\/\d{3}|20\d{2}-\d{2}-\d{4})(?![\d-]|\/\d)(?:\/[A-Z]{2,3}\d?)?/gu;
const TEN_DIGITS = /(?<!\d)(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(?!\d)/g;
/** `202304102008`: when a report was made. */
const STAMP = /(?<!\d)(20\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])([01]\d|2[0-3])([0-5]\d)(?!\d)/g;
const PHONE = /\+\s?\d(?:(?:[ ()/-]{0,2}|\.)\d){5,16}/g;
const NAME =
  /(?<![\p{Script=Latin}\d])(?=[A-Z0-9./-]{0,24}[A-Z])(?=[A-Z0-9./-]{0,24}\d)[A-Z0-9]{1,24}(?:[-./][A-Z0-9]{1,24}){0,6}(?![\p{Ll}])/gu;
const NOTAM_ID =
  /(?<![\p{Script=Latin}\d-]|\d\/)(?:[A-Z]{1,2}\d{1,4}|[A-Z] \d{4})\/\d{2}(?!\d|\/\d|-[\dA-Z]|\p{Script=Latin})/gu;
const ATTACHED =
  /^(?:RWY|TWY|THR|STAND|STANDS|NR|NO|GATE|EXT|TEL|PSN|HGT|ELEV|RADIUS|AREA|CH|SVC|SUP|AIC|REF|FREQ|DSN)(?=\d)|^JET(?=A\d)/;
/** `A1-CLSD`, `2.DRG`: a word that was set close to a name is none of it. */
const WORD_BESIDE = /^([A-Z]{0,3}\d{1,6}[A-Z]?)[-.][A-Z]{3,24}$/;
/** `15TH WING` */
const ORDINAL = /^(\d{1,3})(?:ST|ND|RD|TH)$/;
/** `E4-E13`: two taxiways, of which each must be known. */
const RANGE_OF_NAMES = /^[A-Z]{1,2}\d{1,2}-[A-Z]{1,2}\d{1,2}$/;
const GAP = '[\\s()./-]{0,3}';
const SHORTEST_PHONE = 6;

/** Everything in a folded text that is a number, time, date, position, height, contact or identifier. */
export function readMentions(
  text: string,
  vocabulary: Vocabulary,
  phones: readonly string[],
): readonly Mention[] {
  const scanner = createScanner(text);
  scanner.take(NO_OFFSET, () => []);
  scanner.take(ADDRESS, ([address]) => [
    [
      {
        type: 'name',
        text: address
          .toUpperCase()
          .replace(/\s?\([A-Z]+\)\s?/, '@')
          .replace(/[./]{1,4}$/, ''),
      },
    ],
  ]);
  scanner.take(NOTAM_ID, ([printed]) => [[{ type: 'name', text: printed.replace(' ', '') }]]);
  scanner.take(REFERENCE, ([printed]) => [[{ type: 'name', text: printed.replace(/\/[A-Z].*/, '') }]]);
  readPhones(scanner, phones);
  scanner.take(TEN_DIGITS, ([all, y, m, d, hh, mm]) => {
    const at = time(Number(hh), Number(mm));
    if (at === null || Number(m) < 1 || Number(m) > 12 || Number(d) < 1 || Number(d) > 31) return null;
    const phone: Atom = { type: 'phone', digits: all };
    return [
      [{ type: 'date', day: Number(d), month: Number(m), year: 2000 + Number(y) }, phone],
      [at, phone],
    ];
  });
  scanner.take(STAMP, ([, y, m, d, hh, mm]) => {
    const at = time(Number(hh), Number(mm));
    return at === null ? null : [[{ type: 'date', day: Number(d), month: Number(m), year: Number(y) }], [at]];
  });
  readPositions(scanner, vocabulary);
  readRunways(scanner, vocabulary);
  scanner.take(PHONE, ([phone]) => [[{ type: 'phone', digits: phone.replace(/\D/g, '') }]]);
  readLevels(scanner, vocabulary);
  readIndianTimes(scanner, vocabulary);
  readClockTimes(scanner, vocabulary);
  readWordedTimes(scanner, vocabulary);
  readHours(scanner, vocabulary);
  readDates(scanner, vocabulary);
  readTimes(scanner, vocabulary);
  readComposedNumbers(scanner, vocabulary);
  readHourAndAHalf(scanner);
  readIndianMeasures(scanner, vocabulary);
  readHalves(scanner, vocabulary);
  readMeasures(scanner, vocabulary);
  readLargeMeasures(scanner, vocabulary);
  readWordedMeasures(scanner, vocabulary);
  readNames(scanner);
  readPlainNumbers(scanner, vocabulary);
  implyNumberWords(scanner, vocabulary);
  implyAllDay(scanner, vocabulary);
  return scanner.mentions;
}

/** Phone numbers that are known, however their digits are grouped, with the prefix of the country or without. */
function readPhones(scanner: Scanner, phones: readonly string[]): void {
  for (const phone of phones) {
    const digits = phone.replace(/\D/g, '');
    if (digits.length < SHORTEST_PHONE) continue;
    const shorter = phone.startsWith('+') ? [1, 2, 3].map((from) => digits.slice(from)) : [];
    for (const form of [digits, ...shorter.filter((part) => part.length > SHORTEST_PHONE)]) {
      const grouped = Array.from(form, (digit, at) => (at < 3 ? `${digit}(?:\\s?\\(0\\))?` : digit)).join(
        GAP,
      );
      const pattern = new RegExp(`(?:\\+|\\(0\\)|(?<!\\d)0{1,2}|(?<!\\d))${grouped}(?!\\d)`, 'g');
      scanner.take(pattern, () => [[{ type: 'phone', digits }]]);
    }
  }
}

const HALF_TURN = 18;

/** `02/20` is a runway, and no day of a list; `09 izquierda` is `09L`. */
function readRunways(scanner: Scanner, { words: { runwaySides } }: Vocabulary): void {
  scanner.take(/(?<![\d/.-])([0-3]\d)\/([0-3]\d)(?![\d/.-])/g, ([, first = '', second = '']) =>
    Math.abs(Number(second) - Number(first)) === HALF_TURN ? [numbersOf(first), numbersOf(second)] : null,
  );
  for (const [side, names] of Object.entries(runwaySides ?? {})) {
    scanner.take(
      new RegExp(`(?<![\\d.,:-])(0?[1-9]|[12]\\d|3[0-6])[ -]?(?:${names})(?!\\p{L})`, 'giu'),
      ([, number = '']) => [
        [{ type: 'name', text: `${String(Number(number))}${side}` }, ...numbersOf(number)],
      ],
    );
  }
}

function readLevels(scanner: Scanner, { words }: Vocabulary): void {
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

/** `EGD701H` ends with no unit. */
const NAMED = '\\b[A-Z]{1,2}D|\\b[DPR]';

/** The first number of a range or product has the unit of the last: `500-1000FT`, `mellom 500 og 1000 fot`. */
function readMeasures(scanner: Scanner, { units, words }: Vocabulary): void {
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
        `(?<!\\d|\\d[.,]|${NAMED})(?:(${NUMBER})${joint})?(?<!\\d|\\d[.,])(${NUMBER})[ -]?(?:${pattern})`,
        'giu',
      ),
      ([, first, last = '']) =>
        first === undefined ? [measure(last)] : [[...measure(first), ...numbersOf(first)], measure(last)],
    );
  }
}

function numbersOf(printed: string): readonly Atom[] {
  return readNumber(printed).map(({ value }) => ({ type: 'number', value }));
}

/** The clock time that a bare number may be: `0600`, `06.00`. */
function clockOf(printed: string): readonly Atom[] {
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

function readNames(scanner: Scanner): void {
  scanner.take(NAME, ([printed]) => {
    const found: (readonly Atom[])[] = [];
    for (const part of printed.split('/')) {
      if (/^\d+\.\d+$/.test(part)) {
        found.push([{ type: 'number', value: Number(part) }, ...clockOf(part)]);
        continue;
      }
      const name = part
        .replace(ATTACHED, '')
        .replace(WORD_BESIDE, '$1')
        .replace(/[^A-Z0-9]/g, '')
        .replace(ORDINAL, '$1');
      if (/^\d+$/.test(name)) {
        found.push([{ type: 'number', value: Number(name) }, ...clockOf(name)]);
        continue;
      }
      if (!/\d/.test(name)) continue;
      if (RANGE_OF_NAMES.test(part)) {
        for (const text of part.split('-')) found.push([{ type: 'name', text }]);
        continue;
      }
      found.push([...namesOf(name), ...partsOf(part)]);
    }
    return found;
  });
}

/** `JET-A1` is `A1` too, and `1.L645` the first entry of a list. */
function partsOf(printed: string): readonly Atom[] {
  const parts = printed.split(/[-.]/);
  return parts.length < 2
    ? []
    : parts
        .filter((part) => /^(?=.*[A-Z])(?=.*\d)[A-Z\d]{2,}$/.test(part))
        .map((text) => ({ type: 'name', text }));
}

const DAY_AND_NIGHT: Atom = {
  type: 'measure',
  dimension: 'duration',
  unit: 'h',
  value: 24,
  base: 1440,
  step: 60,
};

function namesOf(name: string): readonly Atom[] {
  if (/^HS?24$/.test(name)) return [{ type: 'name', text: name }, DAY_AND_NIGHT];
  // `06L` is `6L`, channel `098X` is `98X`.
  const numbered = /^0{1,2}(\d{1,3}[LRCXY])$/.exec(name);
  return [{ type: 'name', text: numbered?.[1] ?? name }];
}

/** `LANES 2,3 AND 4`: perhaps two numbers and no decimal. */
function listOf(printed: string): readonly Atom[] {
  const parts = /^(\d),(\d)$/.exec(printed);
  return parts === null
    ? []
    : parts.slice(1).map((digit): Atom => ({ type: 'number', value: Number(digit) }));
}

function readPlainNumbers(scanner: Scanner, { words }: Vocabulary): void {
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

/** Numbers in words count as said, but are not held against a text: `one` is an article in many languages. */
function implyNumberWords(scanner: Scanner, { words }: Vocabulary): void {
  const start = words.wordStart ? '(?<!\\p{L})' : '';
  const end = words.wordStart ? '(?!\\p{L})' : '';
  const rest = scanner.rest();
  words.numbers.forEach((names, index) => {
    const match = new RegExp(`${start}(?:${names})${end}`, 'iu').exec(rest);
    if (match !== null) {
      scanner.imply([{ type: 'number', value: index + 1 }], match.index, match.index + match[0].length);
    }
  });
}

function implyAllDay(scanner: Scanner, { words }: Vocabulary): void {
  const start = words.wordStart ? '(?<!\\p{L})' : '';
  const match = new RegExp(`${start}(?:${words.allDay})`, 'iu').exec(scanner.rest());
  if (match !== null) scanner.imply([DAY_AND_NIGHT], match.index, match.index + match[0].length);
}
