import { GLOSSARY_KEYS } from '../../clauses/glossary-keys.ts';
import { ENGLISH } from './english.ts';
import { GERMANIC } from './germanic.ts';
import { findCorrectSpelling, indexMisspellings } from './misspelling.ts';
import { OTHER_LANGUAGES } from './other-languages.ts';
import { ROMANCE } from './romance.ts';
import { SLAVIC } from './slavic.ts';
import { WORD_CLASSES, type ClassLetter, type Vocabulary, type WordClass } from './word-class.ts';

/** What the lexicon knows of a word. */
export interface Entry {
  readonly letter: ClassLetter;
  /** It is a word of English, or of no language in particular. */
  readonly english: boolean;
}

/** A phrase of the lexicon behind its first word. */
interface Phrase {
  readonly rest: readonly string[];
  readonly entry: Entry;
}

const WORDS = new Map<string, Entry>();
const PHRASES = new Map<string, Phrase[]>();

function add(vocabulary: Vocabulary, english: boolean): void {
  for (const [name, list] of Object.entries(vocabulary) as [WordClass, string][]) {
    const entry: Entry = { letter: WORD_CLASSES[name], english };
    for (const written of list.trim().split(/\s+/)) {
      const [first = '', ...rest] = written.split('_');
      if (rest.length === 0) {
        if (!WORDS.has(first)) WORDS.set(first, entry);
        continue;
      }
      const phrases = PHRASES.get(first);
      if (phrases) phrases.push({ rest, entry });
      else PHRASES.set(first, [{ rest, entry }]);
    }
  }
}

// The first language that has a word decides, so that English words keep their meaning.
add(ENGLISH, true);
for (const vocabulary of [ROMANCE, GERMANIC, SLAVIC, OTHER_LANGUAGES]) add(vocabulary, false);
for (const phrases of PHRASES.values()) phrases.sort((a, b) => b.rest.length - a.rest.length);

const GLOSSARY: ReadonlySet<string> = new Set<string>(GLOSSARY_KEYS);
const GLOSSARY_WORDS: ReadonlySet<string> = new Set(GLOSSARY_KEYS.flatMap((key) => key.split(' ')));

/** Classes that make a rating stricter: a word of these alone is read out of a misspelling, a permission never. */
const STRICT: ReadonlySet<string> = new Set(['B', 'S', 'K', 'M', 'C', 'R', 'N'].values());

const MISSPELLINGS = indexMisspellings(
  [...WORDS].flatMap(([word, { letter }]) => (STRICT.has(letter) ? [word] : [])),
);

/** Right as they are, though one letter from a word that forbids or demands. */
const NO_MISSPELLING: ReadonlySet<string> = new Set(
  'MANNED BANNER BANNERS CANNED TANNED SCANNED ROUNDED BOUNDED VANNED BANKED BARREL BARRELS BANNE SHOTS CORDON KEEPER REPORTS FOREST HOLDER ORDERS LANDES EXACT PLEASED CALLED CALLER APPLIED RULED EXCESS RESORT RESORTS REGION BRIEFLY CONTRACT CONTRAST DEVON EVALUATE EVALUATED'.split(
    ' ',
  ),
);

/** Written together, or inflected as no list has it: a word that holds one of these forbids. */
const FORBIDS_WITHIN =
  /PROHIBIT|PROHIBID|PROIBI|FORBID|FORBUD|FORBJUD|VERBOT|VERBOD|INTERDI[TC]|ZAKAZ|ZABRON|ZABRAN|ZAPRE(?:SH)?CH|YASAK|NOTALLOW|NOTPERMIT|NOTAUTHORI|PROHBIT|PROHIBT/;
const LIFTS_WITHIN = /^(?:OPPHEV|OPHAEV|AUFGEHOB|UPPHAV|ODWOLA|ZNIESI|ZRUSEN|UKINUT|OTMEN|KALDIRIL)/;
const RESTRICTS_WITHIN = /RESTRI[CKNZ]|BESCHRA|OGRANIC|OMEZEN|KISITLA/;
/** `NOFLYZONE`, `UNBEMANNT`: compounds of the Germanic languages by their last part. */
const COMPOUNDS: readonly (readonly [RegExp, ClassLetter])[] = [
  [/(?:FLUEGE|FLUGE|FLYGING|FLYGNING|FLYVNING|UEBUNG|OVELSE|SHOW|VISNING|INSPEKSJON|AUFNAHMEN)$/, 'a'],
  [/(?:GEBIET|OMRADE|OMRAADE|OMRADET|OMRAADET|ZONE|BEREICH|PLATZ|PLASS)$/, 'w'],
];

const FIGURE =
  /^[-+]?[A-Z]{0,4}-?\d[\d.,:/°'’"\-–+A-Z]*$|^[A-Z]$|^[NSEW]\d|^(?:WWW|HTTPS?)[:.]\S+$|\S+@\S+|^[A-Z]+\.[A-Z.]+$/;

const UNKNOWN: Entry = { letter: 'u', english: true };
const NEUTRAL: Entry = { letter: 'k', english: true };
const DONE: Entry = { letter: 'v', english: true };
const FIGURES: Entry = { letter: 'n', english: true };
const BAN: Entry = { letter: 'B', english: false };

/** Whether a word forbids though it is written together with another. */
export function forbidsWithin(word: string): boolean {
  return FORBIDS_WITHIN.test(word);
}

function known(word: string): Entry | undefined {
  const exact = WORDS.get(word);
  if (exact !== undefined || word.length < 4) return exact;
  if (word.endsWith("'S")) return WORDS.get(word.slice(0, -2));
  const singular = word.endsWith('S') && word.length > 4 ? WORDS.get(word.slice(0, -1)) : undefined;
  if (singular?.english) return singular;
  // `SEARCHING`, `TESTED`: of an activity alone.
  const doing = word.endsWith('ING') && word.length > 6 ? WORDS.get(word.slice(0, -3)) : undefined;
  if (doing?.english && doing.letter === 'a') return doing;
  const done = word.endsWith('ED') && word.length > 5 ? WORDS.get(word.slice(0, -2)) : undefined;
  if (done?.english && done.letter === 'a') return DONE;
  const stem = /(?:CH|SH|SS|X)ES$/.test(word) ? WORDS.get(word.slice(0, -2)) : undefined;
  return stem?.english ? stem : undefined;
}

function infer(word: string): Entry {
  if (FIGURE.test(word)) return FIGURES;
  if (FORBIDS_WITHIN.test(word)) return BAN;
  if (LIFTS_WITHIN.test(word)) return { letter: 'L', english: false };
  if (RESTRICTS_WITHIN.test(word)) return { letter: 'R', english: false };
  const compound = COMPOUNDS.find(([end]) => end.test(word));
  if (compound !== undefined && word.length > 8) return { letter: compound[1], english: false };
  if (GLOSSARY.has(word)) return NEUTRAL;
  if (!NO_MISSPELLING.has(word)) {
    const meant = findCorrectSpelling(word, MISSPELLINGS);
    if (meant !== null) return WORDS.get(meant) ?? UNKNOWN;
  }
  return UNKNOWN;
}

/** Whether a word in upper case is one of English or of the telegrams, in the lexicon or the glossary, and not a guess from its form. */
export function isVocabulary(word: string): boolean {
  return known(word)?.english === true || GLOSSARY_WORDS.has(word);
}

/** What the lexicon knows of a word in upper case and without accents; of an unknown one, what its form tells. */
export function lookUpWord(word: string): Entry {
  return known(word) ?? infer(word);
}

/** The longest phrase of the lexicon that begins with the word `at` and goes on in `words`: how many words it takes, and its class. */
export function lookUpPhrase(
  words: readonly string[],
  at: number,
): { readonly length: number; readonly entry: Entry } | null {
  const phrases = PHRASES.get(words[at] ?? '');
  if (phrases === undefined) return null;
  const found = phrases.find(({ rest }) => rest.every((word, index) => words[at + 1 + index] === word));
  return found === undefined ? null : { length: found.rest.length + 1, entry: found.entry };
}
