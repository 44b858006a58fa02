import {
  readPosition,
  readReversedPosition,
  type PositionRead,
  isDigit,
  isCapital,
} from '@klarnotam/aviation';

/** To ask for a character beyond the ends of a text is slow. */
function codeAt(text: string, index: number): number {
  return index >= 0 && index < text.length ? text.charCodeAt(index) : 0;
}

/** Where a latitude could begin whose digits start at `digit`: there, or at an N or S in front. */
function latitudeStart(text: string, digit: number): number {
  let i = digit - 1;
  while (i >= 0 && digit - i < 4 && text.charCodeAt(i) === 32) i--;
  if (i < 0) return digit;
  const code = text.charCodeAt(i);
  if (code !== 78 && code !== 83) return digit;
  return i > 0 && isCapital(text.charCodeAt(i - 1)) ? digit : i;
}

/** So far the letter of the hemisphere is looked for. No latitude that is printed is longer. */
const LONGEST_LATITUDE = 64;
/** A latitude of more digits than this may have another word right behind its hemisphere. */
const UNCERTAIN_DIGITS = 4;

/** Whether the first letter behind the digits at `from` to `to` is a hemisphere or begins DEG, MIN or SEC: a latitude has no other. */
function reachesHemisphere(text: string, from: number, to: number): boolean {
  const end = Math.min(text.length, from + LONGEST_LATITUDE);
  for (let i = to; i < end; i++) {
    const code = text.charCodeAt(i);
    if (!isCapital(code)) continue;
    if (code === 68) return text.startsWith('DEG', i);
    if (code === 77) return text.startsWith('MIN', i);
    if (code !== 78 && code !== 83) return false;
    if (!isCapital(codeAt(text, i + 1))) return true;
    if (i - from > UNCERTAIN_DIGITS && isDigit(text.charCodeAt(i - 1))) return true;
    return text.startsWith('NORTH', i) || text.startsWith('SOUTH', i) || text.startsWith('SEC', i);
  }
  return end < text.length;
}

/** The position at the digits from `digit` to `digitsTo` in `text`, or at the N or S in front of them. */
function readAtDigits(text: string, digit: number, digitsTo: number): PositionRead | null {
  const start = latitudeStart(text, digit);
  if (start === digit && !reachesHemisphere(text, digit, digitsTo)) return null;
  let found = start < digit ? readPosition(text, start, text.length) : null;
  if (found?.position == null) {
    // The letter in front may be the end of the longitude before: 02748ES2343 does not occur, 0274812N 0654310E does.
    const plain = readPosition(text, digit, text.length);
    if (plain?.position != null || found === null) found = plain;
  }
  return found !== null && isWholeWord(text, found) ? found : null;
}

/** A regular expression passes over what lies between digits much quicker than a loop over its characters. */
const DIGITS = /\d+/g;

/** Every position in upper-case `text`, in order, also those that have the shape of one but cannot be right. */
export function findPositions(text: string): PositionRead[] {
  const positions: PositionRead[] = [];
  let last = 0;
  let from = 0;
  for (DIGITS.lastIndex = 0; DIGITS.test(text); DIGITS.lastIndex = from) {
    const digitsTo = DIGITS.lastIndex;
    let digit = digitsTo - 1;
    while (digit > from && isDigit(text.charCodeAt(digit - 1))) digit--;
    const found = readAtDigits(text, digit, digitsTo);
    from = found?.to ?? digitsTo;
    if (found === null) continue;
    const reversed =
      found.problem === 'unreadableCoordinate' ? readReversedPosition(text, found.from, text.length) : null;
    const position = reversed !== null && reversed.from >= last ? reversed : found;
    positions.push(position);
    last = position.to;
  }
  return positions;
}

/** `26° 1428.5 N`: what looks like a latitude is minutes and seconds behind a degree sign. */
function isAfterDegrees(text: string, from: number): boolean {
  let i = from - 1;
  while (i >= 0 && from - i < 4 && text.charCodeAt(i) === 32) i--;
  const code = codeAt(text, i);
  return code === 0x2a || code === 0xb0 || code === 0xba;
}

/** `D1234N00012E` and `A1234/26` are names; a position does not begin or end inside a word. */
function isWholeWord(text: string, found: PositionRead): boolean {
  const before = codeAt(text, found.from - 1);
  if (isAfterDegrees(text, found.from)) return false;
  if (isDigit(before)) return false;
  const after = codeAt(text, found.to);
  if (isCapital(before) && found.position === null) return false;
  return !(isDigit(after) && isDigit(text.charCodeAt(found.to - 1)));
}
