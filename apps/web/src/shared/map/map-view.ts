import type { Position } from '@klarnotam/aviation';
import { latLngBounds, type FitBoundsOptions, type LatLngBounds } from 'leaflet';
import { boundsOf, type AreaOutline } from './area-outlines.ts';

/** Closer than this a small area fills the map without its surroundings. */
const CLOSEST_ZOOM = 14;

/** Room for the marks themselves, the buttons on the right and the scale below. */
export const FIT: FitBoundsOptions = {
  paddingTopLeft: [32, 32],
  paddingBottomRight: [64, 48],
  maxZoom: CLOSEST_ZOOM,
};

/** The part of the world to show: all outlines. Null when there are none. */
export function viewOf(
  outlines: readonly AreaOutline[],
  more: readonly Position[] = [],
): LatLngBounds | null {
  const bounds = boundsOf([...outlines.flatMap(({ points }) => points), ...more]);
  if (bounds === null) return null;
  return latLngBounds([bounds.south, bounds.west], [bounds.north, bounds.east]);
}

export function prefersLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** On a touch screen one finger scrolls the page; two move the map. */
export function hasCoarsePointer(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}
