/** The danda with the blank before it, which keeps them on one line. */
const DANDA = /(.)[ \u00a0]?।/gu;

/**
 * The danda stands close to the word it ends, but a blank away from Latin letters and digits, beside which it
 * would look like a letter or a digit more: `है।`, but `500 ft ।`.
 */
export function adjustDanda(text: string): string {
  if (!text.includes('।')) return text;
  return text.replace(
    DANDA,
    (_, before: string) => `${before}${/[A-Za-z0-9]/.test(before) ? '\u00a0' : ''}।`,
  );
}
