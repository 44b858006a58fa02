import type { DataSource, Place } from '@klarnotam/contract';

/** Finds places by name or address. */
export interface Geocoder {
  /** Stable name of the service in caches and metrics. */
  readonly name: string;
  /** Who must be named beside its answers. */
  readonly source: DataSource;
  /**
   * The best match first, at most `limit`, none twice; none when nothing fits.
   *
   * @throws {OutsideServiceError}
   */
  find(query: string, limit: number): Promise<readonly Place[]>;
}
