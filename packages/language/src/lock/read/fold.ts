import { foldNumerals } from './fold-numerals.ts';
import type { Folded } from './folded.ts';

/** Where the digits of a script begin. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0xff10];

/** What orders scripts within a line, joins words without a sign, is a combining hyphen, a dot below, or an Arabic vowel or stroke. */
const INVISIBLE =
  /[\u00ad\u0640\u064b-\u0652\u0670\u093c\u09bc\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;

/** Around what is to be printed bold. */
const BOLD = '**';

const FRACTIONS: Readonly<Record<string, string>> = { '½': '1/2', '¼': '1/4', '¾': '3/4' };

/** Of `isn't`, which is folded to `is not`. */
const CONTRACTED = /^n['’]t(?!\p{L})/u;

const PLAIN: Readonly<Record<string, string>> = {
  '\u066b': '.',
  '\u066c': ',',
  '\u060c': ',',
  '\u00a0': ' ',
  '\u2007': ' ',
  '\u2009': ' ',
  '\u202f': ' ',
  '\u3000': ' ',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2212': '-',
  '\u301c': '-',
  '\u223c': '-',
  '~': '-',
  '\uff5e': '-',
  '\uff1a': ':',
  '\uff0e': '.',
  '\uff0c': ',',
  '\uff08': '(',
  '\uff09': ')',
  '\uff0b': '+',
  '\uff05': '%',
  '\u2032': "'",
  '\u2018': "'",
  '\u2019': "'",
  '\u00b4': "'",
  '\u02b9': "'",
  '\u2033': '"',
  '\u201d': '"',
  '\u02ba': '"',
  '\u02da': '°',
  '\uff0f': '/',
  '\u2044': '/',
  '\u2015': '-',
  '\u2192': '-',
  '\uff0d': '-',
  '\uff1b': ';',
  '\u061b': ';',
  '\u066a': '%',
  '\u00ba': '°',
  '\u339e': 'km',
  '\u338f': 'kg',
};

/** Letters of India that may be written with a dot below or without, and the two signs of one nasal vowel. */
const UNDOTTED: Readonly<Record<string, string>> = {
  '\u0901': '\u0902',
  '\u0929': '\u0928',
  '\u0931': '\u0930',
  '\u0934': '\u0933',
  '\u0958': '\u0915',
  '\u0959': '\u0916',
  '\u095a': '\u0917',
  '\u095b': '\u091c',
  '\u095c': '\u0921',
  '\u095d': '\u0922',
  '\u095e': '\u092b',
  '\u095f': '\u092f',
  '\u09dc': '\u09a1',
  '\u09dd': '\u09a2',
  '\u09df': '\u09af',
};

/** `text` as {@link fold} writes the letters of India: `फ़ीट` as `फीट`, whether the dot is a character or not. */
export function undot(text: string): string {
  return text.replace(
    /[\u0901-\u09df]/g,
    (letter) => UNDOTTED[letter] ?? (/[\u093c\u09bc]/.test(letter) ? '' : letter),
  );
}

function foldCharacter(character: string): string {
  const plain = PLAIN[character] ?? UNDOTTED[character];
  if (plain !== undefined) return plain;
  const code = character.charCodeAt(0);
  for (const zero of ZEROS) if (code >= zero && code < zero + 10) return String(code - zero);
  if (code >= 0xff21 && code <= 0xff5a) return String.fromCharCode(code - 0xfee0);
  return character;
}

/** `text` with the digits of every script as `0` to `9`, plain signs, no dots below, and nothing invisible or for looks alone. */
export function fold(text: string): Folded {
  let folded = '';
  const offsets: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (INVISIBLE.test(character)) continue;
    if (text.startsWith(BOLD, at)) {
      at += BOLD.length - 1;
      continue;
    }
    if (CONTRACTED.test(text.slice(at, at + 4)) && /\p{L}$/u.test(folded)) {
      for (const plain of /\bca$/iu.test(folded) ? 'n not' : ' not') {
        folded += plain;
        offsets.push(at);
      }
      at += 2;
      continue;
    }
    const fraction = FRACTIONS[character];
    if (fraction !== undefined) {
      for (const plain of /\d$/.test(folded) ? ` ${fraction}` : fraction) {
        folded += plain;
        offsets.push(at);
      }
      continue;
    }
    for (const plain of foldCharacter(character)) {
      folded += plain;
      offsets.push(at);
    }
  }
  offsets.push(text.length);
  return foldNumerals({ text: folded, offsets });
}
