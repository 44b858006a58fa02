import { toUtcInstant, type Position } from '@klarnotam/aviation';
import { getPosition } from 'suncalc';
import { LIMITS } from './drone-limits-table.ts';
import type { Warning } from './warning.ts';

/** Twilight is civil twilight: outside it, sun more than 6 degrees below the horizon, it is night (SERA, article 2). */
export type Light = 'day' | 'twilight' | 'night';

const DARKNESS = { day: 0, twilight: 1, night: 2 } as const satisfies Readonly<Record<Light, number>>;
const STEP_MS = 10 * 60_000;
const MINUTE_MS = 60_000;
/** What the library adds to every height below the horizon; both limits are geometric heights below it. */
const REFRACTION_DEG = 0.4839;

export function lightAt(ms: number, { lat, lon }: Position): Light {
  const heightDeg = getPosition(new Date(ms), lat, lon).altitude - REFRACTION_DEG;
  if (heightDeg >= LIMITS.sunriseSunDeg.value) return 'day';
  return heightDeg >= LIMITS.twilightSunDeg.value ? 'twilight' : 'night';
}

/** The first minute after `fromMs` and up to `toMs` at which the light is no longer `light`. */
function changeBetween(fromMs: number, toMs: number, light: Light, position: Position): number {
  let before = fromMs;
  let after = toMs;
  while (after - before > MINUTE_MS) {
    const middle = before + Math.ceil((after - before) / 2 / MINUTE_MS) * MINUTE_MS;
    if (lightAt(middle, position) === light) before = middle;
    else after = middle;
  }
  return after;
}

/** The stretches of equal light between two moments, to the minute counted from the first; one that two lights share has the darker. */
export function lightStretches(
  fromMs: number,
  toMs: number,
  position: Position,
): { light: Light; fromMs: number; toMs: number }[] {
  const found = [{ light: lightAt(fromMs, position), fromMs, toMs }];
  for (let ms = fromMs; ms < toMs; ms += STEP_MS) {
    const next = Math.min(ms + STEP_MS, toMs);
    const last = found.at(-1);
    const light = lightAt(next, position);
    if (!last || light === last.light) continue;
    const first = changeBetween(ms, next, last.light, position);
    // The minute in which it gets darker belongs to the dark.
    const change = DARKNESS[light] > DARKNESS[last.light] ? first - MINUTE_MS : first;
    if (change >= toMs) continue;
    last.toMs = change;
    found.push({ light, fromMs: change, toMs });
  }
  return found;
}

/** Night and civil twilight at `position`: at one moment, or each stretch of a period, to the minute. */
export function judgeLight(fromMs: number, toMs: number, position: Position): Warning[] {
  const moment = fromMs === toMs;
  return lightStretches(fromMs, toMs, position).flatMap((stretch): Warning[] => {
    if (stretch.light === 'day') return [];
    return [
      {
        code: stretch.light,
        severity: 'caution',
        change: null,
        from: moment ? null : toUtcInstant(stretch.fromMs),
        to: moment ? null : toUtcInstant(stretch.toMs),
      },
    ];
  });
}
