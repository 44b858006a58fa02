/** The danda with the blank before it, which keeps them on one line. */
const DANDA = /(.)[ \u00a0]?।/gu;

/**
 * The danda stands close to the word it ends, but a blank away from a digit, beside which it would look like
 * a digit more: `है।` and `500 ft।`, but `06:49 ।`.
 */
export function adjustDanda(text: string): string {
  if (!text.includes('।')) return text;
  return text.replace(DANDA, (_, before: string) => `${before}${/[0-9]/.test(before) ? '\u00a0' : ''}।`);
}
