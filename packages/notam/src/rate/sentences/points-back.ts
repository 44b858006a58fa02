import type { Sentence } from './read-sentences.ts';
import type { Token } from './tokens.ts';

const POINTS_BACK = /^(?:THEY|THEM|THEIR|THEIRS|THEMSELVES)$/;

/** Whether a pronoun stands for somebody named before. */
export function pointsBack(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }) => POINTS_BACK.test(word));
}

/** What was said of drones goes on: `IF A HELICOPTER COMES THEY HAVE TO LAND`. */
export function goesOnAboutDrones({ tokens, shape }: Sentence, before: Sentence | undefined): boolean {
  if (before === undefined || !before.namesDrones || !/[BSKMNCQx]/.test(shape)) return false;
  return pointsBack(tokens);
}
