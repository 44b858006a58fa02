import type { Position } from './position.ts';

/** A latitude and longitude found in a text. */
export interface PositionRead {
  /** Null: it has the shape of a position, but one half is missing, impossible or of an unknown form. */
  readonly position: Position | null;
  readonly from: number;
  readonly to: number;
  /** The longitude has a digit too few, and it is not certain which; right only if it agrees with something else. */
  readonly irregular: boolean;
  readonly problem: 'impossibleCoordinate' | 'unreadableCoordinate' | null;
}
