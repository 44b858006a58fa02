import type { Wind } from '../elements.ts';
import { gustAtHeight, MPS_PER_KNOT, windAtHeight } from '../warn/judge-wind.ts';
import type { WindGlance } from './glance.ts';

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
