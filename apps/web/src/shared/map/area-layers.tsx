import type { Position } from '@klarnotam/aviation';
import { divIcon, type LatLngTuple, type PathOptions } from 'leaflet';
import { Fragment, useMemo } from 'react';
import { Marker, Polygon } from 'react-leaflet';
import { useText } from '../text/use-text.ts';
import type { AreaOutline } from './area-outlines.ts';
import classes from './area-map.module.css';
import type { MapLevel } from './map-level.ts';

interface Props {
  readonly outlines: readonly AreaOutline[];
  /** Which area is pointed at; null: none. */
  readonly active: number | null;
  /** Where the patterns of the levels are found: `url(#…-forbidden)`. */
  readonly pattern: string;
  readonly levelOf: (index: number) => MapLevel;
  readonly numberOf: (index: number) => number | null;
  readonly onChoose: (index: number) => void;
}

/** With more numbers than this they would lie on top of each other. */
const MAX_NUMBERS = 30;

const toLatLng = ({ lat, lon }: Position): LatLngTuple => [lat, lon];

function pathOptions(outline: AreaOutline, isActive: boolean, fill: string): PathOptions {
  const weight = isActive ? 4 : 2.25;
  if (outline.role === 'excluded') return { weight, fillOpacity: 0, dashArray: '1 6', lineCap: 'round' };
  if (!outline.complete)
    return { weight, fillColor: fill, fillOpacity: 1, dashArray: '12 8', lineCap: 'butt' };
  return outline.source === 'qualifier'
    ? { weight, fillOpacity: 0, dashArray: '7 7', lineCap: 'butt' }
    : { weight, fillColor: fill, fillOpacity: 1 };
}

function classOf({ source, role }: AreaOutline, level: MapLevel): string {
  const isPlain = source === 'qualifier' || role === 'excluded';
  return `${classes.area ?? ''} ${classes[level] ?? ''} ${isPlain ? (classes.search ?? '') : ''}`;
}

/**
 * The areas of a notice: filled with the pattern of its level, incomplete ones with a dashed outline; search areas only dashed, what
 * is excluded only dotted, places as rings.
 */
export function AreaLayers({ outlines, active, pattern, levelOf, numberOf, onChoose }: Props) {
  const numbered = outlines.length > 1 && outlines.length <= MAX_NUMBERS;
  return outlines.map((outline) => {
    const { index, points, holes, source } = outline;
    const isActive = index === active;
    const level = levelOf(index);
    const choose = { click: () => onChoose(index) };
    return (
      <Fragment key={index}>
        {points.length > 1 && (
          <Polygon
            positions={[points, ...holes].map((ring) => ring.map(toLatLng))}
            smoothFactor={0.3}
            className={classOf(outline, level)}
            pathOptions={pathOptions(outline, isActive, `url(#${pattern}-${level})`)}
            eventHandlers={choose}
          />
        )}
        {points.length === 1 && (
          <PlaceMark
            position={outline.label}
            level={level}
            isActive={isActive}
            onChoose={() => onChoose(index)}
          />
        )}
        {source === 'qualifier' && <SearchLabel position={outline.top} />}
        {numbered && (
          <NumberLabel
            position={outline.label}
            number={numberOf(index) ?? index + 1}
            beside={points.length === 1}
            isActive={isActive}
          />
        )}
      </Fragment>
    );
  });
}

function PlaceMark({
  position,
  level,
  isActive,
  onChoose,
}: {
  position: Position;
  level: MapLevel;
  isActive: boolean;
  onChoose: () => void;
}) {
  const icon = useMemo(
    () =>
      divIcon({
        className: `${classes.place ?? ''} ${classes[level] ?? ''} ${isActive ? (classes.active ?? '') : ''}`,
        iconSize: [22, 22],
      }),
    [isActive, level],
  );
  return (
    <Marker position={toLatLng(position)} icon={icon} keyboard={false} eventHandlers={{ click: onChoose }} />
  );
}

interface NumberProps {
  readonly position: Position;
  readonly number: number;
  /** Beside a mark of its own, not in its middle. */
  readonly beside: boolean;
  readonly isActive: boolean;
}

function NumberLabel({ position, number, beside, isActive }: NumberProps) {
  const icon = useMemo(() => {
    const html = document.createElement('span');
    html.textContent = String(number);
    const state = `${beside ? (classes.beside ?? '') : ''} ${isActive ? (classes.active ?? '') : ''}`;
    return divIcon({ className: `${classes.number ?? ''} ${state}`, html, iconSize: [0, 0] });
  }, [number, beside, isActive]);
  return <Marker position={toLatLng(position)} icon={icon} interactive={false} keyboard={false} />;
}

function SearchLabel({ position }: { position: Position }) {
  const text = useText();
  const icon = useMemo(() => {
    const html = document.createElement('span');
    html.textContent = text.map.searchArea;
    return divIcon({ className: classes.searchLabel ?? '', html, iconSize: [0, 0] });
  }, [text]);
  return <Marker position={toLatLng(position)} icon={icon} interactive={false} keyboard={false} />;
}
