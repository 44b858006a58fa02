const ENDING = /(?<=[\u0980-\u09ff])-(এর|এ|কে|সহ)(?![\u0980-\u09ff])/gu;
/** `Gunnersbury`, `Mahia`: a name that ends in a vowel; a last `e` is mostly silent. */
const AFTER_LATIN_VOWEL = /(?<=\p{Script=Latin}[aiouy])-এ(?![\u0980-\u09ff])/gu;
/** `বিমানবন্দর (KJFK)-এর`: what stands in parentheses follows the word with its ending. */
const BEHIND_CODE = /(?<=[\u0980-\u09ff])( \([^()]+\))-(এর|এ|কে)(?![\u0980-\u09ff])/gu;
const VOWEL_A = /[আা]$/u;
const OTHER_VOWEL = /[অ-ঔি-ৌ]$/u;
const NASAL = /[ংঃঁ]$/u;

/**
 * Case endings stand behind a hyphen after Latin letters and digits (`NOTAM-এর`), but grow into a Bengali word:
 * `রানওয়ে-এর` is `রানওয়ের` and `এলাকা-এ` is `এলাকায়`.
 */
export function adjustEndings(text: string): string {
  if (!text.includes('-')) return text;
  return text
    .replace(BEHIND_CODE, '-$2$1')
    .replace(AFTER_LATIN_VOWEL, '-তে')
    .replace(ENDING, (_, ending: string, at: number) => grown(text.charAt(at - 1), ending));
}

function grown(last: string, ending: string): string {
  if (ending === 'এর') {
    if (VOWEL_A.test(last) || OTHER_VOWEL.test(last)) return 'র';
    return NASAL.test(last) ? 'য়ের' : 'ের';
  }
  if (ending === 'এ') {
    if (VOWEL_A.test(last)) return 'য়';
    if (OTHER_VOWEL.test(last)) return 'তে';
    return NASAL.test(last) ? 'য়ে' : 'ে';
  }
  return ending;
}
