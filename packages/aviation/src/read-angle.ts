import { readDigits, readDigitsOverLines, type Digits } from './angle-digits.ts';
import { ANGLE_SIGNS, skipSigns } from './angle-text.ts';

type Axis = 'latitude' | 'longitude';

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

const HEMISPHERES: Readonly<Record<Axis, Readonly<Record<string, number>>>> = {
  latitude: { N: 1, S: -1 },
  longitude: { E: 1, W: -1 },
};

/** 1 for north and east, -1 for south and west; 0: no hemisphere of this axis. */
function hemisphereSign(letter: string, axis: Axis): number {
  return HEMISPHERES[axis][letter] ?? 0;
}

const BLANKS_BEHIND_HEMISPHERE = /^\s{0,3}/;
const TRAILING_SIGNS = new RegExp(`^[${ANGLE_SIGNS}]*`);

/**
 * The latitude or longitude that begins exactly at `from` in upper-case `text`: digits with the hemisphere before or
 * after them. Null when nothing there looks like one.
 */
export function readAngle(text: string, from: number, end: number, axis: Axis): Angle | null {
  const degreeDigits = axis === 'latitude' ? 2 : 3;
  const limit = axis === 'latitude' ? 90 : 180;
  const leading = hemisphereSign(text.charAt(from), axis);
  if (leading !== 0) {
    const i = from + 1 + lengthOf(BLANKS_BEHIND_HEMISPHERE, text.slice(from + 1, end));
    const digits = readDigits(text, i, end, degreeDigits, limit);
    const wrapped = readDigitsOverLines(text, i, end, degreeDigits, limit);
    // N0814 / 58E1100640: only with what the next line begins with do the digits reach the other hemisphere.
    const isCut =
      wrapped !== null && (!isComplete(digits) || isOtherHemisphere(text.charAt(wrapped.to), axis));
    const read = isCut ? wrapped : digits;
    if (read === null) return null;
    // Trailing signs belong to the angle, blanks do not.
    return toAngle(read, leading, from, read.to + lengthOf(TRAILING_SIGNS, text.slice(read.to, end)));
  }
  const plain = withHemisphere(text, readDigits(text, from, end, degreeDigits, limit), from, end, axis);
  if (plain !== null || (axis === 'latitude' && !isCutList(text, from))) return plain;
  return withHemisphere(text, readDigitsOverLines(text, from, end, degreeDigits, limit), from, end, axis);
}

function lengthOf(pattern: RegExp, text: string): number {
  return pattern.exec(text)?.[0].length ?? 0;
}

function isOtherHemisphere(letter: string, axis: Axis): boolean {
  return hemisphereSign(letter, axis === 'latitude' ? 'longitude' : 'latitude') !== 0;
}

/** `-00133` at a line end within a list of corners: a latitude cut in two, not the end of something else. */
function isCutList(text: string, from: number): boolean {
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
  axis: Axis,
): Angle | null {
  if (digits === null) return null;
  const packed = digits.form === 'packed' && !digits.short;
  // 0061259.W: a decimal point without decimals.
  const digitsEnd = packed && text[digits.to] === '.' ? digits.to + 1 : digits.to;
  const { at } = skipSigns(text, digitsEnd, end);
  const sign = at < end ? hemisphereSign(text.charAt(at), axis) : 0;
  const certain = packed && digits.digits > 4 && at === digits.to;
  const to = sign === 0 ? -1 : skipHemisphereWord(text, at, end, certain);
  return to < 0 ? null : toAngle(digits, sign, from, to);
}

function toAngle(read: Digits, sign: number, from: number, to: number): Angle {
  const { form, digits, short, signed } = read;
  const degrees = read.degrees === null ? null : read.degrees === 0 ? 0 : sign * read.degrees;
  return { degrees, from, to, form, digits, short, signed };
}

const HEMISPHERE_WORD = /^(?:NORTH|SOUTH|EAST|WEST)/;

/** Where the hemisphere that stands at `at` ends; -1 when the letter only begins another word (unless `certain`). */
function skipHemisphereWord(text: string, at: number, end: number, certain: boolean): number {
  const word = HEMISPHERE_WORD.exec(text.slice(at, at + 5));
  if (word !== null) return at + word[0].length;
  return !certain && /^[A-Z]/.test(text.slice(at + 1, end)) ? -1 : at + 1;
}
