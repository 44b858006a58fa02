import { destination, type Position } from '@klarnotam/aviation';
import type { Area } from '@klarnotam/notam';
import { circleRing, sectorRing } from './circle-ring.ts';
import { continuousLongitudes, continuousRing } from './continuous-ring.ts';
import { corridorRing } from './corridor-ring.ts';

/** An area as a map draws it; longitudes may lie beyond ±180°, where the map goes on. */
export interface AreaOutline {
  /** Which of the areas it is, from 0. */
  readonly index: number;
  readonly source: Area['source'];
  readonly role: Area['role'];
  readonly complete: boolean;
  /** A ring, or one point alone. */
  readonly points: readonly Position[];
  /** Rings of excluded areas that lie wholly in it. */
  readonly holes: readonly (readonly Position[])[];
  /** Where its number stands. */
  readonly label: Position;
  /** Highest point of the outline, for the name of a search area. */
  readonly top: Position;
}

export interface Bounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Web maps in Mercator projection end here. */
const MAX_LATITUDE = 85;

function outlineOf(area: Area): { points: Position[]; label: Position | null } {
  switch (area.type) {
    case 'circle':
      return { points: continuousRing(circleRing(area.centre, area.radiusNm)), label: area.centre };
    case 'polygon':
      return { points: continuousRing(area.points), label: null };
    case 'corridor': {
      const line = continuousLongitudes(area.path);
      return {
        points: continuousRing(corridorRing(area.path, area.widthNm)),
        label: line[Math.floor((line.length - 1) / 2)] ?? null,
      };
    }
    case 'sector': {
      const { centre, radiusNm, fromDeg, toDeg } = area;
      const sweepDeg = (((toDeg - fromDeg) % 360) + 360) % 360;
      const label = destination(centre, fromDeg + sweepDeg / 2, radiusNm / 2);
      return { points: continuousRing(sectorRing(area)), label };
    }
    case 'point':
      return { points: [area.position], label: area.position };
  }
}

/** The box around `points`, up to where web maps end. Null when there are none. */
export function boundsOf(points: readonly Position[]): Bounds | null {
  if (points.length === 0) return null;
  const lats = points.map(({ lat }) => Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat)));
  const lons = points.map(({ lon }) => lon);
  return {
    south: Math.min(...lats),
    west: Math.min(...lons),
    north: Math.max(...lats),
    east: Math.max(...lons),
  };
}

function middleOf(bounds: Bounds): Position {
  return { lat: (bounds.south + bounds.north) / 2, lon: (bounds.west + bounds.east) / 2 };
}

/** Whether `point` lies in the ring, by the even-odd rule; longitudes of both on one turn of the globe. */
function isInside(ring: readonly Position[], { lat, lon }: Position): boolean {
  let inside = false;
  ring.forEach((a, index) => {
    const b = ring[(index + 1) % ring.length] ?? a;
    if (a.lat > lat === b.lat > lat) return;
    if (a.lon + ((lat - a.lat) * (b.lon - a.lon)) / (b.lat - a.lat) > lon) inside = !inside;
  });
  return inside;
}

/** What is taken out of an area, as far as it lies wholly in it: drawn as a hole, anything beyond its edge would look like a hazard. */
function holesIn(outline: AreaOutline, excluded: readonly AreaOutline[]): AreaOutline['holes'] {
  if (outline.role === 'excluded' || outline.points.length < 3) return [];
  return excluded
    .map(({ points }) => points)
    .filter((ring) => ring.length > 2 && ring.every((point) => isInside(outline.points, point)));
}

/**
 * The outlines of `areas`, all on the same turn of the globe: that of longitude `beside`, else of the first. Areas without points are left
 * out.
 */
export function areaOutlines(areas: readonly Area[], beside: number | null = null): AreaOutline[] {
  let reference = beside;
  const outlines = areas.flatMap((area, index): AreaOutline[] => {
    const { points, label } = outlineOf(area);
    const bounds = boundsOf(points);
    if (bounds === null) return [];
    const middle = middleOf(bounds);
    reference ??= middle.lon;
    const turn = 360 * Math.round((reference - middle.lon) / 360);
    const moved = ({ lat, lon }: Position): Position => ({ lat, lon: lon + turn });
    const [labelled = middle] = continuousLongitudes([middle, label ?? middle]).slice(1);
    return [
      {
        index,
        source: area.source,
        role: area.role,
        complete: area.complete,
        points: points.map(moved),
        holes: [],
        label: moved(labelled),
        top: moved({ lat: bounds.north, lon: middle.lon }),
      },
    ];
  });
  const excluded = outlines.filter(({ role }) => role === 'excluded');
  return excluded.length === 0
    ? outlines
    : outlines.map((outline) => ({ ...outline, holes: holesIn(outline, excluded) }));
}
