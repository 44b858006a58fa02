import type { Height, UtcInstant, UtcInterval } from '@klarnotam/aviation';
import type { AreaShape, NotamKind } from '../../facts.ts';

/**
 * How an issued NOTAM stands to the request that asked for it. `another`: place or time have nothing in common with the request, or it
 * is about something else, so that it is likely somebody else's.
 */
export type IssuedVerdict = 'asRequested' | 'differs' | 'another';

/** The shape that was asked for; a point where no radius was given. */
export type RequestedShape = 'point' | 'circle' | 'polygon';

/** One way in which the issued NOTAM is not what was asked for, or why that cannot be told. Lengths are rounded up, WGS 84. */
export type IssuedDifference =
  // what it is
  | { readonly code: 'kind'; readonly requested: NotamKind; readonly issued: NotamKind }
  /** It replaces or cancels another number than the one that was asked for. */
  | { readonly code: 'refersTo'; readonly requested: string; readonly issued: string | null }
  /** Neither its Q code nor its text is about unmanned aircraft. */
  | { readonly code: 'notUnmanned' }
  // area
  /** Nothing in common; `distanceM` from the one edge to the other. */
  | { readonly code: 'elsewhere'; readonly distanceM: number }
  | { readonly code: 'centreMoved'; readonly distanceM: number }
  | { readonly code: 'radius'; readonly requestedNm: number; readonly issuedNm: number }
  | { readonly code: 'otherShape'; readonly requested: RequestedShape; readonly issued: AreaShape['type'] }
  /** Corners of an area: how many, and how far the one that is farthest from its place was moved (null: they are not as many). */
  | {
      readonly code: 'corners';
      readonly requested: number;
      readonly issued: number;
      readonly farthestM: number | null;
    }
  /** Part of the area that was asked for lies outside of the issued one. */
  | { readonly code: 'notCovered' }
  /** It draws more areas than the one that was asked for. */
  | { readonly code: 'moreAreas'; readonly count: number }
  /** The text draws no area that was read; the circle of the Q line, which is a filter, holds the place. */
  | { readonly code: 'areaUnread' }
  // time
  | { readonly code: 'noCommonTime' }
  /** Asked for, and the NOTAM is not in force then; `count` periods, the first of them named. */
  | { readonly code: 'timeMissing'; readonly count: number; readonly periods: readonly UtcInterval[] }
  /** In force without having been asked for. */
  | { readonly code: 'timeAdded'; readonly count: number; readonly periods: readonly UtcInterval[] }
  /** Whether it is in force then could not be read. */
  | { readonly code: 'timeUnread' }
  /** Permanent, or an estimated end. */
  | { readonly code: 'noFirmEnd' }
  | { readonly code: 'ended'; readonly at: UtcInstant }
  // height
  | { readonly code: 'lower'; readonly requestedFt: number; readonly issued: Height }
  | { readonly code: 'upper'; readonly requestedFt: number; readonly issued: Height }
  /** A limit above the sea that leaves less above the ground that is known there than was asked for. */
  | {
      readonly code: 'upperTooLow' | 'lowerTooHigh';
      readonly requestedFt: number;
      readonly groundFt: number;
      readonly issued: Height;
    }
  /** A limit that only the height of the ground, or the pressure of the day, could set beside the one that was asked for. */
  | { readonly code: 'heightNotComparable'; readonly issued: Height }
  | { readonly code: 'heightUnread' };

export interface IssuedComparison {
  readonly verdict: IssuedVerdict;
  /** Empty: as requested. */
  readonly differences: readonly IssuedDifference[];
}
