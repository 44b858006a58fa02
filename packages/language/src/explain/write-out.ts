import type { GlossaryKey } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';

export interface WrittenOut {
  /** The clause with its terms written out in place. */
  readonly text: string;
  /** Whether anything was written out. */
  readonly changed: boolean;
  /** What was written out, by the term as it stood. */
  readonly terms: ReadonlyMap<string, string>;
  /** Nouns, numbers and small words alone, which can be put into another language one by one. */
  readonly telegraphic: boolean;
  /** How many of the words outside brackets the glossary does not know, 0 to 1. */
  readonly unknownShare: number;
  /** Words of two letters and more; identifiers, spelt letters, units, addresses, articles and prepositions are none. */
  readonly words: number;
  /** How many of them were written out. */
  readonly writtenWords: number;
  /** How many of those are terms, which are named with their meaning where the clause stays as it was. */
  readonly termWords: number;
}

/** Entries have at most so many words. */
const LONGEST_ENTRY = 5;
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
const SMALL_WORDS = new Set(
  'A AN ALL AND ANY ARE AS AT BE BY FM FOR FROM HAS IN IS NOT OF ON OR THE TO WI'.split(' '),
);
/** Letters as they are spelt, units and numerals: they stand in every language as they are. */
const UNCHANGED = new Set(
  'ALPHA ALFA BRAVO CHARLIE DELTA ECHO FOXTROT GOLF HOTEL INDIA JULIET JULIETT KILO LIMA MIKE NOVEMBER OSCAR PAPA QUEBEC ROMEO SIERRA TANGO UNIFORM VICTOR WHISKEY XRAY YANKEE ZULU FT NM KM KG II III IV'.split(
    ' ',
  ),
);
/** Words that mean nothing in another language without its grammar around them. */
const NEEDS_GRAMMAR = new Set(
  'ADD|ADVISE|AFFECT|APPLIES|APPLY|CALL|CAN BE|COMPLY WITH|CONDUCT|CROSS|DO NOT|DOES NOT|ENTER|INCLUDES|JOINING|MANOEUVRE|MAY|NO|OBTAINED|OVERFLY|PARTICIPATE|PROVIDED|PROVIDING|RECEIVE|RECOMMENDED|REMAINS|REQUIRING|REVERTS TO|SEE|TRANSITING|USING|ALL|ANY|ADVISED|ADZ|ARE|AS|AVOID|BE|CENTRED ON|CONTACT|CTC|EXPECT|EXP|FOR|HAS|HAVE|HOURS|HR|HRS|IF|IS|MAY BE|MUST|OPERATE|OPERATING|OPR|OPS|REF|REFERS|REQ|REQUEST|REQUIRED|SHALL|SHALL BE|SHOULD|SHOULD BE|SUBJ|SUBJ TO|SUBJECT|SUBJECT TO|UNABLE|USE|WHEN|WILL|WILL BE|WILL NOT BE|WILL TAKE PLACE|WILL OPR|WILL ONLY OPR|ONLY OPR|MAY OPR|TO OPR|WITH|ONLY|OTHER|UTILISING'.split(
    '|',
  ),
);
/** Left untranslated among translated words, these would let a ban read as a permission. */
const TURNS_MEANING = new Set([
  'NO',
  'NOT',
  'NIL',
  'NON',
  'UNLESS',
  'WITHOUT',
  'EXC',
  'EXCEPT',
  'BUT',
  'NEITHER',
  'NOR',
]);
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

/**
 * `clause` with the abbreviations and terms of the glossary written out in the language. Numbers, names, positions,
 * frequencies and addresses stand as they were.
 */
export function writeOut(clause: string, catalogue: Catalogue): WrittenOut {
  const tokens = tokensOf(clause);
  const terms = new Map<string, string>();
  let text = '';
  let unknownWords = 0;
  let words = 0;
  let depth = 0;
  let telegraphic = true;
  const count = { all: 0, written: 0, terms: 0 };
  for (let i = 0; i < tokens.length;) {
    const token = tokens[i] ?? '';
    const entry = isWord(token) ? longestEntry(tokens, i, catalogue) : null;
    if (entry === null) {
      telegraphic &&= !TURNS_MEANING.has(token.toUpperCase());
      depth += token.split('(').length - token.split(')').length;
      text += token;
      if (isWord(token) && isCounted(token)) count.all++;
      if (isWord(token) && depth <= 0) {
        words++;
        if (token.length > 2) unknownWords++;
      }
      i++;
      continue;
    }
    const original = tokens.slice(i, i + entry.tokens).join('');
    // `TEMPO DANGER AREA (TDA)`: the letters in brackets are the name of what stands before them.
    const isName =
      i > 1 && before(tokens, i).endsWith('(') && tokens[i + entry.tokens]?.startsWith(')') === true;
    text += isName ? original : entry.text;
    telegraphic &&= !NEEDS_GRAMMAR.has(original.toUpperCase());
    const entryWords = (entry.tokens + 1) / 2;
    words += entryWords;
    const counted = isCounted(original) ? entryWords : 0;
    count.all += counted;
    count.written += counted;
    if (isTerm(original, entry.text)) count.terms += counted;
    if (!isName && entry.text.toUpperCase() !== original.toUpperCase() && isTerm(original, entry.text)) {
      terms.set(original.toUpperCase(), entry.text);
    }
    i += entry.tokens;
  }
  const unknownShare = words === 0 ? 0 : unknownWords / words;
  return {
    text: tidied(text),
    changed: terms.size > 0,
    terms,
    unknownShare,
    telegraphic,
    words: count.all,
    writtenWords: count.written,
    termWords: count.terms,
  };
}

function tokensOf(clause: string): readonly string[] {
  const tokens: string[] = [];
  for (const chunk of clause.split(/(\s+)/)) {
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

function isWord(token: string): boolean {
  return /^[A-Za-z]/.test(token) && !/\d/.test(token);
}

function longestEntry(
  tokens: readonly string[],
  at: number,
  { glossary, months }: Catalogue,
): { text: string; tokens: number } | null {
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
function lookUp(
  tokens: readonly string[],
  at: number,
  glossary: Catalogue['glossary'],
): { text: string; tokens: number } | null {
  let phrase = (tokens[at] ?? '').toUpperCase();
  let best: { text: string; tokens: number } | null = null;
  for (let words = 1, i = at; words <= LONGEST_ENTRY; words++) {
    if (isEntry(phrase, glossary)) best = { text: glossary[phrase], tokens: i - at + 1 };
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
function joined(word: string, glossary: Catalogue['glossary']): { text: string; tokens: number } | null {
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

function before(tokens: readonly string[], at: number): string {
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

function isCounted(word: string): boolean {
  const upper = word.toUpperCase();
  return word.length > 1 && !SMALL_WORDS.has(upper) && !UNCHANGED.has(upper);
}

/** Small words need no explanation when the clause stays in its own language. */
function isTerm(original: string, text: string): boolean {
  return text !== '' && !SMALL_WORDS.has(original.toUpperCase());
}

function tidied(text: string): string {
  const tidy = text
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:)])/g, '$1')
    .trim();
  return tidy.charAt(0).toUpperCase() + tidy.slice(1);
}
