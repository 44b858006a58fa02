/** Brackets of every width: in a NOTAM `)` ends the letter of an item, and a bracket begins and ends the message. */
const BRACKETS =
  /[()\u207d\u207e\u208d\u208e\ufd3e\ufd3f\ufe35\ufe36\ufe59\ufe5a\uff08\uff09\u2985\u2986\uff5f\uff60]/gu;
/** Line ends, tabs, other control characters, and signs that turn the direction of writing. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
const BLANKS = /\s+/gu;

/** `text` on one line: without line ends, control characters and lone halves of characters, blanks joined. */
export function toOneLine(text: string): string {
  return text.toWellFormed().replace(UNPRINTABLE, ' ').replace(BLANKS, ' ').trim();
}

/**
 * What a pilot wrote as an item of a NOTAM holds it: capitals, one line, no brackets. Nothing that is left can begin an
 * item, for that takes a `)` (ICAO Doc 8126).
 */
export function toTelegramText(text: string): string {
  return toOneLine(text.replace(BRACKETS, ' ').toUpperCase().replace(BRACKETS, ' '));
}
