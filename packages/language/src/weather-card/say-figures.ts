import { METRES_PER_FOOT } from '@klarnotam/aviation';
import { beaufort, roundedMetres, sayDistance, sayQuantity, sayMilesAlone } from '../weather/figures.ts';
import { fill } from '../say.ts';
import { sayWeather } from '../weather/say-weather.ts';
import type { WeatherCatalogue, WeatherUnit } from '../weather/weather-catalogue.ts';

/** Metres a second, kilometres and metres, or knots, miles and feet. */
export type WeatherUnits = 'metric' | 'aviation';

const MPS_PER_KNOT = 1852 / 3600;

/** A wind speed in whole units: `8 m/s`; where the country counts in Beaufort too, that beside it. */
export function sayWindSpeed(mps: number, units: WeatherUnits, words: WeatherCatalogue): string {
  if (units === 'aviation') return sayQuantity(mps / MPS_PER_KNOT, 'kt', words, 0);
  const first = sayQuantity(mps, 'mps', words, 0);
  if (words.windForce === undefined) return first;
  return sayWeather(words, 'both', {
    first,
    second: fill(words, words.windForce, { n: String(beaufort(mps)) }),
  });
}

/** A speed and its limit, each with the decimals that it takes to show which is above the other. */
export interface SpeedAgainstLimit {
  readonly speed: string;
  readonly limit: string;
  /** Rounded, both read the same, though the speed is above the limit. */
  readonly same: boolean;
}

/** `mps` beside `limitMps`: rounding never moves a speed to the other side of its limit. */
export function saySpeedAgainst(
  mps: number,
  limitMps: number,
  units: WeatherUnits,
  words: WeatherCatalogue,
): SpeedAgainstLimit {
  const factor = units === 'aviation' ? 1 / MPS_PER_KNOT : 1;
  const unit: WeatherUnit = units === 'aviation' ? 'kt' : 'mps';
  const limit = Number((limitMps * factor).toFixed(1));
  const value = mps * factor;
  const decimals = [0, 1].find((some) => {
    const shown = Number(value.toFixed(some));
    return mps > limitMps ? shown > limit : shown <= limit;
  });
  const shown = Math.min(
    Number(value.toFixed(decimals ?? 1)),
    decimals === undefined && mps <= limitMps ? limit : Infinity,
  );
  return {
    speed: sayQuantity(shown, unit, words, 1),
    limit: sayQuantity(limit, unit, words, 1),
    same: mps > limitMps && shown <= limit,
  };
}

/** A height above the ground, as a person would say it. */
export function sayHeight(metres: number, units: WeatherUnits, words: WeatherCatalogue): string {
  if (units === 'metric') return sayQuantity(roundedMetres(metres / METRES_PER_FOOT), 'm', words, 0);
  return sayQuantity(Math.round(metres / METRES_PER_FOOT / 10) * 10, 'ft', words, 0);
}

/** A height that a report gives in feet. */
export function sayReportedHeight(feet: number, units: WeatherUnits, words: WeatherCatalogue): string {
  return units === 'metric'
    ? sayQuantity(roundedMetres(feet), 'm', words, 0)
    : sayQuantity(feet, 'ft', words, 0);
}

/** A visibility. */
export function sayVisibilityDistance(metres: number, units: WeatherUnits, words: WeatherCatalogue): string {
  return units === 'metric' ? sayDistance(metres, words) : sayMilesAlone(metres, words);
}
