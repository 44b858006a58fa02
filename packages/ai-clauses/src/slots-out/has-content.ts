import { figureOf } from './number-values.ts';
import { isSlot, type Piece } from './piece.ts';

/** Words that say nothing without another: articles, prepositions, auxiliaries, headings of the telegrams. */
const EMPTY: ReadonlySet<string> = new Set(
  (
    'A AN THE THIS THAT THESE THOSE IT ITS OF ON IN AT TO BY FOR FROM FM WITH WI WITHIN VIA AND OR AS ALSO IS ARE BE BEEN BEING WILL WAS WERE HAS HAVE HAD DO DOES ' +
    'BTN BETWEEN AFT AFTER DUE INTO PER PSN POSITION POINT POINTS AREA REF REFER REFERS RMK REMARK REMARKS NOTE NOTES DUR DURING OVER UNDER THEN THENCE INCL INCLUDING ' +
    'AD AIP SUP AIC NOTAM ENR GEN VICE VERSA FLW FOLLOWING FOLLOWS ITEM SERIES PART TEXT ENGLISH DCT VOR DME NDB RWY TWY TEL CAT PHASE END START ALTN'
  ).split(' '),
);
/** Fewer are a heading or what is left of a table. */
const FEWEST_CONTENT_WORDS = 2;
/** An unknown word of such a form is a verb, an adjective or a noun that says something, and no name. */
const SAYS_SOMETHING =
  /(?:.{3}(?:ED|ING|INGS|LY|TIONS?|SIONS?|MENTS?|ABLE|IBLE|IVE|OUS|FUL|LESS|ANCE|ENCE|NESS|IZE|ISE))$/;
/** Words that nobody knows: with more of them the clause may be in another language. */
const MOST_NAMES = 4;

/** Whether the words between the slots make a sentence, so that it is worth asking what it says. */
export function hasContent(pieces: readonly Piece[], upper: string): boolean {
  const words = pieces.filter(({ kind }) => kind === 'word').map(({ from, to }) => upper.slice(from, to));
  const slots = pieces.filter(isSlot);
  const content = new Set(words.filter((word) => word.length > 1 && !EMPTY.has(word)));
  const names = slots.filter(({ kind }) => kind === 'name');
  if (
    names.some(({ from, to }) =>
      upper
        .slice(from, to)
        .split(/[^A-Z]+/)
        .some((word) => SAYS_SOMETHING.test(word)),
    )
  )
    return false;
  // `THE SECOND OF TWO`: what cannot be written as a figure would be left in English.
  const spelled = slots.filter(({ kind, from }) => kind === 'count' && !/\d/.test(upper[from] ?? ''));
  if (spelled.some(({ from, to }) => figureOf(upper.slice(from, to)) === null)) return false;
  return content.size >= FEWEST_CONTENT_WORDS && words.length >= slots.length && names.length <= MOST_NAMES;
}
