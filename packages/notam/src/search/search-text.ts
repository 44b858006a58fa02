import { upperCaseLatin, type Span } from '@klarnotam/aviation';

/**
 * Item E made ready for phrase search: upper case, accents dropped, every run of blanks and line ends one blank. Phrases can
 * so be written once, whatever the line wraps.
 */
export interface SearchText {
  readonly words: string;
  /** The place in the source of `from` to `to` in `words`. */
  placeOf(from: number, to: number): Span;
}

/** The place in a source of the characters `from` to `to` of a text that was made of it. */
export type PlaceInSource = (from: number, to: number) => Span;

/**
 * Prepares `text` for phrase search; of a longer text only the first `longest` characters are searched. Where it is not itself the
 * source, `inSource` knows what of that its characters come from.
 */
export function toSearchText(
  text: string,
  longest = Infinity,
  inSource: PlaceInSource = (from, to) => ({ from, to }),
): SearchText {
  const original = text.slice(0, longest);
  const words = toWords(original);
  let blanks: readonly DroppedBlanks[] | null = null;
  const toOriginal = (offset: number): number => {
    if (words.length === original.length) return offset;
    blanks ??= findDroppedBlanks(original);
    let at = offset;
    for (const { behind, characters } of blanks) {
      if (behind > offset) break;
      at += characters;
    }
    return at;
  };
  return {
    words,
    placeOf: (from, to) => {
      const first = toOriginal(from);
      return inSource(first, to > from ? toOriginal(to - 1) + 1 : first);
    },
  };
}

const NOT_ASCII = /[\u0080-\uffff]/g;

/** Keeps the characters of `text` one for one, but for runs of blanks, and blanks in front. */
function toWords(text: string): string {
  return upperCaseLatin(text.replace(NOT_ASCII, withoutAccent)).trimStart().replace(/\s+/g, ' ');
}

function withoutAccent(character: string): string {
  const plain = character.normalize('NFD').charAt(0).toUpperCase();
  return plain.length === 1 ? plain : character;
}

/** A place in the words behind which the original has so many characters more. */
interface DroppedBlanks {
  readonly behind: number;
  readonly characters: number;
}

/** The runs of blanks of `text` of which its words have one blank, or none in front. */
function findDroppedBlanks(text: string): DroppedBlanks[] {
  const dropped: DroppedBlanks[] = [];
  let before = 0;
  for (const { index, 0: run } of text.matchAll(/^\s+|\s{2,}/g)) {
    const kept = index === 0 ? 0 : 1;
    if (run.length === kept) continue;
    dropped.push({ behind: index - before + kept, characters: run.length - kept });
    before += run.length - kept;
  }
  return dropped;
}
