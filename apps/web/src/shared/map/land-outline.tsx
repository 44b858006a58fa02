import type { Position } from '@klarnotam/aviation';
import type { MultiPolygon, Polygon as GeoJsonPolygon } from 'geojson';
import { type LatLngTuple, polygon, svg, type Layer } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import landUrl from 'world-atlas/land-50m.json?url';
import classes from './area-map.module.css';
import { continuousFromMiddle } from './continuous-ring.ts';

type Land = Topology<{ land: GeometryCollection }>;
/** All coasts: islands, each with its rings. */
type Coasts = readonly (readonly (readonly Position[])[])[];

const PANE = 'land';
let asked: Promise<Coasts> | null = null;

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

function loadCoasts(): Promise<Coasts> {
  asked ??= fetch(landUrl).then(async (answer) => {
    if (!answer.ok) throw new Error(`The land outline was refused: ${answer.status}`);
    return readCoasts((await answer.json()) as Land);
  });
  asked.catch(() => {
    asked = null;
  });
  return asked;
}

/** The coasts of the world below all else, also where the map goes on beyond the antimeridian. */
export function LandOutline() {
  const map = useMap();

  useEffect(() => {
    let wanted = true;
    const pane = map.getPane(PANE) ?? map.createPane(PANE);
    pane.classList.add(classes.land ?? '');
    const layers: Layer[] = [];
    loadCoasts().then(
      (coasts) => {
        if (!wanted) return;
        const { lng } = map.getCenter();
        const turns = [0, ...(lng > 90 ? [360] : []), ...(lng < -90 ? [-360] : [])];
        const renderer = svg({ pane: PANE, padding: 0.3 });
        for (const turn of turns) {
          const moved = coasts.map((rings) =>
            rings.map((ring) => ring.map(({ lat, lon }): LatLngTuple => [lat, lon + turn])),
          );
          const options = { renderer, interactive: false, className: classes.coast ?? '', weight: 1 };
          layers.push(polygon(moved, options).addTo(map));
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
