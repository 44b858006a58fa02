/** Words that stay small within a name. */
const SMALL = new Set([
  'OF',
  'AND',
  'THE',
  'IN',
  'ON',
  'UPON',
  'BY',
  'NEAR',
  'DE',
  'DA',
  'DO',
  'DI',
  'DEL',
  'LA',
  'LE',
]);
/** Words of a name that are no words. */
const ABBREVIATIONS = new Set([
  'AD',
  'AP',
  'RAF',
  'RNAS',
  'MOD',
  'UK',
  'USA',
  'HMS',
  'BP',
  'FM',
  'TV',
  'NW',
  'NE',
  'SW',
  'SE',
]);
/** Whoever writes these tells a position or an airspace, not a name alone. */
const NO_NAME =
  /\d|\p{Ll}|\b(?:FIR|UIR|CTR|CTA|TMA|ATZ|MATZ|VRP|VOR|DME|NDB|ARP|RWY|TWY|THR|VCY|NM|DEG|MAG|AREA|BOUNDARY|ROUTE|POINT)\b|^(?:ON|AT|IN|WI|FROM|FM|TO|NEAR|(?:NORTH|SOUTH|EAST|WEST)(?:[ -]?(?:EAST|WEST))?(?:ERN)? (?:OF|SIDE|PART|END|EDGE|HALF|SECTION))\b/u;
/** Short for words, which abbreviations in capitals are not. */
const SHORT_WORDS = new Set(['ST', 'MT']);
const WORD = /\p{L}+(?:[’']\p{L}+)*/gu;
/** `FARRAPA II` */
const ROMAN = /^(?:I{2,3}|IV|VI{1,3}|IX|XI{0,3})$/;
const VOWEL = /[AEIOUYÆØÅÄÖÜÉ]/;

/**
 * A place that item E prints in capitals, as people write it: `Fleetwood, Lancashire`. Abbreviations stay as they are, and so does
 * whatever is more than a name.
 */
export function formatPlaceName(printed: string): string {
  const tidy = printed.replace(/[\s,;]+$/, '').replace(/\s*,(?=\S)\s*/g, ', ');
  if (NO_NAME.test(tidy)) return tidy;
  return tidy.replace(WORD, (word, at: number) => {
    if (at > 0 && ROMAN.test(word)) return word;
    if (ABBREVIATIONS.has(word) || (!VOWEL.test(word) && !SHORT_WORDS.has(word))) return word;
    if (SMALL.has(word) && at > 0) return word.toLowerCase();
    return word.charAt(0) + word.slice(1).toLowerCase();
  });
}
