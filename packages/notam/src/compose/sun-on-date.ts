import { toUtcInstant, type Position, type UtcInstant, type UtcInterval } from '@klarnotam/aviation';
import { sunAt, type SolarDay } from '../schedule/sun-events.ts';
import { toLocalTime } from './local-time.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

export interface SunOnDate {
  readonly sunrise: UtcInstant | null;
  readonly sunset: UtcInstant | null;
  /** The sun stays up, or down, all day. */
  readonly polar: 'day' | 'night' | null;
}

function solarDays(position: Position, fromMs: number, toMs: number): SolarDay[] {
  const sun = sunAt(position);
  const first = Math.floor(fromMs / DAY_MS) - 1;
  const last = Math.floor(toMs / DAY_MS) + 1;
  return Array.from({ length: last - first + 1 }, (_, index) => sun(first + index));
}

const instantOf = (minutes: number): UtcInstant => toUtcInstant(minutes * MINUTE_MS);

/** Sunrise and sunset at sea level that fall on `date` (`yyyy-MM-dd`) by the clocks of `timeZone`. */
export function sunOnDate(position: Position, date: string, timeZone: string): SunOnDate {
  const noonMs = Date.parse(`${date}T12:00:00Z`);
  const days = solarDays(position, noonMs, noonMs);
  const isOnDate = (at: UtcInstant): boolean => toLocalTime(at, timeZone)?.date === date;
  const find = (event: 'sunrise' | 'sunset'): UtcInstant | null =>
    days.flatMap((day) => (day[event] === null ? [] : [instantOf(day[event])])).find(isOnDate) ?? null;
  const polar = days.find((day) => day.polar !== null && isOnDate(instantOf(day.noon)))?.polar ?? null;
  return { sunrise: find('sunrise'), sunset: find('sunset'), polar };
}

/** How much of `window` the sun is down. */
export function darknessDuring(position: Position, window: UtcInterval): 'none' | 'part' | 'whole' {
  const [from, to] = [Date.parse(window.from), Date.parse(window.to)];
  const isUp = ({ sunrise, sunset, polar, noon }: SolarDay): readonly [number, number] | null => {
    if (polar === 'day') return [(noon - 720) * MINUTE_MS, (noon + 720) * MINUTE_MS];
    return sunrise === null || sunset === null ? null : [sunrise * MINUTE_MS, sunset * MINUTE_MS];
  };
  const light = solarDays(position, from, to).flatMap((day) => [isUp(day)].filter((each) => each !== null));
  if (light.every(([rise, set]) => set <= from || rise >= to)) return 'whole';
  let lightUntil = from;
  for (const [rise, set] of light.toSorted((a, b) => a[0] - b[0]))
    // Days of sun that follow each other touch at midnight, within minutes.
    if (rise <= lightUntil + 5 * MINUTE_MS && set > lightUntil) lightUntil = set;
  return lightUntil < to ? 'part' : 'none';
}
