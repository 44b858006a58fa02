import type { RatingWords } from '../check/ratings.ts';
import type { StateWords } from '../check/states.ts';
import type { ThingWords } from '../check/things.ts';
import type { Cardinals } from './cardinals.ts';
import type { LockWords } from './lock-words.ts';
import type { IndianNumbers } from './indian-numbers.ts';

/** All that the lock looks for in a language. */
export interface LanguageWords {
  readonly cardinals: Cardinals;
  readonly figures: LockWords;
  readonly indianNumbers?: IndianNumbers;
  readonly ratings: RatingWords;
  readonly states: StateWords;
  readonly things: ThingWords;
}
