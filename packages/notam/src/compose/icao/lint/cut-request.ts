import type { IcaoLetter } from '../composed-icao.ts';

const ORDER = 'QABCDEFG';
/** Items begin lines; B to D and G may stand behind the one before on its line. */
const MARKER = /(^|\n)[ (\t]{0,9}([QABCDEFG])\)|[ \t]([ABCDG])\)/g;

/** A message cut into its items, without judging them. */
export interface CutRequest {
  readonly header: string;
  readonly items: Readonly<Partial<Record<IcaoLetter, string>>>;
  /** The letters in the order in which they stand. */
  readonly letters: readonly IcaoLetter[];
}

interface Mark {
  readonly letter: IcaoLetter;
  readonly at: number;
  readonly to: number;
}

function marksOf(text: string): Mark[] {
  const marks: Mark[] = [];
  for (const match of text.matchAll(MARKER)) {
    const letter = (match[2] ?? match[3]) as IcaoLetter;
    const before = marks.at(-1)?.letter;
    const isNext = before !== undefined && ORDER.indexOf(letter) === ORDER.indexOf(before) + 1;
    if (match[2] !== undefined || isNext)
      marks.push({ letter, at: match.index, to: match.index + match[0].length });
  }
  return marks;
}

/** Cuts `text`, one notice, at its items; of an item that comes twice the first counts. */
export function cutRequest(text: string): CutRequest {
  const marks = marksOf(text);
  const items: Partial<Record<IcaoLetter, string>> = {};
  marks.forEach(({ letter, to }, index) => {
    const content = text.slice(to, marks[index + 1]?.at ?? text.length).trim();
    items[letter] ??= letter === 'G' || letter === 'E' ? content.replace(/\)+$/, '') : content;
  });
  return {
    header: text.slice(0, marks[0]?.at ?? text.length).trim(),
    items,
    letters: marks.map(({ letter }) => letter),
  };
}
