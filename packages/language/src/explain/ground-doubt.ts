import type { NotamFacts, Reason } from '@klarnotam/notam';

/** From here up, feet above sea level, ground of less than about 2,500 m is far below. */
const FAR_ABOVE_FT = 10_000;
/** Higher than any ground. */
const ABOVE_ALL_GROUND_FT = 30_000;
const FEET_PER_METRE = 3.28084;

/** ICAO location indicators of states and territories whose ground nowhere rises above about 2,500 m, by their first letters. */
const LOW_GROUND =
  /^(?:BI|E[BEFGHIKLNPSVY]|L[CDHKMPU]|U[KM]|D[BGINX]|F[BQ]|G[BGU]|M[UY]|S[GU]|T[ABGKLT]|V[DGH]|WS|Y|Z[GJ]|A[GN]|N[FG])/;

/**
 * Nobody need be told that the height of the ground is not known: the ground cannot come near the lower limit, or that all depends on its
 * height is said beside it.
 */
export function isGroundDoubtLeftOut(reason: Reason, { qualifier, locations, rating }: NotamFacts): boolean {
  if (reason.code !== 'groundHeightUnknown' || reason.lower.value === null) return false;
  if (rating.reasons.some(({ code }) => code === 'reachUncertain')) return true;
  const { value, unit } = reason.lower;
  const feet = unit === 'fl' ? value * 100 : unit === 'm' ? value * FEET_PER_METRE : value;
  if (feet >= ABOVE_ALL_GROUND_FT) return true;
  const places = locations.length > 0 ? locations : [qualifier?.fir ?? ''];
  return feet >= FAR_ABOVE_FT && places.every((place) => LOW_GROUND.test(place));
}
