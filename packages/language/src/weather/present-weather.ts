import type { WeatherGroup, WeatherPhenomenon } from '@klarnotam/weather';
import { formatList } from '../format/list.ts';
import { sayWeather } from './say-weather.ts';
import type { NounWords, WeatherCatalogue } from './weather-catalogue.ts';
import type { WeatherNoun } from './weather-noun.ts';

const SIGNS = { light: '-', moderate: '', heavy: '+', vicinity: 'VC' } as const;

/** A weather group as reports print it: `-SHRA`. */
export function codeOf({ intensity, descriptor, phenomena }: WeatherGroup): string {
  return `${SIGNS[intensity]}${descriptor ?? ''}${phenomena.join('')}`;
}

/** Snow and rain mixed is the same, whichever prevails. */
function nounKey(descriptor: string, phenomena: readonly WeatherPhenomenon[]): string {
  const codes = phenomena.join('');
  return `${descriptor}${codes === 'SNRA' ? 'RASN' : codes}`;
}

function isNoun(key: string, words: WeatherCatalogue): key is WeatherNoun {
  return Object.hasOwn(words.nouns, key);
}

/** The noun of `phenomena` with `descriptor`, or several nouns as one. */
function nounOf(
  descriptor: string,
  phenomena: readonly WeatherPhenomenon[],
  words: WeatherCatalogue,
): NounWords {
  const key = nounKey(descriptor, phenomena);
  if (isNoun(key, words)) return words.nouns[key];
  const [first] = phenomena;
  const ownForm = first === undefined ? null : words.nouns[first][1];
  const form = (phenomena.length === 1 ? ownForm : (words.severalForm ?? ownForm)) ?? '';
  const what = formatList(
    phenomena.map((code) => words.nouns[code][0]),
    words,
  );
  if (descriptor === '' || !isDescriptor(descriptor, words)) return [what, form];
  return [sayWeather(words, 'qualified', { what, descriptor: words.descriptors[descriptor] }), form];
}

function isDescriptor(text: string, words: WeatherCatalogue): text is keyof WeatherCatalogue['descriptors'] {
  return Object.hasOwn(words.descriptors, text);
}

function withIntensity(
  [what, form]: NounWords,
  { intensity }: WeatherGroup,
  words: WeatherCatalogue,
): string {
  // Without a sign it is moderate, which no forecaster says.
  if (intensity === 'light' || intensity === 'heavy') return sayWeather(words, intensity, { what, form });
  return what;
}

/** The phrase without a word about how much: of what is near, or over, the report does not say it. */
function unmeasured({ descriptor, phenomena }: WeatherGroup, words: WeatherCatalogue): string {
  if (descriptor === 'TS' && phenomena.length > 0) {
    return sayWeather(words, 'thunderWith', { what: nounOf('', phenomena, words)[0] });
  }
  return nounOf(descriptor ?? '', phenomena, words)[0];
}

/** One weather group (WMO code table 4678) as a natural phrase: `light snow showers`, `thunderstorm with rain`. */
export function sayWeatherGroup(group: WeatherGroup, words: WeatherCatalogue): string {
  const { intensity, descriptor, phenomena } = group;
  const phrase = words.phrases[codeOf(group)];
  if (phrase !== undefined) return phrase;
  if (intensity === 'vicinity') {
    return sayWeather(words, 'vicinity', { what: unmeasured(group, words) });
  }
  if (descriptor === 'TS' && phenomena.length > 0) {
    const what = withIntensity(nounOf('', phenomena, words), group, words);
    return sayWeather(words, 'thunderWith', { what });
  }
  return withIntensity(nounOf(descriptor ?? '', phenomena, words), group, words);
}

/** Recent weather: no sign stands for moderate or heavy, so neither is said (WMO 15.13.2). */
export function sayRecentGroup(group: WeatherGroup, words: WeatherCatalogue): string {
  return group.intensity === 'moderate' ? unmeasured(group, words) : sayWeatherGroup(group, words);
}
