import { gustAtHeight, windAtHeight, type WindGlance } from '@klarnotam/weather';
import { joined, sayWeather, sayWeatherCard, sentence } from '../weather/say-weather.ts';
import type { WeatherCatalogue } from '../weather/weather-catalogue.ts';
import { compassPoint } from '../weather/wind.ts';
import { decisive, MOST_REASONS } from './decisive-reasons.ts';
import type { Context } from './glance-context.ts';
import { sayHeight, sayWindSpeed, type WeatherUnits } from './say-figures.ts';

const MPS_PER_KNOT = 1852 / 3600;

/** The wind, without the figures that a reason has said. */
export function sayWindNow(context: Context): string | null {
  const { glance, words, units, nowMs } = context;
  const { observation, forecast } = glance;
  const wind = observation?.age.state === 'fresh' ? observation.wind : (forecast?.wind ?? null);
  if (wind === null) return null;
  const said = new Set(
    decisive(glance.reasons, glance.verdict, nowMs, context)
      .slice(0, MOST_REASONS)
      .flatMap((reason) => (reason.code === 'storm' ? reason.parts.map(({ code }) => code) : [reason.code])),
  );
  const phrases = [
    sayFrom(wind, words),
    said.has('wind') ? null : sayWindSpeed(wind.speedKt * MPS_PER_KNOT, units, words),
    wind.gustKt === null || said.has('gust')
      ? null
      : sayWeather(words, 'windGust', { speed: sayWindSpeed(wind.gustKt * MPS_PER_KNOT, units, words) }),
    said.has('windAloftEstimated') || Math.round(wind.speedKt * MPS_PER_KNOT) === wind.aloftMps
      ? null
      : sayWindAloft(
          said.has('gustAloftEstimated') ? { ...wind, gustAloftMps: null } : wind,
          { plain: 'aloft', gusty: 'aloftGust' },
          units,
          words,
        ),
  ].filter((phrase) => phrase !== null);
  if (wind.speedKt === 0 && wind.gustKt === null) return sentence(sayWeather(words, 'windCalm'), words);
  return sayWeather(words, 'wind', { what: joined(phrases, words) });
}

/** The wind estimated for the height of flight, with its gusts where there are any. */
export function sayWindAloft(
  { aloftMps, gustAloftMps, speedKt, gustKt, heightM }: WindGlance,
  key: { readonly plain: 'aloft' | 'windUpTo'; readonly gusty: 'aloftGust' | 'windUpToGust' },
  units: WeatherUnits,
  words: WeatherCatalogue,
): string {
  const metric = units === 'metric';
  const mps = metric ? aloftMps : windAtHeight(speedKt, heightM) * MPS_PER_KNOT;
  const figures = { speed: sayWindSpeed(mps, units, words), height: sayHeight(heightM, units, words) };
  if (gustKt === null || gustAloftMps === null) return sayWeatherCard(words, key.plain, figures);
  const gustMps = metric ? gustAloftMps : gustAtHeight(gustKt, speedKt, heightM) * MPS_PER_KNOT;
  return sayWeatherCard(words, key.gusty, { ...figures, gust: sayWindSpeed(gustMps, units, words) });
}

function sayFrom({ directionDeg, variable }: WindGlance, words: WeatherCatalogue): string | null {
  if (variable) return sayWeather(words, 'windVariable');
  return directionDeg === null ? null : words.windPoints[compassPoint(directionDeg)];
}
