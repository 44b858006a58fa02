import { isDigit } from '@klarnotam/aviation';
import { SUN_WITH_OFFSET, classesOfWord, type WordClasses } from './vocabulary.ts';

/** A piece of item D. Numbers keep their digits, words stand in capitals, every dash is `-`. */
export interface Token {
  readonly type: 'number' | 'word' | 'sign';
  readonly text: string;
  /** What a word or sign can mean; 0 for numbers. */
  readonly classes: WordClasses;
  /** Of a number; 0 for words and signs. */
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

const DASHES = new Set([
  '-',
  '\u00ad',
  '\u2010',
  '\u2011',
  '\u2012',
  '\u2013',
  '\u2014',
  '\u2015',
  '\u2212',
  '\ufe63',
  '\uff0d',
]);
/** Zero for the letter O. */
const MISTYPED: Readonly<Record<string, string>> = { '0N': 'ON', N0V: 'NOV', '0CT': 'OCT' };

/** Item D as tokens. Digits and letters part from each other even when glued together; `H24` and `08:00` stay whole. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (isSpace(code)) {
      at += 1;
      continue;
    }
    const token = readToken(text, at, code);
    tokens.push(token);
    at = token.to;
  }
  return tokens;
}

/** The token at `from`, where the character of `code` stands. */
function readToken(text: string, from: number, code: number): Token {
  if (isDigit(code)) return (code === ZERO ? mistyped(text, from) : null) ?? number(text, from);
  if (isLetter(code)) return (code === 78 || code === 110 ? mistyped(text, from) : null) ?? word(text, from);
  return sign(text, from);
}

function number(text: string, from: number): Token {
  const to = digitsEnd(text, from);
  let value = 0;
  for (let at = from; at < to; at += 1) value = value * 10 + text.charCodeAt(at) - ZERO;
  if (
    to === from + 2 &&
    text[to] === ':' &&
    digitsEnd(text, to + 1) === to + 3 &&
    (from === 0 || text[from - 1] !== ':')
  ) {
    const minutes = text.slice(to + 1, to + 3);
    const digits = text.slice(from, to) + minutes;
    return {
      type: 'number',
      text: digits,
      classes: 0,
      value: value * 100 + Number(minutes),
      from,
      to: to + 3,
    };
  }
  return { type: 'number', text: text.slice(from, to), classes: 0, value, from, to };
}

function word(text: string, from: number): Token {
  let to = from;
  let isCapital = true;
  while (to < text.length && isLetter(text.charCodeAt(to))) {
    isCapital &&= text.charCodeAt(to) <= LAST_CAPITAL;
    to += 1;
  }
  const written = text.slice(from, to);
  const letters = isCapital ? written : written.toUpperCase();
  if (letters === 'H' && text.startsWith('24', to) && digitsEnd(text, to) === to + 2) {
    return said('H24', from, to + 2);
  }
  const token = said(letters, from, to);
  return (token.classes & SUN_WITH_OFFSET) === 0 ? token : said(letters.slice(0, 2), from, from + 2);
}

function said(letters: string, from: number, to: number): Token {
  return { type: 'word', text: letters, classes: classesOfWord(letters), value: 0, from, to };
}

function sign(text: string, from: number): Token {
  const character = text.charAt(from);
  const shown = DASHES.has(character) ? '-' : character;
  return { type: 'sign', text: shown, classes: classesOfWord(shown), value: 0, from, to: from + 1 };
}

/** A word in which a zero stands for the letter O. */
function mistyped(text: string, from: number): Token | null {
  const next = text.charCodeAt(from + 1);
  if (text.charCodeAt(from) === ZERO ? !isLetter(next) : next !== ZERO) return null;
  if (from > 0 && isWordCharacter(text.charCodeAt(from - 1))) return null;
  let to = from;
  while (to < from + 4 && isWordCharacter(text.charCodeAt(to))) to += 1;
  const meant = MISTYPED[text.slice(from, to).toUpperCase()];
  return meant === undefined ? null : said(meant, from, to);
}

function digitsEnd(text: string, from: number): number {
  let to = from;
  while (to < text.length && isDigit(text.charCodeAt(to))) to += 1;
  return to;
}

const ZERO = 48;
const LAST_CAPITAL = 90;

function isLetter(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || (code >= 0xc0 && code <= 0x24f);
}

function isWordCharacter(code: number): boolean {
  return isDigit(code) || isLetter(code);
}

function isSpace(code: number): boolean {
  return (
    code <= 32 || code === 0xa0 || code === 0x3000 || (code >= 0x2000 && code <= 0x200b) || code === 0xfeff
  );
}
