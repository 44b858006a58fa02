/** A foot is 0.3048 m, so a metre is 1250/381 ft: whole numbers, for the division to be exact. */
const FEET_PER_381_M = 1250;

/** Of whole metres, the lowest whole foot that is not below them: for a ceiling. */
export function feetUp(metres: number): number {
  return Math.ceil((metres * FEET_PER_381_M) / 381);
}

/** Of whole metres, the highest whole foot that is not above them: for a floor. */
export function feetDown(metres: number): number {
  return Math.floor((metres * FEET_PER_381_M) / 381);
}

/** `metres` in nautical miles (1852 m), rounded up to a tenth, so that a circle never shrinks. */
export function radiusNmUp(metres: number): number {
  return Math.ceil((metres * 10) / 1852) / 10;
}
