import { unknownIdentifier, type LockFault } from '../fault.ts';
import type { HeldFacts } from '../held/held-facts.ts';
import { inContext } from '../held/held-identifiers.ts';
import type { Vocabulary } from '../read/vocabulary.ts';

const LOCATION = /(?<![\p{Script=Latin}\d])[A-Z]{4}(?![\p{Script=Latin}\d])/gu;
/** Of a country: the first two letters of ICAO Doc 7910. */
const COUNTRY = 2;
/** First letters of indicators with which no Latin word of four letters begins in a text of another script. */
const REGIONS_OF_NO_WORDS = 'OPRUVWZ';
/** `FIR VHHK`, `VHHK FIR` */
const REGION =
  /\b(?:FIR|UIR)[ :(]{1,2}([A-Z]{4})(?![\p{Script=Latin}\d])|(?<![\p{Script=Latin}\d])([A-Z]{4})\)? (?:FIR|UIR)\b/gu;
const LETTER =
  /(?<![\p{Script=Latin}\d°'’.+/-]|\d\s)[A-Z](?![\p{Script=Latin}\d'’)+/]|-(?!\p{Script=Bengali}|\p{Script=Devanagari})|\.\p{L}|\s?\d|:\s?(?:FL|SFC|GND|UNL|\d))/gu;
/** `John F. Kennedy` */
const INITIAL = /^[A-Z]\.? \p{Lu}\p{Ll}/u;
/** `ジョン・F・ケネディ`, `A 项` */
const FOREIGN_INITIAL = /^[・·•][A-Z][・·•.]|^.[A-Q] ?[项項]/u;
/** `items F and G`: those of the telegram. */
const ITEM_BEFORE =
  /(?:line|linje\p{L}*|l[ií]nea|linha|lini\p{L}*|строк\p{L}*|(?:ال)?سطر|पंक्ति|লাইন|items?|punkt\p{L}*|felt\p{L}*|pkt\.?|p[oó]l(?:[aeu]|ach)?|пункт\p{L}*|пол[еяюй]\p{L}*|campos?|casillas?|ítems?|ite(?:m|ns)|البند\p{L}*|(?:ال)?خان\p{L}*|项|項目?|मद|আইটেম|ধারা)\s?(?:[A-GQ]\)?\s?(?:,|and|og|y|e|i|oraz|и|و|和|と|और|ও|एवं)\s?)?$/iu;
const WORD_BEFORE = /\p{L}[\p{L}\p{M}]*(?=\s$)/u;
/** In a sentence of Latin letters: not at its beginning, where it may be a word. */
const WITHIN_SENTENCE = /[\p{Ll}\p{N}]['"]?[,;]?[^\S\n]$|(?<![\p{L}])[A-Z],?[^\S\n]$/u;

const CLASS =
  /(?:(?<!\p{L})(?:class|klass\p{L}*|klas[aęy]|clase|classe|класс\p{L}*)|الفئة|فئة|श्रेणी|वर्ग|শ্রেণি|শ্রেণী|クラス)\s?([A-G])(?![\p{Script=Latin}\d])|(?<![\p{Script=Latin}\d])([A-G])\s?(?:类|級|级|クラス|श्रेणी|শ্রেণি)/giu;

/** Classes of airspace that the telegram does not name. */
export function checkClasses(text: string, { letters }: HeldFacts): readonly LockFault[] {
  return Array.from(text.matchAll(CLASS))
    .filter(
      ([, behind, before]) => /[A-G]/.test(behind ?? before ?? '') && !letters.has(behind ?? before ?? ''),
    )
    .map(({ 0: found, index }) => unknownIdentifier(found, index));
}

const SPELLED_NAME =
  /(?<![\p{L}-])(?:Alfa|Alpha|Bravo|Charlie|Delta|Echo|Foxtrot|Golf|Hotel|India|Juliett?|Kilo|Lima|Mike|(?<!\d )November(?! \d)|Oscar|Papa|Quebec|Romeo|Sierra|Tango|Uniform|Victor|Whiske?y|X-?ray|Yankee|Zulu)(?!\p{L})/giu;

function isSpelledIn(letter: string, text: string): boolean {
  return Array.from(text.matchAll(SPELLED_NAME)).some(([name]) => name.charAt(0).toUpperCase() === letter);
}

/** Letters of the spelling alphabet (ICAO Annex 10, volume II) that the telegram does not have, where it spells letters. */
export function checkSpelled(text: string, { letters, source }: HeldFacts): readonly LockFault[] {
  const spelled = new Set(
    Array.from(source.matchAll(SPELLED_NAME), ([name]) => name.charAt(0).toUpperCase()),
  );
  if (spelled.size < 2) return [];
  return Array.from(text.matchAll(SPELLED_NAME))
    .filter(([name]) => !letters.has(name.charAt(0).toUpperCase()) && /^\p{Lu}/u.test(name))
    .map(({ 0: found, index }) => unknownIdentifier(found, index));
}

/** Location indicators of the country that nothing names, and letters by which nothing is called. */
export function checkIdentifiers(
  text: string,
  { letters, lettersInContext, fourLetters }: HeldFacts,
  { words, side }: Vocabulary,
): readonly LockFault[] {
  const countries = new Set(
    [...fourLetters.indicators].flatMap((indicator) => [
      indicator.slice(0, COUNTRY),
      ...(words.small === '' && REGIONS_OF_NO_WORDS.includes(indicator.charAt(0))
        ? [indicator.charAt(0)]
        : []),
    ]),
  );
  const isOfCountry = (found: string): boolean =>
    countries.has(found.slice(0, COUNTRY)) || countries.has(found.charAt(0));
  const locations = Array.from(text.matchAll(LOCATION))
    .filter(([found]) => isOfCountry(found) && !fourLetters.known.has(found))
    .map(({ 0: found, index }) => unknownIdentifier(found, index));
  const regions = Array.from(text.matchAll(REGION))
    .filter(([, behind, before]) => !fourLetters.known.has(behind ?? before ?? ''))
    .map(({ 0: found, index }) => unknownIdentifier(found, index));
  const isLatin = words.small !== '';
  const all = Array.from(text.matchAll(LETTER));
  const wordBefore = (index: number): string | undefined =>
    WORD_BEFORE.exec(text.slice(Math.max(0, index - 24), index))?.[0];
  const namedKinds = new Set(
    all.filter(([found]) => side(found) === null && letters.has(found)).map(({ index }) => wordBefore(index)),
  );
  const listBefore = new RegExp(`(?<![\\p{Script=Latin}\\d])([A-Z])(?:, ?| ?(?:${words.and}) ?)$`, 'u');
  const isInList = (index: number): boolean => {
    const before = listBefore.exec(text.slice(Math.max(0, index - 8), index))?.[1];
    return before !== undefined && side(before) === null && letters.has(before);
  };
  // `link P and link S`, `C, E and H`: there it is no side.
  const isSide = (found: string, index: number): boolean => {
    const kind = wordBefore(index);
    return side(found) !== null && !isInList(index) && (kind === undefined || !namedKinds.has(kind));
  };
  const named = all
    .filter(({ index }) => !ITEM_BEFORE.test(text.slice(Math.max(0, index - 20), index)))
    .filter(({ 0: found, index }) => !isSide(found, index) && found !== 'Z' && !letters.has(found))
    .filter(({ index }) => !lettersInContext.has(inContext(text, index)))
    .filter(({ index }) => !isLatin || WITHIN_SENTENCE.test(text.slice(Math.max(0, index - 6), index)))
    .filter(
      ({ index }) =>
        !INITIAL.test(text.slice(index, index + 5)) ||
        !/\p{Ll} $/u.test(text.slice(Math.max(0, index - 2), index)),
    )
    .filter(({ index }) => !FOREIGN_INITIAL.test(text.slice(Math.max(0, index - 1), index + 3)))
    .map(({ 0: found, index }) => unknownIdentifier(found, index));
  return [...locations, ...regions, ...named];
}

const SHORT_NAME =
  /\b(?:TWYS?|TAXIWAYS?|APRON|AREA|ZONE|SECTOR|TLN|TAXILANE)\s'?(?!(?:TO|OF|IN|AT|WI|ON|BY|IS|AS|OR|AN|FM|NR|NO|[NSEW] OF)\b)([A-Z]{1,2}\d{0,2})(?![A-Z\d/-])/g;

/** Taxiways and areas of one or two letters that the telegram names and the translation does not. */
export function checkShortNames(translation: string, { text: telegram }: HeldFacts): readonly LockFault[] {
  const named = new Set(Array.from(telegram.matchAll(SHORT_NAME), ([, name = '']) => name));
  return [...named]
    .filter(
      (name) =>
        !new RegExp(`(?<![\\p{Script=Latin}\\d])${name}(?![\\p{Script=Latin}\\d])`, 'iu').test(translation),
    )
    .filter((name) => name.length > 1 || !isSpelledIn(name, translation))
    .map((expected) => ({ code: 'missing', expected, found: null, span: null }));
}

/** Runways that the telegram names alone and the text nowhere, or with their other direction only. */
export function checkRunways(text: string, { loneRunways }: HeldFacts): readonly LockFault[] {
  return [...loneRunways]
    .filter(
      (runway) =>
        !new RegExp(
          `(?<!\\d|\\d[.,:](?!\\d\\d[LRC])|/|[A-Z\\d]-)${runway.replace(/^0/, '0?')}(?![\\d:.]\\d|\\d|/\\d)`,
          'i',
        ).test(text),
    )
    .map((runway) => ({ code: 'missing', expected: `RWY ${runway}`, found: null, span: null }));
}

/** `NT/NEWCASTLE`: a beacon by its code and its name. */
const CODED = /(?<![\p{L}\d])([A-Z]{2,3})\/(\p{Lu}\p{L}{2,})/gu;

/** Codes of beacons that the telegram gives with another name, or another code with theirs. */
export function checkCodes(text: string, { source }: HeldFacts): readonly LockFault[] {
  const codes = new Map(Array.from(source.matchAll(CODED), ([, code = '', name = '']) => [name, code]));
  return Array.from(text.matchAll(CODED))
    .filter(([, code, name = '']) => (codes.get(name.toUpperCase()) ?? code) !== code)
    .map(({ 0: found, index }) => unknownIdentifier(found, index));
}
