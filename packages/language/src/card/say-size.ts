import { distanceNm } from '@klarnotam/aviation';
import type { Area } from '@klarnotam/notam';
import { formatDistance } from '../format/distance.ts';
import { sayCard, type CardCatalogue } from './card-catalogue.ts';

/** How large what a notice draws is, or that it draws nothing; null where nothing is to be said. */
export function saySize(areas: readonly Area[], catalogue: CardCatalogue): string | null {
  const drawn = areas.filter(({ source, role }) => source !== 'qualifier' && role === 'hazard');
  const [first, ...others] = drawn;
  if (first === undefined) return areas.length > 0 ? sayCard(catalogue, 'bordersElsewhere') : null;
  if (others.length > 0) return sayCard(catalogue, 'sizeAreas', { count: drawn.length });
  // What is not known whole has no size that may be told.
  if (!first.complete) return null;
  switch (first.type) {
    case 'circle':
    case 'sector':
      return sayCard(catalogue, 'sizeRadius', { radius: formatDistance(first.radiusNm, catalogue) });
    case 'polygon': {
      const widthNm = first.points.reduce((most, one) => Math.max(most, farthest(one, first.points)), 0);
      return widthNm === 0
        ? null
        : sayCard(catalogue, 'sizeAcross', { width: formatDistance(roundedUp(widthNm), catalogue) });
    }
    case 'corridor':
    case 'point':
      return null;
  }
}

/** How far what is drawn lies from a place that people know. */
export function sayNearby(
  nearby: { readonly name: string; readonly distanceNm: number },
  catalogue: CardCatalogue,
): string {
  const distanceNm = Number(nearby.distanceNm.toFixed(nearby.distanceNm < 10 ? 1 : 0));
  if (distanceNm === 0) return nearby.name;
  return sayCard(catalogue, 'nearby', { distance: formatDistance(distanceNm, catalogue), name: nearby.name });
}

/** To two figures, never less than it is. */
function roundedUp(value: number): number {
  const step = 10 ** (Math.floor(Math.log10(value)) - 1);
  return Number((Math.ceil(value / step - 1e-9) * step).toPrecision(2));
}

type Point = Parameters<typeof distanceNm>[0];

function farthest(from: Point, points: readonly Point[]): number {
  return points.reduce((most, point) => Math.max(most, distanceNm(from, point)), 0);
}
