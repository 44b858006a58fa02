/**
 * The danda stands close to the word it ends, but a blank away from Latin letters and digits, beside which it
 * would look like a letter or a digit more: `है।`, but `500 ft ।`.
 */
export function settleDanda(text: string): string {
  if (!text.includes('।')) return text;
  return text.replace(/(.) ?।/gu, (_, before: string) =>
    /[A-Za-z0-9]/.test(before) ? `${before} ।` : `${before}।`,
  );
}
