import { METRES_PER_NAUTICAL_MILE, type Position } from '@klarnotam/aviation';
import { divIcon, latLngBounds, type LatLngBounds, type LatLngTuple } from 'leaflet';
import { useMemo } from 'react';
import { Marker, Polygon } from 'react-leaflet';
import classes from './area-map.module.css';
import { boundsOf } from './area-outlines.ts';
import { circleRing } from './circle-ring.ts';
import { continuousLongitudes, continuousRing } from './continuous-ring.ts';
import { areaRing, flightRing, type MapFlight } from './flight-ring.ts';

/** Less around a flight than this says nothing about where it is. */
const LEAST_AROUND_M = 6_000;

const toLatLng = ({ lat, lon }: Position): LatLngTuple => [lat, lon];

/** The flight with what is around it. */
export function flightView({ place, radiusM }: MapFlight): LatLngBounds | null {
  const radiusNm = Math.max(2 * radiusM, LEAST_AROUND_M) / METRES_PER_NAUTICAL_MILE;
  const points = 'position' in place ? [place.position] : continuousLongitudes(place.points);
  const bounds = boundsOf(points.flatMap((point) => continuousRing(circleRing(point, radiusNm))));
  return bounds && latLngBounds([bounds.south, bounds.west], [bounds.north, bounds.east]);
}

/** A flight as the map draws it, above the areas and without a mark that could be pressed. */
export function FlightShape({ flight }: { flight: MapFlight }) {
  const { place } = flight;
  const icon = useMemo(() => divIcon({ className: classes.flightPlace ?? '', iconSize: [14, 14] }), []);
  const rings = [areaRing(place), flightRing(flight)].filter((ring) => ring.length > 1);
  return (
    <>
      {rings.map((ring, index) => (
        <Polygon
          key={index}
          positions={ring.map(toLatLng)}
          interactive={false}
          className={classes.flight ?? ''}
          pathOptions={{ weight: 3, fillOpacity: 0.22 }}
        />
      ))}
      {'position' in place && (
        <Marker position={toLatLng(place.position)} icon={icon} interactive={false} keyboard={false} />
      )}
    </>
  );
}
