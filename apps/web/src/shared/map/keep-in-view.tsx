import type { LatLng, LatLngBounds } from 'leaflet';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { FIT } from './map-view.ts';

/** Closer than this the coarse outline of the land says nothing about the place any more. */
const OUTLINE_ZOOM = 10;

interface Props {
  readonly view: LatLngBounds;
  /** Only the coarse outline of the land is there. */
  readonly coarse: boolean;
}

/** Shows the areas closely on a street map, with their surroundings on the outline; a view that a reader chose stays. */
export function KeepInView({ view, coarse }: Props) {
  const map = useMap();
  const last = useRef<{ readonly centre: LatLng; readonly zoom: number } | null>(null);

  useEffect(() => {
    last.current ??= { centre: map.getCenter(), zoom: map.getZoom() };
    const { centre, zoom } = last.current;
    const isOurs = map.getZoom() === zoom && map.getCenter().equals(centre, 1e-6);
    if (!isOurs) return;
    map.fitBounds(view, { ...FIT, ...(coarse ? { maxZoom: OUTLINE_ZOOM } : {}), animate: false });
    last.current = { centre: map.getCenter(), zoom: map.getZoom() };
  }, [map, view, coarse]);

  return null;
}
