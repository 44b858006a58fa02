import type { UtcInstant } from '@klarnotam/aviation';
import type { Verdict } from '@klarnotam/weather';

/** The weather at a glance in one language: short lines without markup, each fact once. Null: there is nothing to say. */
export interface SaidGlance {
  readonly verdict: Verdict;
  /** `Don’t fly`; within the limits with the time that it holds where a worse one follows. Colour never speaks alone. */
  readonly heading: string;
  /** Why, the weightiest first, as one sentence: `Gusts 21 m/s, twice your limit; rain.` Of a flight within the limits: cloud below its height, and at night until when it is dark. */
  readonly why: string | null;
  /** `Not reported: visibility and cloud.` */
  readonly missing: string | null;
  /** The three above as running text: `Don’t fly. Gusts 21 m/s, twice your limit; rain.` */
  readonly headline: string;
  /** When it was observed, and how long ago that is. An old one is said to be so, and stands first. */
  readonly observation: SaidReport | null;
  /** How long the forecast holds. */
  readonly forecast: SaidReport | null;
  /** `Within limits by day and twilight: 07:00–16:00`; one line for the day and one for the night. */
  readonly best: readonly string[];
  /** `Wind from the south-west 8 m/s; at 100 m about 11.` */
  readonly wind: string | null;
  /** `Daylight until 21:33`, or that the place is not known; null where `why` says it. */
  readonly light: string | null;
  /** Clouds below the height of flight, density altitude, what differs from the forecast. */
  readonly notes: readonly string[];
  /** The rows of the forecast, or of the trend where there is no forecast, by time. */
  readonly periods: readonly SaidPeriod[];
  /** Which clock all times go by: `Local time (UTC+2)`. */
  readonly clock: string;
}

export interface SaidReport {
  readonly text: string;
  /** It is not to be used: old, expired, ahead of the clock, without a time or without weather. */
  readonly unusable: boolean;
}

export interface SaidPeriod {
  readonly from: UtcInstant;
  readonly to: UtcInstant;
  readonly verdict: Verdict;
  /** `07:00–16:00`; with its date where it is another day than that of the row before, with both where it goes past midnight. */
  readonly when: string;
  /** The verdict in words; where it is fine but for a chance, that and its verdict: `Don’t fly: at times thunderstorm`. */
  readonly heading: string;
  /** Reasons, or the wind where there is none; without full stop. */
  readonly text: string;
  /** `30 % chance of thunderstorm with rain`; null: nothing may be worse, or the heading says it. */
  readonly chance: string | null;
  readonly chanceVerdict: Verdict | null;
}
