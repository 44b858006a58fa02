import { METRES_PER_NAUTICAL_MILE, type Position } from '@klarnotam/aviation';
import { divIcon, Icon, type LatLngTuple, type Marker as LeafletMarker } from 'leaflet';
import iconUrl from 'leaflet/dist/images/marker-icon.png';
import iconRetinaUrl from 'leaflet/dist/images/marker-icon-2x.png';
import shadowUrl from 'leaflet/dist/images/marker-shadow.png';
import { useMemo } from 'react';
import { Marker, Polygon } from 'react-leaflet';
import { useText } from '../text/use-text.ts';
import { circleRing } from './circle-ring.ts';
import { continuousLongitudes, continuousRing } from './continuous-ring.ts';
import type { PlanningMapProps } from './planning-map-props.ts';
import classes from './planning-map.module.css';

/** Leaflet's own pin, from our own server. */
const PIN = new Icon({
  iconUrl,
  iconRetinaUrl,
  shadowUrl,
  iconSize: [25, 41],
  iconAnchor: [12, 41],
  shadowSize: [41, 41],
});

const MIN_CORNERS = 3;
const toLatLng = ({ lat, lon }: Position): LatLngTuple => [lat, lon];

type Props = Pick<PlanningMapProps, 'points' | 'isArea' | 'radiusM' | 'faulty' | 'onMove'>;

/** The point with its radius, or the corners with their area; all of them can be dragged. */
export function PlannedShape({ points, isArea, radiusM, faulty, onMove }: Props) {
  const { location } = useText().compose;
  const line = continuousLongitudes(points.map(({ lat, lng }) => ({ lat, lon: lng })));
  const [centre] = line;
  const outline =
    isArea && line.length >= MIN_CORNERS
      ? continuousRing(line)
      : !isArea && centre && radiusM > 0
        ? continuousRing(circleRing(centre, radiusM / METRES_PER_NAUTICAL_MILE))
        : [];
  return (
    <>
      {outline.length > 0 && (
        <Polygon
          key={faulty ? 'faulty' : 'right'}
          positions={outline.map(toLatLng)}
          interactive={false}
          className={`${classes.shape ?? ''} ${faulty ? (classes.faulty ?? '') : ''}`}
          pathOptions={{
            weight: 3,
            fillOpacity: faulty ? 0.05 : 0.18,
            ...(faulty ? { dashArray: '8 6' } : {}),
          }}
        />
      )}
      {line.map((position, index) => (
        <DraggablePoint
          key={index}
          position={position}
          number={isArea ? index + 1 : null}
          name={isArea ? location.point(index + 1) : location.selected.replace(/:$/, '')}
          onMoved={(lat, lng) => onMove(index, { lat, lng })}
        />
      ))}
    </>
  );
}

interface PointProps {
  readonly position: Position;
  /** Null: the one point. */
  readonly number: number | null;
  readonly name: string;
  readonly onMoved: (lat: number, lng: number) => void;
}

function DraggablePoint({ position, number, name, onMoved }: PointProps) {
  const icon = useMemo(() => {
    if (number === null) return PIN;
    const html = document.createElement('span');
    html.textContent = String(number);
    return divIcon({ className: classes.corner ?? '', html, iconSize: [28, 28] });
  }, [number]);
  return (
    <Marker
      position={toLatLng(position)}
      icon={icon}
      draggable
      autoPan
      alt={name}
      title={name}
      keyboard={false}
      eventHandlers={{
        dragend: (event) => {
          const { lat, lng } = (event.target as LeafletMarker).getLatLng();
          onMoved(lat, lng);
        },
      }}
    />
  );
}
