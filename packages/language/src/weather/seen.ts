import type {
  ConvectionKind,
  Motion,
  Sector,
  Seen,
  SeenConvection,
  SeenLightning,
  SeenPlace,
} from '@klarnotam/weather';
import { formatList } from '../format/list.ts';
import { joined, listed, sayWeather, sentence } from './say-weather.ts';
import type { WeatherCatalogue } from './weather-catalogue.ts';

const LIGHTNING = {
  occasional: 'lightningOccasional',
  frequent: 'lightningFrequent',
  continuous: 'lightningContinuous',
} as const;
const DISTANCES = { overhead: 'placeOverhead', vicinity: 'placeNearby', distant: 'placeDistant' } as const;

/** Lightning as a sentence: `Frequent lightning in the distance, to the west through north-east.` */
export function sayLightning(seen: SeenLightning, words: WeatherCatalogue): string {
  const what = sayWeather(words, seen.frequency === null ? 'lightningSeen' : LIGHTNING[seen.frequency]);
  return saySeen(what, seen, words);
}

/** Storm clouds and showers as a sentence: `Cumulonimbus (CB) in the distance, to the north-west, moving east.` */
export function sayConvection(seen: SeenConvection, words: WeatherCatalogue): string {
  const kinds = seen.kinds.map((kind) => nameOf(kind, words));
  return saySeen(formatList(kinds, words), seen, words);
}

function nameOf(kind: ConvectionKind, words: WeatherCatalogue): string {
  switch (kind) {
    case 'CB':
    case 'TCU':
      return words.cloudTypes[kind];
    case 'TS':
    case 'SH':
    case 'SHRA':
      return words.nouns[kind][0];
    case 'CBMAM':
      return sayWeather(words, 'mammatus');
    case 'VIRGA':
      return sayWeather(words, 'virga');
    case 'ACSL':
    case 'SCSL':
    case 'CCSL':
      return sayWeather(words, 'lenticular', { code: kind });
  }
}

function saySeen(what: string, { places, motion }: Seen, words: WeatherCatalogue): string {
  const said = places.map((place) => sayPlace(place, words));
  const comma = words.messages.comma.trim();
  const where = said.some((place) => place.includes(comma)) ? listed(said, words) : formatList(said, words);
  const seen = said.length === 0 ? what : sayWeather(words, 'seenWhere', { what, where });
  return sentence(joined([seen, motion === null ? null : sayMotion(motion, words)], words), words);
}

function sayPlace({ distance, allAround, sectors }: SeenPlace, words: WeatherCatalogue): string {
  const directions = sectors.map((sector) => saySector(sector, words));
  return joined(
    [
      distance === null ? null : sayWeather(words, DISTANCES[distance]),
      allAround ? sayWeather(words, 'placeAllAround') : null,
      directions.length === 0 ? null : formatList(directions, words),
    ],
    words,
  );
}

function saySector({ from, via, to }: Sector, words: WeatherCatalogue): string {
  const { points, pointsAt } = words;
  if (to === null) return pointsAt[from];
  return via === null
    ? sayWeather(words, 'sector', { from: points[from], to: points[to] })
    : sayWeather(words, 'sectorOver', { from: points[from], via: points[via], to: points[to] });
}

function sayMotion(motion: Motion, words: WeatherCatalogue): string {
  if (motion === 'none') return sayWeather(words, 'notMoving');
  if (motion === 'little') return sayWeather(words, 'movingLittle');
  return sayWeather(words, 'movingTo', { point: words.points[motion] });
}
