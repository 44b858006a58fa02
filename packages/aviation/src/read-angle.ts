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

interface Digits extends Shape {
  readonly to: number;
  readonly digits: number;
  readonly signed: boolean;
}

/** `59 54 50`, `59°54'50.2"`: two or three components. Blanks alone separate them only within a line. */
function readSeparated(text: string, first: Component, end: number, limit: number): Digits | null {
  if (first.digits > 3 || first.fraction > 0) return null;
  const gap = skipSigns(text, first.to, end);
  if (gap.at === first.to) return null;
  const minutes = readComponent(text, gap.at, end);
  if (minutes === null || minutes.digits > 2 || (!gap.signed && minutes.digits < 2)) return null;
  let signed = gap.signed;
  let last = minutes;
  let seconds = 0;
  const nextGap = skipSigns(text, minutes.to, end);
  if (minutes.fraction === 0 && nextGap.at > minutes.to) {
    const third = readComponent(text, nextGap.at, end);
    if (third !== null && third.digits <= 2) {
      signed ||= nextGap.signed;
      seconds = third.value;
      last = third;
    }
  }
  if (!signed && ((first.digits < 2 && last.fraction === 0) || text.slice(first.to, last.to).includes('\n')))
    return null;
  return {
    degrees: fromParts(first.value, minutes.value, seconds, limit),
    form: 'separated',
    short: false,
    to: last.to,
    digits: first.digits + minutes.digits + (last === minutes ? 0 : last.digits),
    signed,
  };
}

/** Digits that a line end cut in two, where the hemisphere around them leaves no doubt that they are one number. */
function readWrapped(text: string, first: Component, end: number, degreeDigits: number): Component | null {
  let i = first.to;
  if (first.fraction > 0 || i >= end) return null;
  if (text.charCodeAt(i) === 13) i++;
  // A blank instead of the line end is left where a text was flattened to one line.
  if (text.charCodeAt(i) !== 10 && text.charCodeAt(i) !== 32) return null;
  const rest = readComponent(text, i + 1, end);
  if (rest === null) return null;
  const digits = first.digits + rest.digits;
  if (digits !== degreeDigits + 2 && digits !== degreeDigits + 4) return null;
  return { ...rest, value: first.value * (POWERS[rest.digits] ?? 1) + rest.value, digits };
}

function packedDigits(
  component: Component,
  degreeDigits: number,
  limit: number,
  signed: boolean,
): Digits | null {
  const shape = fromPacked(component, degreeDigits, limit);
  if (shape === null) return null;
  const form = signed && shape.form === 'whole' ? 'separated' : shape.form;
  return { ...shape, form, to: component.to, digits: component.digits, signed };
}

/** Degrees alone, DDMM or DDMMSS, or components apart. */
function readDigits(
  text: string,
  from: number,
  end: number,
  degreeDigits: number,
  limit: number,
): Digits | null {
  const first = readComponent(text, from, end);
  if (first === null) return null;
  const separated = readSeparated(text, first, end, limit);
  if (separated !== null) return separated;
  return packedDigits(first, degreeDigits, limit, skipSigns(text, first.to, end).signed);
}

/** {@link readDigits} for digits that a line end may have cut in two. */
function readDigitsOverLines(
  text: string,
  from: number,
  end: number,
  degreeDigits: number,
  limit: number,
): Digits | null {
  const first = readComponent(text, from, end);
  const wrapped = first && readWrapped(text, first, end, degreeDigits);
  return wrapped && packedDigits(wrapped, degreeDigits, limit, false);
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
