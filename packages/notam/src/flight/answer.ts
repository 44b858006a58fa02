import type { UtcInterval } from '@klarnotam/aviation';
import type { RatingLevel } from '../rate/reason.ts';
import type { Verdict } from './flight.ts';

/**
 * What a briefing says to a flight, from the worst on. `notOn`: a ban touches it. `permission`: it needs somebody's permission.
 * `restricted`: another restriction touches it. `undecided`: a ban or restriction may touch it, or notices that may are not translated
 * yet. `mind`: things to mind. `harmless`: what touches it does not affect drones. `nothing`: nothing that was read touches it. None of
 * them says that flying is safe or allowed.
 */
export type AnswerKind =
  | 'notOn'
  | 'permission'
  | 'restricted'
  | 'undecided'
  | 'mind'
  | 'harmless'
  | 'nothing';

/** A notice that bears on the flight. */
export interface FlightMatter {
  /** In the list of the briefing. */
  readonly index: number;
  readonly level: RatingLevel;
  readonly verdict: Verdict;
  /** The parts of the flight's time in which it is active; null: its hours cannot be told. */
  readonly during: readonly UtcInterval[] | null;
  /** Whom to ask, as the notice names them. */
  readonly units: readonly string[];
}

export interface AnswerForFlight {
  readonly kind: AnswerKind;
  /** The time of the flight. */
  readonly during: UtcInterval;
  /** Those that touch. */
  readonly bans: readonly FlightMatter[];
  readonly permissions: readonly FlightMatter[];
  readonly restrictions: readonly FlightMatter[];
  /** Bans and restrictions of which it cannot be told whether they touch. */
  readonly open: readonly FlightMatter[];
  /** Hazards that touch or may touch, and bans and restrictions that are near. */
  readonly mind: readonly FlightMatter[];
  readonly counts: {
    /** Without doubles. */
    readonly notices: number;
    readonly touches: number;
    readonly near: number;
    readonly doesNot: number;
    readonly cannotTell: number;
    /** That touch, are near or cannot be told, and are not translated; those that are only named far away left aside. */
    readonly notTranslated: number;
  };
}
