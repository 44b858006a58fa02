import type { Position } from '@klarnotam/aviation';
import { getPosition } from 'suncalc';
import type { Conditions, WeatherGroup } from '../../elements.ts';
import type { WeatherFacts } from '../../facts.ts';

/* Fog soon, freezing rain that no sensor measures and the hours around dusk, from the sentences of docs/weather-rules.md. */

const MINUTE = 60_000;

/** "Fog at the place, shallow and in banks too". */
export function isFogHere({ phenomena, intensity }: WeatherGroup): boolean {
  return intensity !== 'vicinity' && phenomena.includes('FG');
}

/**
 * "Spread of 1 °C or less in at most 10 knots of wind, of 1.4 °C in at most 3 knots, where there is no fog yet". A wind that nobody gave
 * may be none.
 */
export function mayFormFog({
  temperatureC,
  dewPointC,
  wind,
  weather,
}: Pick<Conditions, 'temperatureC' | 'dewPointC' | 'wind' | 'weather'>): boolean {
  if (temperatureC === null || dewPointC === null || weather.some(isFogHere)) return false;
  const tenths = Math.round(10 * temperatureC) - Math.round(10 * dewPointC);
  const knots = wind?.speedKt ?? 0;
  if (knots <= 3) return tenths <= 14;
  return knots <= 10 && tenths <= 10;
}

/** "Fog forecast within two hours, behind the flight": `hasFog` is asked of each minute, chances too. */
export function isFogAhead(beginMs: number, flightMinutes: number, hasFog: (ms: number) => boolean): boolean {
  const behind = Array.from({ length: Math.max(0, 120 - flightMinutes) }, (_, i) => flightMinutes + i);
  return behind.some((minutes) => hasFog(beginMs + minutes * MINUTE));
}

/** "FZRANO: freezing rain is missing, unless it is reported or the air is above 5 °C, and nothing else". */
export function isFreezingRainUnknown({ kind, remarks, conditions }: WeatherFacts): boolean {
  if (kind === 'taf') return false;
  if (!remarks.some((remark) => remark.code === 'sensorMissing' && remark.text === 'FZRANO')) return false;
  const { weather, temperatureC } = conditions;
  const freezing = weather.filter(({ descriptor }) => descriptor === 'FZ');
  // Freezing fog is no rain.
  const isReported = freezing.some(({ phenomena }) => phenomena.some((code) => code !== 'FG'));
  return !isReported && !(temperatureC !== null && temperatureC > 5);
}

/** Minutes that follow each other, from the first to behind the last. */
interface Run {
  readonly fromMs: number;
  readonly toMs: number;
}

/**
 * "At least as long as the flight. A piece of the dark shorter than the flight counts where it joins a day that is as good and both
 * together are long enough; a piece of the day does not." `isGoodDay`: a minute of the day that is as good.
 */
export function isLongEnough(
  { fromMs, toMs }: Run,
  light: string,
  flightMinutes: number,
  isGoodDay: (ms: number) => boolean,
): boolean {
  const needed = flightMinutes * MINUTE;
  if (toMs - fromMs >= needed) return true;
  if (light !== 'night') return false;
  let before = 0;
  while (before < needed && isGoodDay(fromMs - before - MINUTE)) before += MINUTE;
  let behind = 0;
  while (behind < needed && isGoodDay(toMs + behind)) behind += MINUTE;
  return before + (toMs - fromMs) + behind >= needed;
}

/** Where night begins with the end of civil twilight. */
const EUROPEAN =
  /^(?:EB|ED|EE|EF|EH|EI|EK|EL|EN|EP|ES|ET|EV|EY|BI|GC|GE|LB|LC|LD|LE|LF|LG|LH|LI|LJ|LK|LM|LO|LP|LR|LS|LZ)/;

export function lightOf(ms: number, position: Position | null, station: string | null): string {
  if (position === null) return 'unknown';
  // "The minute in which it gets darker is dark." The library adds mean refraction below the horizon.
  const heights = [ms, ms + MINUTE].map(
    (at) => getPosition(new Date(at), position.lat, position.lon).altitude,
  );
  const heightDeg = Math.min(...heights) - 0.4839;
  return heightDeg < (EUROPEAN.test(station ?? '') ? -6 : -0.833) ? 'night' : 'day';
}
