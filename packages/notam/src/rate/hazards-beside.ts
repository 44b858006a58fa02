import type { Found } from '../search/find-phrase.ts';
import type { SearchText } from '../search/search-text.ts';
import { findHazardOfEach, type FoundHazard } from './find-hazard.ts';

/** Between what goes on at one place: `LASERS, SEARCHLIGHTS AND FIREWORKS`. */
const JOINT = /^(?: (?:DISPLAYS?|SHOWS?))?(?: ?,| ?\/| AND| &){1,2} ?$/;

/**
 * The hazards that item E names in one phrase with `first`: each of them wants its own attention. Two may be of one kind (`PARACHUTING AND
 * DROPPING OF ARTICLES`), for which there are words of their own.
 */
export function findHazardsBeside(text: SearchText, first: FoundHazard): readonly FoundHazard[] {
  if (first.found === null) return [];
  const beside: FoundHazard[] = [];
  const phrase: Pick<Found, 'from' | 'to'>[] = [first.found];
  for (const { from, to } of phrase) {
    const isJoined = (found: Pick<Found, 'from' | 'to'>): boolean =>
      JOINT.test(text.words.slice(to, found.from)) || JOINT.test(text.words.slice(found.to, from));
    for (const next of findHazardOfEach(text, isJoined)) {
      const { found } = next;
      // `CAPTIVE BALLOON` is no second balloon.
      if (found === null || phrase.some((told) => told.from < found.to && found.from < told.to)) continue;
      beside.push(next);
      phrase.push(found);
    }
  }
  return beside;
}
