/**
 * `text` with the letters a to z in upper case and blanks that do not break, as web pages have them, as plain ones; offsets stay the
 * same, which `toUpperCase` does not promise.
 */
export function upperCaseLatin(text: string): string {
  if (!CHANGES.test(text)) return text;
  return text.replace(UNBROKEN_BLANKS, ' ').replace(/[a-z]+/g, (run) => run.toUpperCase());
}

const CHANGES = /[a-z\u00a0\u2007\u202f]/;
const UNBROKEN_BLANKS = /[\u00a0\u2007\u202f]/g;
