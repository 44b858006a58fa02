import type { TimedReason, Verdict } from '@klarnotam/weather';
import type { WeatherCatalogue } from '../weather/weather-catalogue.ts';
import { sayWeatherCard } from '../weather/say-weather.ts';
import type { WeatherCardMessageKey } from './weather-card-messages.ts';

const VERDICTS = {
  nogo: 'verdictNogo',
  caution: 'verdictCaution',
  incomplete: 'verdictIncomplete',
  fine: 'verdictFine',
  notJudged: 'verdictNotJudged',
} as const satisfies Readonly<Record<Verdict, WeatherCardMessageKey>>;

export function sayVerdict(verdict: Verdict, words: WeatherCatalogue): string {
  return sayWeatherCard(words, VERDICTS[verdict]);
}

/** `at times thunderstorm`. */
export function sayLikely(
  what: string,
  likelihood: TimedReason['likelihood'],
  words: WeatherCatalogue,
): string {
  if (likelihood === null) return what;
  const { percent, atTimes } = likelihood;
  if (percent === null)
    return sayWeatherCard(words, atTimes ? 'chanceAtTimes' : 'chanceUnlabelled', { what });
  return sayWeatherCard(words, atTimes ? 'chancePercentAtTimes' : 'chancePercent', {
    percent: String(percent),
    what,
  });
}
