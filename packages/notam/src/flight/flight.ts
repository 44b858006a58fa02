import type { Height, Position, UtcInstant } from '@klarnotam/aviation';

/**
 * A planned flight: all the air within `radiusM` of its place (WGS 84), from the ground up to `maxHeightM` above the ground right
 * below, from `from` until `to`.
 */
export interface Flight {
  readonly place: FlightPlace;
  /** Metres around the position, or around the area; 0 is allowed. */
  readonly radiusM: number;
  /** UTC; before `to`. */
  readonly from: UtcInstant;
  readonly to: UtcInstant;
  /** Metres above ground. */
  readonly maxHeightM: number;
}

/** One position, or the corners of an area in order (two are a line from one to the other). */
export type FlightPlace = { readonly position: Position } | { readonly points: readonly Position[] };

/**
 * How a notice stands to a flight. `touches`: place, hours and heights have something in common. `near`: they surely have not, by
 * less than {@link NEAR}. `doesNot`: they surely have not, by more. `cannotTell`: the notice, or what is known of the ground, leaves
 * it open; to be treated as if it touched.
 */
export type Verdict = 'touches' | 'near' | 'doesNot' | 'cannotTell';

export const VERDICTS = ['touches', 'cannotTell', 'near', 'doesNot'] as const satisfies readonly Verdict[];

export interface FlightVerdict {
  readonly verdict: Verdict;
  /** The deciding ones first: what keeps it away, or what leaves it open; never empty. */
  readonly reasons: readonly FlightReason[];
}

/** A fact about flight and notice, and what it tells by itself. */
export type FlightReason = FlightReasonFacts & { readonly tells: Verdict };

/** Why the hours of a notice are not known. */
export type HoursUnknown =
  | 'contradictory'
  | 'startUnread'
  | 'endUnread'
  | 'pastEstimate'
  | 'scheduleUnread'
  | 'schedulePartlyRead'
  | 'scheduleNotComputed'
  | 'hoursNotListed'
  | 'textHoursUnread'
  | 'mayChange'
  | 'outsideTextHours';

/**
 * What the ground below the flight was held to be. `needless`: the base counts from the ground. `asked`: as high as was found there.
 * `mountains`: not known, but no ground in that part of the world is higher than was reckoned with.
 */
export type GroundKnown = 'needless' | 'asked' | 'mountains';

/** Lengths are metres, rounded towards the strict side; `area` is an index into the notice's areas. */
export type FlightReasonFacts =
  // place
  | { readonly code: 'insideArea'; readonly area: number }
  /** `bearingDeg`: true, from the flight's place to the nearest part of the area. */
  | {
      readonly code: 'awayFromArea';
      readonly area: number;
      readonly distanceM: number;
      readonly bearingDeg: number;
    }
  /** A position without extent: how far around it the notice applies is not said. */
  | {
      readonly code: 'besidePoint';
      readonly area: number;
      readonly distanceM: number;
      readonly bearingDeg: number;
    }
  /** The whole flight lies in a part that the text takes out, so far from its edge. */
  | { readonly code: 'insideExcluded'; readonly area: number; readonly distanceM: number }
  /** A corner or a side of the area is not known. */
  | { readonly code: 'areaIncomplete'; readonly area: number }
  /** The text names an area, or takes some away, that is not drawn. */
  | { readonly code: 'areaUnread' }
  /** The notice draws no area; the flight lies in the circle of its Q line, which is a filter for briefings. */
  | { readonly code: 'insideSearchCircle'; readonly radiusNm: number; readonly distanceM: number }
  /** The same, and the flight lies so far outside. */
  | { readonly code: 'awayFromSearchCircle'; readonly distanceM: number; readonly bearingDeg: number }
  /** The notice is about an aerodrome, and draws nothing; from its reference point to the flight. */
  | {
      readonly code: 'aerodrome';
      readonly icao: string;
      readonly distanceM: number;
      readonly bearingDeg: number;
    }
  /** Nothing says where it applies, or the whole of a flight information region is meant. */
  | { readonly code: 'placeUnknown' }
  // hours
  /** Active in this part of the flight's time. */
  | { readonly code: 'activeDuring'; readonly from: UtcInstant; readonly to: UtcInstant }
  /** Whole minutes, rounded down. */
  | { readonly code: 'endsBefore'; readonly at: UtcInstant; readonly minutes: number }
  | { readonly code: 'beginsAfter'; readonly at: UtcInstant; readonly minutes: number }
  | { readonly code: 'noHours' }
  | { readonly code: 'hoursUnknown'; readonly why: HoursUnknown }
  // heights
  | { readonly code: 'reachesFlight'; readonly lower: Height | null; readonly upper: Height | null }
  /** So far above the highest point of the flight. */
  | {
      readonly code: 'beginsAbove';
      readonly lower: Height;
      readonly aboveM: number;
      readonly ground: GroundKnown;
    }
  /** Whether its base is above the flight depends on the ground, which is not known. */
  | { readonly code: 'groundUnknown'; readonly lower: Height }
  /** It ends below the ground of the flight: likelier a slip of the notice than true. */
  | { readonly code: 'endsBelowGround'; readonly upper: Height }
  | { readonly code: 'heightsUnknown' }
  // what becomes of it
  | { readonly code: 'replacedBy'; readonly id: string }
  | { readonly code: 'cancelledBy'; readonly id: string }
  /** The notice itself only ends another one. */
  | { readonly code: 'cancelsAnother'; readonly id: string | null }
  /** The notice only lists which ones are in force. */
  | { readonly code: 'checklist' };

export type FlightReasonCode = FlightReasonFacts['code'];

/** What keeps a notice `near` that surely does not touch. */
export const NEAR = { distanceM: 5_000, minutes: 60, heightM: 150 } as const;

/** What is known of the ground below a flight. */
export interface FlightGround {
  /** The highest and lowest of the heights that were asked for, metres above mean sea level. */
  readonly highestM: number;
  readonly lowestM: number;
  /** No place of the flight is farther than this from one of them, metres; 0: the one position of the flight. */
  readonly spacingM: number;
}

/** What judging needs to know that neither the notice nor the flight says. */
export interface FlightSurroundings {
  /** Null: nobody knows, or it was not asked for. */
  readonly ground: FlightGround | null;
  /** The reference point of the aerodrome with an ICAO location indicator; null: not known. */
  readonly aerodromeAt: (icao: string) => Position | null;
  /** The moment for which the notice was decoded: hours of notices without end are laid out from then on. */
  readonly decodedAt: UtcInstant;
  /** The notice of the same briefing that replaces or cancels this one, if there is one. */
  readonly replacedBy: ReplacingNotice | null;
}

export interface ReplacingNotice {
  readonly id: string | null;
  readonly kind: 'new' | 'replace' | 'cancel' | null;
  readonly validFrom: UtcInstant | null;
  readonly locations: readonly string[];
  readonly fir: string | null;
}
