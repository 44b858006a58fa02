/**
 * A coarse alphabet for looking literals up quickly: the letters A to Z, one symbol for every digit and one for everything else.
 * Runs of digits and runs of everything else count as one symbol, so `1500 FT, AGL` and `50 FT AGL` are the same: `0·FT·AGL`.
 */
export const OTHER = '·';
export const DIGIT = '0';

/** The symbol that stands for a character. */
export function toSymbol(character: string): string {
  if (character >= 'A' && character <= 'Z') return character;
  return character >= '0' && character <= '9' ? DIGIT : OTHER;
}

/** A text in symbols, with a word boundary at each end. */
export function toSymbols(text: string): string {
  return Array.from(text, toSymbol).reduce(joinSymbols, OTHER).concat(OTHER).replace(/·+$/, OTHER);
}

/** Puts two strings of symbols together, a run across the seam being one symbol. */
export function joinSymbols(before: string, after: string): string {
  const seam = before.at(-1);
  const isRun = (seam === OTHER || seam === DIGIT) && after.startsWith(seam);
  return isRun ? before + after.slice(1) : before + after;
}
