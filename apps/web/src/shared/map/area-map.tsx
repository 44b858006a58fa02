import 'leaflet/dist/leaflet.css';
import type { Site } from '@klarnotam/contract';
import type { RatingLevel, Area } from '@klarnotam/notam';
import type { Map as LeafletMap } from 'leaflet';
import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import { MapContainer } from 'react-leaflet';
import { useText } from '../text/use-text.ts';
import { AreaLayers } from './area-layers.tsx';
import classes from './area-map.module.css';
import { areaOutlines } from './area-outlines.ts';
import { KeepInView } from './keep-in-view.tsx';
import { LandOutline } from './land-outline.tsx';
import { LevelPattern, PatternSample } from './level-pattern.tsx';
import { MapButtons } from './map-buttons.tsx';
import { MapCredits } from './map-credits.tsx';
import { FIT, hasCoarsePointer, prefersLessMotion, viewOf } from './map-view.ts';
import { MapTiles, type TilesState } from './map-tiles.tsx';
import { ScaleBar } from './scale-bar.tsx';

export interface AreaMapProps {
  readonly areas: readonly Area[];
  readonly level: RatingLevel;
  /** What the map is of, in words. */
  readonly name: string;
  /** Where the tiles come from; undefined: not known, so that only the outline of the land is drawn. */
  readonly tiles: Site['map'] | undefined;
  /** Which area is pointed at; null: none. */
  readonly active: number | null;
  readonly onChoose: (index: number) => void;
}

/** The areas of one notice on a street map, or on a plain outline of the land where no tiles come. */
export function AreaMap({ areas, level, name, tiles, active, onChoose }: AreaMapProps) {
  const text = useText();
  const helpId = useId();
  const pattern = `pattern-${useId().replace(/[^\w-]/g, '')}`;
  const outlines = useMemo(() => areaOutlines(areas), [areas]);
  const view = useMemo(() => viewOf(outlines), [outlines]);
  const [leaflet, setLeaflet] = useState<LeafletMap | null>(null);
  const [tilesState, setTilesState] = useState<TilesState>('awaited');
  const [coarse, setCoarse] = useState(tiles === undefined);
  const [attempt, setAttempt] = useState(0);
  const calm = prefersLessMotion();
  const tell = useCallback((state: TilesState) => {
    setTilesState(state);
    if (state !== 'late') setCoarse(state === 'none');
  }, []);

  useEffect(() => {
    const container = leaflet?.getContainer();
    container?.setAttribute('role', 'group');
    container?.setAttribute('aria-label', text.map.label(name));
    container?.setAttribute('aria-describedby', helpId);
  }, [leaflet, text, name, helpId]);

  if (view === null) return null;
  const needsOutline = tiles === undefined || (tilesState !== 'awaited' && tilesState !== 'shown');
  const word = text.levels[level].word;
  const drawn = outlines.filter((o) => o.source !== 'qualifier' && o.role === 'hazard');
  const rings = drawn.filter((o) => o.points.length > 1);
  const kinds = [
    { kind: 'area', label: text.map.area(word), shown: rings.some((o) => o.complete) },
    { kind: 'incomplete', label: text.map.incomplete(word), shown: rings.some((o) => !o.complete) },
    { kind: 'point', label: text.map.point(word), shown: drawn.some((o) => o.points.length === 1) },
    { kind: 'excluded', label: text.map.excluded, shown: outlines.some((o) => o.role === 'excluded') },
    { kind: 'search', label: text.map.qualifier, shown: outlines.some((o) => o.source === 'qualifier') },
  ] as const;

  return (
    <div className={classes.frame} data-level={level}>
      <LevelPattern level={level} id={pattern} />
      <div className={classes.stage}>
        <MapContainer
          ref={setLeaflet}
          className={classes.map ?? ''}
          bounds={view}
          boundsOptions={{ ...FIT, animate: false }}
          minZoom={1}
          maxZoom={tiles?.maxZoom ?? 19}
          zoomControl={false}
          attributionControl={false}
          scrollWheelZoom={false}
          dragging={!hasCoarsePointer()}
          zoomAnimation={!calm}
          fadeAnimation={!calm}
          markerZoomAnimation={!calm}
          inertia={!calm}
        >
          <KeepInView view={view} coarse={coarse} />
          {needsOutline && <LandOutline />}
          {tiles && (
            <MapTiles
              url={tiles.streetTilesUrl}
              maxNativeZoom={tiles.maxZoom}
              attempt={attempt}
              onState={tell}
            />
          )}
          <AreaLayers outlines={outlines} active={active} fill={`url(#${pattern})`} onChoose={onChoose} />
          <MapButtons view={view} fitName={text.map.fit} />
          <ScaleBar />
        </MapContainer>
        <MapCredits tiles={tilesState === 'none' ? undefined : tiles} withOutline={needsOutline} />
      </div>
      <p id={helpId} className="visually-hidden">
        {text.map.help}
      </p>
      <div role="status">
        {(tilesState === 'none' || tilesState === 'some' || tilesState === 'late') && (
          <p className={classes.notice}>
            {text.map.tiles[tilesState]}{' '}
            <button
              type="button"
              className={classes.again}
              onClick={() => {
                setTilesState('awaited');
                setAttempt(attempt + 1);
              }}
            >
              {text.map.again}
            </button>
          </p>
        )}
      </div>
      <ul className={classes.legend}>
        {kinds.map(
          ({ kind, label, shown }) =>
            shown && (
              <li key={kind}>
                <PatternSample kind={kind} pattern={pattern} />
                {label}
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
