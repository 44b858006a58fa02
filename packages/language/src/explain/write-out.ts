import type { GlossaryKey } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';

export interface WrittenOut {
  readonly text: string;
  /** Whether anything was written out. */
  readonly changed: boolean;
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
const SMALL_WORDS = new Set([
  'AND',
  'AS',
  'AT',
  'BE',
  'BY',
  'DUE',
  'IN',
  'IS',
  'OF',
  'ON',
  'OR',
  'TO',
  'WI',
  'FM',
  'U/S',
]);
const MONTHS = new Set(['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']);
/** A word, with slashes, ampersands and hyphens inside; or a blank; or anything else up to the next of these. */
const TOKEN = /[A-Za-z][A-Za-z/&]*|\s+|[^A-Za-z\s]+/g;
/** Addresses are left alone: they are no prose. */
const ADDRESS =
  /@|^www\.|\.(?:com|org|net|int|gov|edu|aero|no|uk|eu|info|fr|de|it|es|pl|ru|jp|in|br)(?:[/.,;:)]|$)/i;

/**
 * `clause` with the abbreviations and terms of the glossary written out in the language. Numbers, names, positions,
 * frequencies and addresses stand as they were.
 */
export function writeOut(clause: string, catalogue: Catalogue): WrittenOut {
  const glossary = catalogue.glossary;
  const tokens = tokensOf(clause);
  let text = '';
  let changed = false;
  for (let i = 0; i < tokens.length;) {
    const token = tokens[i] ?? '';
    const entry = isWord(token) ? longestEntry(tokens, i, glossary) : null;
    if (entry !== null) {
      text += entry.text;
      changed ||=
        entry.text.toUpperCase() !==
        tokens
          .slice(i, i + entry.tokens)
          .join('')
          .toUpperCase();
      i += entry.tokens;
    } else {
      text += token;
      i++;
    }
  }
  return { text: changed ? tidied(text) : clause, changed };
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
  glossary: Catalogue['glossary'],
): { text: string; tokens: number } | null {
  const word = (tokens[at] ?? '').toUpperCase();
  let phrase = word;
  let best: { text: string; tokens: number } | null = null;
  for (let words = 1, i = at; words <= LONGEST_ENTRY; words++) {
    if (isEntry(phrase, glossary)) best = { text: glossary[phrase], tokens: i - at + 1 };
    const next = tokens[i + 2];
    if (tokens[i + 1]?.trim() !== '' || next === undefined || !isWord(next)) break;
    phrase += ` ${next.toUpperCase()}`;
    i += 2;
  }
  if (best === null) return joined(word, glossary);
  if (best.tokens > 1) return best;
  if (word.length <= 2 && !SMALL_WORDS.has(word) && NAMED_BY_LETTERS.has(before(tokens, at))) return null;
  if (word === 'MAY' && besideNumber(tokens, at)) return null;
  if (MONTHS.has(word) && !besideNumber(tokens, at)) return null;
  if (word === 'MIN' && /\d$/.test(before(tokens, at))) return null;
  return best;
}

/** `CTA/CTR/ATZ`: each part is looked up by itself. */
function joined(word: string, glossary: Catalogue['glossary']): { text: string; tokens: number } | null {
  if (!word.includes('/')) return null;
  const parts = word.split('/');
  if (!parts.some((part) => isEntry(part, glossary))) return null;
  return {
    text: parts.map((part) => (isEntry(part, glossary) ? glossary[part] : part)).join('/'),
    tokens: 1,
  };
}

function isEntry(phrase: string, glossary: Catalogue['glossary']): phrase is GlossaryKey {
  return Object.hasOwn(glossary, phrase);
}

function before(tokens: readonly string[], at: number): string {
  const token = tokens[at - 1] ?? '';
  return (token.trim() === '' ? (tokens[at - 2] ?? '') : token).toUpperCase();
}

function besideNumber(tokens: readonly string[], at: number): boolean {
  const after = tokens[at + 1]?.trim() === '' ? tokens[at + 2] : tokens[at + 1];
  return /\d/.test(before(tokens, at)) || /^\d/.test(after ?? '');
}

function tidied(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:)])/g, '$1')
    .trim();
}
