import type { RatingWords } from '../ratings.ts';
import type { StateWords } from '../states.ts';
import type { ThingWords } from '../things.ts';
import type { LockWords } from './lock-words.ts';

/** All that the lock looks for in a language. */
export interface LanguageWords {
  readonly figures: LockWords;
  readonly ratings: RatingWords;
  readonly states: StateWords;
  readonly things: ThingWords;
}
