import type { DroneLimits, UserLanguage } from '@klarnotam/contract';
import type { Messages } from '../text/use-text.ts';
import type { WeatherUnits } from '@klarnotam/language';
import { screenLanguage } from '../text/screen-language.ts';
import { fromMps } from './wind-unit.ts';

const MINUS = '\u2212';

const DECIMAL_MARK: Readonly<Record<UserLanguage, string>> = { en: '.', no: ',' };

/**
 * A number as a reader of the page writes it, with up to three decimals. The first use of the browser's own number formats takes as long
 * as drawing the page.
 */
export function figure(value: number): string {
  return String(Number(value.toFixed(3)))
    .replace('.', DECIMAL_MARK[screenLanguage()])
    .replace('-', MINUS);
}

/** The limits of a drone in one sentence. */
export function describeLimits(limits: DroneLimits, units: WeatherUnits, { drones }: Messages): string {
  const windIn = (mps: number): string =>
    units === 'metric'
      ? drones.inMps(figure(fromMps(mps, 'mps')))
      : drones.inKnots(figure(Math.round(fromMps(mps, 'kt'))));
  const wind = windIn(limits.maximumWindMps);
  const gust = windIn(limits.maximumGustMps);
  return drones.summary({
    wind: gust === wind ? drones.windAndGusts(wind) : drones.windThenGusts(wind, gust),
    temperatures: drones.temperatures(figure(limits.minimumTemperatureC), figure(limits.maximumTemperatureC)),
    height: drones.height(limits.flightHeightM),
    rain: drones.rainSummary[limits.rainRating],
  });
}
