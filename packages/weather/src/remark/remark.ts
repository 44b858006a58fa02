import type { UtcInstant } from '@klarnotam/aviation';
import type { Bound, CloudCover, CompassPoint, WeatherGroup, Wind } from '../elements.ts';

/** What was read behind RMK (FMH-1 chapter 12, MANOBS, and what other countries add). */
export type Remark =
  /** AO1 and AO2: an automatic station without or with a sensor that tells rain from snow. */
  | { readonly code: 'stationType'; readonly discernsPrecipitation: boolean }
  | { readonly code: 'seaLevelPressure'; readonly pressureHpa: number }
  | { readonly code: 'qnh'; readonly pressureHpa: number }
  | { readonly code: 'altimeter'; readonly pressureInHg: number }
  | { readonly code: 'qfe'; readonly pressureHpa: number | null; readonly pressureMmHg: number | null }
  | {
      readonly code: 'peakWind';
      readonly directionDeg: number;
      readonly speedKt: number;
      readonly at: UtcInstant | null;
    }
  | { readonly code: 'windShift'; readonly at: UtcInstant | null }
  /** Wind measured at a height in feet, often on a hill: `WIND 1400FT 29026KT`. */
  | { readonly code: 'windAtHeight'; readonly heightFt: number; readonly wind: Wind }
  | { readonly code: 'windAtRunway'; readonly runway: string; readonly wind: Wind }
  /** Water of rain or melted snow in the hours before; 0 is a trace, null: it could not be measured (`6////`). */
  | { readonly code: 'precipitation'; readonly hours: number | null; readonly amountMm: number | null }
  /** Australia: in the last ten minutes and since nine in the morning, local time. */
  | { readonly code: 'rainfall'; readonly tenMinutesMm: number; readonly sinceNineMm: number }
  | { readonly code: 'maximumTemperature'; readonly hours: number; readonly temperatureC: number }
  | { readonly code: 'minimumTemperature'; readonly hours: number; readonly temperatureC: number }
  /** Change over three hours; `character` is a figure of WMO code table 0200. */
  | { readonly code: 'pressureTendency'; readonly character: number; readonly changeHpa: number }
  | { readonly code: 'pressureChange'; readonly direction: 'rising' | 'falling' }
  | { readonly code: 'snowDepth'; readonly depthCm: number }
  /** Ice that grew on a rod in the hours before; 0 is a trace. */
  | { readonly code: 'iceAccretion'; readonly hours: number; readonly amountMm: number }
  | { readonly code: 'densityAltitude'; readonly altitudeFt: number }
  | { readonly code: 'cloudBase'; readonly heightM: number }
  /**
   * Weather that began or ended before the observation: `RAB05E30SNB20`. Of this and the four below answers of earlier releases have
   * the words alone, as has what was not understood.
   */
  | {
      readonly code: 'weatherTimes';
      readonly text: string;
      readonly weather?: readonly TimedWeather[];
    }
  | { readonly code: 'lightning'; readonly text: string; readonly seen?: SeenLightning }
  | { readonly code: 'convection'; readonly text: string; readonly seen?: SeenConvection }
  | { readonly code: 'variableVisibility'; readonly text: string; readonly visibility?: RemarkVisibility }
  | { readonly code: 'variableCeiling'; readonly text: string; readonly ceiling?: RemarkCeiling }
  /** `BKN014 V SCT`: the cover changes between the two. */
  | {
      readonly code: 'variableCover';
      readonly text: string;
      readonly cover: CloudCover;
      readonly baseFt: number | null;
      readonly otherCover: CloudCover;
    }
  /** BINOVC. */
  | { readonly code: 'overcastBreaks'; readonly text: string }
  /** `MT OBSC`, `OBST OBSC`. */
  | { readonly code: 'obscured'; readonly text: string; readonly what: 'mountains' | 'obstacles' }
  /** HZY. */
  | { readonly code: 'hazy'; readonly text: string }
  /** `WND DATA ESTMD`, `ALSTG ESTMD`. */
  | { readonly code: 'estimated'; readonly text: string; readonly what: 'wind' | 'pressure' }
  /** `RMK NIL`. */
  | { readonly code: 'noRemarks'; readonly text: string }
  | { readonly code: 'cloudTypes'; readonly text: string }
  | { readonly code: 'sensorMissing'; readonly text: string }
  | { readonly code: 'colour'; readonly text: string }
  /** Words about when a forecast is amended or the next one comes. */
  | { readonly code: 'note'; readonly text: string };

export type RemarkCode = Remark['code'];

/** One kind of weather and when it was there, in order. */
export interface TimedWeather {
  readonly group: WeatherGroup;
  readonly spells: readonly WeatherSpell[];
}

export interface WeatherSpell {
  /** Null: before what the report tells of. */
  readonly beganAt: UtcInstant | null;
  /** Null: it goes on. */
  readonly endedAt: UtcInstant | null;
}

/** A direction, or all from `from` clockwise to `to`, over `via` where it is half the horizon. */
export interface Sector {
  readonly from: CompassPoint;
  readonly via: CompassPoint | null;
  readonly to: CompassPoint | null;
}

/** Where something is seen from the station. */
export interface SeenPlace {
  /** FMH-1, 12.4: over the station, 5 to 10 miles away, farther. */
  readonly distance: 'overhead' | 'vicinity' | 'distant' | null;
  /** ALQDS. */
  readonly allAround: boolean;
  readonly sectors: readonly Sector[];
}

/** Where it moves to; `little`: MOV LTL. */
export type Motion = CompassPoint | 'little' | 'none';

export interface Seen {
  readonly places: readonly SeenPlace[];
  /** Null: not told. */
  readonly motion: Motion | null;
}

export interface SeenLightning extends Seen {
  readonly frequency: 'occasional' | 'frequent' | 'continuous' | null;
}

/** Lenticular clouds (ACSL, SCSL, CCSL) tell of mountain waves; VIRGA is rain that does not reach the ground. */
export type ConvectionKind =
  | 'TS'
  | 'CB'
  | 'CBMAM'
  | 'TCU'
  | 'ACSL'
  | 'SCSL'
  | 'CCSL'
  | 'VIRGA'
  | 'SH'
  | 'SHRA';

export interface SeenConvection extends Seen {
  readonly kinds: readonly ConvectionKind[];
}

export interface RemarkVisibility {
  /** Seen from the tower or at the surface, where the report itself has the other; `lowest`: VIS MIN. */
  readonly of: 'tower' | 'surface' | 'lowest' | null;
  readonly direction: CompassPoint | null;
  readonly runway: string | null;
  readonly metres: number;
  readonly bound: Bound | null;
  /** It varies up to this. */
  readonly upToMetres: number | null;
  readonly inMiles: boolean;
}

export interface RemarkCeiling {
  readonly baseFt: number;
  /** It varies up to this. */
  readonly upToFt: number | null;
  readonly runway: string | null;
}
