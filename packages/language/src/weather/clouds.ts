import type { CloudLayer, Conditions } from '@klarnotam/weather';
import { fill } from '../say.ts';
import { formatNumber } from '../format/number.ts';
import { formatList } from '../format/list.ts';
import { cloudMetres, sayCloudHeight, sayFigures } from './figures.ts';
import { sayWeather } from './say-weather.ts';
import type { WeatherCatalogue } from './weather-catalogue.ts';

/** One layer as a phrase: `broken cloud at 550 m (1,800 ft)`, `few cumulonimbus (CB) at 500 m (1,700 ft)`. */
export function sayLayer(layer: CloudLayer, words: WeatherCatalogue): string {
  return sayLayerBriefly(layer, (feet) => sayCloudHeight(feet, words), words);
}

/** {@link sayLayer} with the height as `sayHeight` says it. */
export function sayLayerBriefly(
  layer: CloudLayer,
  sayHeight: (feet: number) => string,
  words: WeatherCatalogue,
): string {
  const { baseFt } = layer;
  const cover = sayCover(layer, words);
  if (isNoCloud(layer)) return cover;
  return baseFt === null
    ? sayWeather(words, 'cloudHeightUnknown', { cover })
    : sayWeather(words, 'cloudAt', { cover, height: sayHeight(baseFt) });
}

function isNoCloud({ cover }: CloudLayer): boolean {
  return cover === 'NSC' || cover === 'NCD' || cover === 'SKC' || cover === 'CLR';
}

function sayCover({ cover, type }: CloudLayer, words: WeatherCatalogue): string {
  const { covers, coversOfType, cloudTypes } = words;
  if (cover === 'NSC' || cover === 'NCD' || cover === 'SKC' || cover === 'CLR') return covers[cover];
  if (type !== null) return fill(words, coversOfType[cover ?? 'unknown'], { type: cloudTypes[type] });
  return cover === null ? sayWeather(words, 'cloudCoverUnknown') : covers[cover];
}

/** Layers as phrases; what lies at several heights is said once: `scattered cloud at 700, 850 and 1,150 m (…)`. */
export function sayLayers(layers: readonly CloudLayer[], words: WeatherCatalogue): readonly string[] {
  const alike = Map.groupBy(layers, (layer) =>
    isNoCloud(layer) || layer.baseFt === null
      ? JSON.stringify(layer)
      : `${String(layer.cover)} ${String(layer.type)}`,
  );
  return [...alike.values()].map((same) => {
    const [first] = same;
    const feet = same.flatMap(({ baseFt }) => (baseFt === null ? [] : [baseFt]));
    if (first === undefined) return '';
    if (same.length === 1 || feet.length < same.length) return sayLayer(first, words);
    return sayWeather(words, 'cloudAt', { cover: sayCover(first, words), height: sayHeights(feet, words) });
  });
}

function sayHeights(feet: readonly number[], words: WeatherCatalogue): string {
  const say = (figures: readonly number[], unit: 'm' | 'ft'): string =>
    sayFigures(
      formatList(
        figures.map((figure) => formatNumber(figure, words)),
        words,
      ),
      figures.at(-1) ?? 0,
      unit,
      words,
    );
  return sayWeather(words, 'both', { first: say(feet.map(cloudMetres), 'm'), second: say(feet, 'ft') });
}

/** Stations of the United States and its territories, whose `CLR` is up to 12,000 ft (FMH-1, 9.5.4). */
const OF_UNITED_STATES = /^(?:K|P[AGHJKLMOPTW]|T[IJ])/;

/** `layers` of a station, `CLR` without a height where no source tells up to which the station sees. */
export function layersOf(layers: readonly CloudLayer[], station: string | null): readonly CloudLayer[] {
  if (station !== null && OF_UNITED_STATES.test(station)) return layers;
  return layers.map((layer) => (layer.cover === 'CLR' ? { ...layer, cover: 'NCD' } : layer));
}

/** How far one sees upwards, as a sentence. */
export function sayVerticalVisibility({ verticalVisibilityFt }: Conditions, words: WeatherCatalogue): string {
  return verticalVisibilityFt === null
    ? sayWeather(words, 'verticalVisibilityUnknown')
    : sayWeather(words, 'verticalVisibility', { height: sayCloudHeight(verticalVisibilityFt, words) });
}
