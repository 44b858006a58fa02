import { z } from 'zod';
import { droneLimits, type DroneLimits } from './drone-limits.ts';

/**
 * The limits of a drone as an answer keeps them. Earlier releases knew one figure for wind and gusts, and only whether a
 * drone is protected against rain at all; they may still read what this one stores.
 */
export const keptLimits = droneLimits
  .partial({ maximumGustMps: true, rainRating: true })
  .extend({ rainproof: z.boolean() });
export type KeptLimits = z.infer<typeof keptLimits>;

/** What an answer keeps of `limits`. */
export function keepLimits(limits: DroneLimits): KeptLimits {
  return { ...limits, rainproof: limits.rainRating !== 'none' };
}

/** The limits that an answer was made with. What it does not tell is on the strict side. */
export function limitsOf({ rainproof, ...kept }: KeptLimits): DroneLimits {
  return {
    ...kept,
    maximumGustMps: kept.maximumGustMps ?? kept.maximumWindMps,
    rainRating: kept.rainRating ?? (rainproof ? 'light' : 'none'),
  };
}
