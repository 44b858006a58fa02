import type {
  CloudCover,
  CloudType,
  CompassPoint,
  IcingCause,
  WarningCode,
  WeatherDescriptor,
  WeatherProblemCode,
} from '@klarnotam/weather';
import type { LocaleSettings } from '../locale-settings.ts';
import type { WeatherCardMessages } from '../weather-card/weather-card-messages.ts';
import type { WeatherMessages } from './weather-messages.ts';
import type { WeatherNoun } from './weather-noun.ts';

/** Units as they are written behind a figure. */
export type WeatherUnit =
  | 'kt'
  | 'mps'
  | 'kmh'
  | 'ft'
  | 'm'
  | 'km'
  | 'miles'
  | 'hPa'
  | 'inHg'
  | 'mmHg'
  | 'mm'
  | 'cm';

/** What something looks like, and the form that adjectives take with it; each language names its own forms. */
export type NounWords = readonly [text: string, form: string];

/** A warning in one language; its sentence is made of the messages of the card. */
export interface WarningWords {
  /** What it is about, as it begins a line. */
  readonly label: string;
  /** One sentence: why it matters to a drone. */
  readonly reason: string;
}

/**
 * The words of one language for METAR and TAF. It stands by itself, so that a page about weather loads no word about
 * NOTAMs, and a page about NOTAMs no word about weather.
 */
export interface WeatherCatalogue extends LocaleSettings {
  /** What stands between two sentences. */
  readonly sentenceGap: ' ' | '';
  /** Each a pattern of `n`, the figure in writing, and `count`, the number that a plural goes by; miles have `form` too. */
  readonly units: Readonly<Record<WeatherUnit, string>>;
  /** Where wind is said in Beaufort numbers too: a pattern of `n`. */
  readonly windForce?: string;
  /** Whether a speed behind another has its unit too, as where a figure alone would read as a Beaufort number. */
  readonly speedsWithUnit?: true;
  readonly messages: WeatherMessages;
  /** What is said at the moment of showing, and of the drone's limits. */
  readonly card: WeatherCardMessages;
  /** As they stand alone. */
  readonly points: Readonly<Record<CompassPoint, string>>;
  /** Where something is seen: `to the north`. */
  readonly pointsAt: Readonly<Record<CompassPoint, string>>;
  /** Where a wind comes from, as it stands in `wind`: `from the north`. */
  readonly windPoints: Readonly<Record<CompassPoint, string>>;
  readonly nouns: Readonly<Record<WeatherNoun, NounWords>>;
  /** The form of an adjective that belongs to several nouns; null: that of the first. */
  readonly severalForm: string | null;
  /** Weather groups as reports print them (`-TSRA`) that read better as a phrase of their own than composed. */
  readonly phrases: Readonly<Partial<Record<string, string>>>;
  /** What stands in brackets behind a combination without a noun of its own. */
  readonly descriptors: Readonly<Record<WeatherDescriptor, string>>;
  readonly covers: Readonly<Record<CloudCover, string>>;
  /** A layer of one genus as one phrase, a pattern of `type`; `unknown`: its cover was not reported. */
  readonly coversOfType: Readonly<Record<'FEW' | 'SCT' | 'BKN' | 'OVC' | 'unknown', string>>;
  readonly cloudTypes: Readonly<Record<CloudType, string>>;
  /** WMO code table 3700, figures 0 to 9. */
  readonly seaStates: readonly string[];
  /** What lies on a runway, WMO code table 0919, figures 0 to 9. */
  readonly deposits: readonly string[];
  /** Braking action, WMO code table 0366, figures 91 to 95 and 99. */
  readonly brakings: Readonly<Record<91 | 92 | 93 | 94 | 95 | 99, string>>;
  /** None, light, moderate, severe: of icing and turbulence. */
  readonly strengths: readonly string[];
  readonly warnings: Readonly<Record<WarningCode, WarningWords>>;
  readonly icingCauses: Readonly<Record<IcingCause, string>>;
  /** That an element was not reported, as it begins a sentence: `Visibility not reported`. */
  readonly notReported: Readonly<
    Record<'wind' | 'visibility' | 'weather' | 'clouds' | 'temperature' | 'dewPoint' | 'pressure', string>
  >;
  /** What went wrong, one sentence for each problem code of the decoder. */
  readonly problems: Readonly<Record<WeatherProblemCode, string>>;
}
