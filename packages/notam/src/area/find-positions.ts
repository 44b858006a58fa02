import { readPosition, readReversedPosition, type PositionRead } from '@klarnotam/aviation';

const HEMISPHERE_BEFORE = /(?<![A-Z])[NS] {0,3}$/;

/** Where a latitude could begin whose digits start at `digit`: there, or at an N or S in front. */
function latitudeStart(text: string, digit: number): number {
  const hemisphere = HEMISPHERE_BEFORE.exec(text.slice(Math.max(0, digit - 5), digit));
  return digit - (hemisphere?.[0].length ?? 0);
}

/** So far the letter of the hemisphere is looked for. No latitude that is printed is longer. */
const LONGEST_LATITUDE = 64;
/** A latitude of more digits than this may have another word right behind its hemisphere. */
const UNCERTAIN_DIGITS = 4;
const LATITUDE_WORD = /^(?:DEG|MIN|SEC|NORTH|SOUTH|[NS](?![A-Z]))/;

/** Whether the first letter behind the digits at `from` to `to` is a hemisphere or begins DEG, MIN or SEC: a latitude has no other. */
function reachesHemisphere(text: string, from: number, to: number): boolean {
  const end = from + LONGEST_LATITUDE;
  const gap = text.slice(to, end).search(/[A-Z]/);
  if (gap < 0) return end < text.length;
  const letter = to + gap;
  if (LATITUDE_WORD.test(text.slice(letter, letter + 5))) return true;
  return letter - from > UNCERTAIN_DIGITS && /^\d[NS]/.test(text.slice(letter - 1, letter + 1));
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

const DIGITS = /\d+/g;

/** Every position in upper-case `text`, in order, also those that have the shape of one but cannot be right. */
export function findPositions(text: string): PositionRead[] {
  const positions: PositionRead[] = [];
  let last = 0;
  DIGITS.lastIndex = 0;
  for (let run = DIGITS.exec(text); run !== null; run = DIGITS.exec(text)) {
    const found = readAtDigits(text, run.index, DIGITS.lastIndex);
    if (found === null) continue;
    DIGITS.lastIndex = found.to;
    const reversed =
      found.problem === 'unreadableCoordinate' ? readReversedPosition(text, found.from, text.length) : null;
    const position = reversed !== null && reversed.from >= last ? reversed : found;
    positions.push(position);
    last = position.to;
  }
  return positions;
}

/** `26° 1428.5 N`: what looks like a latitude is minutes and seconds behind a degree sign. */
const AFTER_DEGREES = /[*°º] {0,3}$/;

/** `D1234N00012E` and `A1234/26` are names; a position does not begin or end inside a word. */
function isWholeWord(text: string, { from, to, position }: PositionRead): boolean {
  const before = text.slice(Math.max(0, from - 4), from);
  if (AFTER_DEGREES.test(before) || /\d$/.test(before)) return false;
  if (position === null && /[A-Z]$/.test(before)) return false;
  return !/^\d\d/.test(text.slice(to - 1, to + 1));
}
