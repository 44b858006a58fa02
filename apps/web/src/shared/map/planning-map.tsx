import 'leaflet/dist/leaflet.css';
import { latLngBounds, type LatLngBounds, type LatLngTuple, type Map as LeafletMap } from 'leaflet';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { MapContainer, useMap, useMapEvents } from 'react-leaflet';
import { useText } from '../text/use-text.ts';
import classes from './area-map.module.css';
import { continuousLongitudes } from './continuous-ring.ts';
import { LandOutline } from './land-outline.tsx';
import { LayerSwitch, type MapLayer } from './layer-switch.tsx';
import { MapButtons } from './map-buttons.tsx';
import { MapCredits } from './map-credits.tsx';
import { MapTiles, MAX_ZOOM, type TilesState } from './map-tiles.tsx';
import { prefersLessMotion } from './map-view.ts';
import { PlannedShape } from './planned-shape.tsx';
import planning from './planning-map.module.css';
import type { MapPosition, PlanningMapProps } from './planning-map-props.ts';
import { ScaleBar } from './scale-bar.tsx';

const START: LatLngTuple = [59.9139, 10.7522];
const START_ZOOM = 6;
const PICKED_ZOOM = 19;
/** Closer than this the coarse outline of the land says nothing about the place any more. */
const OUTLINE_ZOOM = 10;

/** A map on which a point or an area is chosen; it says nothing that the form beside it does not say. */
export function PlanningMap({
  points,
  isArea,
  radiusM,
  faulty,
  tiles,
  focus,
  onPick,
  onMove,
}: PlanningMapProps) {
  const { compose, map: texts } = useText();
  const helpId = useId();
  const [leaflet, setLeaflet] = useState<LeafletMap | null>(null);
  const [layer, setLayer] = useState<MapLayer>('street');
  const [tilesState, setTilesState] = useState<TilesState>('awaited');
  const [attempt, setAttempt] = useState(0);
  /** Where the map was last moved to. */
  const moved = useRef<MapPosition | null>(null);
  const calm = prefersLessMotion();
  const tell = useCallback((state: TilesState) => setTilesState(state), []);
  const satellite = tiles?.satellite ?? null;
  const isSatellite = layer === 'satellite' && satellite !== null;
  const source = isSatellite ? satellite : tiles && { tilesUrl: tiles.streetTilesUrl, ...tiles };
  const without = source === undefined || tilesState === 'none';
  const needsOutline = source === undefined || (tilesState !== 'awaited' && tilesState !== 'shown');

  useEffect(() => {
    const container = leaflet?.getContainer();
    container?.setAttribute('role', 'group');
    container?.setAttribute('aria-label', compose.map.label);
    container?.setAttribute('aria-describedby', helpId);
  }, [leaflet, compose, helpId]);

  const view = useMemo(() => {
    const line = continuousLongitudes(points.map(({ lat, lng }) => ({ lat, lon: lng })));
    if (line.length === 0) return null;
    const bounds = latLngBounds(line.map(({ lat, lon }): LatLngTuple => [lat, lon]));
    const lat = bounds.getCenter().lat;
    const degrees = Math.max(radiusM, 50) / 111_000;
    const wide = degrees / Math.max(0.01, Math.cos((lat * Math.PI) / 180));
    return latLngBounds(
      [bounds.getSouth() - degrees, bounds.getWest() - wide],
      [bounds.getNorth() + degrees, bounds.getEast() + wide],
    );
  }, [points, radiusM]);

  useEffect(() => {
    if (leaflet === null || focus === null || moved.current === focus) return;
    moved.current = focus;
    const zoom = without ? OUTLINE_ZOOM : PICKED_ZOOM;
    if (radiusM > 0 && view !== null) leaflet.fitBounds(view, { maxZoom: zoom, animate: !calm });
    else leaflet.setView(focus, zoom, { animate: !calm });
  }, [leaflet, focus, without, calm, radiusM, view]);

  return (
    <div className={classes.frame}>
      <div
        className={`${classes.stage ?? ''} ${planning.stage ?? ''}`}
        data-satellite={isSatellite || undefined}
      >
        <MapContainer
          ref={setLeaflet}
          className={`${classes.map ?? ''} ${planning.map ?? ''}`}
          center={tiles?.start ?? START}
          zoom={START_ZOOM}
          minZoom={1}
          maxZoom={MAX_ZOOM}
          zoomControl={false}
          attributionControl={false}
          scrollWheelZoom={false}
          zoomAnimation={!calm}
          fadeAnimation={!calm}
          markerZoomAnimation={!calm}
          inertia={!calm}
        >
          {needsOutline && <LandOutline />}
          {source && (
            <MapTiles
              key={layer}
              url={source.tilesUrl}
              maxNativeZoom={source.maxZoom}
              attempt={attempt}
              onState={tell}
            />
          )}
          <PlannedShape points={points} isArea={isArea} radiusM={radiusM} faulty={faulty} onMove={onMove} />
          <PickPosition onPick={onPick} />
          <ShowWholeCircle radiusM={radiusM} view={view} />
          <MapButtons view={view} fitName={compose.map.fit} />
          <ScaleBar />
        </MapContainer>
        <div className={planning.crosshair} aria-hidden />
        {satellite && (
          <LayerSwitch
            layer={layer}
            onLayer={(next) => {
              setTilesState('awaited');
              setLayer(next);
            }}
          />
        )}
        <MapCredits tiles={without ? undefined : source} withOutline={needsOutline} />
      </div>
      <p id={helpId} className={planning.help}>
        {compose.map.help}
      </p>
      <div role="status">
        {(tilesState === 'none' || tilesState === 'some' || tilesState === 'late') && (
          <p className={classes.notice}>
            {isSatellite && tilesState === 'none' ? compose.map.satelliteFailed : texts.tiles[tilesState]}{' '}
            <button
              type="button"
              className={classes.again}
              onClick={() => {
                setTilesState('awaited');
                setAttempt(attempt + 1);
              }}
            >
              {texts.again}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}

/** A radius that reaches beyond the edge of the map moves that further out. */
function ShowWholeCircle({ radiusM, view }: { radiusM: number; view: LatLngBounds | null }) {
  const map = useMap();
  const last = useRef(radiusM);
  useEffect(() => {
    if (last.current === radiusM) return;
    last.current = radiusM;
    if (radiusM > 0 && view !== null && !map.getBounds().contains(view))
      map.fitBounds(view, { animate: false });
  }, [map, radiusM, view]);
  return null;
}

/** A click on the map, or Enter in its middle. */
function PickPosition({ onPick }: { onPick: (position: MapPosition) => void }) {
  /** A point dragged beyond the edge moves the map, and where it is let go Leaflet sees a click on the map. */
  const pressedPoint = useRef(false);
  const map = useMapEvents({
    click: ({ latlng }) => {
      if (!pressedPoint.current) onPick({ lat: latlng.lat, lng: latlng.lng });
    },
    keydown: ({ originalEvent }) => {
      // A point that has the focus is not the map.
      if (originalEvent.key !== 'Enter' || originalEvent.target !== map.getContainer()) return;
      originalEvent.preventDefault();
      const { lat, lng } = map.getCenter();
      onPick({ lat, lng });
    },
  });
  useEffect(() => {
    const container = map.getContainer();
    const note = ({ target }: PointerEvent): void => {
      pressedPoint.current = target instanceof Element && target.closest('.leaflet-marker-icon') !== null;
    };
    container.addEventListener('pointerdown', note, { capture: true });
    return () => container.removeEventListener('pointerdown', note, { capture: true });
  }, [map]);
  return null;
}
