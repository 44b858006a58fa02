import type { ActivityCode } from './activities.ts';
import type { OverflownCode } from './overflown.ts';
import type { PhraseCode } from './phrases.ts';
import type { ReferenceCode } from './references.ts';
import type { RuleCode } from './rule-codes.ts';
import type { StateCode } from './states.ts';
import type { FacilityCode } from './facilities.ts';
import type { SurfaceCover } from './surface-covers.ts';
import type { Adjunct, AerodromeFeature, Authority, NamedUser } from './adjunct.ts';

/** What one clause of item E says, free of any language. Copied strings stand as they were printed. */
export type Clause =
  /** Something is in a state: `RWY 08/26 CLSD`. */
  | {
      readonly kind: 'state';
      readonly facility: FacilityCode;
      readonly name: string | null;
      /** Other facilities in the same state: `RWY 08/26, TWY A CLSD`. */
      readonly others: readonly NamedFacility[];
      readonly state: StateCode;
      /** What the state gives: the class of `REVERTS TO CLASS G`. */
      readonly value: string | null;
      readonly adjuncts: readonly Adjunct[];
    }
  /** Something goes on: `CRANE OPR WI 50M RADIUS OF …`. */
  /** `stands`: it has been put up, so it is told of what is there and not of what will be. */
  | {
      readonly kind: 'activity';
      readonly activity: ActivityCode;
      readonly stands?: true;
      /** What goes on beside it, in the same phrase: `LASER AND FIREWORK DISPLAY`. */
      readonly others?: readonly ActivityCode[];
      readonly adjuncts: readonly Adjunct[];
    }
  /** What traffic may or must do: `ALL UAS FLIGHTS PROHIBITED EXC POLICE`; without `traffic`, all of it. */
  | {
      readonly kind: 'rule';
      readonly rule: RuleCode;
      readonly traffic: readonly NamedUser[];
      /** Who gives the permission that is required. */
      readonly authority: Authority | null;
      /** What pilots are asked not to fly over. */
      readonly overflown?: OverflownCode;
      /** The flight information region that traffic is advised not to enter. */
      readonly entered?: AerodromeFeature;
      readonly adjuncts: readonly Adjunct[];
    }
  /** Place, heights or hours alone: `MAX HGT 400FT AGL`. */
  | { readonly kind: 'adjuncts'; readonly adjuncts: readonly Adjunct[] }
  /** Whom to ask: `FOR INFO 07780 123456`. */
  | {
      readonly kind: 'contact';
      readonly purpose: ContactPurpose;
      readonly unit: string | null;
      readonly value: string;
    }
  /** Another document: `AIP SUP 014/2026 REFERS`. */
  | { readonly kind: 'reference'; readonly reference: ReferenceCode; readonly value: string }
  /** A line of a table of areas: `EGD123A 0700-1700 FL195-FL260`. */
  | { readonly kind: 'areaLine'; readonly name: string; readonly adjuncts: readonly Adjunct[] }
  /** A facility with figures or a route: `RWY 05: TORA 2000M`, `M765: SAMAP - DOXAR`; alone it heads what follows. */
  | {
      readonly kind: 'facilityLine';
      readonly facility: FacilityCode;
      readonly name: string | null;
      /** A colon stands behind it. */
      readonly heads: boolean;
      readonly adjuncts: readonly Adjunct[];
    }
  /** A line of opening hours by weekdays, ISO 8601: 1 is Monday; without hours it is closed. */
  | {
      readonly kind: 'weekdayLine';
      readonly from: number;
      readonly to: number;
      /** Of the month, as printed: `THU 25`. */
      readonly day: string | null;
      readonly hours: readonly NotedHours[] | null;
    }
  /** A line of opening hours by dates: `13-15 JUL 0830-1645`; `month` is null where the line leaves it out. */
  | {
      readonly kind: 'dayLine';
      readonly days: string;
      readonly month: number | null;
      readonly hours: readonly NotedHours[] | null;
    }
  /** A sentence that is always written the same way. */
  | {
      readonly kind: 'phrase';
      readonly phrase: PhraseCode;
      readonly value: string | null;
      readonly second: string | null;
      /** The day on which a publication ends: `31 MAR 24`, `OCT 2023 EST`. */
      readonly until?: string;
    }
  /** What lies on a surface: on all of it, or on each third of a runway; without `surface`, on the one named before. */
  | {
      readonly kind: 'surface';
      readonly surface: 'runway' | 'taxiway' | 'apron' | null;
      readonly name: string | null;
      /** Runway condition codes of its thirds: `5/5/5`. */
      readonly codes: string | null;
      readonly parts: readonly (readonly SurfaceLayer[])[];
      /** What else the rows below it tell of it. */
      readonly also?: readonly (readonly SurfaceLayer[])[];
      readonly valid?: { readonly from: string; readonly to: string };
      /** YYMMDDHHMM, UTC. */
      readonly observed: string | null;
    }
  /** The Canadian runway friction index; without values it was not reported. */
  | {
      readonly kind: 'friction';
      readonly name: string;
      readonly celsius: string | null;
      readonly values: readonly string[];
      readonly observed: string | null;
    }
  /** Times of such a report, as printed: `APR 11 1025`, `2304111025`. */
  | {
      readonly kind: 'reportTime';
      readonly what: 'valid' | 'nextObservation' | 'clearedBy';
      readonly from: string | null;
      readonly to: string;
    }
  /** The lowest figures of an approach: `S-LOC 13L MDA 460/HAT 447 ALL CATS`. */
  | {
      readonly kind: 'minima';
      /** As the chart has it: `S-ILS 13L`, `LNAV/VNAV`; null: of what stands before it. */
      readonly line: string | null;
      readonly isCircling: boolean;
      readonly groups: readonly MinimaGroup[];
    }
  /** Statements that follow each other without a full stop. */
  | { readonly kind: 'sequence'; readonly clauses: readonly Clause[] };

/** What lies on a share of a surface. */
export interface SurfaceLayer {
  readonly percent: string | null;
  /** `1/8`, `1 1/2`. */
  readonly depth: { readonly amount: string; readonly unit: 'IN' | 'FT' | 'MM' | 'CM' } | null;
  readonly cover: SurfaceCover;
  readonly onTopOf: SurfaceCover | null;
}

/** Figures for some categories of aircraft; null: for those that the chart has. */
export interface MinimaGroup {
  /** `A/B`; `all`. */
  readonly categories: string | null;
  readonly figures: readonly MinimaFigure[];
}

export interface MinimaFigure {
  readonly measure:
    | 'decisionAltitude'
    | 'minimumDescentAltitude'
    | 'obstacleClearanceAltitude'
    | 'minimumAltitude'
    | 'obstacleClearanceHeight'
    | 'aboveTouchdown'
    | 'aboveAerodrome'
    /** Above one of these two: only the row before tells which. */
    | 'aboveEither'
    | 'visibility'
    | 'visualRange'
    /** The least weather with which the approach may be planned. */
    | 'ceilingPlanned'
    | 'visibilityPlanned';
  /** As printed: `460`, `1 3/4`. */
  readonly amount: string;
  readonly unit: 'FT' | 'SM' | 'M';
}

export interface NamedFacility {
  readonly facility: FacilityCode;
  readonly name: string | null;
}

/** Hours as printed, and what they are marked with. */
export interface NotedHours {
  readonly hours: string;
  readonly note: HourNote | null;
  /** Of rescue and fire fighting. */
  readonly category: string | null;
}

export type HourNote = 'priorPermission' | 'closed' | 'open' | 'emergencyOnly' | 'onRequest';

/** `operational`: for calls about the operation alone; `permission`: to ask for one. */
export type ContactPurpose = 'information' | 'contact' | 'operational' | 'permission';
