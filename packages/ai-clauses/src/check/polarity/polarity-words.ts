import type { WordList } from '../match-words.ts';
import type { Meaning } from './meaning.ts';

/** The words of one language for each meaning, in the form of a `WordList`; `none` hides words that only look so. */
export interface PolarityWords {
  readonly words: WordList & Readonly<Partial<Record<Meaning | 'none', string>>>;
  /** Words of no list that deny by how they begin or end: `не-`, `un-`, `-নি`. */
  readonly denies: RegExp | null;
  /** How many words may stand between a denial and what it denies, when it comes first and when it comes last. */
  readonly reach: { readonly forward: number; readonly back: number };
}
