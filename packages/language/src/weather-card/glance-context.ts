import type { Glance } from '@klarnotam/weather';
import type { WeatherCatalogue } from '../weather/weather-catalogue.ts';
import type { WeatherUnits } from './say-figures.ts';
import type { ReasonContext } from './say-reason.ts';
import type { Clock } from './say-time.ts';

/** What the lines of a glance are said with. */
export interface Context {
  readonly glance: Glance;
  readonly words: WeatherCatalogue;
  readonly units: WeatherUnits;
  readonly nowMs: number;
  /** The present: {@link nowMs}, but for a planned flight. */
  readonly presentMs: number;
  readonly timeZone: string;
  /** `dated`: the first time has its date, today's too; `zone` stands right behind the time of a moment. */
  readonly newClock: (dated?: boolean, zone?: string) => Clock;
}

/** {@link ReasonContext} of a glance; `brief`: without limits. */
export function reasonContext({ words, units, newClock }: Context, brief: boolean): ReasonContext {
  return { words, units, brief, sayTime: (instant) => newClock().moment(Date.parse(instant)) };
}
