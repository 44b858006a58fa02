/** A run of text without blanks; the equals sign that ends a report stands by itself. */
export interface SourceWord {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** How many line ends stand before it since the word before; the first word counts as after one. */
  readonly lineEnds: number;
}

const SPACE = 32;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const EQUALS = 61;

/** No-break, zero-width and other typographic blanks that come along with pasted text. */
function isWideBlank(code: number): boolean {
  return (
    code === 0xa0 ||
    code === 0xfeff ||
    code === 0x3000 ||
    (code >= 0x2000 && code <= 0x200f) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f
  );
}

/** Cuts `text` into words, in order. Offsets are UTF-16. */
export function splitWords(text: string): SourceWord[] {
  const words: SourceWord[] = [];
  const { length } = text;
  let lineEnds = 1;
  let i = 0;
  while (i < length) {
    const code = text.charCodeAt(i);
    if (code <= SPACE || (code >= 0xa0 && isWideBlank(code))) {
      if (code === LINE_FEED || (code === CARRIAGE_RETURN && text.charCodeAt(i + 1) !== LINE_FEED))
        lineEnds++;
      i++;
      continue;
    }
    const from = i;
    if (code === EQUALS) i++;
    else {
      for (; i < length; i++) {
        const next = text.charCodeAt(i);
        if (next <= SPACE || next === EQUALS || (next >= 0xa0 && isWideBlank(next))) break;
      }
    }
    words.push({ text: text.slice(from, i), from, to: i, lineEnds });
    lineEnds = 0;
  }
  return words;
}
