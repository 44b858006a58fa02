import type { Span, UtcInstant } from '@klarnotam/aviation';
import type { ChangeKind, TokenField, WarningCode, WarningSeverity } from '@klarnotam/weather';

/** A sentence of ours and the tokens of the report that it says; spans are offsets into the report's source. */
export interface ReportSentence {
  readonly text: string;
  /** Empty: it says no token, but something about the whole. */
  readonly spans: readonly Span[];
  /** The change group that it belongs to, an index into `groups`; null: the report itself. */
  readonly group: number | null;
}

/** One reason not to fly, or to think twice. */
export interface WordedWarning {
  readonly code: WarningCode;
  readonly severity: WarningSeverity;
  /** The severity as a word: `Warning`, `Caution`. Colour never speaks alone. */
  readonly severityLabel: string;
  /** What it is about, as a short label: `Gusts`. */
  readonly label: string;
  /** One sentence with its figures: `Gusts of 35 kt (18 m/s); the drone withstands 10.7 m/s.` */
  readonly text: string;
  /** When it holds: `At times, 14:00–18:00 UTC`. Null: at the observation, or the time is not known. */
  readonly when: string | null;
  /** One sentence: why it matters to a drone. */
  readonly reason: string;
}

/** A change group of a forecast, or a trend, in words. */
export interface WordedGroup {
  readonly change: ChangeKind;
  readonly from: UtcInstant | null;
  readonly to: UtcInstant | null;
  /** How and when: `At times, 14:00–18:00 UTC`. */
  readonly heading: string;
  /** One sentence: what that kind of change means. */
  readonly note: string;
  /** What it brings, all its sentences. */
  readonly text: string;
  readonly sentences: readonly ReportSentence[];
  /** The whole group in the report. */
  readonly span: Span | null;
}

/** One token of the report and what it means by itself, in the order of the report. */
export interface WordedToken {
  readonly text: string;
  readonly span: Span;
  readonly field: TokenField;
  readonly group: number | null;
  readonly meaning: string;
}

/** What holds at first, element by element, without a label or full stop; null: the report does not say it. */
export interface WordedConditions {
  readonly wind: string | null;
  readonly visibility: string | null;
  readonly clouds: string | null;
  readonly temperature: string | null;
  readonly dewPoint: string | null;
  readonly pressure: string | null;
  readonly precipitation: string | null;
  /** Weather that is no precipitation: fog, dust, a thunderstorm without rain. */
  readonly weather: string | null;
  /** Which changes a forecast or a trend announces, as sentences. */
  readonly forecast: string | null;
}

/** A METAR, SPECI or TAF in the reader's language. Every number, time and identifier in it comes from the facts. */
export interface ReportWording {
  /** Kind, station and time: `Weather observation (METAR) for ENGM, 11:50 UTC`. */
  readonly heading: string;
  /** Every group of the report as sentences, in its order; a change group begins with its heading. */
  readonly translation: readonly ReportSentence[];
  readonly conditions: WordedConditions;
  /** In short: what the weather is, and what it means for a drone. */
  readonly explanation: readonly ReportSentence[];
  /** The worst first, as in the facts. */
  readonly warnings: readonly WordedWarning[];
  /** The change groups of a forecast and the trend of an observation, in order. */
  readonly groups: readonly WordedGroup[];
  readonly tokens: readonly WordedToken[];
  /** What is wrong, and where it stands. */
  readonly problems: readonly { readonly text: string; readonly span: Span }[];
  /** Tokens that could not be read, as they stand. */
  readonly unread: readonly { readonly text: string; readonly span: Span }[];
  /** That all this is the weather at one aerodrome, and no permission. */
  readonly standing: string;
}
