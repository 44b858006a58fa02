import {
  MAX_AREA_CORNERS,
  MIN_AREA_CORNERS,
  type ComposedNotam,
  type PlannedOperation,
} from '@klarnotam/notam';
import { useMemo, useState } from 'react';
import { useSite } from '../../../shared/api/site.ts';
import { LazyPlanningMap } from '../../../shared/map/lazy-planning-map.tsx';
import type { MapPosition } from '../../../shared/map/planning-map-props.ts';
import { useText } from '../../../shared/text/use-text.ts';
import { withMovedPoint, withoutPoint, withOtherMode, withPlace, withPosition } from '../change-operation.ts';
import { FormSection } from '../form-section.tsx';
import { KeptSites } from '../kept/kept-things.tsx';
import type { ChangeOperation } from '../use-operation.ts';
import { CoordinateEntry } from '../../../shared/places/coordinate-entry.tsx';
import classes from './location.module.css';
import { MyPosition } from './my-position.tsx';
import { PlaceSearch } from '../../../shared/places/place-search.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { PolygonPoints } from './polygon-points.tsx';
import { RadiusControl } from './radius-control.tsx';
import { SelectedLocation } from './selected-location.tsx';
import { SurroundingsPanel } from './surroundings-panel.tsx';
import type { Around } from './use-surroundings.ts';

interface Props {
  readonly operation: PlannedOperation;
  readonly composed: ComposedNotam;
  readonly around: Around;
  readonly faults: ReadonlyMap<string, string>;
  readonly onChange: ChangeOperation;
}

function faultOf(composed: ComposedNotam): 'flatArea' | 'crossingArea' | null {
  const problems = composed.items.find(({ letter }) => letter === 'B')?.problems ?? [];
  const fault = problems.find(({ code }) => code === 'flatArea' || code === 'crossingArea')?.code;
  return fault === 'flatArea' || fault === 'crossingArea' ? fault : null;
}

export function LocationSection({ operation, composed, around, faults, onChange }: Props) {
  const { location: text } = useText().compose;
  const { map: tiles } = useSite();
  const { isPolygonMode, location, polygonPoints } = operation;
  const points = useMemo(
    () => (isPolygonMode ? polygonPoints : location ? [location] : []),
    [isPolygonMode, polygonPoints, location],
  );
  /** Where the map goes: a point that was restored, then what is searched for or typed. */
  const [focus, setFocus] = useState<MapPosition | null>(points[0] ?? null);
  const full = isPolygonMode && polygonPoints.length >= MAX_AREA_CORNERS;
  const fault = polygonPoints.length >= MIN_AREA_CORNERS ? faultOf(composed) : null;

  const set = (position: MapPosition): void => onChange((before) => withPosition(before, position));
  const setAndShow = ({ lat, lng }: MapPosition): void => {
    set({ lat, lng });
    setFocus({ lat, lng });
  };
  return (
    <FormSection heading={text.heading} hint={text.hint}>
      <KeptSites operation={operation} onChange={onChange} onUsed={setFocus} />
      <div className={classes.mode}>
        <p>{isPolygonMode ? text.polygonMode : text.singlePointMode}</p>
        <Button variant="default" onClick={() => onChange(withOtherMode)}>
          {isPolygonMode ? text.toSinglePoint : text.toPolygon}
        </Button>
      </div>
      <PlaceSearch
        onPick={(place) => {
          onChange((before) => withPlace(before, place));
          setFocus({ lat: place.lat, lng: place.lng });
        }}
        error={fault === null ? faults.get('placeSearch') : undefined}
      />
      <MyPosition onFound={setAndShow} />
      <div className={classes.beside}>
        <div className={classes.mapColumn}>
          <LazyPlanningMap
            points={points}
            isArea={isPolygonMode}
            radiusM={location?.radiusM ?? 0}
            faulty={fault !== null}
            tiles={tiles}
            focus={focus}
            onPick={set}
            onMove={(index, position) => onChange((before) => withMovedPoint(before, index, position))}
          />
          {!isPolygonMode && location && (
            <RadiusControl
              radiusM={location.radiusM}
              isPointOnly={operation.pointOnly}
              onRadius={(radiusM) =>
                onChange((before) => ({
                  ...before,
                  location: before.location && { ...before.location, radiusM },
                  pointOnly: false,
                }))
              }
              onPointOnly={() =>
                onChange((before) => ({
                  ...before,
                  location: before.location && { ...before.location, radiusM: 0 },
                  pointOnly: true,
                }))
              }
            />
          )}
          <CoordinateEntry adds={isPolygonMode} full={full} onPosition={setAndShow} />
          {isPolygonMode ? (
            <PolygonPoints
              points={polygonPoints}
              fault={fault}
              onRemove={(index) => onChange((before) => withoutPoint(before, index))}
            />
          ) : (
            <SelectedLocation
              location={location}
              onClear={() => onChange((before) => ({ ...before, location: null, placeName: '' }))}
            />
          )}
        </div>
        <SurroundingsPanel operation={operation} composed={composed} around={around} />
      </div>
    </FormSection>
  );
}
