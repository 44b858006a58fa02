import type { CloudLayer, Conditions, ReportToken, WeatherGroup } from '@klarnotam/weather';
import { layersOf, sayLayer } from './clouds.ts';
import { alignTokens, type TokenAlignment } from './align-tokens.ts';
import { sayRecentGroup, sayWeatherGroup } from './present-weather.ts';
import { capitalised, listed, sayWeather, sentences, uncapitalised } from './say-weather.ts';
import type { Statement } from './statement.ts';
import { sayColour } from './supplement.ts';
import type { WeatherCatalogue } from './weather-catalogue.ts';

type List = 'weather' | 'recent' | 'clouds';

const WEATHER: TokenAlignment = {
  continues: (_, before) => before === 'VC' || before === '+' || before === '-',
  count: (text) => (text === '//' || text === 'NSW' ? 0 : text.includes('/') ? 2 : 1),
};
const RECENT: TokenAlignment = { count: (text) => (text === 'RE//' ? 0 : 1) };
const CLOUDS: TokenAlignment = {
  continues: (_, before) => /^(?:FEW|SCT|BKN|OVC)$/.test(before),
  count: (text) => (/^\/+$/.test(text) ? 0 : 1),
};

function stateList<T>(
  list: List,
  missing: string,
  dealt: readonly { readonly tokens: readonly ReportToken[]; readonly items: readonly T[] }[],
  say: (item: T, words: WeatherCatalogue) => string,
  words: WeatherCatalogue,
): readonly Statement[] {
  return dealt.map(({ tokens, items }) => {
    const phrase =
      items.length === 0
        ? missing
        : listed(
            items.map((item) => say(item, words)),
            words,
          );
    return { tokens, list, phrase, text: sayListOf(list, phrase, words) };
  });
}

/** Weather and clouds speak for themselves; what has been needs a word for it. */
export function sayListOf(list: List, what: string, words: WeatherCatalogue): string {
  return list === 'recent'
    ? sayWeather(words, 'recent', { what })
    : sayWeather(words, 'sentence', { text: capitalised(what, words) });
}

/** Present or forecast weather; the word for its end is a sentence of its own. */
export function stateWeather(
  tokens: readonly ReportToken[],
  weather: readonly WeatherGroup[],
  words: WeatherCatalogue,
): readonly Statement[] {
  const isEnd = ({ text }: ReportToken): boolean => text.toUpperCase() === 'NSW';
  const ends = tokens.filter(isEnd);
  const others = tokens.filter((token) => !isEnd(token));
  return [
    ...stateList(
      'weather',
      words.notReported.weather,
      alignTokens(others, weather, WEATHER),
      sayWeatherGroup,
      words,
    ),
    ...ends.map((token) => ({ tokens: [token], text: sayWeather(words, 'weatherEnds') })),
  ];
}

/** Recent weather: `RERA`. */
export function stateRecent(
  tokens: readonly ReportToken[],
  recent: readonly WeatherGroup[],
  words: WeatherCatalogue,
): readonly Statement[] {
  return stateList(
    'recent',
    sayWeather(words, 'noData'),
    alignTokens(tokens, recent, RECENT),
    sayRecentGroup,
    words,
  );
}

/** Cloud layers of `station`; one sentence says those alike together. */
export function stateClouds(
  tokens: readonly ReportToken[],
  clouds: readonly CloudLayer[],
  station: string | null,
  words: WeatherCatalogue,
): readonly Statement[] {
  const dealt = alignTokens(tokens, layersOf(clouds, station), CLOUDS);
  const stated = stateList('clouds', words.notReported.clouds, dealt, sayLayer, words);
  return stated.map((statement, index) => ({ ...statement, layers: dealt[index]?.items ?? [] }));
}

/** Convective clouds in sight, as the report puts them. */
export function stateCloudsInSight(
  tokens: readonly ReportToken[],
  { cloudsInSight }: Conditions,
  words: WeatherCatalogue,
): readonly Statement[] {
  const text = cloudsInSight.map((cloud) => cloud.text).join('; ');
  return [{ tokens, text: sayWeather(words, 'cloudsInSight', { text }) }];
}

/** The first state is that of now, another behind it that of the trend. */
export function stateColours(
  tokens: readonly ReportToken[],
  { colours }: Conditions,
  words: WeatherCatalogue,
): readonly Statement[] {
  let told = 0;
  return alignTokens(tokens, colours, {
    count: (text) => (text === '///' ? 0 : text.length > 5 ? 2 : 1),
  }).map(({ tokens: own, items }) => {
    if (items.length === 0) return { tokens: own, text: sayWeather(words, 'colourUnknown') };
    const texts = items.map((code) => {
      const state = sayColour(code, words);
      told++;
      return told === 1 ? state : sayWeather(words, 'colourExpected', { state: uncapitalised(state, words) });
    });
    return { tokens: own, text: sentences(texts, words) };
  });
}
