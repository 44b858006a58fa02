import { IconFocusCentered, IconMinus, IconPlus } from '@tabler/icons-react';
import { DomEvent, type LatLngBounds } from 'leaflet';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { useText } from '../text/use-text.ts';
import classes from './area-map.module.css';
import { FIT, prefersLessMotion } from './map-view.ts';

interface Props {
  /** What there is to go back to; null: nothing yet. */
  readonly view: LatLngBounds | null;
  readonly fitName: string;
}

/** Zoom, and the way back to what the map is about. */
export function MapButtons({ view, fitName }: Props) {
  const map = useMap();
  const text = useText();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Two quick presses of a button are not a double click on the map.
    if (box.current) DomEvent.disableClickPropagation(box.current);
  }, []);

  const buttons = [
    { name: text.map.zoomIn, Icon: IconPlus, act: () => map.zoomIn() },
    { name: text.map.zoomOut, Icon: IconMinus, act: () => map.zoomOut() },
    ...(view === null
      ? []
      : [
          {
            name: fitName,
            Icon: IconFocusCentered,
            act: () => map.fitBounds(view, { ...FIT, animate: !prefersLessMotion() }),
          },
        ]),
  ];
  return (
    <div ref={box} className={classes.buttons}>
      {buttons.map(({ name, Icon, act }) => (
        <button key={name} type="button" aria-label={name} title={name} onClick={act}>
          <Icon size={20} aria-hidden />
        </button>
      ))}
    </div>
  );
}
