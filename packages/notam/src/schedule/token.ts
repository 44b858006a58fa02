/** A piece of item D. Numbers keep their digits, words stand in capitals, every dash is `-`. */
export interface Token {
  readonly type: 'number' | 'word' | 'sign';
  readonly text: string;
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
const GLUED = new Set(['SRMINUS', 'SRPLUS', 'SSMINUS', 'SSPLUS']);
/** Zero for the letter O. */
const MISTYPED: Readonly<Record<string, string>> = { '0N': 'ON', N0V: 'NOV', '0CT': 'OCT' };

/** Item D as tokens. Digits and letters part from each other even when glued together; `H24` and `08:00` stay whole. */
export function tokenize(text: string): Token[] {
  return tokenizeWithout(text, NO_WORDS) ?? [];
}

const NO_WORDS: ReadonlySet<string> = new Set();

/** The same; null when one of `words` stands in the text. */
export function tokenizeWithout(text: string, words: ReadonlySet<string>): Token[] | null {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (isSpace(code)) {
      at += 1;
      continue;
    }
    const token = mistyped(text, at) ?? number(text, at) ?? word(text, at) ?? sign(text, at);
    if (token.type === 'word' && words.has(token.text)) return null;
    tokens.push(token);
    at = token.to;
  }
  return tokens;
}

function number(text: string, from: number): Token | null {
  const to = digitsEnd(text, from);
  if (to === from) return null;
  if (
    to === from + 2 &&
    text[to] === ':' &&
    digitsEnd(text, to + 1) === to + 3 &&
    (from === 0 || text[from - 1] !== ':')
  ) {
    return { type: 'number', text: text.slice(from, to) + text.slice(to + 1, to + 3), from, to: to + 3 };
  }
  return { type: 'number', text: text.slice(from, to), from, to };
}

function word(text: string, from: number): Token | null {
  let to = from;
  let isCapital = true;
  while (to < text.length && isLetter(text.charCodeAt(to))) {
    isCapital &&= text.charCodeAt(to) <= LAST_CAPITAL;
    to += 1;
  }
  if (to === from) return null;
  const written = text.slice(from, to);
  const letters = isCapital ? written : written.toUpperCase();
  if (letters === 'H' && text.startsWith('24', to) && digitsEnd(text, to) === to + 2) {
    return { type: 'word', text: 'H24', from, to: to + 2 };
  }
  if (GLUED.has(letters)) return { type: 'word', text: letters.slice(0, 2), from, to: from + 2 };
  return { type: 'word', text: letters, from, to };
}

function sign(text: string, from: number): Token {
  const character = text.charAt(from);
  return { type: 'sign', text: DASHES.has(character) ? '-' : character, from, to: from + 1 };
}

function mistyped(text: string, from: number): Token | null {
  const code = text.charCodeAt(from);
  if (code !== ZERO && code !== 78 && code !== 110) return null;
  const next = text.charCodeAt(from + 1);
  if (code === ZERO ? !isLetter(next) : next !== ZERO) return null;
  if (from > 0 && isWordCharacter(text.charCodeAt(from - 1))) return null;
  let to = from;
  while (to < from + 4 && isWordCharacter(text.charCodeAt(to))) to += 1;
  const meant = MISTYPED[text.slice(from, to).toUpperCase()];
  return meant === undefined ? null : { type: 'word', text: meant, from, to };
}

function digitsEnd(text: string, from: number): number {
  let to = from;
  while (to < text.length && isDigit(text.charCodeAt(to))) to += 1;
  return to;
}

const ZERO = 48;
const LAST_CAPITAL = 90;

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

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
