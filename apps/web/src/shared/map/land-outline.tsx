import { GeoJSON as GeoJsonLayer, type LatLng, latLng, svg } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import landUrl from 'world-atlas/land-50m.json?url';
import classes from './area-map.module.css';

const PANE = 'land';
let asked: Promise<Topology> | null = null;

function loadLand(): Promise<Topology> {
  asked ??= fetch(landUrl).then((answer) => {
    if (!answer.ok) throw new Error(`land outline: ${answer.status}`);
    return answer.json() as Promise<Topology>;
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
    const layers: GeoJsonLayer[] = [];
    loadLand().then(
      (topology) => {
        const land = topology.objects['land'];
        if (!wanted || land === undefined) return;
        const { lng } = map.getCenter();
        const turns = [0, ...(lng > 90 ? [360] : []), ...(lng < -90 ? [-360] : [])];
        const renderer = svg({ pane: PANE, padding: 0.3 });
        for (const turn of turns) {
          const layer = new GeoJsonLayer(feature(topology, land), {
            interactive: false,
            style: { renderer, className: classes.coast ?? '', weight: 1 },
            coordsToLatLng: (coordinates): LatLng => latLng(coordinates[1], coordinates[0] + turn),
          });
          layer.addTo(map);
          layers.push(layer);
        }
      },
      () => undefined,
    );
    return () => {
      wanted = false;
      for (const layer of layers) layer.remove();
    };
  }, [map]);

  return null;
}
