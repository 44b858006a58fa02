import type { TimedWeather, WeatherSpell } from '@klarnotam/weather';
import { sayRecentGroup } from './present-weather.ts';
import { joined, sayWeather, sentence } from './say-weather.ts';
import { sayPeriod, sayTime, type WordingContext } from './times.ts';

/** When weather began and ended, as a sentence: `Rain: 17:15–17:24 UTC; snow: ended 17:05 UTC, began 17:40 UTC.` */
export function sayWeatherTimes(weather: readonly TimedWeather[], context: WordingContext): string {
  const { words } = context;
  const phrases = weather.map(({ group, spells }) =>
    sayWeather(words, 'weatherTimed', {
      what: sayRecentGroup(group, words),
      times: joined(spells.every(isClosed) ? saySpells(spells, context) : sayEnds(spells, context), words),
    }),
  );
  return sentence(phrases.join(words.messages.semicolon), words);
}

function isClosed({ beganAt, endedAt }: WeatherSpell): boolean {
  return beganAt !== null && endedAt !== null;
}

function saySpells(spells: readonly WeatherSpell[], context: WordingContext): readonly string[] {
  return spells.map(({ beganAt, endedAt }) =>
    sayWeather(context.words, 'weatherBetween', { period: sayPeriod(beganAt, endedAt, context) }),
  );
}

/** Each beginning and end by itself: behind an end, hours alone would read as those of another end. */
function sayEnds(spells: readonly WeatherSpell[], context: WordingContext): readonly string[] {
  const { words } = context;
  return spells.flatMap(({ beganAt, endedAt }) => [
    ...(beganAt === null ? [] : [sayWeather(words, 'weatherBegan', { time: sayTime(beganAt, context) })]),
    ...(endedAt === null ? [] : [sayWeather(words, 'weatherEnded', { time: sayTime(endedAt, context) })]),
  ]);
}
