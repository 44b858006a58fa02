import type { Site } from '@klarnotam/contract';

export interface MapPosition {
  readonly lat: number;
  readonly lng: number;
}

export interface PlanningMapProps {
  /** One point, or the corners of an area in order. */
  readonly points: readonly MapPosition[];
  readonly isArea: boolean;
  readonly radiusM: number;
  /** The outline cannot be that of an area. */
  readonly faulty: boolean;
  /** Undefined: not known, so that only the outline of the land is drawn. */
  readonly tiles: Site['map'] | undefined;
  /** Moves the map here when it is another object than before. */
  readonly focus: MapPosition | null;
  readonly onPick: (position: MapPosition) => void;
  readonly onMove: (index: number, position: MapPosition) => void;
}
