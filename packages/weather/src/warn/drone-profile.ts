/** What a drone and its pilot can take; every figure may be changed. */
export interface DroneProfile {
  /** The maker's wind resistance, metres a second. */
  readonly maximumWindMps: number;
  /** The strongest gusts, metres a second; where the maker tells one figure alone, the same as the wind. */
  readonly maximumGustMps: number;
  /** Operating temperature of drone and battery, degrees Celsius. */
  readonly minimumTemperatureC: number;
  readonly maximumTemperatureC: number;
  /** How high it flies above the ground, metres. */
  readonly flightHeightM: number;
  /** The strongest precipitation that its protection against water is rated for; none is rated for heavy one. */
  readonly rainRating: 'none' | 'light' | 'moderate';
}
