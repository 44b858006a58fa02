import type { Problem, UtcInstant } from '@klarnotam/aviation';
import type { ChangeKind, Conditions } from './elements.ts';
import type { WeatherProblemCode } from './problem-code.ts';
import type { Remark } from './remark/remark.ts';
import type { Warning } from './warn/warning.ts';

/**
 * What a METAR, SPECI or TAF says, as JSON (WMO Manual on Codes, FM 15, 16 and 51). Times are UTC (ISO 8601); what is
 * absent is null, what could not be read is null and stands in `problems`. All offsets are into the report's source.
 */
export interface WeatherFacts {
  readonly kind: ReportKind;
  /** ICAO location indicator, or the national one of four letters and digits. */
  readonly station: string | null;
  readonly issuedAt: UtcInstant | null;
  /** TAF only. */
  readonly validFrom: UtcInstant | null;
  /** TAF only. */
  readonly validTo: UtcInstant | null;
  /** AUTO: made without an observer. */
  readonly automatic: boolean;
  /** NIL: the report is missing. */
  readonly nil: boolean;
  /** COR, or CCA to CCZ. */
  readonly corrected: boolean;
  readonly amended: boolean;
  /** CNL: the forecast is cancelled. */
  readonly cancelled: boolean;
  /** NOSIG: no significant change within two hours. */
  readonly noSignificantChange: boolean;
  readonly conditions: Conditions;
  /** The change groups of a TAF and the trend of a METAR, in order. */
  readonly groups: readonly ChangeGroup[];
  /** TX and TN of a TAF. */
  readonly temperatureForecasts: readonly TemperatureForecast[];
  /** What stands behind RMK, as far as it was read. */
  readonly remarks: readonly Remark[];
  /** Every token of the report once, in order. */
  readonly tokens: readonly ReportToken[];
  readonly warnings: readonly Warning[];
  readonly problems: readonly WeatherProblem[];
}

export type ReportKind = 'metar' | 'speci' | 'taf';

export interface WeatherProblem extends Problem {
  readonly field: TokenField;
  readonly code: WeatherProblemCode;
}

export interface ChangeGroup {
  readonly change: ChangeKind;
  /**
   * FM: when it begins, and `to` where the next FM or the forecast's end takes over. BECMG: the change comes about
   * between the two. TEMPO, INTER, PROB: at times or perhaps between the two. Null: not given or not readable.
   */
  readonly from: UtcInstant | null;
  readonly to: UtcInstant | null;
  readonly conditions: Conditions;
}

export interface TemperatureForecast {
  readonly kind: 'maximum' | 'minimum' | 'either';
  readonly temperatureC: number;
  readonly at: UtcInstant | null;
}

export interface ReportToken {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly field: TokenField;
  /** The change group that it belongs to, an index into `groups`; null: the report itself. */
  readonly group: number | null;
}

export type TokenField =
  | 'kind'
  | 'station'
  | 'issuedAt'
  | 'validity'
  | 'automatic'
  | 'nil'
  | 'corrected'
  | 'amended'
  | 'cancelled'
  | 'delayed'
  | 'wind'
  | 'visibility'
  | 'minimumVisibility'
  | 'cavok'
  | 'clouds'
  | 'verticalVisibility'
  | 'weather'
  | 'recent'
  | 'temperature'
  | 'qnh'
  | 'qfe'
  | 'runwayVisualRange'
  | 'windShear'
  | 'sea'
  | 'runwayState'
  | 'colour'
  | 'cloudsInSight'
  | 'hazardLayer'
  | 'humidity'
  | 'noSignificantChange'
  | 'change'
  | 'temperatureForecast'
  | 'amendmentNote'
  | 'remarks'
  | 'maintenance'
  | 'end'
  | 'undecoded';

/** One report found in a text. All offsets in its facts are into `source`. */
export interface DecodedReport {
  /** The report exactly as it stood in the pasted text. */
  readonly source: string;
  /** Where `source` begins in the pasted text. */
  readonly offset: number;
  readonly facts: WeatherFacts;
}
