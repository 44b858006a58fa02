import { readPosition, readReversedPosition, type PositionRead } from '@klarnotam/aviation';

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isLetter(code: number): boolean {
  return code >= 65 && code <= 90;
}

/** Where a latitude could begin whose digits start at `digit`: there, or at an N or S in front. */
function latitudeStart(text: string, digit: number): number {
  let i = digit - 1;
  while (i >= 0 && digit - i < 4 && text.charCodeAt(i) === 32) i--;
  if (i < 0) return digit;
  const code = text.charCodeAt(i);
  if (code !== 78 && code !== 83) return digit;
  return i > 0 && isLetter(text.charCodeAt(i - 1)) ? digit : i;
}

/** So far the letter of the hemisphere is looked for. No latitude that is printed is longer. */
const LONGEST_LATITUDE = 64;

/** Whether the first letter behind the digits is a hemisphere or begins DEG or MIN: a latitude has no other. */
function reachesHemisphere(text: string, from: number): boolean {
  const end = Math.min(text.length, from + LONGEST_LATITUDE);
  for (let i = from; i < end; i++) {
    const code = text.charCodeAt(i);
    if (isLetter(code)) return code === 78 || code === 83 || code === 68 || code === 77;
  }
  return end < text.length;
}

/** Every position in upper-case `text`, in order, also those that have the shape of one but cannot be right. */
export function findPositions(text: string): PositionRead[] {
  const positions: PositionRead[] = [];
  const end = text.length;
  for (let i = 0; i < end; i++) {
    if (!isDigit(text.charCodeAt(i))) continue;
    const start = latitudeStart(text, i);
    if (start === i && !reachesHemisphere(text, i)) {
      while (i + 1 < end && isDigit(text.charCodeAt(i + 1))) i++;
      continue;
    }
    let found = start < i ? readPosition(text, start, end) : null;
    if (found?.position == null) {
      // The letter in front may be the end of the longitude before: 02748ES2343 does not occur, 0274812N 0654310E does.
      const plain = readPosition(text, i, end);
      if (plain?.position != null || found === null) found = plain;
    }
    if (found !== null && isWholeWord(text, found)) {
      const last = positions.at(-1);
      const reversed =
        found.problem === 'unreadableCoordinate' ? readReversedPosition(text, found.from, end) : null;
      positions.push(reversed !== null && reversed.from >= (last?.to ?? 0) ? reversed : found);
      i = found.to - 1;
      continue;
    }
    while (i + 1 < end && isDigit(text.charCodeAt(i + 1))) i++;
  }
  return positions;
}

/** `26° 1428.5 N`: what looks like a latitude is minutes and seconds behind a degree sign. */
function isAfterDegrees(text: string, from: number): boolean {
  let i = from - 1;
  while (i >= 0 && from - i < 4 && text.charCodeAt(i) === 32) i--;
  const code = text.charCodeAt(i);
  return code === 0x2a || code === 0xb0 || code === 0xba;
}

/** `D1234N00012E` and `A1234/26` are names; a position does not begin or end inside a word. */
function isWholeWord(text: string, found: PositionRead): boolean {
  const before = text.charCodeAt(found.from - 1);
  if (isAfterDegrees(text, found.from)) return false;
  if (isDigit(before)) return false;
  const after = text.charCodeAt(found.to);
  if (isLetter(before) && found.position === null) return false;
  return !(isDigit(after) && isDigit(text.charCodeAt(found.to - 1)));
}
