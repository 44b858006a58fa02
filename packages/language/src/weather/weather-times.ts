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
      times: joined(
        spells.map((spell) => saySpell(spell, context)),
        words,
      ),
    }),
  );
  return sentence(phrases.join(words.messages.semicolon), words);
}

function saySpell({ beganAt, endedAt }: WeatherSpell, context: WordingContext): string {
  if (beganAt !== null && endedAt !== null) return sayPeriod(beganAt, endedAt, context);
  return endedAt === null
    ? sayWeather(context.words, 'weatherBegan', { time: sayTime(beganAt, context) })
    : sayWeather(context.words, 'weatherEnded', { time: sayTime(endedAt, context) });
}
