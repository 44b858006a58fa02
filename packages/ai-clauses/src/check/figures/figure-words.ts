import type { WordList } from '../match-words.ts';

/** The words of one language that say a figure, a unit, a day or a direction, and so may not stand beside the slots. */
export interface FigureWords {
  /**
   * `numberWord` from two up; `both`, `half` and `double` by themselves; `unit.…` one each, of which `….beside…` only
   * next to a slot; `bound.beside…` what makes a figure a bound or a guess; `datum`, `calendar`, `compass.…` the eight points; `none` what only looks so.
   */
  readonly words: WordList;
  /** Number words that are built of others; matches a whole word in the form of the lists. */
  readonly compounds: RegExp | null;
  /** Words of the language that no other one of its script has, to tell them apart. */
  readonly commonWords: ReadonlySet<string>;
}
