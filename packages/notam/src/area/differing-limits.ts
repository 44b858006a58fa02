import { heightToFeet, type Height } from '@klarnotam/aviation';
import type { Area } from '../facts.ts';

/** Feet by which rounded figures of one height may differ. */
const ROUNDED_FT = 100;
/** So far apart can a flight level and an altitude above mean sea level of the same number lie. */
const PRESSURE_FT = 1700;
/** Ground that is higher than this above the sea is not taken for granted, in feet. */
const GROUND_FT = 3000;

/** By how many feet `a` lies above `b` for certain; 0 where they are the same or cannot be compared. */
function certainlyAboveFt(a: Height, b: Height): number {
  if (b.reference === 'unl') return 0;
  if (a.reference === 'unl') return Infinity;
  const apartFt = heightToFeet(a) - heightToFeet(b);
  const isGround = (height: Height): boolean => height.reference === 'sfc' || height.reference === 'agl';
  if (isGround(a) === isGround(b)) {
    const roomFt = a.reference === b.reference || isGround(a) ? ROUNDED_FT : PRESSURE_FT;
    return Math.max(0, apartFt - roomFt);
  }
  return isGround(b) ? Math.max(0, apartFt - GROUND_FT) : 0;
}

/**
 * Which of items F (`lower`) and G (`upper`) do not hold the heights that item E gives to its areas: one of them reaches further than
 * the item. Heights within the items are details.
 */
export function differingLimits(
  areas: readonly Area[],
  lower: Height | null,
  upper: Height | null,
): readonly ('lower' | 'upper')[] {
  const fields = new Set<'lower' | 'upper'>();
  for (const area of areas) {
    if (area.source === 'qualifier' || area.role === 'excluded' || area.type === 'point') continue;
    const bases = [area.lower, area.upper].filter((height) => height !== null);
    if (lower !== null && bases.some((base) => certainlyAboveFt(lower, base) > 0)) fields.add('lower');
    if (upper !== null && area.upper !== null && certainlyAboveFt(area.upper, upper) > 0) fields.add('upper');
  }
  return [...fields];
}
