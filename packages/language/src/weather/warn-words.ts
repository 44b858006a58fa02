import type { Warning, WeatherFacts } from '@klarnotam/weather';
import { formatList } from '../format/list.ts';
import { fill } from '../say.ts';
import { sayChange } from './change.ts';
import { sayDistance, sayHeightFt, sayHeightM, sayQuantity, saySpeeds, sayTemperature } from './figures.ts';
import { sayWeatherGroup } from './present-weather.ts';
import type { WordedWarning } from './report-wording.ts';
import { capitalised, sayWeather } from './say-weather.ts';
import { sayPeriod, type WordingContext } from './times.ts';
import { sayBound } from './visibility.ts';
import type { WeatherCatalogue } from './weather-catalogue.ts';

/** Each warning of a report in words: what, when and why it matters. */
export function sayWarnings(facts: WeatherFacts, context: WordingContext): readonly WordedWarning[] {
  const { words } = context;
  return facts.warnings.map((warning) => {
    const { code, severity } = warning;
    const { label, reason } = words.warnings[code];
    return {
      code,
      severity,
      severityLabel: sayWeather(words, severity === 'nogo' ? 'severityNogo' : 'severityCaution'),
      label,
      text: capitalised(sayWarning(warning, facts, words), words),
      when: sayWhen(warning, context),
      reason,
    };
  });
}

function sayWhen(warning: Warning, context: WordingContext): string | null {
  const { change, from, to } = warning;
  if (change !== null) return sayChange({ change, from, to }, context);
  if (from === null) return null;
  return capitalised(sayPeriod(from, to, context), context.words);
}

function sayWarning(warning: Warning, facts: WeatherFacts, words: WeatherCatalogue): string {
  const say = (values: Readonly<Record<string, string>> = {}): string =>
    fill(words, words.warnings[warning.code].text, values);
  switch (warning.code) {
    case 'wind':
      return say({
        speed: saySpeeds(warning.speedKt, warning.speedMps, words),
        limit: limitOf(warning, words),
      });
    case 'gust':
      return say({
        speed: saySpeeds(warning.gustKt, warning.gustMps, words),
        limit: limitOf(warning, words),
      });
    case 'windAloftEstimated':
      return say({
        height: sayHeightM(warning.heightM, words),
        speed: saySpeeds(warning.speedKt, warning.speedMps, words),
        limit: limitOf(warning, words),
      });
    case 'windAtHeight':
      return say({
        height: sayHeightFt(warning.heightFt, words),
        speed: saySpeeds(warning.speedKt, warning.speedMps, words),
        limit: limitOf(warning, words),
      });
    case 'visibility':
      return say({ distance: sayLowVisibility(warning.visibilityM, facts, words) });
    case 'fog':
    case 'precipitation':
      return say({ what: sayWeatherGroup(warning.group, words) });
    case 'fogForming':
      return say({
        temperature: sayTemperature(warning.temperatureC),
        dewPoint: sayTemperature(warning.dewPointC),
        // A dew point above the temperature is a problem of its own; here only the distance counts.
        spread: sayTemperature(Math.abs(warning.spreadC)),
      });
    case 'cloudBase':
      return say({
        cover: warning.cover === 'VV' ? sayWeather(words, 'skyHidden') : words.covers[warning.cover],
        height: sayHeightFt(warning.baseFt, words),
      });
    case 'thunderstorm':
      return warning.group === null
        ? words.thunderstormSeen
        : say({ what: sayWeatherGroup(warning.group, words) });
    case 'convectiveCloud': {
      const type = words.cloudTypes[warning.type];
      return warning.baseFt === null
        ? fill(words, words.convectiveCloudSeen, { type })
        : say({ type, height: sayHeightFt(warning.baseFt, words) });
    }
    case 'icing': {
      const cause = words.icingCauses[warning.cause];
      const { temperatureC } = warning;
      if (temperatureC === null) return say({ cause });
      const second = sayTemperature(temperatureC);
      return say({ cause: sayWeather(words, 'both', { first: cause, second }) });
    }
    case 'batteryCold':
    case 'batteryHot':
      return say({ temperature: sayTemperature(warning.temperatureC) });
    case 'dust': {
      const phenomena = warning.phenomena.map((code) => words.nouns[code][0]);
      return say({ what: formatList(phenomena, words) });
    }
    case 'notObserved':
      return say({ what: words.missing[warning.field] });
    case 'windShear':
    case 'squall':
    case 'funnelCloud':
    case 'volcanicAsh':
    case 'twilight':
    case 'night':
      return say();
  }
}

/** Where the report says `less than`, so does the warning. */
function sayLowVisibility(visibilityM: number, facts: WeatherFacts, words: WeatherCatalogue): string {
  const below = [facts, ...facts.groups].some(
    ({ conditions }) => conditions.visibilityM === visibilityM && conditions.visibilityBound === 'below',
  );
  return sayBound(sayDistance(visibilityM, words), below ? 'below' : null, words);
}

function limitOf({ maximumMps }: { readonly maximumMps: number }, words: WeatherCatalogue): string {
  return sayQuantity(maximumMps, 'mps', words);
}
