import type { Height } from '@klarnotam/aviation';
import type {
  ActivityCode,
  CauseCode,
  PhraseCode,
  ReferenceCode,
  StateCode,
  ThingCode,
} from './vocabulary.ts';

/** What one clause of item E says, free of any language. Copied strings stand as they were printed. */
export type Clause =
  /** Something is in a state: `RWY 08/26 CLSD`. */
  | {
      readonly kind: 'state';
      readonly thing: ThingCode;
      readonly name: string | null;
      readonly state: StateCode;
      readonly adjuncts: readonly Adjunct[];
    }
  /** Something goes on: `CRANE OPR WI 50M RADIUS OF …`. */
  | { readonly kind: 'activity'; readonly activity: ActivityCode; readonly adjuncts: readonly Adjunct[] }
  /** Place, heights or hours alone: `MAX HGT 400FT AGL`. */
  | { readonly kind: 'adjuncts'; readonly adjuncts: readonly Adjunct[] }
  /** Whom to ask: `FOR INFO 07780 123456`. */
  | { readonly kind: 'contact'; readonly purpose: ContactPurpose; readonly value: string }
  /** Another document: `AIP SUP 014/2026 REFERS`. */
  | { readonly kind: 'reference'; readonly reference: ReferenceCode; readonly value: string }
  /** A line of a table of areas: `EGD123A 0700-1700 FL195-FL260`. */
  | { readonly kind: 'areaLine'; readonly name: string; readonly adjuncts: readonly Adjunct[] }
  /** A line of opening hours: `13-15 JUL 0830-1645`; without hours it is closed. */
  | {
      readonly kind: 'weekdayLine';
      readonly from: number;
      readonly to: number;
      readonly hours: string | null;
    }
  | { readonly kind: 'dayLine'; readonly days: string; readonly month: number; readonly hours: string | null }
  /** A sentence that is always written the same way. */
  | { readonly kind: 'phrase'; readonly phrase: PhraseCode; readonly value: string | null };

/** `operational`: for calls about the operation alone. */
export type ContactPurpose = 'information' | 'contact' | 'operational';

/** What a clause adds to its statement: where, how high, when, why. */
export type Adjunct =
  | { readonly type: 'radius'; readonly radius: Length; readonly position: string | null }
  | { readonly type: 'positions'; readonly positions: string }
  | { readonly type: 'bounded'; readonly positions: string | null }
  | { readonly type: 'wholly'; readonly area: WhollyInside }
  | { readonly type: 'lowFlyingArea'; readonly number: string }
  | { readonly type: 'place'; readonly name: string }
  | { readonly type: 'areaName'; readonly name: string }
  | { readonly type: 'between'; readonly from: string; readonly to: string }
  | { readonly type: 'heights'; readonly heights: readonly Height[] }
  | { readonly type: 'upTo'; readonly heights: readonly Height[] }
  | {
      readonly type: 'arc';
      readonly clockwise: boolean;
      readonly radius: Length;
      readonly centre: string;
      readonly ends: string | null;
    }
  | { readonly type: 'range'; readonly lower: Height; readonly upper: Height }
  | { readonly type: 'hours'; readonly from: string; readonly to: string }
  | { readonly type: 'cause'; readonly cause: CauseCode }
  | { readonly type: 'category'; readonly category: string }
  | { readonly type: 'definedIn'; readonly document: string }
  | { readonly type: 'unit'; readonly unit: string }
  /** `always`: the unit works around the clock. `first`: no other stands before it. */
  | {
      readonly type: 'frequency';
      readonly unit: string;
      readonly frequency: string;
      readonly callsign: string | null;
      readonly always: boolean;
      readonly first: boolean;
    }
  | { readonly type: 'simple'; readonly code: SimpleAdjunct };

/** Areas that an activity is said to stay inside. */
export type WhollyInside = 'temporaryDangerArea' | 'temporaryReservedArea' | 'dangerArea' | 'area';

export type SimpleAdjunct =
  | 'withObservers'
  | 'withoutObservers'
  | 'notifiedProcedure'
  | 'temporarily'
  | 'asFollows'
  | 'backToStart'
  | 'duringHoursOfWatch'
  | 'flaggedAndLighted'
  | 'lighted'
  | 'unlit'
  | 'priorPermission'
  | 'daytimeOnly'
  | 'atNight'
  | 'aroundTheClock'
  | 'untilFurtherNotice';

/** As printed: `0.3` `NM`. */
export interface Length {
  readonly value: string;
  readonly unit: 'NM' | 'KM' | 'M' | 'FT';
}
