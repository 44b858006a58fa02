import { METRES_PER_FOOT } from './distance.ts';
import type { Height } from './height.ts';

/**
 * The number of feet that `height` counts above its own reference (flight levels in the standard atmosphere);
 * infinite when unlimited. Only heights of one reference can be compared by it.
 */
export function heightToFeet(height: Height): number {
  if (height.value === null) return Infinity;
  if (height.unit === 'fl') return height.value * 100;
  return height.unit === 'm' ? height.value / METRES_PER_FOOT : height.value;
}
