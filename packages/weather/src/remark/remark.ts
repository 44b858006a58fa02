import type { UtcInstant } from '@klarnotam/aviation';
import type { Wind } from '../elements.ts';

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
  /** Water of rain or melted snow in the hours before; 0 is a trace. */
  | { readonly code: 'precipitation'; readonly hours: number | null; readonly amountMm: number }
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
  /** Weather that began or ended within the last hour; minutes past the hour, or hours and minutes. */
  | { readonly code: 'weatherTimes'; readonly text: string }
  | { readonly code: 'lightning'; readonly text: string }
  | { readonly code: 'convection'; readonly text: string }
  | { readonly code: 'variableVisibility'; readonly text: string }
  | { readonly code: 'variableCeiling'; readonly text: string }
  | { readonly code: 'cloudTypes'; readonly text: string }
  | { readonly code: 'sensorMissing'; readonly text: string }
  | { readonly code: 'colour'; readonly text: string }
  /** Words about when a forecast is amended or the next one comes. */
  | { readonly code: 'note'; readonly text: string };

export type RemarkCode = Remark['code'];
