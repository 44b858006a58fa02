const LEFT_TO_RIGHT_ISOLATE = '\u2066';
const POP_ISOLATE = '\u2069';

const LATIN_OR_DIGIT = /[A-Za-z0-9]/;
const RIGHT_TO_LEFT_OR_ISOLATED = /[\u0590-\u08ff\u2066]/;

/**
 * `text` between U+2066 and U+2069 (Unicode Standard Annex 9) where it is Latin script or a number, so that it keeps
 * its own order within a right-to-left sentence. Text of the language itself and text already isolated stay as they are.
 */
export function isolate(text: string): string {
  if (!LATIN_OR_DIGIT.test(text) || RIGHT_TO_LEFT_OR_ISOLATED.test(text)) return text;
  return `${LEFT_TO_RIGHT_ISOLATE}${text}${POP_ISOLATE}`;
}
