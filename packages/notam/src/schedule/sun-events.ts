import type { Position } from '@klarnotam/aviation';
import { getTimes } from 'suncalc';

/** Minutes since 1970-01-01T00:00Z. A sun that stays up or down all day has no event. */
export interface SolarDay {
  readonly noon: number;
  readonly sunrise: number | null;
  readonly sunset: number | null;
  readonly polar: 'day' | 'night' | null;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * Sunrise and sunset at sea level (-0.833°: the upper limb on the horizon with mean refraction), sunrise cut and sunset
 * raised to the minute as issuers do, for the solar day whose noon lies nearest to 1200 UTC of `dayNumber` (days since
 * 1970-01-01). Remembers what it computed.
 */
export function sunAt(position: Position): (dayNumber: number) => SolarDay {
  const known = new Map<number, SolarDay>();
  return (dayNumber) => {
    const before = known.get(dayNumber);
    if (before !== undefined) return before;
    const times = getTimes(new Date((dayNumber + 0.5) * DAY_MS), position.lat, position.lon);
    const day: SolarDay = {
      noon: Math.round(toMinutes(times.solarNoon)),
      sunrise: times.sunrise === null ? null : Math.floor(toMinutes(times.sunrise)),
      sunset: times.sunset === null ? null : Math.ceil(toMinutes(times.sunset)),
      polar: times.alwaysUp === true ? 'day' : times.alwaysDown === true ? 'night' : null,
    };
    known.set(dayNumber, day);
    return day;
  };
}

function toMinutes(date: Date): number {
  return date.getTime() / MINUTE_MS;
}
