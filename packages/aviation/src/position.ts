/** A point on the WGS 84 ellipsoid, degrees; north and east are positive. */
export interface Position {
  readonly lat: number;
  readonly lon: number;
}
