import type { DroneProfile } from '@klarnotam/weather';
import { z } from 'zod';

interface Range {
  readonly minimum: number;
  readonly maximum: number;
  readonly step: number;
}

/** What can be chosen as a limit: beyond these figures it is a slip of the pen. */
export const DRONE_LIMITS = {
  /** Metres a second. */
  maximumWindMps: { minimum: 1, maximum: 40, step: 0.1 },
  /** Metres a second. */
  maximumGustMps: { minimum: 1, maximum: 40, step: 0.1 },
  /** Degrees Celsius. */
  minimumTemperatureC: { minimum: -50, maximum: 20, step: 1 },
  maximumTemperatureC: { minimum: 20, maximum: 60, step: 1 },
  /** Metres above the ground. */
  flightHeightM: { minimum: 1, maximum: 3_048, step: 1 },
} as const satisfies Readonly<Record<string, Range>>;

const within = ({ minimum, maximum }: Range) => z.number().min(minimum).max(maximum);

/** The strongest precipitation that a drone is rated for; none is rated for heavy one. */
export const rainRating = z.enum(['none', 'light', 'moderate']);

/** {@link DroneProfile} on the wire. */
export const droneLimits = z.object({
  maximumWindMps: within(DRONE_LIMITS.maximumWindMps),
  maximumGustMps: within(DRONE_LIMITS.maximumGustMps),
  minimumTemperatureC: within(DRONE_LIMITS.minimumTemperatureC),
  maximumTemperatureC: within(DRONE_LIMITS.maximumTemperatureC),
  flightHeightM: within(DRONE_LIMITS.flightHeightM),
  rainRating,
}) satisfies z.ZodType<DroneProfile>;
export type DroneLimits = z.infer<typeof droneLimits>;
