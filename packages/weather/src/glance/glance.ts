import type { Position, UtcInstant, UtcInterval } from '@klarnotam/aviation';
import type { CloudLayer, WeatherGroup } from '../elements.ts';
import type { ReportKind, WeatherFacts } from '../facts.ts';
import type { DroneProfile } from '../warn/drone-profile.ts';
import type { Light } from '../warn/judge-light.ts';
import type { DayRule } from './day-rule.ts';
import type { WarningFacts, WarningSeverity } from '../warn/warning.ts';

/**
 * What a drone pilot sees first of the reports of one station. It depends on the moment of showing and on the drone, so it
 * is computed when it is shown and never stored; it holds no words. How each part is judged: `docs/weather-rules.md`.
 */
export interface Glance {
  /** ICAO location indicator; null: no report names one. */
  readonly station: string | null;
  readonly position: Position | null;
  /** IANA name of the zone at the station, as it was given. */
  readonly timeZone: string | null;
  /** The moment that it is judged for. */
  readonly now: UtcInstant;
  readonly limits: DroneProfile;
  readonly flightMinutes: number;
  /**
   * For a flight that begins now, or at `judgedFrom`: the worst of the observation and of what the forecast says until the
   * flight ends.
   */
  readonly verdict: Verdict;
  /** When the forecast begins, where no report tells of now and it soon does; null: the verdict is for now. */
  readonly judgedFrom: UtcInstant | null;
  /**
   * When, from the end of the flight on, anything that is claimed, chances too, is worse than `verdict`; null: nothing is, as far as
   * the reports reach.
   */
  readonly worseFrom: UtcInstant | null;
  /** When a flight after one that is not within the limits is first judged better; null: none is, as far as the reports reach. */
  readonly betterFrom: UtcInstant | null;
  /** Why, the weightiest first. Empty for `fine` and `notJudged`; `incomplete` may have none either. */
  readonly reasons: readonly TimedReason[];
  /** What a flight now depends on and nobody reported. Never empty for `incomplete`. */
  readonly missing: readonly MissingElement[];
  /** The latest METAR or SPECI. */
  readonly observation: ObservationGlance | null;
  /** The latest TAF. */
  readonly forecast: ForecastGlance | null;
  /** By time. Null: there is no forecast to tell by. Empty: no time is long enough and within the limits. */
  readonly bestHours: readonly BestHours[] | null;
  /** When the day of `bestHours` ends by the rules of the place; null without a position. */
  readonly dayRule: DayRule | null;
  /** Null without a position. */
  readonly daylight: Daylight | null;
  /** Where the observation differs from what the forecast said for its time; empty too when there are not both. */
  readonly differences: readonly Difference[];
  /**
   * Few and scattered cloud at or below the height of flight, the lowest first: what is observed, then what is forecast for the time that
   * `verdict` is of: until `worseFrom` where it is within the limits, else for the flight. It is no reason, and yet in the way.
   */
  readonly cloudsAtFlight: readonly LowCloud[];
}

/** What {@link Glance} is made of. */
export interface GlanceInput {
  /** Reports of one station, in any order; the latest observation and the latest forecast count. */
  readonly reports: readonly WeatherFacts[];
  readonly limits: DroneProfile;
  readonly now: UtcInstant;
  /** Where the station is (WGS 84); null: light is not judged. */
  readonly position: Position | null;
  /** Height of the station above mean sea level in feet; null: no density altitude. */
  readonly elevationFt: number | null;
  readonly timeZone: string | null;
  readonly flightMinutes: number;
  /** The flight begins at `now` and at no other time: a forecast that begins later is not judged in its place. */
  readonly isPlanned?: boolean;
}

/**
 * `nogo`: a limit is crossed. `caution`: near a limit. `incomplete`: nothing that was reported stands against it, but
 * something was not reported. `fine`: everything was reported and within the limits; it is no permission. `notJudged`: no
 * report that is valid now, see the ages.
 */
export type Verdict = 'nogo' | 'caution' | 'incomplete' | 'fine' | 'notJudged';

/** How a report stands to `now`, in whole minutes. */
export type Age =
  /** Minutes since the observation or the issue; an observation up to an hour ahead of the clock has 0. */
  | { readonly state: 'fresh'; readonly minutes: number }
  /** An observation of more than 90 minutes ago. */
  | { readonly state: 'old'; readonly minutes: number }
  /** Minutes since the validity of the forecast ended. */
  | { readonly state: 'expired'; readonly minutes: number }
  /** Minutes until the forecast begins, or until the time that an observation claims. */
  | { readonly state: 'notYet'; readonly minutes: number }
  /** The report gives no time that could be read. */
  | { readonly state: 'unknown'; readonly minutes: null };

interface ReportGlance {
  /** Which of the reports it is. */
  readonly index: number;
  readonly kind: ReportKind;
  readonly issuedAt: UtcInstant | null;
  readonly age: Age;
  /** NIL or CNL: there is no weather in it. */
  readonly empty: 'nil' | 'cancelled' | null;
}

export interface ObservationGlance extends ReportGlance {
  /** Of the observation alone, trend left out; `notJudged` when it is not fresh. */
  readonly verdict: Verdict;
  readonly reasons: readonly Reason[];
  readonly missing: readonly MissingElement[];
  readonly wind: WindGlance | null;
  /** The strongest gust of the hour before, where it was stronger than `wind`; null: no remark tells of one. */
  readonly peakGust: PeakGust | null;
  /** Layers up to 300 m and the ceiling up to 450 m, the lowest first: information, beside what a ceiling at the height of flight says. */
  readonly lowClouds: readonly LowLayer[];
  /** Given where it is at least 1,500 m (about 5,000 ft): rotors lift noticeably less. */
  readonly densityAltitudeM: number | null;
  /** The two hours of a trend that says more than NOSIG, as rows; empty without one. */
  readonly periods: readonly Period[];
}

export interface ForecastGlance extends ReportGlance {
  readonly validFrom: UtcInstant | null;
  readonly validTo: UtcInstant | null;
  /** The strongest that may prevail at `now`, or when the forecast begins; null where it gives none. */
  readonly wind: WindGlance | null;
  /** Whether a wind that prevails later differs from `wind` by 45°, by 5 kt, or in having a direction at all. */
  readonly windChanges: boolean;
  /**
   * The forecast from the row that holds at `now` on, without the times at which an observation that still counts says worse; empty
   * when it is expired or empty.
   */
  readonly periods: readonly Period[];
}

/** A row: a stretch of time with one verdict and one chance of a worse one; within the limits of calm or of more wind, where FM parts them. */
export interface Period {
  readonly from: UtcInstant;
  readonly to: UtcInstant;
  /**
   * The row begins with a change that comes about (BECMG) between `from` and this: say it with the row. Null: it begins
   * at `from`. What gets better counts from the end of the change, what gets worse from its beginning.
   */
  readonly comesAboutBy: UtcInstant | null;
  /** Of what prevails. Never `notJudged`. */
  readonly verdict: Verdict;
  readonly reasons: readonly TimedReason[];
  readonly missing: readonly MissingElement[];
  /** What may be worse at times or perhaps, the likeliest of its kind; null: nothing is. */
  readonly chance: Chance | null;
  /**
   * The strongest wind of the row, of what may come at times or perhaps too, but that of a worse chance which has it among its reasons; null
   * where the forecast gives none.
   */
  readonly wind: WindGlance | null;
  /** Layers up to 300 m and ceilings up to 450 m that are no reason, ceilings first, of those the lowest: information. */
  readonly lowClouds: readonly LowCloud[];
  /** The lowest visibility up to 5 km that makes nothing worse: what prevails, then what comes at times or perhaps and is lower. */
  readonly lowVisibilities: readonly LowVisibility[];
}

export interface LowVisibility {
  readonly visibilityM: number;
  /** It is the lowest of several between `from` and `to`. */
  readonly varies: boolean;
  /** Null: it prevails. */
  readonly likelihood: Likelihood | null;
  readonly from: UtcInstant;
  readonly to: UtcInstant;
}

/** A layer of cloud; VV: the sky cannot be seen, and `baseFt` is how far one sees upwards. */
export interface LowLayer extends Omit<CloudLayer, 'cover'> {
  readonly cover: CloudLayer['cover'] | 'VV';
}

export interface LowCloud {
  readonly layer: LowLayer;
  /** Null: it prevails. */
  readonly likelihood: Likelihood | null;
  /** When it does, by time; empty: at the observation, or all the time that is looked at. */
  readonly hours: readonly UtcInterval[];
}

export interface Chance extends Likelihood {
  readonly verdict: Verdict;
  /** What makes that verdict: by likelihood, then by time; reasons with the same hours come together. */
  readonly reasons: readonly TimedReason[];
  readonly missing: readonly MissingElement[];
  /** A change that brings it names a wind that is among its reasons: that of the row is the wind of the other time. */
  readonly bringsWind: boolean;
  /** A change that brings it names a visibility. */
  readonly bringsVisibility: boolean;
}

export interface Likelihood {
  /** PROB30, PROB40; null: TEMPO or INTER alone, or a change that nothing labels. */
  readonly percent: 30 | 40 | null;
  /** TEMPO, INTER: for less than an hour each time and less than half of the time in all. */
  readonly atTimes: boolean;
}

/** A reason with its figure and, where there is one, its limit. */
export type Reason = ReasonFacts & {
  readonly severity: WarningSeverity;
  /** Figure divided by limit (wind and gust): 1.96 is nearly twice the limit. Null elsewhere. */
  readonly ratio: number | null;
};

export type ReasonFacts =
  | Exclude<WarningFacts, { code: 'notObserved' | 'twilight' | 'night' }>
  /** Thunder, CB, squall, hail, rain, gusts and the visibility in them together: one storm. The parts by weight, at least two. */
  | { readonly code: 'storm'; readonly parts: readonly StormPart[] }
  /** Fog is forecast for the hours looked at. */
  | { readonly code: 'fogForecast'; readonly group: WeatherGroup; readonly at: UtcInstant };

export type StormPart = Extract<
  WarningFacts,
  {
    code:
      | 'thunderstorm'
      | 'convectiveCloud'
      | 'squall'
      | 'funnelCloud'
      | 'precipitation'
      | 'visibility'
      | 'gust'
      | 'gustAloftEstimated';
  }
>;

export type TimedReason = Reason & {
  /** Null: at the observation. */
  readonly from: UtcInstant | null;
  readonly to: UtcInstant | null;
  /** Null: it prevails. */
  readonly likelihood: Likelihood | null;
  /** Of a wind or a visibility: its figure is the worst of several between `from` and `to`. */
  readonly varies: boolean;
  /** Of a row: since when, without a gap, the matter holds in which its figure stands, and when the figure itself ends. */
  readonly worst?: { readonly since: UtcInstant; readonly to: UtcInstant };
};

export type MissingElement =
  | 'wind'
  | 'windDirection'
  | 'gust'
  | 'visibility'
  | 'weather'
  /** The station cannot tell freezing rain (FZRANO). */
  | 'freezingRain'
  /** The station cannot tell thunder (TSNO). */
  | 'thunder'
  | 'cloud'
  /** Of one layer the base or the cover is not given (`BKN///`). */
  | 'cloudLayer'
  /** The base or cover is known; whether it is CB is not (`///` of an automatic station). */
  | 'cloudType'
  | 'temperature'
  | 'dewPoint'
  /** A part of the report could not be read. */
  | 'unread'
  /** The reports cover a part of the flight. */
  | 'restOfFlight';

export interface WindGlance {
  /** Degrees true, where it comes from; null when variable or not given. */
  readonly directionDeg: number | null;
  readonly variable: boolean;
  /** As reported at 10 m, knots. */
  readonly speedKt: number;
  readonly gustKt: number | null;
  /** Estimated for the height of flight, see `windAtHeight`; whole metres a second: "about". */
  readonly aloftMps: number;
  /** Likewise the gusts, see `gustAtHeight`; null: none are reported. */
  readonly gustAloftMps: number | null;
  /** Both unrounded, in knots. */
  readonly aloftKt: number;
  readonly gustAloftKt: number | null;
  readonly heightM: number;
}

export interface PeakGust {
  /** As reported at 10 m. */
  readonly speedKt: number;
  readonly at: UtcInstant;
}

/** A time in which a flight of the wanted length fits. */
export interface BestHours {
  readonly from: UtcInstant;
  readonly to: UtcInstant;
  /** By {@link Glance.dayRule}; null: the place is not known. */
  readonly light: 'day' | 'night' | null;
  /** `caution` only where that light has no hours that are `fine`. */
  readonly verdict: 'fine' | 'caution';
}

export interface Daylight {
  readonly now: Light;
  /** Gapless from 12 hours before `now` until 24 hours after it, or the end of the forecast; the outer two are cut there. */
  readonly stretches: readonly {
    readonly light: Light;
    readonly from: UtcInstant;
    readonly to: UtcInstant;
  }[];
}

/** An element in which observation and forecast differ so much that it matters; `worse`: the observation is. */
export type Difference =
  | {
      readonly element: 'wind' | 'gust';
      /** Null: no gusts. */
      readonly observedKt: number | null;
      readonly forecastKt: number | null;
      readonly worse: boolean;
    }
  | {
      readonly element: 'visibility';
      readonly observedM: number;
      readonly forecastM: number;
      readonly worse: boolean;
    }
  /** Null: no broken or overcast layer. */
  | {
      readonly element: 'ceiling';
      readonly observedFt: number | null;
      readonly forecastFt: number | null;
      readonly worse: boolean;
    }
  | {
      readonly element: 'weather';
      readonly observed: readonly WeatherGroup[];
      readonly forecast: readonly WeatherGroup[];
      readonly worse: boolean;
    };
