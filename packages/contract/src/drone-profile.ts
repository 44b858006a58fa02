import type { DroneProfile } from '@klarnotam/weather';
import { z } from 'zod';
import { member } from './endpoint.ts';

interface Range {
  readonly minimum: number;
  readonly maximum: number;
  readonly step: number;
}

/** What can be chosen as a limit: beyond these figures it is a slip of the pen. */
export const DRONE_LIMITS = {
  /** Metres a second. */
  maximumWindMps: { minimum: 1, maximum: 40, step: 0.1 },
  /** Degrees Celsius. */
  minimumTemperatureC: { minimum: -50, maximum: 20, step: 1 },
  maximumTemperatureC: { minimum: 20, maximum: 60, step: 1 },
  /** Metres above the ground. */
  flightHeightM: { minimum: 1, maximum: 3_048, step: 1 },
} as const satisfies Readonly<Record<string, Range>>;

const within = ({ minimum, maximum }: Range) => z.number().min(minimum).max(maximum);

/** {@link DroneProfile} on the wire. */
export const droneLimits = z.object({
  maximumWindMps: within(DRONE_LIMITS.maximumWindMps),
  minimumTemperatureC: within(DRONE_LIMITS.minimumTemperatureC),
  maximumTemperatureC: within(DRONE_LIMITS.maximumTemperatureC),
  flightHeightM: within(DRONE_LIMITS.flightHeightM),
  rainproof: z.boolean(),
}) satisfies z.ZodType<DroneProfile>;
export type DroneLimits = z.infer<typeof droneLimits>;

export const droneProfile = z.object({
  limits: droneLimits,
  /** The user chose them; else they are those of a typical small drone. */
  own: z.boolean(),
});
export type DroneProfileAnswer = z.infer<typeof droneProfile>;

/** The limits of the user's drone. */
export const droneProfileEndpoints = {
  droneProfile: member
    .route({
      method: 'GET',
      path: '/weather/drone-profile',
      tags: ['member'],
      summary: 'The limits that weather is held against',
    })
    .output(droneProfile),
  saveDroneProfile: member
    .route({
      method: 'PUT',
      path: '/weather/drone-profile',
      tags: ['member'],
      summary: 'Choose limits of one’s own',
    })
    .input(droneLimits)
    .output(droneProfile),
  resetDroneProfile: member
    .route({
      method: 'DELETE',
      path: '/weather/drone-profile',
      tags: ['member'],
      summary: 'Go back to the limits of a typical small drone',
    })
    .output(droneProfile),
};
