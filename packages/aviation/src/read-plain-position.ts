import { isCapital, isDigit } from './character-codes.ts';
import type { PositionRead } from './position-read.ts';

const NORTH = 78;
const SOUTH = 83;
const EAST = 69;
const WEST = 87;
const BLANK = 32;

function digitsEnd(text: string, from: number, end: number): number {
  let to = from;
  while (to < end && isDigit(text.charCodeAt(to))) to++;
  return to;
}

function pair(text: string, at: number): number {
  return (text.charCodeAt(at) - 48) * 10 + text.charCodeAt(at + 1) - 48;
}

/** Degrees of `DDMM` or `DDMMSS`, with a third digit of degrees in front where `hundreds`; NaN: no such angle. */
function toDegrees(text: string, from: number, to: number, hundreds: boolean): number {
  const at = hundreds ? from + 1 : from;
  const degrees = (hundreds ? (text.charCodeAt(from) - 48) * 100 : 0) + pair(text, at);
  const minutes = pair(text, at + 2);
  const seconds = to - at === 6 ? pair(text, at + 4) : 0;
  return minutes < 60 && seconds < 60 ? degrees + minutes / 60 + seconds / 3600 : NaN;
}

/**
 * The position that begins at `from` in one of the two forms that ICAO Doc 8126 asks for, `5954N01045E` and `595450N 0104508E`,
 * with at most one blank between. Null when it is written in any other way.
 */
export function readPlainPosition(text: string, from: number, end: number): PositionRead | null {
  const latitudeTo = digitsEnd(text, from, end);
  const length = latitudeTo - from;
  if (length !== 4 && length !== 6) return null;
  const north = text.charCodeAt(latitudeTo);
  if (north !== NORTH && north !== SOUTH) return null;
  const longitudeFrom = latitudeTo + (text.charCodeAt(latitudeTo + 1) === BLANK ? 2 : 1);
  const longitudeTo = digitsEnd(text, longitudeFrom, end);
  const east = text.charCodeAt(longitudeTo);
  if (longitudeTo - longitudeFrom !== length + 1 || longitudeTo >= end) return null;
  if (east !== EAST && east !== WEST) return null;
  const to = longitudeTo + 1;
  if (to < text.length && isCapital(text.charCodeAt(to))) return null;
  const lat = toDegrees(text, from, latitudeTo, false);
  const lon = toDegrees(text, longitudeFrom, longitudeTo, true);
  if (!(lat <= 90 && lon <= 180)) return null;
  const position = {
    lat: north === SOUTH && lat !== 0 ? -lat : lat,
    lon: east === WEST && lon !== 0 ? -lon : lon,
  };
  return { position, from, to, irregular: false, problem: null };
}
