/**
 * `text` with the letters a to z in upper case and blanks that do not break, as web pages have them, as plain ones; offsets stay the
 * same, which `toUpperCase` does not promise.
 */
export function upperCaseLatin(text: string): string {
  const plain = /[\u00a0\u2007\u202f]/.test(text) ? text.replace(/[\u00a0\u2007\u202f]/g, ' ') : text;
  return /[a-z]/.test(plain) ? plain.replace(/[a-z]+/g, (run) => run.toUpperCase()) : plain;
}
