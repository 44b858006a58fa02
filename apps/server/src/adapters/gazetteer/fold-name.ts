const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'o',
  å: 'a',
  ß: 'ss',
  đ: 'd',
  ł: 'l',
  ð: 'd',
  þ: 'th',
};

/** A name as somebody may type it: small letters without marks, everything else a blank; `Ålesund/Vigra` is `alesund vigra`. */
export function foldName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[æøåßđłðþ]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
