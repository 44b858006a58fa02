import { toUtcInstant, type Position } from '@klarnotam/aviation';
import { getPosition } from 'suncalc';
import { LIMITS } from './drone-limits-table.ts';
import type { Warning } from './warning.ts';

const STEP_MS = 10 * 60_000;

/** Height of the sun's centre without refraction, which the limits include. */
function lightAt(ms: number, { lat, lon }: Position): 'day' | 'twilight' | 'night' {
  const altitude = getPosition(new Date(ms), lat, lon).altitude;
  if (altitude >= LIMITS.sunriseSunDeg.value) return 'day';
  return altitude >= LIMITS.twilightSunDeg.value ? 'twilight' : 'night';
}

/** Night and civil twilight at `position`: at one moment, or each stretch of a period to ten minutes. */
export function judgeLight(fromMs: number, toMs: number, position: Position): Warning[] {
  const found: { light: 'day' | 'twilight' | 'night'; fromMs: number; toMs: number }[] = [];
  for (let ms = fromMs; ms < toMs || ms === fromMs; ms += STEP_MS) {
    const light = lightAt(ms, position);
    const end = Math.min(ms + STEP_MS, toMs);
    const last = found.at(-1);
    if (last?.light === light) last.toMs = end;
    else found.push({ light, fromMs: ms, toMs: end });
  }
  return found.flatMap((stretch): Warning[] => {
    if (stretch.light === 'day') return [];
    const moment = fromMs === toMs;
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
