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

/** From which figures on a report is judged, whatever the drone; how they are used: `docs/weather-rules.md`. */
export const LIMITS = {
  cautionShare: {
    value: 0.85,
    source: 'ours, near the limit; surveyingpedia stops at 85 % of the maximum wind',
  },
  briskShare: {
    value: 0.5,
    source: 'ours: from half of the limit on a wind is worth a row of its own beside a calm night',
  },
  windExponent: {
    value: 1 / 7,
    source:
      'Peterson and Hennessey 1978, J. Appl. Meteor. 17, 390-394: power law with 1/7 over open land, neutral air',
  },
  windReferenceM: { value: 10, source: 'WMO-No. 8, part I, chapter 5: wind is measured at 10 m' },
  visibilityNogoM: { value: 1500, source: 'w4fly.com: below 1.5 km danger' },
  visibilityCautionM: { value: 5000, source: 'w4fly.com: 1.5 to 5 km caution' },
  toldVisibilityM: {
    value: 5000,
    source: 'ours: where caution begins, a figure that is no reason yet is worth a word',
  },
  cloudToleranceM: { value: 2, source: 'ours: 400 ft (122 m), the step of the code, stands for 120 m' },
  freezingRainC: { value: 5, source: 'ours: rain freezes on what is below 0 degrees; the rest is margin' },
  icingTemperatureC: { value: 0, source: 'supercooled water freezes on propellers at 0 degrees and below' },
  temperatureMarginC: { value: 2, source: 'ours: a share of degrees Celsius says nothing' },
  fogSpreadC: { value: 1, source: 'Avisafe: highest level of dew-point spread' },
  /** A spread of 1.4 degrees is 1 in the whole degrees that most reports give. */
  fogSpreadCalmC: { value: 1.4, source: 'ours: in nearly no wind what rounds to 1 degree counts too' },
  fogCalmKt: { value: 3, source: 'ours: air so still cools from the ground up' },
  fogWindKt: { value: 10, source: 'ours: fog by cooling needs little wind; above it becomes low cloud' },
  oldObservationMin: { value: 90, source: 'ours: three half-hourly reports' },
  earlyObservationMin: {
    value: 60,
    source: 'ours: clocks and files that say the full hour before it is there',
  },
  lookAheadMin: { value: 120, source: 'ICAO Annex 3, appendix 5, 2.1: a trend is for two hours' },
  forecastAheadMin: {
    value: 180,
    source: 'ours: a forecast is sent an hour, by some services three hours, before it begins (Annex 3, 6.2)',
  },
  extremeHoldsMin: { value: 360, source: 'ours: highest and lowest temperature lie about half a day apart' },
  lowCloudFt: {
    value: 1000,
    source: 'ours: about 300 m, where cloud is worth a word to who stays below 120 m',
  },
  peakGustMin: { value: 60, source: 'FMH-1, 12.7.1: the peak wind is that since the last hourly report' },
  lowCeilingFt: {
    value: 1500,
    source:
      'ICAO Annex 3, appendix 5, 1.3: the highest ceiling for which a forecast is amended where many fly by sight',
  },
  densityAltitudeM: {
    value: 1500,
    source: 'ours: from about 5,000 ft on air has lost a seventh of its density',
  },
  twilightSunDeg: { value: -6, source: 'civil twilight: sun no more than 6 degrees below the horizon' },
  sunriseSunDeg: { value: -0.833, source: 'sunrise: upper limb on the horizon with mean refraction' },
} as const satisfies Readonly<Record<string, Limit>>;
