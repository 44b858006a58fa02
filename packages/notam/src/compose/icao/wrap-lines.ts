/** Characters of a line of an AFTN message (ICAO Annex 10, volume II). */
export const MAX_LINE_CHARACTERS = 69;

/** What is not parted at its blanks: a position. */
const UNIT = /\d{6}[NS] \d{7}[EW][,.]?|\S+/g;

/** A word that is longer than a line is parted. */
function pieces(word: string): string[] {
  return word.match(new RegExp(`.{1,${MAX_LINE_CHARACTERS}}`, 'g')) ?? [];
}

/** `text` in lines of at most {@link MAX_LINE_CHARACTERS} characters, `first` of them already taken on the first one. */
export function wrapLines(text: string, first = 0): string {
  const lines: string[] = [];
  let line = '';
  let room = MAX_LINE_CHARACTERS - first;
  for (const word of (text.match(UNIT) ?? []).flatMap((unit) =>
    unit.length > MAX_LINE_CHARACTERS ? pieces(unit) : [unit],
  )) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length <= room) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = word;
    room = MAX_LINE_CHARACTERS;
  }
  return [...lines, line].join('\n');
}
