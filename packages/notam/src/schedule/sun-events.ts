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
/** Up to this latitude the moments of every fifth day give those between to 0.2 s. */
const EVEN_LATITUDE = 60;
const KNOT_DAYS = 5;

/**
 * Sunrise and sunset at sea level (-0.833°: the upper limb on the horizon with mean refraction), sunrise cut and sunset
 * raised to the minute as issuers do, for the solar day whose noon lies nearest to 1200 UTC of `dayNumber` (days since
 * 1970-01-01). Remembers what it computed.
 */
export function sunAt(position: Position): (dayNumber: number) => SolarDay {
  const key = `${position.lat} ${position.lon}`;
  const known = suns.get(key);
  if (known !== undefined) return known;
  if (suns.size >= MOST_POSITIONS) suns.clear();
  const sun = computeSun(position);
  suns.set(key, sun);
  return sun;
}

/** NOTAMs of one country share their places: in the United Kingdom some 160 have hours by the sun. */
const suns = new Map<string, (dayNumber: number) => SolarDay>();
const MOST_POSITIONS = 256;
const MOST_DAYS = 128;

function computeSun(position: Position): (dayNumber: number) => SolarDay {
  const even = Math.abs(position.lat) <= EVEN_LATITUDE;
  const computed = remember((day) => compute(position, day));
  return remember((day) => {
    const { noon, sunrise, sunset, polar } = even ? between(computed, day) : computed(day);
    return {
      noon: Math.round(noon),
      sunrise: sunrise === null ? null : Math.floor(sunrise),
      sunset: sunset === null ? null : Math.ceil(sunset),
      polar,
    };
  });
}

function compute({ lat, lon }: Position, day: number): SolarDay {
  const times = getTimes(new Date((day + 0.5) * DAY_MS), lat, lon);
  return {
    noon: times.solarNoon.getTime() / MINUTE_MS,
    sunrise: times.sunrise === null ? null : times.sunrise.getTime() / MINUTE_MS,
    sunset: times.sunset === null ? null : times.sunset.getTime() / MINUTE_MS,
    polar: times.alwaysUp === true ? 'day' : times.alwaysDown === true ? 'night' : null,
  };
}

/** Third order through the two computed days before and the two after. */
function between(computed: (day: number) => SolarDay, day: number): SolarDay {
  const knot = Math.floor(day / KNOT_DAYS) * KNOT_DAYS;
  if (knot === day) return computed(day);
  const x = (day - knot) / KNOT_DAYS;
  const knots = [-1, 0, 1, 2].map((step) => computed(knot + step * KNOT_DAYS));
  const weights = [
    (-x * (x - 1) * (x - 2)) / 6,
    ((x + 1) * (x - 1) * (x - 2)) / 2,
    (-(x + 1) * x * (x - 2)) / 2,
    ((x + 1) * x * (x - 1)) / 6,
  ];
  const moment = (of: 'noon' | 'sunrise' | 'sunset'): number =>
    knots.reduce((sum, each, index) => sum + (each[of] ?? Number.NaN) * (weights[index] ?? 0), 0);
  return { noon: moment('noon'), sunrise: moment('sunrise'), sunset: moment('sunset'), polar: null };
}

function remember<T>(of: (day: number) => T): (day: number) => T {
  const known = new Map<number, T>();
  return (day) => {
    const before = known.get(day);
    if (before !== undefined) return before;
    const found = of(day);
    if (known.size >= MOST_DAYS) known.clear();
    known.set(day, found);
    return found;
  };
}
