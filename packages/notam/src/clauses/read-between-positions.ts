import type { Adjunct } from './adjunct.ts';
import { stickyPhrase, take, type Cursor } from './cursor.ts';
import { POSITION } from './positions.ts';

/** `BTN 543100N 0012542W - 543057N 0012544W`. */
const BETWEEN_POSITIONS = stickyPhrase(
  `(?:BTW?N|BETWEEN|BTW) (?:(?:PSN|POSITIONS?|POINTS?|COORDS?)(?: ?:)? )?(?<positions>${POSITION}(?:(?: ?[-,;] ?| AND | TO )(?:PSN )?${POSITION}){1,30})`,
);
const EACH_POSITION = new RegExp(POSITION, 'g');

/** Between two positions, or within the area of more of them. */
export function readBetweenPositions(cursor: Cursor): Adjunct | null {
  const positions = take(cursor, BETWEEN_POSITIONS)?.groups?.positions;
  if (positions === undefined) return null;
  const [from = '', to = '', ...others] = positions.match(EACH_POSITION) ?? [];
  if (others.length > 0) return { type: 'bounded', positions };
  return { type: 'between', from: { feature: null, name: from }, to: { feature: null, name: to } };
}
