import type { LowCloud, Reason } from '@klarnotam/weather';
import { sayLayerBriefly } from '../weather/clouds.ts';
import { listed, sayWeatherCard } from '../weather/say-weather.ts';
import type { Context } from './glance-context.ts';
import { sayReportedHeight } from './say-figures.ts';
import { sayLikely } from './say-verdict.ts';

/** `Low cloud: scattered cloud at 180 m`; null where there is none, and beside a ceiling that is a reason. */
export function sayLowCloud(
  layers: readonly LowCloud[],
  reasons: readonly Reason[],
  { words, units }: Context,
): string | null {
  if (layers.length === 0 || reasons.some(({ code }) => code === 'cloudBase')) return null;
  const height = (feet: number): string => sayReportedHeight(feet, units, words);
  const what = listed(
    layers.map(({ layer, likelihood }) =>
      sayLikely(sayLayerBriefly(layer, height, words), likelihood, words),
    ),
    words,
  );
  return sayWeatherCard(words, 'lowCloud', { what });
}
