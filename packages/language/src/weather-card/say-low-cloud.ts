import type { UtcInterval } from '@klarnotam/aviation';
import type { LowCloud, LowLayer, Reason } from '@klarnotam/weather';
import { formatList } from '../format/list.ts';
import { sayLayerBriefly } from '../weather/clouds.ts';
import { bracketed, listed, sayWeatherCard } from '../weather/say-weather.ts';
import type { WeatherCatalogue } from '../weather/weather-catalogue.ts';
import type { Context } from './glance-context.ts';
import { sayHeight, sayReportedHeight } from './say-figures.ts';
import { clockOf, type Clock } from './say-time.ts';
import { sayLikely } from './say-verdict.ts';

const MOST_LAYERS_AT_FLIGHT = 2;

/** Layers whose hours are null are there all the time. */
type TimedLayer = Omit<LowCloud, 'hours'> & { readonly hours: readonly UtcInterval[] | null };

/**
 * `Low cloud: at times few clouds at 150 m and broken cloud at 240 m (16:00–18:00)`; null where there is none, and beside a ceiling that
 * prevails and is a reason.
 */
export function sayLowCloud(
  layers: readonly TimedLayer[],
  reasons: readonly Reason[],
  clock: Pick<Clock, 'period'>,
  context: Pick<Context, 'words' | 'units'>,
): string | null {
  if (layers.length === 0 || reasons.some(isPrevailingCeiling)) return null;
  return sayWeatherCard(context.words, 'lowCloud', { what: sayLayersByTime(layers, clock, context) });
}

function isPrevailingCeiling(reason: Reason): boolean {
  return reason.code === 'cloudBase' && !('likelihood' in reason && reason.likelihood !== null);
}

/** The layers of which the card says that they are at the height of flight. */
export function toldAtFlight({ glance }: Context): readonly LowCloud[] {
  return glance.cloudsAtFlight.slice(0, MOST_LAYERS_AT_FLIGHT);
}

/** `Cloud at or below your flying height (120 m): scattered cloud at 90 m`; hours are said where it is not there all the time. */
export function sayCloudsAtFlight(context: Context): string | null {
  const { glance, words, units, nowMs, timeZone } = context;
  const layers = toldAtFlight(context);
  if (layers.length === 0) return null;
  return sayWeatherCard(words, 'cloudAtFlight', {
    height: sayHeight(glance.limits.flightHeightM, units, words),
    what: sayLayersByTime(
      layers.map((each) => ({
        ...each,
        hours: each.hours.length === 0 ? null : each.hours,
      })),
      clockOf(words, timeZone, nowMs),
      context,
    ),
  });
}

/** Layers of one time and likelihood as one phrase, the lowest first. */
function sayLayersByTime(
  layers: readonly TimedLayer[],
  clock: Pick<Clock, 'period'>,
  { words, units }: Pick<Context, 'words' | 'units'>,
): string {
  const height = (feet: number): string => sayReportedHeight(feet, units, words);
  const ofOneTime = Map.groupBy(layers, ({ likelihood, hours }) => JSON.stringify([likelihood, hours]));
  const phrases = [...ofOneTime.values()].map((together) => {
    const sorted = together.toSorted((a, b) => (a.layer.baseFt ?? 0) - (b.layer.baseFt ?? 0));
    const what = formatList(
      sorted.map(({ layer }) => sayLowLayer(layer, height, words)),
      words,
    );
    const first = sayLikely(what, sorted[0]?.likelihood ?? null, words);
    const hours = sorted[0]?.hours ?? null;
    if (hours === null) return first;
    const second = formatList(
      hours.map(({ from, to }) => clock.period(Date.parse(from), Date.parse(to))),
      words,
    );
    return bracketed(first, second, words);
  });
  return listed(phrases, words);
}

function sayLowLayer(layer: LowLayer, height: (feet: number) => string, words: WeatherCatalogue): string {
  const { cover, baseFt, type } = layer;
  if (cover !== 'VV') return sayLayerBriefly({ cover, baseFt, type }, height, words);
  return sayWeatherCard(words, 'reasonSkyHidden', { height: height(baseFt ?? 0) });
}
