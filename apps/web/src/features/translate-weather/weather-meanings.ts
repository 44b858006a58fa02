import type { WeatherReport } from '@klarnotam/contract';

/** What a meaning is about, in front of it. */
const LABEL = /^[^:：\d]{1,60}[:：]\s*/;

/** What each weather group of a report means in the reader's language, by its code: `-SHRA`. */
export function weatherMeanings({ tokens }: Pick<WeatherReport, 'tokens'>): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const { field, text, meaning } of tokens) {
    if (field === 'weather')
      words.set(text.toUpperCase(), meaning.replace(LABEL, '').replace(/\s?[.。।]$/, ''));
  }
  return words;
}
