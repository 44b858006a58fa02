const MIN_DIGITS = 3;
/** With the country code (ITU-T E.164). */
const MAX_DIGITS = 15;

/** `+` and digits; blanks, hyphens, dots and brackets are left out. Null: other signs, or too few or many digits. */
export function toPhoneNumber(typed: string): string | null {
  const bare = typed.replace(/[\s().\-\u2010-\u2015/]/gu, '').replace(/^(\+|00)/, '');
  return /^\d+$/.test(bare) && bare.length >= MIN_DIGITS && bare.length <= MAX_DIGITS ? `+${bare}` : null;
}
