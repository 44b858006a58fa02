import type { NotamFacts } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { formatLimits } from '../format/height.ts';
import { say } from '../say.ts';

/** Q levels that say nothing: surface to unlimited. */
const LOWEST = 0;
const HIGHEST = 999;

/**
 * Items F and G as a sentence; without them, and without heights of the areas in item E, what the Q line's levels tell; null
 * when nothing does.
 */
export function sayLimits(facts: NotamFacts, catalogue: Catalogue): string | null {
  const limits = formatLimits(facts.lower, facts.upper, catalogue);
  if (limits !== null) return limits;
  if (facts.areas.some(({ lower, upper }) => lower !== null || upper !== null)) return null;
  const { lowerFl, upperFl } = facts.qualifier ?? { lowerFl: null, upperFl: null };
  if (lowerFl === null || upperFl === null || (lowerFl === LOWEST && upperFl === HIGHEST)) return null;
  const level = (fl: number): string => String(fl).padStart(3, '0');
  return say(catalogue, 'limitsFromCode', { lower: level(lowerFl), upper: level(upperFl) });
}
