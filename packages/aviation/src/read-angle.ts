import { readDigits, readDigitsOverLines, type Digits } from './angle-digits.ts';
import { isSign, skipSigns } from './angle-text.ts';
import { isBlank } from './character-codes.ts';

/** A latitude or longitude found in a text. */
export interface Angle {
  /** North and east are positive; null: no such angle (minutes above 59, latitude above 90 …). */
  readonly degrees: number | null;
  readonly from: number;
  readonly to: number;
  /** `packed` DDMM, DDMMSS; `separated` by signs or blanks; `decimal` degrees; `whole` degrees. */
  readonly form: 'packed' | 'separated' | 'decimal' | 'whole';
  /** Digits before the decimal point, all components together. */
  readonly digits: number;
  /** A packed longitude with a digit too few: 1045E, 104508E. */
  readonly short: boolean;
  /** Degree, minute or second signs stand between or behind the digits. */
  readonly signed: boolean;
}

function hemisphereSign(code: number, axis: 'latitude' | 'longitude'): number {
  if (axis === 'latitude') return code === 78 ? 1 : code === 83 ? -1 : 0;
  return code === 69 ? 1 : code === 87 ? -1 : 0;
}

/**
 * The latitude or longitude that begins exactly at `from` in upper-case `text`: digits with the hemisphere before or
 * after them. Null when nothing there looks like one.
 */
export function readAngle(
  text: string,
  from: number,
  end: number,
  axis: 'latitude' | 'longitude',
): Angle | null {
  const degreeDigits = axis === 'latitude' ? 2 : 3;
  const limit = axis === 'latitude' ? 90 : 180;
  const leading = hemisphereSign(text.charCodeAt(from), axis);
  if (leading !== 0) {
    let i = from + 1;
    while (i < end && i - from < 4 && isBlank(text.charCodeAt(i))) i++;
    const digits = readDigits(text, i, end, degreeDigits, limit);
    const wrapped = readDigitsOverLines(text, i, end, degreeDigits, limit);
    // N0814 / 58E1100640: only with what the next line begins with do the digits reach the other hemisphere.
    const isCut =
      wrapped !== null && (!isComplete(digits) || isOtherHemisphere(text.charCodeAt(wrapped.to), axis));
    const read = isCut ? wrapped : digits;
    if (read === null) return null;
    // Trailing signs belong to the angle, blanks do not.
    let to = read.to;
    while (to < end && isSign(text.charCodeAt(to)) && text.charCodeAt(to) !== 58) to++;
    return toAngle(read, leading, from, to);
  }
  const plain = withHemisphere(text, readDigits(text, from, end, degreeDigits, limit), from, end, axis);
  if (plain !== null || (axis === 'latitude' && !isCutList(text, from))) return plain;
  return withHemisphere(text, readDigitsOverLines(text, from, end, degreeDigits, limit), from, end, axis);
}

function isOtherHemisphere(code: number, axis: 'latitude' | 'longitude'): boolean {
  return hemisphereSign(code, axis === 'latitude' ? 'longitude' : 'latitude') !== 0;
}

/** `-00133` at a line end within a list of corners: a latitude cut in two, not the end of something else. */
function isCutList(text: string, from: number): boolean {
  if (text.charCodeAt(from - 1) !== 45) return false;
  return /^[EW]-\d{3,5}\r?\n/.test(text.slice(Math.max(0, from - 2), from + 7));
}

function isComplete(digits: Digits | null): digits is Digits {
  return digits !== null && !digits.short && digits.form !== 'whole';
}

/** The digits with the hemisphere that must stand behind them. */
function withHemisphere(
  text: string,
  digits: Digits | null,
  from: number,
  end: number,
  axis: 'latitude' | 'longitude',
): Angle | null {
  if (digits === null) return null;
  const packed = digits.form === 'packed' && !digits.short;
  // 0061259.W: a decimal point without decimals.
  const digitsEnd = packed && text.charCodeAt(digits.to) === 46 ? digits.to + 1 : digits.to;
  const { at } = skipSigns(text, digitsEnd, end);
  const sign = at < end ? hemisphereSign(text.charCodeAt(at), axis) : 0;
  const certain = packed && digits.digits > 4 && at === digits.to;
  const to = sign === 0 ? -1 : skipHemisphereWord(text, at, end, certain);
  return to < 0 ? null : toAngle(digits, sign, from, to);
}

function toAngle(read: Digits, sign: number, from: number, to: number): Angle {
  const { form, digits, short, signed } = read;
  const degrees = read.degrees === null ? null : read.degrees === 0 ? 0 : sign * read.degrees;
  return { degrees, from, to, form, digits, short, signed };
}

const WORDS = { 78: 'NORTH', 83: 'SOUTH', 69: 'EAST', 87: 'WEST' } as const;

/** Where the hemisphere that stands at `at` ends; -1 when the letter only begins another word (unless `certain`). */
function skipHemisphereWord(text: string, at: number, end: number, certain: boolean): number {
  const word = WORDS[text.charCodeAt(at) as keyof typeof WORDS];
  if (text.startsWith(word, at)) return at + word.length;
  const next = at + 1 < end ? text.charCodeAt(at + 1) : 32;
  return next >= 65 && next <= 90 && !certain ? -1 : at + 1;
}
