import type { Wind } from '../elements.ts';
import { gustAtHeight, MPS_PER_KNOT, windAtHeight } from '../warn/judge-wind.ts';
import { LIMITS } from '../warn/drone-limits-table.ts';
import type { DroneProfile } from '../warn/drone-profile.ts';
import type { WindGlance } from './glance.ts';

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
  const aloftMps = Math.round(windAtHeight(speedKt, heightM) * MPS_PER_KNOT);
  const gustAloftMps = gustAloftKt === null ? null : Math.round(gustAloftKt * MPS_PER_KNOT);
  return { directionDeg, variable, speedKt, gustKt, aloftMps, gustAloftMps, heightM };
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
