import type { Wind } from '../elements.ts';
import { MPS_PER_KNOT, windAtHeight } from '../warn/judge-wind.ts';
import type { WindGlance } from './glance.ts';

/** The strongest mean wind of `winds` with the strongest gust of all; null: none gives a speed. */
export function strongestWind(winds: readonly (Wind | null)[], heightM: number): WindGlance | null {
  let strongest: (Wind & { readonly speedKt: number }) | null = null;
  let gustKt: number | null = null;
  for (const wind of winds) {
    if (wind?.gustKt != null) gustKt = Math.max(gustKt ?? 0, wind.gustKt);
    const { speedKt } = wind ?? { speedKt: null };
    if (wind !== null && speedKt !== null && speedKt > (strongest?.speedKt ?? -1))
      strongest = { ...wind, speedKt };
  }
  if (strongest === null) return null;
  const { directionDeg, variable, speedKt } = strongest;
  const aloftMps = Math.round(windAtHeight(speedKt, heightM) * MPS_PER_KNOT);
  return { directionDeg, variable, speedKt, gustKt, aloftMps, heightM };
}
