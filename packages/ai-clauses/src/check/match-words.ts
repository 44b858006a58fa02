import type { LanguageCode } from '@klarnotam/language';
import { foldWord, readTokens, UNSPACED, type Token } from './tokens.ts';

/**
 * What a word or phrase means: each meaning with its patterns, parted by spaces. `forbid*` is the beginning of a word,
 * `not_allowed` two words in a row, `May` a word in this case alone. Patterns of `none` mean nothing and hide shorter ones.
 */
export type WordList = Readonly<Record<string, string>>;

/** A pattern found in a text. */
export interface Hit {
  readonly meaning: string;
  /** The place of its first and the place after its last token. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface Piece {
  readonly text: string;
  readonly isStem: boolean;
  readonly inThisCase: boolean;
}

interface Pattern {
  readonly meaning: string;
  readonly pieces: readonly Piece[];
  readonly length: number;
}

export type FindWords = (tokens: readonly Token[]) => readonly Hit[];

function readPiece(source: string, language: LanguageCode): Piece {
  const isStem = source.endsWith('*');
  const text = isStem ? source.slice(0, -1) : source;
  const inThisCase = text !== text.toLowerCase();
  return { text: inThisCase ? text : foldWord(text, language), isStem, inThisCase };
}

function readPattern(source: string, meaning: string, language: LanguageCode): Pattern {
  const words = UNSPACED.has(language)
    ? readTokens(source, language).map(({ text }) => text)
    : source.split('_');
  const pieces = words.map((word) => readPiece(word, language));
  return { meaning, pieces, length: source.length };
}

function isPiece(token: Token | undefined, { text, isStem, inThisCase }: Piece): boolean {
  if (token === undefined || token.slot !== null) return false;
  if (inThisCase) return isStem ? token.text.startsWith(text) : token.text === text;
  return token.forms.some((form) => (isStem ? form.startsWith(text) : form === text));
}

/** Finds the patterns of `list` in tokens of `language`; of several at one place the longest. */
export function findWords(list: WordList, language: LanguageCode): FindWords {
  const byFirst = new Map<string, Pattern[]>();
  for (const [meaning, sources] of Object.entries(list)) {
    for (const source of sources.split(/\s+/u).filter(Boolean)) {
      const pattern = readPattern(source, meaning, language);
      const first = pattern.pieces[0]?.text.slice(0, 1).toLowerCase() ?? '';
      byFirst.set(first, [...(byFirst.get(first) ?? []), pattern]);
    }
  }
  for (const patterns of byFirst.values()) {
    patterns.sort((one, other) => other.pieces.length - one.pieces.length || other.length - one.length);
  }

  function longestAt(tokens: readonly Token[], start: number): Pattern | undefined {
    const firsts = new Set(tokens[start]?.forms.map((form) => form.slice(0, 1)));
    let longest: Pattern | undefined;
    for (const first of firsts) {
      const found = byFirst
        .get(first)
        ?.find(({ pieces }) => pieces.every((piece, index) => isPiece(tokens[start + index], piece)));
      if (found !== undefined && (longest === undefined || found.pieces.length > longest.pieces.length))
        longest = found;
    }
    return longest;
  }

  return (tokens) => {
    const hits: Hit[] = [];
    for (let start = 0; start < tokens.length;) {
      const pattern = longestAt(tokens, start);
      const end = start + (pattern?.pieces.length ?? 1);
      if (pattern !== undefined && pattern.meaning !== 'none') {
        const text = tokens
          .slice(start, end)
          .map((token) => token.text)
          .join(UNSPACED.has(language) ? '' : ' ');
        hits.push({ meaning: pattern.meaning, start, end, text });
      }
      start = end;
    }
    return hits;
  };
}
