import { GLOSSARY_KEYS, type GlossaryKey } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';

/** What the glossary says of the words that begin somewhere; `tokens` includes the blanks between them. */
export interface Term {
  readonly text: string;
  readonly tokens: number;
}

/** Phrases that mean what an entry says, and not what their words say one by one. */
const SYNONYMS: ReadonlyMap<string, GlossaryKey> = new Map([
  ['EXER CTN', 'CTN'],
  ['EXER CAUTION', 'CTN'],
  ['EXERCISE CTN', 'CTN'],
  ['EXERCISE CAUTION', 'CTN'],
  ['EXER EXTREME CTN', 'EXTREME CAUTION'],
  ['EXER EXTREME CAUTION', 'EXTREME CAUTION'],
  ['EXERCISE EXTREME CAUTION', 'EXTREME CAUTION'],
  ['UNMANNED AERIAL VEHICLE', 'UNMANNED AIRCRAFT'],
  ['UNMANNED AERIAL VEHICLES', 'UNMANNED AIRCRAFT'],
]);
/** How entries begin: `DUE` of `DUE TO`, and the entries themselves. */
const BEGINNINGS: ReadonlySet<string> = new Set(
  [...GLOSSARY_KEYS, ...SYNONYMS.keys()].flatMap((key) => {
    const words = key.split(' ');
    return words.map((_, index) => words.slice(0, index + 1).join(' '));
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
/** The other months mean nothing else, and MAY alone is a verb. */
const MONTHS = new Set(['JAN', 'FEB', 'MAR', 'APR', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']);
/** A word, with slashes, ampersands and hyphens inside; or a blank; or anything else up to the next of these. */
const TOKEN = /[A-Za-z][A-Za-z/&]*|\s+|[^A-Za-z\s]+/g;
/** Addresses are left alone: they are no prose. */
const ADDRESS =
  /@|\(at\)|^www\.|[a-z][a-z0-9-]{1,60}\.(?:com|org|net|int|gov|edu|aero|info|mil|[a-z]{2})(?:[/.,;:)]|$)/i;
/** Before a word that no glossary knows these are part of a name: `WEST MIDLANDS`, `NEW YORK`, `HO CHI MINH`. */
const BEGINS_NAME = new Set(
  'NORTH SOUTH EAST WEST NORTHERN SOUTHERN EASTERN WESTERN NEW LOWER UPPER HIGH RED GREEN WHITE HO'.split(
    ' ',
  ),
);

/** `text` cut into words, blanks and what stands between them; joined they give it back. */
export function tokensOf(text: string): readonly string[] {
  const tokens: string[] = [];
  for (const chunk of text.split(/(\s+)/)) {
    if (chunk === '') continue;
    if (ADDRESS.test(chunk) || isIdentifier(chunk)) tokens.push(chunk);
    else tokens.push(...(chunk.match(TOKEN) ?? []));
  }
  return tokens;
}

/** Letters and digits together name something (`EGD187D`, `FL065`, `A1234/26`); `RWY08` and `50M` do not. */
function isIdentifier(chunk: string): boolean {
  return /\d/.test(chunk) && /[A-Za-z]/.test(chunk) && !/^\(?(?:RWY|TWY|THR|TEL|PSN)\d/.test(chunk);
}

export function isWord(token: string): boolean {
  return /^[A-Za-z]/.test(token) && !/\d/.test(token);
}

/** The term that begins at the token `at`; null where a name, an address or nothing known does. */
export function findTerm(
  tokens: readonly string[],
  at: number,
  { glossary, months }: Catalogue,
): Term | null {
  if (!isWord(tokens[at] ?? '')) return null;
  const word = (tokens[at] ?? '').toUpperCase();
  const best = lookUp(tokens, at, glossary);
  if (best === null) return joined(word, glossary);
  if (best.tokens > 1) return best;
  if (word.length <= 2 && !SMALL_WORDS.has(word) && NAMED_BY_LETTERS.has(before(tokens, at))) return null;
  if (word === 'MAY' && besideNumber(tokens, at)) return { text: months[4] ?? '', tokens: 1 };
  if (MONTHS.has(word) && !besideNumber(tokens, at)) return null;
  if (word === 'MIN' && /\d$/.test(before(tokens, at))) return { text: glossary.MINS, tokens: 1 };
  if (word === 'NO' && /^[.\d]/.test(after(tokens, at))) return null;
  if (BEGINS_NAME.has(word) && tokens[at + 1]?.trim() === '' && isUnknown(tokens, at + 2, glossary))
    return null;
  if (word === 'A' && !isPlainWord(tokens[at + 2])) return null;
  return best;
}

/** The entry of most words that begins at `at`. */
function lookUp(tokens: readonly string[], at: number, glossary: Catalogue['glossary']): Term | null {
  let phrase = (tokens[at] ?? '').toUpperCase();
  let best: Term | null = null;
  for (let i = at; BEGINNINGS.has(phrase);) {
    const key = SYNONYMS.get(phrase) ?? phrase;
    if (isEntry(key, glossary)) best = { text: glossary[key], tokens: i - at + 1 };
    const next = tokens[i + 2];
    if (tokens[i + 1]?.trim() !== '' || next === undefined || !isWord(next)) break;
    phrase += ` ${next.toUpperCase()}`;
    i += 2;
  }
  return best;
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
    if (!isEntry(part, glossary)) return null;
    meanings.push(glossary[part]);
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
  return /^[A-Za-z]{3,}$/.test(tokens[at] ?? '') && lookUp(tokens, at, glossary) === null;
}
