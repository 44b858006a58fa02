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
import type { WeatherMessages } from './weather-messages.ts';
import type { WeatherNoun } from './weather-noun.ts';

/** Units as they are written behind a figure, each a pattern of `n`. */
export type WeatherUnit =
  'kt' | 'mps' | 'kmh' | 'ft' | 'm' | 'km' | 'miles' | 'hPa' | 'inHg' | 'mmHg' | 'mm' | 'cm';

/** What something looks like, and the form that adjectives take with it; each language names its own forms. */
export type NounWords = readonly [text: string, form: string];

/** A warning in one language. */
export interface WarningWords {
  /** What it is about, as it begins a line. */
  readonly label: string;
  /** One sentence with its figures. */
  readonly text: string;
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
  readonly units: Readonly<Record<WeatherUnit, string>>;
  readonly messages: WeatherMessages;
  /** As they stand alone, in brackets behind degrees. */
  readonly points: Readonly<Record<CompassPoint, string>>;
  readonly nouns: Readonly<Record<WeatherNoun, NounWords>>;
  /** The form of an adjective that belongs to several nouns. */
  readonly severalForm: string;
  /** Weather groups as reports print them (`-TSRA`) that read better as a phrase of their own than composed. */
  readonly phrases: Readonly<Partial<Record<string, string>>>;
  /** What stands in brackets behind a combination without a noun of its own. */
  readonly descriptors: Readonly<Record<WeatherDescriptor, string>>;
  readonly covers: Readonly<Record<CloudCover, string>>;
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
  /** A thunderstorm, and a cumulonimbus or towering cumulus, of which no more is known: one sentence each. */
  readonly thunderstormSeen: string;
  readonly convectiveCloudSeen: string;
  /** What the report has no data about, within a sentence. */
  readonly missing: Readonly<Record<'wind' | 'visibility' | 'clouds', string>>;
  /** What went wrong, one sentence for each problem code of the decoder. */
  readonly problems: Readonly<Record<WeatherProblemCode, string>>;
}
