import { heightToFeet, METRES_PER_FOOT, type Height } from '@klarnotam/aviation';

/** Drones of the open category stay below this, metres above ground. */
export const DRONE_CEILING_M = 120;

/** What a limit is measured from, and how far it is from there. */
export type Limit =
  | { readonly from: 'ground' | 'sea' | 'pressure'; readonly metres: number }
  | { readonly from: 'unlimited'; readonly metres: null }
  | { readonly from: 'absent'; readonly metres: null };

export function limitOf(height: Height | null): Limit {
  if (height === null) return { from: 'absent', metres: null };
  if (height.value === null || height.reference === 'unl') return { from: 'unlimited', metres: null };
  const metres = heightToFeet(height) * METRES_PER_FOOT;
  if (height.unit === 'fl' || height.reference === 'std') return { from: 'pressure', metres };
  return { from: height.reference === 'amsl' ? 'sea' : 'ground', metres };
}

/** Metres above ground; `Infinity` where there is no upper end. */
export interface Range {
  readonly fromM: number;
  readonly toM: number;
}

export interface HeightBand {
  /** All heights above ground that may be meant. */
  readonly possible: Range;
  /** Those that are meant wherever the ground is; null: none are certain. */
  readonly sure: Range | null;
  /** Those that are meant where the ground is at sea level. */
  readonly atSeaLevel: Range;
}

/** The heights above ground that a limit may stand for, with the ground anywhere from sea level up. */
function reachOf(limit: Limit, absent: Range): Range {
  switch (limit.from) {
    case 'ground':
      return { fromM: limit.metres, toM: limit.metres };
    case 'sea':
    case 'pressure':
      return { fromM: 0, toM: Math.max(0, limit.metres) };
    case 'unlimited':
      return { fromM: Infinity, toM: Infinity };
    case 'absent':
      return absent;
  }
}

/**
 * What of the air above the ground lies between two published limits. Null when neither is stated, or when they leave
 * nothing between them.
 */
export function heightBand(lower: Height | null, upper: Height | null): HeightBand | null {
  if (lower === null && upper === null) return null;
  const top = reachOf(limitOf(upper), { fromM: 0, toM: Infinity });
  const base = reachOf(limitOf(lower), { fromM: 0, toM: top.toM });
  if (!(base.fromM < top.toM)) return null;
  const sureTop = upper === null ? base.toM : top.fromM;
  return {
    possible: { fromM: base.fromM, toM: top.toM },
    atSeaLevel: { fromM: lower === null ? base.fromM : base.toM, toM: top.toM },
    sure: base.toM < sureTop ? { fromM: base.toM, toM: sureTop } : null,
  };
}

/** Up to here the drawing is to scale, metres above ground. */
export const TO_SCALE_M = 300;
const TO_SCALE_PERCENT = 75;

/** Where a height stands in the drawing, percent from the ground up; the rest above {@link TO_SCALE_M} is pressed together. */
export function heightPercent(metres: number): number {
  if (metres <= TO_SCALE_M) return (Math.max(0, metres) / TO_SCALE_M) * TO_SCALE_PERCENT;
  return TO_SCALE_PERCENT + (100 - TO_SCALE_PERCENT) * (1 - TO_SCALE_M / metres);
}
