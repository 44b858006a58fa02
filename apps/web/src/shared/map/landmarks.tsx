import type { Position } from '@klarnotam/aviation';
import { divIcon, type LatLngBounds } from 'leaflet';
import { useMemo } from 'react';
import { Marker } from 'react-leaflet';
import classes from './area-map.module.css';

/** A town or an aerodrome, by its name. */
export interface MapLandmark {
  readonly name: string;
  readonly kind: 'place' | 'aerodrome';
  readonly position: Position;
}

interface Props {
  readonly landmarks: readonly MapLandmark[];
  /** What the map shows. */
  readonly around: LatLngBounds;
}

/** Names on a map that has no street map, so that an area stands beside something. */
export function Landmarks({ landmarks, around }: Props) {
  // On the turn of the globe on which the areas are.
  const middle = around.getCenter().lng;
  return landmarks.map((landmark) => <Name key={landmark.name} landmark={landmark} middle={middle} />);
}

function Name({ landmark: { name, kind, position }, middle }: { landmark: MapLandmark; middle: number }) {
  const icon = useMemo(() => {
    const html = document.createElement('span');
    html.textContent = kind === 'aerodrome' ? `\u2708\ufe0e ${name}` : name;
    return divIcon({ className: classes.landmark ?? '', html, iconSize: [6, 6] });
  }, [name, kind]);
  const lng = position.lon + 360 * Math.round((middle - position.lon) / 360);
  return <Marker position={[position.lat, lng]} icon={icon} interactive={false} keyboard={false} />;
}
