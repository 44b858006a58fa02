const NO_BREAK_SPACES = /[\u00a0\u2007\u202f]/g;

/**
 * `text` with the letters a to z in upper case and no-break spaces, as web pages have them, as plain ones. Every character stays
 * where it was: `toUpperCase` makes two of some letters.
 */
export function upperCaseLatin(text: string): string {
  return text.replace(NO_BREAK_SPACES, ' ').replace(/[a-z]+/g, (run) => run.toUpperCase());
}
