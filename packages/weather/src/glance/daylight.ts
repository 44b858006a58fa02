import { toUtcInstant, type Position } from '@klarnotam/aviation';
import { lightAt, lightStretches } from '../warn/judge-light.ts';
import type { LightStretch } from './best-hours.ts';
import type { DayRule } from './day-rule.ts';
import type { Daylight } from './glance.ts';

const HOUR_MS = 3_600_000;

/** Day, twilight and night around `nowMs`, at least until `toMs`. */
export function daylightOf(nowMs: number, toMs: number | null, position: Position): Daylight {
  const endMs = Math.max(nowMs + 24 * HOUR_MS, toMs ?? 0);
  const stretches = lightStretches(nowMs - 12 * HOUR_MS, endMs, position);
  return {
    now: lightAt(nowMs, position),
    stretches: stretches.map(({ light, fromMs, toMs: end }) => ({
      light,
      from: toUtcInstant(fromMs),
      to: toUtcInstant(end),
    })),
  };
}

/** The stretches by day and by night as `rule` has them; one of unknown light without a place. */
export function flyingLight(
  daylight: Daylight | null,
  rule: DayRule,
  nowMs: number,
  toMs: number,
): LightStretch[] {
  if (daylight === null) return [{ light: null, fromMs: nowMs, toMs }];
  return daylight.stretches.map(({ light, from, to }) => ({
    light: light === 'day' || (light === 'twilight' && rule === 'civilTwilight') ? 'day' : 'night',
    fromMs: Math.max(nowMs, Date.parse(from)),
    toMs: Math.min(toMs, Date.parse(to)),
  }));
}
