import { heightToFeet, METRES_PER_FOOT, type Height } from '@klarnotam/aviation';
import { REACH_AGL_FT } from './vertical-reach.ts';

/** A flight level lies so much lower above the sea at a pressure of 960 hPa, of those at sea level about the lowest (27 ft a hPa). */
const LOW_PRESSURE_FT = 1500;
const STEP_M = 100;

/**
 * How high above the sea ground has to be for a base above the sea, or a flight level, to come down to where drones fly: metres, rounded
 * down to hundreds. Null: ground at sea level may do.
 */
export function groundReachedM(base: Height): number | null {
  const belowFt = REACH_AGL_FT + (base.unit === 'fl' ? LOW_PRESSURE_FT : 0);
  const metres = Math.floor(((heightToFeet(base) - belowFt) * METRES_PER_FOOT) / STEP_M) * STEP_M;
  return metres > 0 ? metres : null;
}
