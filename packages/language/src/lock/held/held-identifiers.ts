import type { Mention } from '../read/atom.ts';

const SPELLED =
  /\b(?:ALFA|ALPHA|BRAVO|CHARLIE|DELTA|ECHO|FOXTROT|GOLF|HOTEL|INDIA|JULIETT?|KILO|LIMA|MIKE|NOVEMBER|OSCAR|PAPA|QUEBEC|ROMEO|SIERRA|TANGO|UNIFORM|VICTOR|WHISKE?Y|X-?RAY|YANKEE|ZULU)\b/g;
/** `CAT ABCDE`, `TWYS AB`: each letter names something. */
const LETTERS_TOGETHER = /\b(?:CATS?|CATEGOR(?:Y|IES)|CLASS(?:ES)?|TWYS?|TAXIWAYS?)\s([A-Z]{2,5})\b/g;
/** `EGD513A`: its area `A`. */
const MEMBER = /\b(?:[A-Z]{2})?[DPR]\d{1,4}([A-Z])\b/g;
/** `D)` is none of its letters. */
const ITEM = /(?<![A-Z\d])[A-GQ]\)/g;
const LONE_LETTER = /(?<![\p{Script=Latin}\d])[A-Z](?![\p{Script=Latin}])/gu;
const LOCATION = /(?<![\p{Script=Latin}\d])[A-Z]{4}(?![\p{Script=Latin}\d])/gu;
/** `RWY 28`, but not `RWY 10/28`. */
const LONE_RUNWAY = /\bRWY\s?(\d{2}[LRC]?)(?![\dA-Z]|\s?[/-]\s?\d)/g;

/** `ABC`, and not `EDGE`. */
function isInOrder(letters: string): boolean {
  return Array.from(letters).every((letter, index) => index === 0 || letter > letters.charAt(index - 1));
}

/** Letters by which a telegram, without its qualifier, names something: taxiways, areas, categories. */
export function namingLettersOf(source: string): ReadonlySet<string> {
  const upper = source.toUpperCase().replace(ITEM, ' ');
  const all = (text: string, pattern: RegExp): readonly string[] =>
    Array.from(text.matchAll(pattern), ([found]) => found);
  return new Set([
    ...all(upper, LONE_LETTER),
    ...all(upper, SPELLED).map((word) => word.charAt(0)),
    ...Array.from(upper.matchAll(LETTERS_TOGETHER), ([, letters = '']) =>
      isInOrder(letters) ? Array.from(letters) : [],
    ).flat(),
    ...Array.from(upper.matchAll(MEMBER), ([, letter = '']) => letter),
  ]);
}

const CONTEXT = 8;
const NEAREST = 3;

/** A letter with what stands before it, as in `item D`. */
export function inContext(text: string, at: number): string {
  return text
    .slice(Math.max(0, at - CONTEXT), at + 1)
    .replace(/\s/g, '')
    .slice(-NEAREST);
}

/** Letters as our own words have them, which may name an item of the telegram. */
export function lettersInContext(own: string): ReadonlySet<string> {
  return new Set(Array.from(own.matchAll(LONE_LETTER), ({ index }) => inContext(own, index)));
}

/** Words of four capital letters, among them the location indicators of ICAO Doc 7910. */
export function fourLettersOf(text: string): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(LOCATION), ([found]) => found));
}

/** Runways that item E names otherwise than with their other direction. */
export function loneRunwaysOf(itemE: string): ReadonlySet<string> {
  return new Set(Array.from(itemE.matchAll(LONE_RUNWAY), ([, runway = '']) => runway.slice(0, 2)));
}

const NUMBERED =
  /\b(?:AM(?:DT)?|RDL|[A-Z]{1,12}-|[A-Z]{1,4}(?=\d{2,3}\b)|[A-Z]{2,4}(?=\d\b))0{0,2}(\d{1,3})\b/g;

/** `ENR4.1`: a section of the AIP. */
const SECTION = /\b(?:ENR|GEN|AD)[ -]?(\d{1,2}\.\d{1,2})/g;

/** `25/10/130/LFC`, `2022-04-0105/AS2`: what stands before the letters may be said without them. */
const LETTERED_REFERENCE = /\b(\d{2}\/\d{2}\/\d{3}|20\d{2}-\d{2}-\d{4})\/[A-Z]{2,3}\d?\b/g;

/** References of item E without the letters behind them. */
export function shortReferencesOf(itemE: string): readonly Mention[] {
  return Array.from(itemE.matchAll(LETTERED_REFERENCE), ([, text = '']) => ({
    text,
    span: { from: 0, to: 0 },
    atoms: [{ type: 'name', text }],
  }));
}

/** `APRON KILO 1`: `K1`. */
const SPELLED_AND_NUMBERED = new RegExp(`${SPELLED.source} ?(\\d{1,3})\\b`, 'g');

/** Names of item E whose letter it spells. */
export function spelledNamesOf(itemE: string): readonly Mention[] {
  return Array.from(itemE.matchAll(SPELLED_AND_NUMBERED), ([printed, digits = '']) => {
    const text = `${printed.charAt(0)}${digits}`;
    return { text, span: { from: 0, to: 0 }, atoms: [{ type: 'name', text }] };
  });
}

/** Numbers that a reader may be told without the letters before them: `AM4` is amendment 4, `R-183` radial 183, `AN-2` an An-2. */
export function numbersOfNames(itemE: string): readonly Mention[] {
  return [...itemE.matchAll(NUMBERED), ...itemE.matchAll(SECTION)].map(([text, digits = '']) => ({
    text,
    span: { from: 0, to: 0 },
    atoms: [{ type: 'number', value: Number(digits) }],
  }));
}
