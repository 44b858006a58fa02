import { readAngle, type Angle } from './read-angle.ts';
import type { PositionRead } from './position-read.ts';

const MAX_GAP = 16;
const SEPARATORS = /^[ \t-\r,\-/;\u00a0]*/;
const LONGITUDE_LABEL = /^LONG?[ \t-\r,\-/;\u00a0:]*/;

/** Where the longitude may begin after a latitude that ended at `at`: behind blanks, `,` `-` `/` and `LON(G)`. */
function skipToLongitude(text: string, at: number, end: number): number {
  const gap = text.slice(at, Math.min(end, at + MAX_GAP));
  const separators = SEPARATORS.exec(gap)?.[0].length ?? 0;
  return at + separators + (LONGITUDE_LABEL.exec(gap.slice(separators))?.[0].length ?? 0);
}

/** `1.530903N`: a list number glued to packed digits. The latitude then begins behind the point. */
function withoutListNumber(text: string, latitude: Angle, end: number): Angle | null {
  const point = text.indexOf('.', latitude.from);
  if (point < 0 || point >= latitude.to) return null;
  const packed = readAngle(text, point + 1, end, 'latitude');
  return packed !== null && packed.form === 'packed' ? packed : null;
}

/**
 * The position of which `latitude` found at `from` to `to` is the second half: `7 37 11.69 E AND 49 27 1.31 N`. Null when
 * no longitude stands right before it.
 */
export function readReversedPosition(text: string, from: number, end: number): PositionRead | null {
  const latitude = readAngle(text, from, end, 'latitude');
  if (latitude?.degrees == null) return null;
  for (let start = Math.max(0, from - 40); start < from; start++) {
    const longitude = readAngle(text, start, from, 'longitude');
    if (longitude?.degrees == null || longitude.form === 'whole' || longitude.short) continue;
    if (/[\dA-Z]/.test(text.charAt(start - 1))) continue;
    if (!/^[\s,;/&-]{0,6}(?:AND)?[\s,]{0,3}$/.test(text.slice(longitude.to, from))) continue;
    const position = { lat: latitude.degrees, lon: longitude.degrees };
    return { position, from: start, to: latitude.to, irregular: false, problem: null };
  }
  return null;
}

/** DDMMN with more digits right behind it can hardly be anything but half a position. */
function isDigitOrBlankDigit(text: string, at: number): boolean {
  return /^ ?\d{4}/.test(text.slice(at, at + 6));
}

function failed(from: number, to: number, problem: PositionRead['problem']): PositionRead {
  return { position: null, from, to, irregular: false, problem };
}

/**
 * The position that begins exactly at `from` in upper-case `text`, in any notation NOTAMs use: `5954N01045E`,
 * `595450N 0104508E`, `595450.25N`, `5954.42N`, `59.9139N`, `59°54'50"N`, hemispheres before or after the digits.
 * Degrees WGS 84. Null when nothing there looks like a position.
 */
export function readPosition(text: string, from: number, end: number): PositionRead | null {
  let latitude = readAngle(text, from, end, 'latitude');
  if (latitude === null) return null;
  const longitudeFrom = skipToLongitude(text, latitude.to, end);
  const longitude = readAngle(text, longitudeFrom, end, 'longitude');
  if (longitude === null) {
    const looksLikePosition =
      latitude.signed ||
      (latitude.form === 'separated' && text.slice(from, latitude.to).includes('.')) ||
      (latitude.form === 'packed' && latitude.digits >= 6) ||
      isDigitOrBlankDigit(text, latitude.to) ||
      (latitude.form === 'decimal' && latitude.to - from >= 7);
    return looksLikePosition && latitude.form !== 'whole'
      ? failed(from, latitude.to, 'unreadableCoordinate')
      : null;
  }
  if (latitude.form === 'decimal' && longitude.form === 'packed') {
    latitude = withoutListNumber(text, latitude, end);
    if (latitude === null) return failed(from, longitude.to, 'unreadableCoordinate');
  }
  // Whole degrees are a position only in the form of ocean tracks: 53N020W.
  if (latitude.form === 'whole' && longitude.form !== 'whole') return null;
  if (latitude.degrees === null || longitude.degrees === null) {
    return failed(latitude.from, longitude.to, 'impossibleCoordinate');
  }
  const irregular = longitude.short && text.charAt(longitudeFrom) < '2';
  if (longitude.short && latitude.digits !== longitude.digits) {
    return failed(latitude.from, longitude.to, 'unreadableCoordinate');
  }
  const position = { lat: latitude.degrees, lon: longitude.degrees };
  return { position, from: latitude.from, to: longitude.to, irregular, problem: null };
}
