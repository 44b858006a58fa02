/** What a drone and its pilot can take; every figure may be changed. */
export interface DroneProfile {
  /** The maker's wind resistance, metres a second. */
  readonly maximumWindMps: number;
  /** Operating temperature of drone and battery, degrees Celsius. */
  readonly minimumTemperatureC: number;
  readonly maximumTemperatureC: number;
  /** How high it flies above the ground, metres. */
  readonly flightHeightM: number;
  /** Protected against water, so that light precipitation is no matter. */
  readonly rainproof: boolean;
}
