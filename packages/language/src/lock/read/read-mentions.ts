import type { Atom, Mention } from './atom.ts';
import { readComposedNumbers } from './read-composed-numbers.ts';
import { readAddresses, readKnownPhones, readPhones } from './read-contacts.ts';
import { readDates } from './read-dates.ts';
import { readIndianMeasures, readIndianTimes } from './read-indian-numbers.ts';
import { readWordedMeasures } from './read-number-words.ts';
import { readLevels, readMeasures } from './read-measures.ts';
import { DAY_AND_NIGHT, readNames, readReferences, readRunways } from './read-names.ts';
import { readPlainNumbers } from './read-plain-numbers.ts';
import { readPositions } from './read-positions.ts';
import { readHourAndAHalf } from './read-hour-and-a-half.ts';
import { readHalfRanges } from './read-half-ranges.ts';
import { readHalves } from './read-halves.ts';
import { readHours } from './read-hours.ts';
import { readLargeMeasures } from './read-large-measures.ts';
import { readClockTimes, readTimes, time } from './read-times.ts';
import { readWordedTimes } from './read-worded-times.ts';
import { createScanner, type Scanner } from './scanner.ts';
import type { Vocabulary } from './vocabulary.ts';

/** `UTC+0` is UTC. */
const NO_OFFSET = /(?<=UTC|GMT) ?[+±] ?0{1,2}(?::?00)?(?![\d:.])/gi;
const TEN_DIGITS = /(?<!\d)(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(?!\d)/g;
/** `202304102008`: when a report was made. */
const STAMP = /(?<!\d)(20\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])([01]\d|2[0-3])([0-5]\d)(?!\d)/g;
/** Everything in a folded text that is a number, time, date, position, height, contact or identifier. */
export function readMentions(
  text: string,
  vocabulary: Vocabulary,
  phones: readonly string[],
): readonly Mention[] {
  const scanner = createScanner(text);
  scanner.take(NO_OFFSET, () => []);
  readAddresses(scanner);
  readReferences(scanner);
  readKnownPhones(scanner, phones);
  readStamps(scanner);
  readPositions(scanner, vocabulary);
  readRunways(scanner, vocabulary);
  readPhones(scanner);
  readLevels(scanner, vocabulary);
  readIndianTimes(scanner, vocabulary);
  readHalfRanges(scanner, vocabulary);
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

/** Dates with their times in one: `2607010800`, which may be a phone number too, and `202607010800`. */
function readStamps(scanner: Scanner): void {
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
