/** A run of digits with its decimal part. */
export interface Component {
  readonly value: number;
  /** How many digits stand before the decimal sign, and how many of those behind it count. */
  readonly digits: number;
  readonly fraction: number;
  readonly to: number;
}

const NUMBER = /^(\d{1,12})(?!\d)(?:[.,](\d+))?/;
const MOST_FRACTION_DIGITS = 12;

/** The number at `from`, of twelve digits at most before the decimal sign; null when there is none before `end`. */
export function readComponent(text: string, from: number, end: number): Component | null {
  const match = NUMBER.exec(text.slice(from, end));
  if (match === null) return null;
  const [printed, whole = '', decimals = ''] = match;
  const fraction = decimals.slice(0, MOST_FRACTION_DIGITS);
  const value = Number(whole) + Number(fraction) / 10 ** fraction.length;
  return { value, digits: whole.length, fraction: fraction.length, to: from + printed.length };
}

/** Degree, minute and second signs as people type them, but for the colon. */
export const ANGLE_SIGNS = '"\'*`°´º˚‘’“”′″';
/** MINS and SECS are units of time, or a southern latitude: which, nobody can tell. */
const SIGN_OR_BLANK = new RegExp(String.raw`[${ANGLE_SIGNS}: \t-\r\u00a0]|DEG|MIN(?!S)|SEC(?!S)`, 'y');
const MOST_SIGNS = 6;

/** Behind a component: signs, `DEG` `MIN` `SEC` and blanks before the next one. */
export function skipSigns(text: string, from: number, end: number): { at: number; signed: boolean } {
  let at = from;
  let signed = false;
  const stop = Math.min(end, from + MOST_SIGNS);
  while (at < stop) {
    SIGN_OR_BLANK.lastIndex = at;
    const found = SIGN_OR_BLANK.exec(text)?.[0];
    if (found === undefined) break;
    signed ||= found.trim() !== '';
    at += found.length;
  }
  return { at, signed };
}
