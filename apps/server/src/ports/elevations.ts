import type { Position } from '@klarnotam/aviation';
import type { DataSource } from '@klarnotam/contract';

/** Knows the height of the ground. */
export interface Elevations {
  /** Stable name of the service in caches and metrics. */
  readonly name: string;
  /** Who must be named beside its answers. */
  readonly source: DataSource;
  /** How many positions one call may ask for. */
  readonly maxPositions: number;
  /**
   * Metres above mean sea level, one for each position in their order; null where the service has none, as at sea.
   *
   * @throws {OutsideServiceError}
   */
  heightsM(positions: readonly Position[]): Promise<readonly (number | null)[]>;
}
