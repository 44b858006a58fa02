import type { DataSource, Place } from '@klarnotam/contract';

/** Finds places by what somebody calls them. */
export interface Geocoder {
  /** Names the service for good, in caches and metrics. */
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
