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
}

interface Component {
  readonly value: number;
  readonly digits: number;
  readonly fraction: number;
  readonly to: number;
}

const POWERS = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12];

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isBlank(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || code === 160;
}

/** Degree, minute and second signs as people type them. */
function isSign(code: number): boolean {
  switch (code) {
    case 0x22: // "
    case 0x27: // '
    case 0x2a: // *
    case 0x3a: // :
    case 0x60: // `
    case 0xb0: // °
    case 0xb4: // ´
    case 0xba: // º
    case 0x2da: // ˚
    case 0x2018:
    case 0x2019:
    case 0x201c:
    case 0x201d:
    case 0x2032:
    case 0x2033:
      return true;
    default:
      return false;
  }
}

function readComponent(text: string, from: number, end: number): Component | null {
  let i = from;
  let whole = 0;
  for (let code = text.charCodeAt(i); i < end && isDigit(code); code = text.charCodeAt(++i)) {
    whole = whole * 10 + (code - 48);
    if (i - from > 11) return null;
  }
  const digits = i - from;
  if (digits === 0) return null;
  const separator = text.charCodeAt(i);
  if ((separator !== 46 && separator !== 44) || i + 1 >= end || !isDigit(text.charCodeAt(i + 1))) {
    return { value: whole, digits, fraction: 0, to: i };
  }
  const fractionFrom = i + 1;
  let fraction = 0;
  for (i = fractionFrom; i < end && isDigit(text.charCodeAt(i)); i++) {
    if (i - fractionFrom < 12) fraction = fraction * 10 + (text.charCodeAt(i) - 48);
  }
  const places = Math.min(i - fractionFrom, 12);
  return { value: whole + fraction / (POWERS[places] ?? 1e12), digits, fraction: places, to: i };
}

/** Behind a component: signs and blanks before the next one. */
function skipSigns(text: string, from: number, end: number): { at: number; signed: boolean } {
  let i = from;
  let signed = false;
  const stop = Math.min(end, from + 4);
  for (; i < stop; i++) {
    const code = text.charCodeAt(i);
    if (isSign(code)) signed = true;
    else if (!isBlank(code)) break;
  }
  return { at: i, signed };
}

function hemisphereSign(code: number, axis: 'latitude' | 'longitude'): number {
  if (axis === 'latitude') return code === 78 ? 1 : code === 83 ? -1 : 0;
  return code === 69 ? 1 : code === 87 ? -1 : 0;
}

function fromParts(degrees: number, minutes: number, seconds: number, limit: number): number | null {
  if (minutes >= 60 || seconds >= 60) return null;
  const value = degrees + minutes / 60 + seconds / 3600;
  return value <= limit ? value : null;
}

interface Shape {
  readonly degrees: number | null;
  readonly form: Angle['form'];
  readonly short: boolean;
}

/** One run of digits: degrees, DDMM or DDMMSS (one digit more for a longitude), with a decimal part. */
function fromPacked(component: Component, degreeDigits: number, limit: number): Shape | null {
  const { value, digits, fraction } = component;
  const short = degreeDigits === 3 && (digits === 4 || digits === 6);
  const full = short ? digits + 1 : digits;
  if (full === degreeDigits + 2) {
    const degrees = Math.floor(value / 100);
    return { degrees: fromParts(degrees, value - degrees * 100, 0, limit), form: 'packed', short };
  }
  if (full === degreeDigits + 4) {
    const degrees = Math.floor(value / 10_000);
    const minutes = Math.floor(value / 100) % 100;
    const seconds = value - degrees * 10_000 - minutes * 100;
    return { degrees: fromParts(degrees, minutes, seconds, limit), form: 'packed', short };
  }
  if (digits > degreeDigits) return null;
  if (fraction >= 2) return { degrees: value <= limit ? value : null, form: 'decimal', short: false };
  if (fraction === 0 && digits === degreeDigits) {
    return { degrees: value <= limit ? value : null, form: 'whole', short: false };
  }
  return null;
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
  let i = from;
  let sign = hemisphereSign(text.charCodeAt(i), axis);
  const leading = sign !== 0;
  if (leading) {
    i++;
    const stop = Math.min(end, i + 3);
    while (i < stop && isBlank(text.charCodeAt(i))) i++;
  }
  const first = readComponent(text, i, end);
  if (first === null) return null;
  const degreeDigits = axis === 'latitude' ? 2 : 3;
  const limit = axis === 'latitude' ? 90 : 180;
  let to = first.to;
  let after = skipSigns(text, to, end);
  let shape: Shape | null = null;
  let digits = first.digits;
  const second =
    first.digits <= 3 && first.fraction === 0 && after.at > to ? readComponent(text, after.at, end) : null;
  if (second !== null && second.digits <= 2) {
    to = second.to;
    digits += second.digits;
    let seconds = 0;
    const afterSecond = skipSigns(text, to, end);
    const third =
      second.fraction === 0 && afterSecond.at > to ? readComponent(text, afterSecond.at, end) : null;
    // With leading hemispheres a blank and digits may be the next thing in the text, not seconds.
    if (third !== null && third.digits <= 2) {
      seconds = third.value;
      to = third.to;
      digits += third.digits;
    }
    shape = {
      degrees: fromParts(first.value, second.value, seconds, limit),
      form: 'separated',
      short: false,
    };
    after = skipSigns(text, to, end);
  } else {
    shape = fromPacked(first, degreeDigits, limit);
    if (shape !== null && after.signed && shape.form === 'whole') shape = { ...shape, form: 'separated' };
  }
  if (shape === null) return null;
  if (leading) {
    // Trailing signs belong to the angle, blanks do not.
    let last = to;
    while (last < end && isSign(text.charCodeAt(last)) && text.charCodeAt(last) !== 58) last++;
    to = last;
  } else {
    sign = hemisphereSign(text.charCodeAt(after.at), axis);
    if (sign === 0 || after.at >= end) return null;
    to = skipHemisphereWord(text, after.at, end);
    if (to < 0) return null;
  }
  const degrees = shape.degrees === null ? null : sign * shape.degrees;
  return { degrees: degrees === 0 ? 0 : degrees, from, to, form: shape.form, digits, short: shape.short };
}

const WORDS = { 78: 'NORTH', 83: 'SOUTH', 69: 'EAST', 87: 'WEST' } as const;

/** Where the hemisphere that stands at `at` ends; -1 when the letter only begins another word. */
function skipHemisphereWord(text: string, at: number, end: number): number {
  const word = WORDS[text.charCodeAt(at) as keyof typeof WORDS];
  if (text.startsWith(word, at)) return at + word.length;
  const next = at + 1 < end ? text.charCodeAt(at + 1) : 32;
  return next >= 65 && next <= 90 ? -1 : at + 1;
}
