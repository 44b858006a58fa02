import { METRES_PER_NAUTICAL_MILE } from '@klarnotam/aviation';
import { useEffect, useState } from 'react';
import { useMap } from 'react-leaflet';
import { useText } from '../text/use-text.ts';
import classes from './area-map.module.css';
import { roundLength } from './scale-length.ts';

const MAX_WIDTH_PX = 120;

/** How long a kilometre and a nautical mile are in the middle of the map. */
export function ScaleBar() {
  const map = useMap();
  const text = useText();
  const [metres, setMetres] = useState(0);

  useEffect(() => {
    const measure = (): void => {
      const { x, y } = map.getSize().divideBy(2);
      const end = map.containerPointToLatLng([x + MAX_WIDTH_PX / 2, y]);
      setMetres(map.distance(map.containerPointToLatLng([x - MAX_WIDTH_PX / 2, y]), end));
    };
    measure();
    map.on('move zoomend resize', measure);
    return () => {
      map.off('move zoomend resize', measure);
    };
  }, [map]);

  const km = roundLength(metres / 1000);
  const nm = roundLength(metres / METRES_PER_NAUTICAL_MILE);
  if (km === 0 || nm === 0) return null;
  const bars = [
    { label: text.map.kilometres(km), metres: km * 1000 },
    { label: text.map.nauticalMiles(nm), metres: nm * METRES_PER_NAUTICAL_MILE },
  ];
  return (
    <div className={classes.scale}>
      {bars.map((bar) => (
        <span key={bar.label} style={{ width: (bar.metres / metres) * MAX_WIDTH_PX }}>
          {bar.label}
        </span>
      ))}
    </div>
  );
}
