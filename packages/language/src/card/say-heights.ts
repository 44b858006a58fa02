import { METRES_PER_FOOT, type Height } from '@klarnotam/aviation';
import { DRONE_CEILING_M, limitOf, type HeightGroup } from '@klarnotam/notam';
import { formatHeight } from '../format/height.ts';
import { say } from '../say.ts';
import { sayCard, type CardCatalogue } from './card-catalogue.ts';

/** Which unit stands first: the published one, or always the same. */
export type UnitsFirst = 'published' | 'metres' | 'feet';

/** {@link formatHeight} with the unit first that the reader wants. Flight levels stay as they are. */
export function sayHeight(height: Height, units: UnitsFirst, catalogue: CardCatalogue): string {
  const { value, unit, reference } = height;
  const isFixed = value === null || unit === 'fl' || reference === 'unl' || reference === 'std';
  const isGround = reference === 'sfc' && value === 0;
  const wanted = units === 'metres' ? 'm' : 'ft';
  if (isFixed || isGround || units === 'published' || unit === wanted) return formatHeight(height, catalogue);
  const above = reference === 'amsl' ? 'Amsl' : 'Agl';
  return wanted === 'm'
    ? say(catalogue, `heightM${above}`, { m: rounded(value * METRES_PER_FOOT), ft: value })
    : say(catalogue, `heightFt${above}`, { ft: rounded(value / METRES_PER_FOOT), m: value });
}

function rounded(value: number): number {
  const step = value < 1000 ? 1 : value < 10_000 ? 10 : 100;
  return Math.round(value / step) * step;
}

/** From where to where up, as one sentence. */
export function sayRange(
  { lower, upper, source }: HeightGroup,
  units: UnitsFirst,
  catalogue: CardCatalogue,
): string {
  const isUnlimited = upper !== null && (upper.value === null || upper.reference === 'unl');
  const words = {
    lower: lower === null ? '' : sayHeight(lower, units, catalogue),
    upper: upper === null ? '' : sayHeight(upper, units, catalogue),
  };
  const range =
    lower === null
      ? say(catalogue, 'limitsUpperOnly', words)
      : isUnlimited
        ? say(catalogue, 'limitsUnlimited', words)
        : upper === null
          ? say(catalogue, 'limitsLowerOnly', words)
          : say(catalogue, 'limitsBetween', words);
  return source === 'qualifier'
    ? say(catalogue, 'sentences', { first: sayCard(catalogue, 'heightsFromQualifier'), next: range })
    : range;
}

/** What limits mean for a drone that stays below 120 m above ground. */
export function sayReach({ lower, upper }: HeightGroup, units: UnitsFirst, catalogue: CardCatalogue): string {
  const base = limitOf(lower);
  const top = limitOf(upper);
  const reach = reachOf(base, lower, units, catalogue);
  const isTopLow = upper !== null && top.from === 'ground' && top.metres < DRONE_CEILING_M;
  return isTopLow
    ? say(catalogue, 'sentences', {
        first: reach,
        next: sayCard(catalogue, 'endsBelow', { height: sayHeight(upper, units, catalogue) }),
      })
    : reach;
}

function reachOf(
  base: ReturnType<typeof limitOf>,
  lower: Height | null,
  units: UnitsFirst,
  catalogue: CardCatalogue,
): string {
  if (lower === null || base.from === 'absent' || base.from === 'unlimited') {
    return sayCard(catalogue, 'lowerUnknown');
  }
  if (base.from === 'ground') {
    if (base.metres > DRONE_CEILING_M) return sayCard(catalogue, 'dronesBelow');
    if (base.metres > 0) {
      return sayCard(catalogue, 'dronesReach', { height: sayHeight(lower, units, catalogue) });
    }
    return sayCard(catalogue, 'dronesInside');
  }
  // The ground is hardly ever lower than the sea.
  if (base.metres <= DRONE_CEILING_M) return sayCard(catalogue, 'dronesInside');
  const ground: Height = { value: Math.round(base.metres - DRONE_CEILING_M), unit: 'm', reference: 'amsl' };
  return sayCard(catalogue, 'dronesBelowUnless', { ground: sayHeight(ground, units, catalogue) });
}
