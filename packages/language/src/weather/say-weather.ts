import { fill } from '../say.ts';
import type {
  WeatherCardMessageKey,
  WeatherCardMessageValues,
} from '../weather-card/weather-card-messages.ts';
import type { WeatherCatalogue } from './weather-catalogue.ts';
import type { WeatherMessageKey, WeatherMessageValues } from './weather-messages.ts';

/** The message `key` about weather filled with `values`. */
export function sayWeather<K extends WeatherMessageKey>(
  words: WeatherCatalogue,
  key: K,
  ...values: WeatherMessageValues<K>
): string {
  return fill(words, words.messages[key], values[0] ?? {});
}

/** The card's message `key` filled with `values`. */
export function sayWeatherCard<K extends WeatherCardMessageKey>(
  words: WeatherCatalogue,
  key: K,
  ...values: WeatherCardMessageValues<K>
): string {
  return fill(words, words.card[key], values[0] ?? {});
}

/** `phrases` one after the other with the comma of the language. */
export function joined(phrases: readonly (string | null)[], words: WeatherCatalogue): string {
  return phrases.filter((phrase) => phrase !== null && phrase !== '').join(words.messages.comma);
}

/** The parts of a list: where one has a comma of its own, semicolons part them. */
export function listed(phrases: readonly string[], { messages }: WeatherCatalogue): string {
  const mark = messages.comma.trim();
  return phrases.join(phrases.some((phrase) => phrase.includes(mark)) ? messages.semicolon : messages.comma);
}

/** Sentences one after the other, by the custom of the language. */
export function sentences(texts: readonly (string | null)[], { sentenceGap }: WeatherCatalogue): string {
  return texts.filter((text) => text !== null && text !== '').join(sentenceGap);
}

/** {@link sentences}; null: none of them says anything. */
export function sentencesOrNull(texts: readonly (string | null)[], words: WeatherCatalogue): string | null {
  return texts.every((text) => text === null) ? null : sentences(texts, words);
}

/** `text` as it begins a sentence. */
export function capitalised(text: string, { locale }: WeatherCatalogue): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

/** A phrase as a sentence of its own. */
export function sentence(text: string, words: WeatherCatalogue): string {
  return sayWeather(words, 'sentence', { text: capitalised(text, words) });
}

/** A label as it stands within a sentence. */
export function uncapitalised(label: string, { locale }: WeatherCatalogue): string {
  return label.charAt(0).toLocaleLowerCase(locale) + label.slice(1);
}

/** `what` with `more` in brackets behind it, such as its hours; behind a comma, where it ends with brackets. */
export function bracketed(what: string, more: string, words: WeatherCatalogue): string {
  if (/[)）]\p{M}*[\u2066-\u2069]*$/u.test(what)) return joined([what, more], words);
  return sayWeather(words, 'both', { first: what, second: more });
}
