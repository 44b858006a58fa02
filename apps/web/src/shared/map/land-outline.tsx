import type { Position } from '@klarnotam/aviation';
import type { MultiPolygon, Polygon as GeoJsonPolygon } from 'geojson';
import { type LatLngTuple, polygon, polyline, svg, type Layer } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import landUrl from 'world-atlas/countries-50m.json?url';
import classes from './area-map.module.css';
import { continuousFromMiddle, continuousLongitudes } from './continuous-ring.ts';

type Land = Topology<{ land: GeometryCollection; countries: GeometryCollection }>;
/** All coasts: islands, each with its rings. */
type Coasts = readonly (readonly (readonly Position[])[])[];

interface Outline {
  readonly coasts: Coasts;
  /** Where two countries meet. */
  readonly borders: readonly (readonly Position[])[];
}

const PANE = 'land';
const BORDERS_PANE = 'borders';
let asked: Promise<Outline> | null = null;

function islandsOf(geometry: GeoJsonPolygon | MultiPolygon): number[][][][] {
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
}

/** The rings of the file run on over the antimeridian, so that none is drawn right across the map. */
function readCoasts(topology: Land): Coasts {
  const { features } = feature(topology, topology.objects.land);
  return features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' || geometry.type === 'MultiPolygon'
      ? islandsOf(geometry).map((rings) =>
          rings.map((ring) => continuousFromMiddle(ring.map(([lon = 0, lat = 0]) => ({ lat, lon })))),
        )
      : [],
  );
}

function readBorders(topology: Land): Outline['borders'] {
  const { coordinates } = mesh(topology, topology.objects.countries, (one, other) => one !== other);
  return coordinates.map((line) => continuousLongitudes(line.map(([lon = 0, lat = 0]) => ({ lat, lon }))));
}

function loadOutline(): Promise<Outline> {
  asked ??= fetch(landUrl).then(async (answer) => {
    if (!answer.ok) throw new Error(`The land outline was refused: ${answer.status}`);
    const topology = (await answer.json()) as Land;
    return { coasts: readCoasts(topology), borders: readBorders(topology) };
  });
  asked.catch(() => {
    asked = null;
  });
  return asked;
}

/** The coasts and borders of the world below all else, also where the map goes on beyond the antimeridian. */
export function LandOutline() {
  const map = useMap();

  useEffect(() => {
    let wanted = true;
    const pane = map.getPane(PANE) ?? map.createPane(PANE);
    const bordersPane = map.getPane(BORDERS_PANE) ?? map.createPane(BORDERS_PANE);
    for (const each of [pane, bordersPane]) each.classList.add(classes.land ?? '');
    const layers: Layer[] = [];
    loadOutline().then(
      ({ coasts, borders }) => {
        if (!wanted) return;
        const { lng } = map.getCenter();
        const turns = [0, ...(lng > 90 ? [360] : []), ...(lng < -90 ? [-360] : [])];
        const renderer = svg({ pane: PANE, padding: 0.3 });
        const bordersRenderer = svg({ pane: BORDERS_PANE, padding: 0.3 });
        for (const turn of turns) {
          const moved = coasts.map((rings) =>
            rings.map((ring) => ring.map(({ lat, lon }): LatLngTuple => [lat, lon + turn])),
          );
          const options = { renderer, interactive: false, className: classes.coast ?? '', weight: 1 };
          layers.push(polygon(moved, options).addTo(map));
          const lines = borders.map((line) => line.map(({ lat, lon }): LatLngTuple => [lat, lon + turn]));
          const drawn = {
            renderer: bordersRenderer,
            interactive: false,
            className: classes.border ?? '',
            weight: 1,
          };
          layers.push(polyline(lines, drawn).addTo(map));
        }
      },
      // Without the outline the areas stand on an empty ground; that the tiles are missing is said beside the map.
      () => undefined,
    );
    return () => {
      wanted = false;
      for (const layer of layers) layer.remove();
    };
  }, [map]);

  return null;
}
