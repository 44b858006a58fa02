import type { UtcInstant } from '@klarnotam/aviation';
import type { ChangeKind, CloudCover, CompassPoint, WeatherGroup, WeatherPhenomenon } from '../elements.ts';

/** What a warning is about, with the facts that the sentence about it needs. */
export type WarningFacts =
  | {
      readonly code: 'wind';
      readonly speedKt: number;
      readonly speedMps: number;
      readonly maximumMps: number;
      /** Figure divided by limit, to a hundredth; above 1 the limit is crossed. */
      readonly ratio: number;
    }
  | {
      readonly code: 'gust';
      readonly gustKt: number;
      readonly gustMps: number;
      readonly maximumMps: number;
      readonly ratio: number;
    }
  /** Not measured: the wind at 10 m carried to the height of flight, `windAtHeight`; rounded as one says it, "about". */
  | {
      readonly code: 'windAloftEstimated';
      readonly heightM: number;
      readonly speedKt: number;
      readonly speedMps: number;
      readonly maximumMps: number;
      /** Figure divided by limit, to a hundredth; above 1 the limit is crossed. */
      readonly ratio: number;
    }
  /** Not measured: the gusts at 10 m carried to the height of flight, `gustAtHeight`; rounded as one says it, "about". */
  | {
      readonly code: 'gustAloftEstimated';
      readonly heightM: number;
      readonly gustKt: number;
      readonly gustMps: number;
      readonly maximumMps: number;
      readonly ratio: number;
    }
  /** Measured at a height that the remarks name, often on a hill. */
  | {
      readonly code: 'windAtHeight';
      readonly heightFt: number;
      /** The figure is that of its gusts. */
      readonly isGust: boolean;
      readonly speedKt: number;
      readonly speedMps: number;
      readonly maximumMps: number;
      /** Figure divided by limit, to a hundredth; above 1 the limit is crossed. */
      readonly ratio: number;
    }
  | { readonly code: 'windShear' }
  /** `direction`: it is so low in one direction only; `obscuration`: mist, haze or smoke that the report names. */
  | {
      readonly code: 'visibility';
      readonly visibilityM: number;
      readonly direction?: CompassPoint;
      readonly obscuration?: WeatherGroup;
    }
  | { readonly code: 'fog'; readonly group: WeatherGroup }
  | {
      readonly code: 'fogForming';
      readonly temperatureC: number;
      readonly dewPointC: number;
      readonly spreadC: number;
    }
  /** Cloud or obscuration at or below the height of flight. */
  | {
      readonly code: 'cloudBase';
      readonly baseFt: number;
      readonly baseM: number;
      readonly cover: CloudCover | 'VV';
    }
  | { readonly code: 'precipitation'; readonly group: WeatherGroup }
  /** `isDistant`: only its lightning was seen, more than 10 nautical miles away. */
  | { readonly code: 'thunderstorm'; readonly group: WeatherGroup | null; readonly isDistant?: true }
  | {
      readonly code: 'convectiveCloud';
      readonly type: 'CB' | 'TCU';
      readonly baseFt: number | null;
      /** Not over the place. */
      readonly isInSight?: true;
    }
  | { readonly code: 'icing'; readonly cause: IcingCause; readonly temperatureC: number | null }
  /** `isExtreme`: the lowest or highest of a forecast, for hours around its own. */
  | {
      readonly code: 'batteryCold' | 'batteryHot';
      readonly temperatureC: number;
      readonly limitC: number;
      readonly isExtreme?: true;
    }
  | { readonly code: 'dust'; readonly phenomena: readonly WeatherPhenomenon[] }
  | { readonly code: 'squall' }
  | { readonly code: 'funnelCloud' }
  | { readonly code: 'volcanicAsh' }
  | { readonly code: 'notObserved'; readonly field: 'wind' | 'visibility' | 'clouds' }
  | { readonly code: 'twilight' }
  | { readonly code: 'night' };

export type IcingCause =
  | 'freezingPrecipitation'
  | 'freezingFog'
  | 'coldAndMoist'
  | 'icingLayer'
  | 'iceAccretion';

export type WarningCode = WarningFacts['code'];

/** A reason not to fly, or to think twice, by the limits in force. */
export type Warning = WarningFacts & {
  readonly severity: WarningSeverity;
  /** The kind of change group that it comes from; null: the observation, or what a forecast says prevails. */
  readonly change: ChangeKind | null;
  /** When it holds; null: at the observation, or the time of its group is not known. */
  readonly from: UtcInstant | null;
  readonly to: UtcInstant | null;
};

export type WarningSeverity = 'caution' | 'nogo';

/** A warning before it is known when it holds. */
export type Finding = WarningFacts & { readonly severity: WarningSeverity };
