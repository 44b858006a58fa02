/**
 * `text` with the letters a to z in upper case and blanks that do not break, as web pages have them, as plain ones; offsets stay the
 * same, which `toUpperCase` does not promise.
 */
export function upperCaseLatin(text: string): string {
  // Nearly all telegrams are in capitals: that is seen in a fraction of the time that a pattern takes.
  if (text.toUpperCase() === text && !hasUnbrokenBlank(text)) return text;
  return text.replace(UNBROKEN_BLANKS, ' ').replace(/[a-z]+/g, (run) => run.toUpperCase());
}

const UNBROKEN_BLANKS = /[\u00a0\u2007\u202f]/g;

function hasUnbrokenBlank(text: string): boolean {
  return text.includes('\u00a0') || text.includes('\u2007') || text.includes('\u202f');
}
