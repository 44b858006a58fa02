import 'leaflet/dist/leaflet.css';
import type { Site } from '@klarnotam/contract';
import type { CardCatalogue } from '@klarnotam/language';
import type { Area } from '@klarnotam/notam';
import type { Map as LeafletMap } from 'leaflet';
import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import { MapContainer } from 'react-leaflet';
import { useScreenLanguage, useText } from '../text/use-text.ts';
import { AreaLayers } from './area-layers.tsx';
import classes from './area-map.module.css';
import { areaOutlines } from './area-outlines.ts';
import { KeepInView } from './keep-in-view.tsx';
import { Landmarks, type MapLandmark } from './landmarks.tsx';
import { LandOutline } from './land-outline.tsx';
import { LevelPattern, PatternSample } from './level-pattern.tsx';
import { flightRing, longitudeOf, type MapFlight } from './flight-ring.ts';
import { FlightShape, flightView } from './flight-shape.tsx';
import { MapButtons } from './map-buttons.tsx';
import { MapCredits } from './map-credits.tsx';
import { MAP_LEVELS, type MapLevel } from './map-level.ts';
import { FIT, hasCoarsePointer, prefersLessMotion, viewOf } from './map-view.ts';
import { MapTiles, type TilesState } from './map-tiles.tsx';
import { ScaleBar } from './scale-bar.tsx';

export interface AreaMapProps {
  readonly areas: readonly Area[];
  /** The level of the notice that an area belongs to. */
  readonly levelOf: (index: number) => MapLevel;
  /** The number that an area bears; by default its own, from 1. */
  readonly numberOf?: (index: number) => number | null;
  /** What the map is of, in words. */
  readonly name: string;
  /** Where the tiles come from; undefined: not known, so that only the outline of the land is drawn. */
  readonly tiles: Site['map'] | undefined;
  /** Towns and aerodromes that stand in where no street map comes. */
  readonly landmarks: readonly MapLandmark[];
  /** In the language of the answer. */
  readonly words: CardCatalogue;
  /** Which area is pointed at; null: none. */
  readonly active: number | null;
  /** A flight among the areas: the map shows it and what is around it first. */
  readonly flight?: MapFlight;
  readonly onChoose: (index: number) => void;
}

/** The areas of one notice, or of several, on a street map, or on a plain outline of the land where no tiles come. */
export function AreaMap({
  areas,
  levelOf,
  numberOf,
  name,
  tiles,
  landmarks,
  words,
  active,
  flight,
  onChoose,
}: AreaMapProps) {
  const text = useText();
  const screenLanguage = useScreenLanguage();
  const helpId = useId();
  const pattern = `pattern-${useId().replace(/[^\w-]/g, '')}`;
  const beside = flight ? longitudeOf(flight) : null;
  const outlines = useMemo(() => areaOutlines(areas, beside), [areas, beside]);
  const view = useMemo(() => viewOf(outlines, flight ? flightRing(flight) : []), [outlines, flight]);
  const first = useMemo(() => (flight ? flightView(flight) : view), [flight, view]);
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

  if (view === null || first === null) return null;
  const needsOutline = tiles === undefined || (tilesState !== 'awaited' && tilesState !== 'shown');
  const drawn = outlines.filter((o) => o.source !== 'qualifier' && o.role === 'hazard');
  const rings = drawn.filter((o) => o.points.length > 1);
  const { card } = words;
  const kinds = [
    { kind: 'incomplete', label: card.mapAreaIncomplete, shown: rings.some((o) => !o.complete) },
    { kind: 'point', label: card.mapPoint, shown: drawn.some((o) => o.points.length === 1) },
    { kind: 'excluded', label: card.mapExcluded, shown: outlines.some((o) => o.role === 'excluded') },
    { kind: 'search', label: card.mapSearch, shown: outlines.some((o) => o.source === 'qualifier') },
  ] as const;
  const levels = MAP_LEVELS.filter((level) => outlines.some(({ index }) => levelOf(index) === level));
  const ringLevels = MAP_LEVELS.filter((level) =>
    rings.some((o) => o.complete && levelOf(o.index) === level),
  );
  const worst = levels[0] ?? 'unrated';

  return (
    <div className={classes.frame} data-level={worst}>
      {levels.map((level) => (
        <LevelPattern key={level} level={level} id={`${pattern}-${level}`} />
      ))}
      <div className={classes.stage}>
        <MapContainer
          ref={setLeaflet}
          className={classes.map ?? ''}
          bounds={first}
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
          <KeepInView view={first} coarse={coarse} />
          {needsOutline && <LandOutline />}
          {needsOutline && <Landmarks landmarks={landmarks} around={first} />}
          {tiles && (
            <MapTiles
              url={tiles.streetTilesUrl}
              maxNativeZoom={tiles.maxZoom}
              attempt={attempt}
              onState={tell}
            />
          )}
          <AreaLayers
            outlines={outlines}
            active={active}
            pattern={pattern}
            levelOf={levelOf}
            numberOf={numberOf ?? ((index) => index + 1)}
            onChoose={onChoose}
          />
          {flight && <FlightShape flight={flight} />}
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
      <ul className={classes.legend} lang={words.language}>
        {flight && (
          <li lang={screenLanguage}>
            <PatternSample kind="flight" pattern="" />
            {text.map.flight}
          </li>
        )}
        {ringLevels.map((level) => (
          <li key={level} data-level={level}>
            <PatternSample kind="area" pattern={`${pattern}-${level}`} />
            {level === 'unrated'
              ? text.map.unrated
              : ringLevels.length === 1
                ? card.mapArea
                : words.levels[level].heading}
          </li>
        ))}
        {kinds.map(
          ({ kind, label, shown }) =>
            shown && (
              <li key={kind}>
                <PatternSample kind={kind} pattern={`${pattern}-${worst}`} />
                {label}
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
