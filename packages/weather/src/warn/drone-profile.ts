/** What a drone and its pilot can take; every figure may be changed. */
export interface DroneProfile {
  /** The maker's wind resistance, metres a second: the mean wind at the height of flight. */
  readonly maximumWindMps: number;
  /** Gusts, metres a second; the same as the wind where the maker names none. */
  readonly maximumGustMps: number;
  /** Operating temperature of drone and battery, degrees Celsius. */
  readonly minimumTemperatureC: number;
  readonly maximumTemperatureC: number;
  /** How high it flies above the ground, metres. */
  readonly flightHeightM: number;
  /** The strongest precipitation that it is rated for; heavy is for none. */
  readonly rainRating: RainRating;
}

export type RainRating = 'none' | 'light' | 'moderate';
