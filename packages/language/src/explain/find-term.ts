import { GLOSSARY_KEYS, type GlossaryKey } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { contextOf } from './glossary-key-in-context.ts';
import { singularOf, SYNONYMS } from './synonyms.ts';

/** What the glossary says of the words that begin somewhere; `tokens` includes the blanks between them. */
export interface Term {
  readonly text: string;
  readonly tokens: number;
}

/** How entries begin: `DUE` of `DUE TO`, and the entries themselves. */
const BEGINNINGS: ReadonlySet<string> = new Set(
  [...GLOSSARY_KEYS, ...SYNONYMS.keys()].flatMap((key) => {
    const ends = [...key.matchAll(/[ -]/g)].map(({ index }) => index);
    return [...ends.map((end) => key.slice(0, end)), key];
  }),
);
/** After these a letter or two is the name of a stand or taxiway, not an abbreviation. */
const NAMED_BY_LETTERS = new Set([
  'TWY',
  'TAXIWAY',
  'STAND',
  'STANDS',
  'APRON',
  'GATE',
  'RWY',
  'CLASS',
  'PART',
  'CH',
]);
/** Words of English grammar and the abbreviations of some. */
export const SMALL_WORDS = new Set(
  'A AN ALL AND ANY ARE AS AT BE BY FM FOR FROM HAS IN IS NOT OF ON OR THE TO WI'.split(' '),
);
/** Beside a number these are months; MAY alone is a verb. */
const MONTHS = new Set('JAN FEB MAR MARCH APR JUN JUL AUG SEP OCT NOV DEC'.split(' '));
/** A word, with slashes, ampersands and hyphens inside; or a blank; or anything else up to the next of these. */
const TOKEN = /[A-Za-z]+(?:[/&]+[A-Za-z]+)*|\s+|[^A-Za-z\s]+/g;
/** Addresses are left alone: they are no prose. */
const ADDRESS =
  /@|\(at\)|^www\.|[a-z][a-z0-9-]{1,60}\.(?:com|org|net|int|gov|edu|aero|info|mil|[a-z]{2})(?:[/.,;:)]|$)/i;
/** Before a word that no glossary knows these are part of a name: `WEST MIDLANDS`, `NEW YORK`, `HO CHI MINH`. */
const BEGINS_NAME = new Set(
  'NORTH SOUTH EAST WEST NORTHERN SOUTHERN EASTERN WESTERN NEW LOWER UPPER CENTRAL HIGH RED GREEN WHITE BLACK BLUE YELLOW ORANGE HO'.split(
    ' ',
  ),
);

/** Behind such a word these end a name: `BRICK LANE`. */
const ENDS_NAME = new Set(['ROAD', 'LANE', 'COAST', 'BAY', 'BRIDGE']);

/** `text` cut into words, blanks and what stands between them; joined they give it back. */
export function tokensOf(text: string): readonly string[] {
  const tokens: string[] = [];
  for (const chunk of text.split(/(\s+)/)) {
    if (chunk === '') continue;
    if (ADDRESS.test(chunk) || isIdentifier(chunk)) tokens.push(chunk);
    else for (const token of chunk.match(TOKEN) ?? []) tokens.push(token);
  }
  return tokens;
}

/** Letters and digits together name something (`EGD187D`, `FL065`, `A1234/26`); `RWY08` and `50M` do not. */
function isIdentifier(chunk: string): boolean {
  return /\d/.test(chunk) && /[A-Za-z]/.test(chunk) && !/^\(?(?:RWY|TWY|THR|TEL|PSN)\d/.test(chunk);
}

/** Whether a token of {@link tokensOf} is a word, not a blank, a mark or an identifier. */
export function isWord(token: string): boolean {
  return /^[A-Za-z][A-Za-z/&]*$/.test(token);
}

/** The term that begins at the token `at`; null where a name, an address or nothing known does. */
export function findTerm(
  tokens: readonly string[],
  at: number,
  { glossary, months, language }: Catalogue,
): Term | null {
  if (!isWord(tokens[at] ?? '')) return null;
  const word = (tokens[at] ?? '').toUpperCase();
  const best = lookUp(tokens, at, glossary);
  if (best !== null && best.tokens > 1) return best;
  const beside = contextOf(word);
  if (beside !== undefined) {
    const key = beside(before(tokens, at), after(tokens, at));
    return key === null ? null : { text: glossary[key], tokens: 1 };
  }
  if (best === null) return joined(word, glossary) ?? inflected(word, glossary, language);
  const couldBeLetters = word === 'A' || (word.length <= 2 && !SMALL_WORDS.has(word));
  if (couldBeLetters && NAMED_BY_LETTERS.has(before(tokens, at))) return null;
  if (word === 'MAY' && besideNumber(tokens, at)) return { text: months[4] ?? '', tokens: 1 };
  if (MONTHS.has(word) && !besideNumber(tokens, at)) return null;
  if (word === 'MIN' && /\d$/.test(before(tokens, at))) return { text: glossary.MINS, tokens: 1 };
  if (word === 'NO' && /^[.\d]/.test(after(tokens, at))) return null;
  if (BEGINS_NAME.has(word) && tokens[at + 1]?.trim() === '' && isUnknown(tokens, at + 2, glossary))
    return null;
  if (ENDS_NAME.has(word) && tokens[at - 1] === ' ' && isUnknown(tokens, at - 2, glossary)) return null;
  if (word === 'A' && !isPlainWord(tokens[at + 2])) return null;
  return best;
}

/** The entry of most words that begins at `at`. */
function lookUp(tokens: readonly string[], at: number, glossary: Catalogue['glossary']): Term | null {
  let phrase: string | null = (tokens[at] ?? '').toUpperCase();
  let best: Term | null = null;
  for (let i = at; phrase !== null && BEGINNINGS.has(phrase); i += 2) {
    const text = textOf(phrase, glossary);
    if (text !== null) best = { text, tokens: i - at + 1 };
    phrase = continued(phrase, tokens[i + 1], tokens[i + 2]);
  }
  return best;
}

/** `phrase` and the next word, with which an entry begins; a hyphen may stand for the blank of an entry. */
function continued(phrase: string, mark: string | undefined, next: string | undefined): string | null {
  if (mark === undefined || next === undefined || !isWord(next)) return null;
  const word = next.toUpperCase();
  if (mark.trim() === '') return `${phrase} ${word}`;
  if (mark !== '-') return null;
  return BEGINNINGS.has(`${phrase}-${word}`) ? `${phrase}-${word}` : `${phrase} ${word}`;
}

function textOf(phrase: string, glossary: Catalogue['glossary']): string | null {
  const key = SYNONYMS.get(phrase) ?? phrase;
  return isEntry(key, glossary) ? glossary[key] : null;
}

/** What the singular of `word` means. English gives the word itself where the entry is no abbreviation. */
function inflected(
  word: string,
  glossary: Catalogue['glossary'],
  language: Catalogue['language'],
): Term | null {
  const singular = singularOf(word);
  const text = singular === null ? null : textOf(singular, glossary);
  if (singular === null || text === null) return null;
  const itself = language === 'en' && text === singular.toLowerCase();
  return { text: itself ? word.toLowerCase() : text, tokens: 1 };
}

/** A word of some length: the article stands before it, the name of a taxiway does not. */
function isPlainWord(token: string | undefined): boolean {
  return token !== undefined && /^[A-Za-z]{3,}$/.test(token);
}

/** `CTA/CTR/ATZ`: each part is looked up by itself, and all must be known. */
function joined(word: string, glossary: Catalogue['glossary']): Term | null {
  if (!word.includes('/')) return null;
  const meanings: string[] = [];
  for (const part of word.split('/')) {
    const text = textOf(part, glossary) ?? textOf(singularOf(part) ?? '', glossary);
    if (text === null) return null;
    meanings.push(text);
  }
  return { text: meanings.join('/'), tokens: 1 };
}

function isEntry(phrase: string, glossary: Catalogue['glossary']): phrase is GlossaryKey {
  return Object.hasOwn(glossary, phrase);
}

/** The token before, without the blank. */
export function before(tokens: readonly string[], at: number): string {
  const token = tokens[at - 1] ?? '';
  return (token.trim() === '' ? (tokens[at - 2] ?? '') : token).toUpperCase();
}

function besideNumber(tokens: readonly string[], at: number): boolean {
  return /\d[-/]?$/.test(before(tokens, at)) || /^\d/.test(after(tokens, at));
}

function after(tokens: readonly string[], at: number): string {
  return (tokens[at + 1]?.trim() === '' ? tokens[at + 2] : tokens[at + 1]) ?? '';
}

/** A word of some length with which no entry begins. */
function isUnknown(tokens: readonly string[], at: number, glossary: Catalogue['glossary']): boolean {
  const word = tokens[at] ?? '';
  if (!/^[A-Za-z]{3,}$/.test(word) || lookUp(tokens, at, glossary) !== null) return false;
  return textOf(singularOf(word.toUpperCase()) ?? '', glossary) === null;
}
