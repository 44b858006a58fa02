import { METRES_PER_FOOT } from '@klarnotam/aviation';
import { roundBesideLimit } from '@klarnotam/weather';
import {
  beaufort,
  digitsBesideForce,
  cloudMetres,
  roundedMetres,
  sayDistance,
  sayQuantity,
  sayMilesAlone,
} from '../weather/figures.ts';
import { formatNumber } from '../format/number.ts';
import { fill } from '../say.ts';
import { sayWeather } from '../weather/say-weather.ts';
import type { WeatherCatalogue, WeatherUnit } from '../weather/weather-catalogue.ts';

/** Metres a second, kilometres and metres, or knots, miles and feet. */
export type WeatherUnits = 'metric' | 'aviation';

const MPS_PER_KNOT = 1852 / 3600;

/** A wind speed in whole units: `8 m/s`; where the country counts in Beaufort too, that beside it. */
export function sayWindSpeed(mps: number, units: WeatherUnits, words: WeatherCatalogue): string {
  if (units === 'aviation') return sayQuantity(mps / MPS_PER_KNOT, 'kt', words, 0);
  if (words.windForce === undefined) return sayQuantity(mps, 'mps', words, 0);
  return sayWeather(words, 'both', {
    first: sayQuantity(mps, 'mps', words, digitsBesideForce(mps)),
    second: fill(words, words.windForce, { n: String(beaufort(mps)) }),
  });
}

/**
 * `mps` beside `limitMps`: rounding never moves it to the other side of its limit, so that it `isWhole` or has a tenth; `ratio` is that of the
 * figures that are said.
 */
export function saySpeedBesideLimit(
  mps: number,
  limitMps: number,
  units: WeatherUnits,
  words: WeatherCatalogue,
): {
  readonly speed: string;
  readonly figure: string;
  readonly limit: string;
  readonly ratio: number;
  readonly isWhole: boolean;
} {
  const [factor, unit]: [number, WeatherUnit] = units === 'aviation' ? [1 / MPS_PER_KNOT, 'kt'] : [1, 'mps'];
  const limit = Number((limitMps * factor).toFixed(1));
  const rounded = roundBesideLimit(mps * factor, limit);
  const speed = sayQuantity(rounded, unit, words);
  // Without its unit, but where Beaufort numbers are said too or the language repeats the unit.
  const isAlone = words.windForce === undefined && words.speedsWithUnit !== true;
  return {
    speed,
    figure: isAlone ? formatNumber(rounded, words) : speed,
    limit: sayQuantity(limit, unit, words),
    ratio: rounded / limit,
    isWhole: Number.isInteger(rounded),
  };
}

/** A height above the ground, as a person would say it. */
export function sayHeight(metres: number, units: WeatherUnits, words: WeatherCatalogue): string {
  if (units === 'metric') return sayQuantity(roundedMetres(metres / METRES_PER_FOOT), 'm', words, 0);
  return sayQuantity(Math.round(metres / METRES_PER_FOOT / 10) * 10, 'ft', words, 0);
}

/** A height that a report gives in feet, the base of a cloud: never rounded up. */
export function sayReportedHeight(feet: number, units: WeatherUnits, words: WeatherCatalogue): string {
  return units === 'metric'
    ? sayQuantity(cloudMetres(feet), 'm', words, 0)
    : sayQuantity(feet, 'ft', words, 0);
}

/** A visibility. */
export function sayVisibilityDistance(metres: number, units: WeatherUnits, words: WeatherCatalogue): string {
  return units === 'metric' ? sayDistance(metres, words) : sayMilesAlone(metres, words);
}
