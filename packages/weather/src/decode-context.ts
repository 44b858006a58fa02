import type { Position, UtcInstant } from '@klarnotam/aviation';
import type { DroneProfile } from './warn/drone-profile.ts';

/** What decoding needs to know that no report says. */
export interface DecodeContext {
  /** The moment that dates days without a month: the latest such time not more than one hour after it. */
  readonly now: UtcInstant;
  /** What the drone can take; a typical small drone by default. */
  readonly profile?: DroneProfile;
  /** Where it flies, for night and twilight; without it light is not judged. */
  readonly position?: Position;
}
