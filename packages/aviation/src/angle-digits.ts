import { readComponent, skipSigns, type Component } from './angle-text.ts';

function fromParts(degrees: number, minutes: number, seconds: number, limit: number): number | null {
  if (minutes >= 60 || seconds >= 60) return null;
  const value = degrees + minutes / 60 + seconds / 3600;
  return value <= limit ? value : null;
}

interface Shape {
  readonly degrees: number | null;
  /** `packed` DDMM, DDMMSS; `separated` by signs or blanks; `decimal` degrees; `whole` degrees. */
  readonly form: 'packed' | 'separated' | 'decimal' | 'whole';
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

/** The digits of an angle, without its hemisphere. */
export interface Digits extends Shape {
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

/** `59-54-50`: three components with hyphens, degrees in full. */
function readHyphenated(
  text: string,
  first: Component,
  end: number,
  limit: number,
  width: number,
): Digits | null {
  if (first.digits !== width || first.fraction > 0 || text[first.to] !== '-') return null;
  const minutes = readComponent(text, first.to + 1, end);
  if (minutes?.digits !== 2 || minutes.fraction > 0 || text[minutes.to] !== '-') return null;
  const seconds = readComponent(text, minutes.to + 1, end);
  if (seconds?.digits !== 2) return null;
  return {
    degrees: fromParts(first.value, minutes.value, seconds.value, limit),
    form: 'separated',
    short: false,
    to: seconds.to,
    digits: width + 4,
    signed: false,
  };
}

/** Digits that a line end cut in two, where the hemisphere around them leaves no doubt that they are one number. */
function readWrapped(text: string, first: Component, end: number, degreeDigits: number): Component | null {
  let i = first.to;
  if (first.fraction > 0 || i >= end) return null;
  if (text[i] === '\r') i++;
  // A blank instead of the line end is left where a text was flattened to one line.
  if (text[i] !== '\n' && text[i] !== ' ') return null;
  const rest = readComponent(text, i + 1, end);
  if (rest === null) return null;
  const digits = first.digits + rest.digits;
  if (digits !== degreeDigits + 2 && digits !== degreeDigits + 4) return null;
  return { ...rest, value: first.value * 10 ** rest.digits + rest.value, digits };
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
export function readDigits(
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
  const hyphenated = readHyphenated(text, first, end, limit, degreeDigits);
  if (hyphenated !== null) return hyphenated;
  return packedDigits(first, degreeDigits, limit, skipSigns(text, first.to, end).signed);
}

/** {@link readDigits} for digits that a line end may have cut in two. */
export function readDigitsOverLines(
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
