import type { ReportKind, TokenField, WeatherFacts } from '@klarnotam/weather';
import { sayWeather } from './say-weather.ts';
import { sayPeriod, type WordingContext } from './times.ts';
import type { WeatherCatalogue } from './weather-catalogue.ts';

const KINDS = { metar: 'kindMetar', speci: 'kindSpeci', taf: 'kindTaf' } as const;

/** `Weather observation (METAR)`. */
export function sayKind(kind: ReportKind, words: WeatherCatalogue): string {
  return sayWeather(words, KINDS[kind]);
}

/** Kind, place and time without a full stop; of a forecast the time that it is for. */
export function sayHeading(facts: WeatherFacts, context: WordingContext): string {
  const { words } = context;
  const kind = sayKind(facts.kind, words);
  const station = facts.station ?? sayWeather(words, 'stationUnknown');
  const { issuedAt, validFrom, validTo } = facts;
  if (facts.kind === 'taf') {
    return validFrom === null || validTo === null
      ? sayWeather(words, 'headingUntimed', { kind, station })
      : sayWeather(words, 'heading', { kind, station, time: sayPeriod(validFrom, validTo, context) });
  }
  return issuedAt === null
    ? sayWeather(words, 'headingUntimed', { kind, station })
    : sayWeather(words, 'heading', { kind, station, time: sayPeriod(issuedAt, issuedAt, context) });
}

/** Words of a report that stand for one sentence, whatever else it says. */
export const FIXED = {
  automatic: 'automatic',
  nil: 'nil',
  corrected: 'corrected',
  amended: 'amended',
  cancelled: 'cancelled',
  delayed: 'delayed',
  noSignificantChange: 'noSignificantChange',
  maintenance: 'maintenance',
} as const satisfies Readonly<Partial<Record<TokenField, string>>>;

/** Whether words of this `field` stand for one of the {@link FIXED} sentences. */
export function isFixed(field: TokenField): field is keyof typeof FIXED {
  return Object.hasOwn(FIXED, field);
}
