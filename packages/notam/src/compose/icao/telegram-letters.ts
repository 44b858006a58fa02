import { toTelegramText } from '../telegram-text.ts';

/** What the practice of aeronautical telegrams writes for letters that a teleprinter has not. */
const LETTERS: Readonly<Record<string, string>> = {
  Å: 'AA',
  Ä: 'AE',
  Æ: 'AE',
  Ö: 'OE',
  Ø: 'OE',
  Ü: 'UE',
  ẞ: 'SS',
  ß: 'SS',
  Ð: 'D',
  Đ: 'D',
  Ŋ: 'N',
  Ŧ: 'T',
  Ł: 'L',
  Þ: 'TH',
  Œ: 'OE',
  İ: 'I',
};

/** Signs whose meaning is plain in words or in another sign. */
const SIGNS: Readonly<Record<string, string>> = {
  '&': ' AND ',
  '@': ' AT ',
  '%': ' PCT ',
  '°': ' DEG ',
  '!': '.',
  ';': ',',
  _: '-',
  '#': ' NR ',
  '*': ' ',
  '"': ' ',
  '“': ' ',
  '”': ' ',
  '„': ' ',
  '«': ' ',
  '»': ' ',
  '‘': "'",
  '’': "'",
  '`': "'",
  '´': "'",
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  '−': '-',
  '…': '.',
  '[': ' ',
  ']': ' ',
  '{': ' ',
  '}': ' ',
  '|': ',',
  '\\': '/',
  '<': ' LESS THAN ',
  '>': ' MORE THAN ',
  '~': ' ',
  '^': ' ',
  '·': ' ',
  '•': ' ',
  '€': ' EUR ',
  '½': ' 1/2 ',
};

/** International Telegraph Alphabet No. 2, which AFTN messages are written in (ICAO Annex 10, volume II), without brackets. */
const WRITABLE = /^[A-Z0-9 \-?:.,'=/+]$/;
const MARKS = /\p{M}+/gu;
/** Begin and end of an AFTN message. */
const MESSAGE_SIGNALS = /([NZ])(?=\1{3})|(ZC)(?=ZC)/g;

export interface TelegramLetters {
  readonly text: string;
  /** What nothing stands for, each once. */
  readonly unwritable: string;
}

function write(character: string): string | null {
  const known = LETTERS[character] ?? SIGNS[character];
  if (known !== undefined) return known;
  if (WRITABLE.test(character)) return character;
  const bare = character.normalize('NFKD').replace(MARKS, '').toUpperCase();
  return bare !== '' && Array.from(bare).every((part) => WRITABLE.test(part)) ? bare : null;
}

/** `text` in the letters of a teleprinter, on one line, in capitals, without brackets: `Ålesund` is `AALESUND`. */
export function toTelegramLetters(text: string): TelegramLetters {
  const unwritable = new Set<string>();
  const written = Array.from(toTelegramText(text.normalize('NFC')), (character) => {
    const letters = write(character);
    if (letters === null) unwritable.add(character);
    return letters ?? ' ';
  });
  return {
    text: written
      .join('')
      .replace(MESSAGE_SIGNALS, '$& ')
      .replace(/\s+/g, ' ')
      .replace(/ (?=[.,])/g, '')
      .trim(),
    unwritable: [...unwritable].join(''),
  };
}
