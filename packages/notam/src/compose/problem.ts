import type { UtcInstant } from '@klarnotam/aviation';

export type Bound = 'start' | 'end';

/** Why there is no text yet. `missing…`: not filled in so far. */
export type OperationProblem =
  | { readonly code: 'missingLocation' }
  /** Fewer than three corners. */
  | { readonly code: 'missingPoints' }
  | { readonly code: 'tooManyPoints' }
  /** A position or radius that is none on earth. */
  | { readonly code: 'impossibleLocation' }
  /** Corners lie on a line or on each other, as drawn or once they are rounded to the second. */
  | { readonly code: 'flatArea' }
  | { readonly code: 'crossingArea' }
  | { readonly code: 'missingTimes' }
  | { readonly code: 'impossibleTimes' }
  | { readonly code: 'unknownTimeZone' }
  /** Clocks are set forward over a local time, at `changeAt`. */
  | { readonly code: 'skippedTime'; readonly bound: Bound; readonly changeAt: UtcInstant }
  /** Clocks are set back over a local time: which of the two is meant must be asked. */
  | {
      readonly code: 'repeatedTime';
      readonly bound: Bound;
      readonly first: UtcInstant;
      readonly second: UtcInstant;
    }
  | { readonly code: 'endNotAfterStart' }
  | { readonly code: 'missingUntilDate' }
  | { readonly code: 'impossibleUntilDate' }
  | { readonly code: 'untilBeforeEnd' }
  | { readonly code: 'recurrenceTooLong' }
  /** Not a whole number of 0 to 3048 m. */
  | { readonly code: 'impossibleHeight' }
  | { readonly code: 'startingHeightAboveMaximum' }
  | { readonly code: 'impossiblePhone' }
  | { readonly code: 'missingDescription' };

/** What the text says right, and a pilot may not expect. */
export type OperationWarning =
  /** Clocks change between the first and the last window, so that the same local hours are written as `groups` in UTC. */
  | { readonly code: 'clockChange'; readonly groups: number }
  /** A later window begins or ends at a local time that exists twice or never that day; it covers every reading. */
  | { readonly code: 'widenedWindow'; readonly date: string }
  /** Each window is longer than the time to the next one. */
  | { readonly code: 'overlappingWindows' };
