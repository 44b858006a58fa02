import type { CloudType } from '@klarnotam/weather';
import { listed, sayWeather } from './say-weather.ts';
import type { WeatherCatalogue } from './weather-catalogue.ts';

/** Fractus and castellanus by their genus, with the species (WMO-No. 407) and the code beside it. */
const OF_GENUS: Readonly<Record<string, { readonly genus: CloudType; readonly species: string }>> = {
  CF: { genus: 'CU', species: 'fractus' },
  SF: { genus: 'ST', species: 'fractus' },
  ACC: { genus: 'AC', species: 'castellanus' },
};
/** Blowing snow; of fog, rain and the like the letters are those of a weather group. */
const OF_WEATHER: Readonly<Record<string, 'BLSN'>> = { BS: 'BLSN' };

const PART = /([A-Z]{2,3})(\d| TR)/g;

/** `SF2SC4SC1 CI TR` (MANOBS): type and oktas of each layer from below, then traces; null: `text` is of another form. */
export function sayCloudTypes(text: string, words: WeatherCatalogue): string | null {
  const parts = [...text.matchAll(PART)];
  if (parts.map(([part]) => part).join('') !== text.replaceAll(/(?<=\d|TR) /g, '')) return null;
  const layers: { type: string; amounts: string[] }[] = [];
  for (const [, code = '', amount = ''] of parts) {
    const type = nameOf(code, words);
    if (type === null) return null;
    const said = amount === ' TR' ? sayWeather(words, 'trace') : `${amount}/8`;
    const last = layers.at(-1);
    if (last?.type === type) last.amounts.push(said);
    else layers.push({ type, amounts: [said] });
  }
  if (layers.length === 0) return null;
  const said = layers.map(({ type, amounts }) =>
    sayWeather(words, 'both', { first: type, second: amounts.join(words.messages.comma) }),
  );
  return sayWeather(words, 'cloudsOfTypes', { what: listed(said, words) });
}

function nameOf(code: string, words: WeatherCatalogue): string | null {
  const named = OF_GENUS[code];
  if (named !== undefined) return `${words.cloudTypes[named.genus]}\u00a0(${code}\u00a0${named.species})`;
  if (Object.hasOwn(words.cloudTypes, code)) return words.cloudTypes[code as CloudType];
  const noun = OF_WEATHER[code] ?? code;
  return Object.hasOwn(words.nouns, noun) ? words.nouns[noun as keyof typeof words.nouns][0] : null;
}
