import type { PeakGust, WindGlance } from '@klarnotam/weather';
import { sayClock } from '../card/say-moment.ts';
import { formatNumber } from '../format/number.ts';
import { joined, sayWeather, sayWeatherCard, sentence, uncapitalised } from '../weather/say-weather.ts';
import type { WeatherCatalogue } from '../weather/weather-catalogue.ts';
import { compassPoint } from '../weather/wind.ts';
import type { Context } from './glance-context.ts';
import { sayHeight, saySpeedBesideLimit, sayWindSpeed, type WeatherUnits } from './say-figures.ts';

const MPS_PER_KNOT = 1852 / 3600;

/** The wind at 10 m with its gusts, then both at the height of flight: `Wind from the west 7 m/s, gusting 12; at 120 m about 10 m/s, gusting 15.` */
export function sayWindNow(context: Context): string | null {
  const { observation, forecast } = context.glance;
  if (observation?.age.state === 'fresh')
    return observation.wind && sayWindLine(observation.wind, observation.peakGust, context);
  const wind = forecast?.wind ?? null;
  if (wind === null) return null;
  const line = sayWindLine(wind, null, context);
  return forecast?.windChanges === true
    ? sayWeatherCard(context.words, 'windAtFirst', { wind: uncapitalised(line, context.words) })
    : line;
}

function sayWindLine(wind: WindGlance, peakGust: PeakGust | null, context: Context): string {
  const { words, units } = context;
  const peak = peakGust && sayPeakGust(peakGust, wind, context);
  if (wind.speedKt === 0 && wind.gustKt === null)
    return sentence(joined([sayWeather(words, 'windCalm'), peak], words), words);
  const ground = {
    from: sayFrom(wind, words),
    speed: sayWindSpeed(wind.speedKt * MPS_PER_KNOT, units, words),
  };
  const { limits } = context.glance;
  const height = sayHeight(wind.heightM, units, words);
  const meanMps = wind.aloftKt * MPS_PER_KNOT;
  const mean = saySpeedBesideLimit(meanMps, limits.maximumWindMps, units, words);
  const aloft = { height, speed: mean.isWhole ? sayWindSpeed(meanMps, units, words) : mean.speed };
  if (wind.gustKt === null || wind.gustAloftKt === null)
    return sayWeatherCard(words, 'windLine', {
      ground: joined([sayWeatherCard(words, 'windGround', ground), peak], words),
      aloft: sayWeatherCard(words, 'windAloft', aloft),
    });
  const gustMps = wind.gustAloftKt * MPS_PER_KNOT;
  const most = saySpeedBesideLimit(gustMps, limits.maximumGustMps, units, words);
  return sayWeatherCard(words, 'windLine', {
    ground: joined(
      [
        sayWeatherCard(words, 'windGroundGust', {
          ...ground,
          gust: sayFigure(wind.gustKt * MPS_PER_KNOT, units, words),
        }),
        peak,
      ],
      words,
    ),
    aloft: sayWeatherCard(words, 'windAloftGust', {
      ...aloft,
      gust: most.isWhole ? sayFigure(gustMps, units, words) : most.figure,
    }),
  });
}

/** Of the hour before, so that no date is said; null: in whole units it is no stronger than what is told of now. */
function sayPeakGust(
  { speedKt, at }: PeakGust,
  wind: WindGlance,
  { words, units, timeZone }: Context,
): string | null {
  const say = (knots: number): string => sayWindSpeed(knots * MPS_PER_KNOT, units, words);
  const speed = say(speedKt);
  if (speed === say(wind.gustKt ?? wind.speedKt)) return null;
  return sayWeatherCard(words, 'windPeak', { speed, time: sayClock(Date.parse(at), timeZone) });
}

/** A speed behind one that has its unit: the figure alone, but where Beaufort numbers stand beside it or the language repeats the unit. */
function sayFigure(mps: number, units: WeatherUnits, words: WeatherCatalogue): string {
  if (words.windForce !== undefined || words.speedsWithUnit === true) return sayWindSpeed(mps, units, words);
  return formatNumber(Math.round(units === 'metric' ? mps : mps / MPS_PER_KNOT), words);
}

interface Aloft {
  readonly mps: number;
  /** Null: no gusts are reported. */
  readonly gustMps: number | null;
}

/** Whole metres a second as they are given, knots from the figures of the report. */
function aloftOf({ aloftMps, gustAloftMps, aloftKt, gustAloftKt }: WindGlance, units: WeatherUnits): Aloft {
  if (units === 'metric') return { mps: aloftMps, gustMps: gustAloftMps };
  return { mps: aloftKt * MPS_PER_KNOT, gustMps: gustAloftKt === null ? null : gustAloftKt * MPS_PER_KNOT };
}

/** The strongest wind of a row, estimated for the height of flight, with its gusts where there are any. */
export function sayWindUpTo(wind: WindGlance, units: WeatherUnits, words: WeatherCatalogue): string {
  const { mps, gustMps } = aloftOf(wind, units);
  const figures = { speed: sayWindSpeed(mps, units, words), height: sayHeight(wind.heightM, units, words) };
  return gustMps === null
    ? sayWeatherCard(words, 'windUpTo', figures)
    : sayWeatherCard(words, 'windUpToGust', { ...figures, gust: sayFigure(gustMps, units, words) });
}

function sayFrom({ directionDeg, variable }: WindGlance, words: WeatherCatalogue): string {
  if (variable) return sayWeather(words, 'windVariable');
  return directionDeg === null
    ? sayWeather(words, 'windDirectionUnknown')
    : words.windPoints[compassPoint(directionDeg)];
}
