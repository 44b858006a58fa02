import type { UtcInstant } from '@klarnotam/aviation';
import type { Wind } from '../elements.ts';
import type { WeatherFacts } from '../facts.ts';
import { gustAtHeight, MPS_PER_KNOT, windAtHeight } from '../warn/judge-wind.ts';
import { LIMITS } from '../warn/drone-limits-table.ts';
import type { DroneProfile } from '../warn/drone-profile.ts';
import type { PeakGust, WindGlance } from './glance.ts';

const MINUTE_MS = 60_000;

/** Whether `wind` or its gusts reach half of their limits at the height of flight. */
export function isBrisk(
  wind: Wind | null,
  { flightHeightM, maximumWindMps, maximumGustMps }: DroneProfile,
): boolean {
  if (wind === null) return false;
  const { speedKt, gustKt } = wind;
  const share = LIMITS.briskShare.value;
  const meanKt = speedKt === null ? 0 : windAtHeight(speedKt, flightHeightM);
  const gustAloftKt =
    gustKt === null ? 0 : speedKt === null ? gustKt : gustAtHeight(gustKt, speedKt, flightHeightM);
  return (
    meanKt * MPS_PER_KNOT >= share * maximumWindMps || gustAloftKt * MPS_PER_KNOT >= share * maximumGustMps
  );
}

/** The strongest mean wind of `winds` with the strongest gust of all; null: none gives a speed. */
export function strongestWind(winds: readonly (Wind | null)[], heightM: number): WindGlance | null {
  let strongest: (Wind & { readonly speedKt: number }) | null = null;
  let gustKt: number | null = null;
  let gustAloftKt: number | null = null;
  for (const wind of winds) {
    const { speedKt } = wind ?? { speedKt: null };
    if (wind?.gustKt != null) {
      gustKt = Math.max(gustKt ?? 0, wind.gustKt);
      const aloftKt = speedKt === null ? wind.gustKt : gustAtHeight(wind.gustKt, speedKt, heightM);
      gustAloftKt = Math.max(gustAloftKt ?? 0, aloftKt);
    }
    if (wind !== null && speedKt !== null && speedKt > (strongest?.speedKt ?? -1))
      strongest = { ...wind, speedKt };
  }
  if (strongest === null) return null;
  const { directionDeg, variable, speedKt } = strongest;
  const aloftKt = windAtHeight(speedKt, heightM);
  const aloftMps = Math.round(aloftKt * MPS_PER_KNOT);
  const gustAloftMps = gustAloftKt === null ? null : Math.round(gustAloftKt * MPS_PER_KNOT);
  return { directionDeg, variable, speedKt, gustKt, aloftMps, gustAloftMps, aloftKt, gustAloftKt, heightM };
}

/** The strongest gust that the remarks tell of the hour before the observation, where it was stronger than what the report gives. */
export function peakGustOf({ remarks, issuedAt, conditions: { wind } }: WeatherFacts): PeakGust | null {
  if (issuedAt === null) return null;
  const toldKt = Math.max(wind?.gustKt ?? 0, wind?.speedKt ?? 0);
  const isOfHour = (at: UtcInstant): boolean =>
    at <= issuedAt && Date.parse(issuedAt) - Date.parse(at) <= LIMITS.peakGustMin.value * MINUTE_MS;
  const peaks = remarks.flatMap((remark): PeakGust[] => {
    if (remark.code !== 'peakWind') return [];
    const { speedKt, at } = remark;
    return at !== null && speedKt > toldKt && isOfHour(at) ? [{ speedKt, at }] : [];
  });
  return peaks.toSorted((a, b) => b.speedKt - a.speedKt)[0] ?? null;
}

const OTHER_WIND = { directionDeg: 45, speedKt: 5 };

/** Whether `later` is a wind of its own beside `wind`, not the same one a little stronger or veered. */
export function isOtherWind(later: Wind | null, { directionDeg, speedKt }: WindGlance): boolean {
  if (later === null || later.speedKt === null) return false;
  if (Math.abs(later.speedKt - speedKt) >= OTHER_WIND.speedKt) return true;
  if (later.directionDeg === null || directionDeg === null) return later.directionDeg !== directionDeg;
  const apart = Math.abs(later.directionDeg - directionDeg);
  return Math.min(apart, 360 - apart) >= OTHER_WIND.directionDeg;
}
