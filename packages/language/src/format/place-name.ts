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
const WORD = /\p{L}+(?:[’']\p{L}+)*/gu;

/**
 * A place that item E prints in capitals, as people write it: `Fleetwood, Lancashire`. Words of three letters and fewer may be
 * abbreviations (`RAF`, `AD`) and stay, and so does whatever holds figures.
 */
export function formatPlaceName(printed: string): string {
  if (/\d|\p{Ll}/u.test(printed)) return printed;
  return printed.replace(WORD, (word, at: number) => {
    if (SMALL.has(word)) return at === 0 ? word.charAt(0) + word.slice(1).toLowerCase() : word.toLowerCase();
    return word.length <= 3 ? word : word.charAt(0) + word.slice(1).toLowerCase();
  });
}
