import type { Height } from '@klarnotam/aviation';
import type { AuthorityCode } from './authorities.ts';
import type { CauseCode } from './causes.ts';
import type { FigureCode } from './figures.ts';
import type { MeasureCode } from './measures.ts';
import type { RelationCode } from './relations.ts';
import type { AerodromeFeatureCode } from './aerodrome-features.ts';
import type { SpeciesCode } from './species.ts';
import type { UserCode } from './users.ts';

/** A part of an aerodrome that a place is told by, or a name as printed where `feature` is null. */
export interface AerodromeFeature {
  readonly feature: AerodromeFeatureCode | null;
  readonly name: string | null;
}

/** What a clause adds to its statement: where, how high, when, why. */
export type Adjunct =
  | { readonly type: 'radius'; readonly radius: Length; readonly position: string | null }
  | { readonly type: 'positions'; readonly positions: string }
  | { readonly type: 'bounded'; readonly positions: string | null }
  | { readonly type: 'wholly'; readonly area: WhollyInside }
  | { readonly type: 'lowFlyingArea'; readonly number: string }
  /** `IN LOW FLYING AREA 2 AND NIGHT ROTARY REGION 2`. */
  | {
      readonly type: 'militaryAreas';
      readonly areas: readonly MilitaryArea[];
    }
  /** `74 DEG MAG, 605M FM GOODWOOD ARP`. */
  | {
      readonly type: 'bearing';
      readonly degrees: string | null;
      readonly north: 'magnetic' | 'true' | null;
      readonly distance: Length;
      readonly from: AerodromeFeature;
    }
  /** Behind a corridor: `AND 2NM RADIUS OF` the points of its line. */
  | { readonly type: 'aroundPoints'; readonly radius: Length }
  /** How many of them: `5 CRANES`. */
  /** Null: several, and no number is given. */
  | { readonly type: 'count'; readonly count: number | null }
  /** `located`: it stands behind the position of what it names, so it tells where that is. */
  | { readonly type: 'place'; readonly name: string; readonly located?: true }
  | { readonly type: 'areaName'; readonly name: string }
  | { readonly type: 'between'; readonly from: AerodromeFeature; readonly to: AerodromeFeature }
  | { readonly type: 'fromTo'; readonly from: AerodromeFeature; readonly to: AerodromeFeature }
  /** `150M WEST OF TWY Y3`. */
  | {
      readonly type: 'relation';
      readonly relation: RelationCode;
      readonly distance: Length | null;
      readonly places: readonly AerodromeFeature[];
    }
  | {
      readonly type: 'users';
      /** `to` in words alone: what is closed for them is closed to them. */
      readonly scope: 'for' | 'to' | 'by' | 'except' | 'only' | 'including';
      readonly users: readonly NamedUser[];
    }
  /** `UNLESS APPROVED BY ATS`. */
  | { readonly type: 'unlessPermitted'; readonly authority: Authority | null }
  /** Those that the authority operates itself may fly too. */
  | { readonly type: 'unlessOperatedOrPermitted'; readonly authority: Authority }
  /** `INCLUDING GULLS AND PIGEONS`. */
  | { readonly type: 'species'; readonly species: readonly SpeciesCode[] }
  /** `50 PERCENT U/S`: how much of the subject it is said of. */
  | { readonly type: 'figure'; readonly figure: FigureCode; readonly value: string }
  | { readonly type: 'measure'; readonly measure: MeasureCode; readonly value: string }
  | { readonly type: 'corridor'; readonly distance: Length; readonly positions: string | null }
  | { readonly type: 'operatedBy'; readonly name: string }
  /** `CHANGED TO 118.105`. */
  | { readonly type: 'to'; readonly value: string }
  | { readonly type: 'by'; readonly value: string }
  | { readonly type: 'onFrequency'; readonly frequency: string }
  | { readonly type: 'fromDate'; readonly date: string }
  | { readonly type: 'untilDate'; readonly date: string }
  | {
      readonly type: 'limit';
      readonly limit: 'below' | 'above' | 'atOrBelow' | 'atOrAbove';
      readonly heights: readonly Height[];
    }
  /** Points of a route as printed. */
  | { readonly type: 'via'; readonly points: string }
  | { readonly type: 'notice'; readonly hours: number }
  | { readonly type: 'class'; readonly value: string }
  | { readonly type: 'heights'; readonly heights: readonly Height[] }
  | { readonly type: 'upTo'; readonly heights: readonly Height[] }
  | {
      readonly type: 'arc';
      readonly clockwise: boolean;
      readonly radius: Length;
      readonly centre: string;
      readonly ends: string | null;
    }
  | { readonly type: 'range'; readonly lower: Height; readonly upper: readonly Height[] }
  | { readonly type: 'hours'; readonly from: string; readonly to: string }
  /** `MON-FRI`, ISO 8601: 1 is Monday. */
  | { readonly type: 'weekdays'; readonly from: number; readonly to: number }
  | { readonly type: 'cause'; readonly cause: CauseCode }
  /** `CLOSED FOR ESSENTIAL CALIBRATION CHECKS`: why, in words that no pattern reads. */
  | { readonly type: 'causeAsPrinted'; readonly cause: string }
  | { readonly type: 'category'; readonly category: string }
  | { readonly type: 'definedIn'; readonly document: string }
  | { readonly type: 'unit'; readonly unit: string }
  /** `always`: the unit works around the clock. `joint`: how it follows the one before it; null: none stands there. */
  | {
      readonly type: 'frequency';
      readonly unit: string;
      readonly frequency: string;
      readonly callsign: string | null;
      readonly always: boolean;
      readonly joint: 'or' | 'and' | null;
    }
  | { readonly type: 'simple'; readonly code: SimpleAdjunct };

/** Who gives permissions; `other` has its name alone. */
export interface Authority {
  readonly authority: AuthorityCode;
  readonly name: string | null;
}

/** Areas that an activity is said to stay inside. */
export type WhollyInside =
  | 'temporaryDangerArea'
  | 'temporaryReservedArea'
  | 'temporarySegregatedArea'
  | 'dangerArea'
  | 'area';

/** Areas of the United Kingdom's military low flying system that have numbers, and those that have names. */
export type NumberedMilitaryArea = 'lowFlyingArea' | 'nightSector' | 'nightRotaryRegion';
export type NamedMilitaryArea = 'avoidanceArea' | 'transitArea' | 'operatingArea' | 'helicopterTrainingArea';

/** When areas are in use, where that stands beside their names. */
export type MilitaryHours = 'day' | 'dayAndNight';

/** One that has a name, or several of a kind by their numbers: `1N, 4A`. */
export type MilitaryArea =
  | { readonly kind: NumberedMilitaryArea; readonly numbers: string }
  | { readonly kind: NamedMilitaryArea; readonly name: string; readonly hours: MilitaryHours | null };

export interface NamedUser {
  readonly user: UserCode;
  readonly value: string | null;
}

export type SimpleAdjunct =
  | 'withObservers'
  | 'withoutObservers'
  | 'notifiedProcedure'
  | 'temporarily'
  | 'asFollows'
  | 'backToStart'
  | 'duringHoursOfWatch'
  | 'duringTowerHours'
  | 'duringAerodromeHours'
  | 'onlyDuringTowerHours'
  | 'onlyDuringAerodromeHours'
  | 'flaggedAndLighted'
  | 'markedAndLighted'
  | 'lighted'
  | 'unlit'
  | 'priorPermission'
  | 'daytimeOnly'
  | 'atNight'
  | 'aroundTheClock'
  | 'untilFurtherNotice'
  | 'permanently'
  | 'inBothDirections'
  | 'inLowVisibility'
  | 'outsideOpeningHours'
  | 'duringClosure'
  | 'whenTowerClosed'
  | 'inRealTime'
  | 'atTimes'
  | 'northernPart'
  | 'southernPart'
  | 'easternPart'
  | 'westernPart'
  | 'partly'
  | 'fullLength'
  | 'areaBetweenPoints'
  | 'dayMarked'
  | 'dayAndNightMarked'
  | 'newlyBuilt'
  | 'underConstruction'
  | 'nonSegregated'
  | 'atShortNotice'
  | 'withoutLimitations'
  | 'withCaution'
  | 'allDirections'
  | 'visualOnly'
  | 'mayBeExtended'
  | 'intermittently'
  | 'atAllTimes'
  | 'subjectToClearance'
  | 'duringTheDay'
  | 'usedByDay'
  | 'approximately'
  | 'approximatePosition'
  | 'estimated'
  | 'withoutLights'
  | 'withGuyWires'
  | 'uncharted'
  | 'seasonal'
  | 'reported'
  | 'toAirGroundRadio'
  | 'toTrafficControl'
  | 'butMayBeActive'
  | 'noStandingWater'
  | 'littleStandingWater';

/** As printed: `0.3` `NM`. */
export interface Length {
  readonly value: string;
  readonly unit: 'NM' | 'KM' | 'M' | 'FT';
}
