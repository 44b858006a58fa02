import type { DroneProfile } from './drone-profile.ts';

interface Limit {
  readonly value: number;
  /** Where the figure is from. */
  readonly source: string;
}

/** A typical small drone of the open category, up to 250 g or up to 900 g without protection against water. */
export const TYPICAL_SMALL_DRONE: DroneProfile = {
  // DJI Mini 3 and Mini 4 Pro: 10.7 m/s (droneskycast.com); larger ones 12 m/s.
  maximumWindMps: 10.7,
  maximumGustMps: 10.7,
  // Operating temperature that Avisafe warns outside of, and makers print: -10 to 40 degrees.
  minimumTemperatureC: -10,
  maximumTemperatureC: 40,
  // Open category: 120 m above the ground (Regulation (EU) 2019/947, UAS.OPEN.010).
  flightHeightM: 120,
  rainRating: 'none',
};

/** From which figures on a warning is given, whatever the drone. */
export const LIMITS = {
  windCautionShare: { value: 0.65, source: 'surveyingpedia: go below 65 % of the maximum wind' },
  windNogoShare: { value: 0.85, source: 'surveyingpedia: no-go above 85 % of the maximum wind' },
  windAloftFactor: {
    value: 1.25,
    source: 'knowledge.atmosuav.com: add 25 % to the wind at 10 m for 100 to 120 m',
  },
  visibilityNogoM: { value: 1500, source: 'w4fly.com: below 1.5 km danger' },
  visibilityCautionM: { value: 5000, source: 'w4fly.com: 1.5 to 5 km caution' },
  icingTemperatureC: { value: 2, source: 'w4fly.com: risk of ice at 2 degrees and below with moisture' },
  batteryCautionC: { value: 0, source: 'Avisafe: caution below 0 degrees' },
  fogSpreadC: { value: 1, source: 'Avisafe: highest level of dew-point spread' },
  twilightSunDeg: { value: -6, source: 'civil twilight: sun no more than 6 degrees below the horizon' },
  sunriseSunDeg: { value: -0.833, source: 'sunrise: upper limb on the horizon with mean refraction' },
} as const satisfies Readonly<Record<string, Limit>>;
