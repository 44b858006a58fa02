import { speaksOfLifting } from './lifted.ts';
import type { Sentence } from './read-sentences.ts';

/** A ban as a noun, which a lifting would undo. */
export const BAN_NOUN = /^(?:BAN|PROHIBITIONS?|INTERDICTIONS?|EMBARGO|MORATORIUM)$/;

function withBanNouns({ tokens }: Sentence): string {
  return tokens.map(({ letter, word }) => (letter === 'R' && BAN_NOUN.test(word) ? 'B' : letter)).join('');
}

/** A word that forbids, closed to drones, a denial right before them, or one of what may be done: `UAS NOT ALLOWED`. */
const FORBIDS = [/B/, /X[ivc]{0,3}A?[kF]?D/, /N[kavF]{0,2}D/, /N.{0,4}[PYf]/, /D[avkF]{0,3}X$/];
/** What is not forbidden: the denial stands close before the ban, and not right before the drones. */
const DENIED_BAN = /N(?![kA]?D).{0,3}B/;
const NO_RESTRICTION = /N[aklqx]{0,2}R|N[a-z]{0,2}H/;
/** What binds the ban to something or lets some in: whether they are the reader is not read here. */
const BOUND = /[CQpRTh]/;
/** The same, and kinds of flights, in words that mean nothing of it elsewhere. */
const BOUND_BY_WORD =
  /\b(?:WHEN|WHILE|WHERE|OUTSIDE|ABOVE|AFTER|UNTIL|KG|MASS|WEIGHT|NIGHT|BVLOS|EVLOS|VLOS|FPV|PARKING|HANDLING|CATEGORY|(?:CLSD|CLOSED) DUE|INVOLVED|EXPECTED|PARTICIPATING|FORESEEN|ENGAGED)\b/;

/**
 * Whether the sentence forbids drones, in any of the languages that offices write, with nothing beside it that would bind the ban to a
 * condition.
 */
export function forbidsDrones(sentence: Sentence): boolean {
  const { words, namesDrones } = sentence;
  if (!namesDrones) return false;
  const shape = withBanNouns(sentence);
  if (BOUND.test(shape) || BOUND_BY_WORD.test(words) || DENIED_BAN.test(shape) || NO_RESTRICTION.test(shape))
    return false;
  return FORBIDS.some((each) => each.test(shape)) && !speaksOfLifting(sentence);
}
