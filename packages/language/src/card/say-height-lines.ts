import {
  DRONE_CEILING_M,
  heightGroups,
  limitOf,
  type DecodedNotam,
  type HeightGroup,
} from '@klarnotam/notam';
import { sayCard, type CardCatalogue } from './card-catalogue.ts';
import { sayRange, sayReach, type UnitsFirst } from './say-heights.ts';

/** What a card says of heights: from where to where, and what that means for a drone below 120 m. Empty: nothing is to be said. */
export function sayHeightLines(
  { facts, spans }: Pick<DecodedNotam, 'facts' | 'spans'>,
  units: UnitsFirst,
  words: CardCatalogue,
): readonly string[] {
  if (facts.kind === 'cancel') return [];
  const groups = heightGroups(facts, spans);
  const lowest = groups.toSorted((a, b) => baseOf(a) - baseOf(b))[0];
  const isHarmless = facts.rating.level === 'allowed' || facts.rating.level === 'information';
  if (lowest === undefined) return isHarmless ? [] : [sayCard(words, 'heightsNone')];
  // Limits of one area among several are not those of the notice.
  const range = groups.length === 1 ? [sayRange(lowest, units, words)] : [];
  return isHarmless ? range : [...range, sayReach(lowest, units, words)];
}

/** Puts first what surely or possibly begins at the ground, last what surely begins above the ceiling for drones. */
function baseOf({ lower }: HeightGroup): number {
  const limit = limitOf(lower);
  if (limit.from === 'absent' || limit.from === 'unlimited') return 0;
  if (limit.from === 'ground') return limit.metres <= DRONE_CEILING_M ? limit.metres : 1e6 + limit.metres;
  return limit.metres <= DRONE_CEILING_M ? 0 : DRONE_CEILING_M + limit.metres;
}
