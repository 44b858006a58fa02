import type { DroneLimits } from '@klarnotam/contract';
import type { Messages } from '../../shared/text/use-text.ts';
import { fromMps } from './wind-unit.ts';

const MINUS = '\u2212';

/** A number as a reader of the page writes it. */
export function figure(value: number): string {
  return String(value).replace('-', MINUS);
}

/** The limits of a drone in one sentence, the wind in both units. */
export function describeLimits(limits: DroneLimits, { weather: { drone } }: Messages): string {
  return drone.summary({
    wind: drone.windIn(
      figure(limits.maximumWindMps),
      figure(Math.round(fromMps(limits.maximumWindMps, 'kt'))),
    ),
    temperatures: drone.temperatures(figure(limits.minimumTemperatureC), figure(limits.maximumTemperatureC)),
    height: drone.height(limits.flightHeightM),
    rain: limits.rainproof ? drone.rainproofYes : drone.rainproofNo,
  });
}
