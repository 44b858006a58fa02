import type { Conditions } from '../elements.ts';

/** Feet above the aerodrome of the lowest broken or overcast layer, or of the vertical visibility; null: none known. */
export function ceilingFt(conditions: Conditions): number | null {
  let lowest = conditions.verticalVisibilityFt;
  for (const { cover, baseFt } of conditions.clouds) {
    if (baseFt === null || (cover !== 'BKN' && cover !== 'OVC')) continue;
    if (lowest === null || baseFt < lowest) lowest = baseFt;
  }
  return lowest;
}
