import type { LowCloud, Reason } from '@klarnotam/weather';
import { sayLayerBriefly } from '../weather/clouds.ts';
import { listed, sayWeather, sayWeatherCard } from '../weather/say-weather.ts';
import type { Context } from './glance-context.ts';
import { sayReportedHeight } from './say-figures.ts';
import { sayLikely } from './say-verdict.ts';

/**
 * `Low cloud: scattered cloud at 180 m (16:00–18:00)`, each with the hours that `hoursOf` has for it; null where there is none, and beside a
 * ceiling that is a reason.
 */
export function sayLowCloud(
  layers: readonly Omit<LowCloud, 'hours'>[],
  reasons: readonly Reason[],
  { words, units }: Context,
  hoursOf: (index: number) => string | null = () => null,
): string | null {
  if (layers.length === 0 || reasons.some(({ code }) => code === 'cloudBase')) return null;
  const height = (feet: number): string => sayReportedHeight(feet, units, words);
  const what = listed(
    layers.map(({ layer, likelihood }, index) => {
      const first = sayLikely(sayLayerBriefly(layer, height, words), likelihood, words);
      const second = hoursOf(index);
      return second === null ? first : sayWeather(words, 'both', { first, second });
    }),
    words,
  );
  return sayWeatherCard(words, 'lowCloud', { what });
}
