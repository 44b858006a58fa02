import { isBlank, isDigit } from './character-codes.ts';

/** A run of digits with its decimal part. */
export interface Component {
  readonly value: number;
  readonly digits: number;
  readonly fraction: number;
  readonly to: number;
}

/** Powers of ten. */
export const POWERS = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12];

/** Degree, minute and second signs as people type them. */
export function isSign(code: number): boolean {
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

/** The number at `from`, of twelve digits at most before the decimal sign; null when there is none before `end`. */
export function readComponent(text: string, from: number, end: number): Component | null {
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

/** Behind a component: signs, `DEG` `MIN` `SEC` and blanks before the next one. */
export function skipSigns(text: string, from: number, end: number): { at: number; signed: boolean } {
  let i = from;
  let signed = false;
  const stop = Math.min(end, from + 6);
  for (; i < stop; i++) {
    const code = text.charCodeAt(i);
    if (isSign(code)) signed = true;
    else if (isUnitWord(text, i, code)) {
      signed = true;
      i += 2;
    } else if (!isBlank(code)) break;
  }
  return { at: i, signed };
}

function isUnitWord(text: string, at: number, code: number): boolean {
  if (code === 68) return text.startsWith('DEG', at);
  // MINS and SECS are units of time, or a southern latitude: which, nobody can tell.
  if (code === 77) return text.startsWith('MIN', at) && text.charCodeAt(at + 3) !== 83;
  return code === 83 && text.startsWith('SEC', at) && text.charCodeAt(at + 3) !== 83;
}
