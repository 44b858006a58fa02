/** Every code that a problem of a decoded weather report can carry. */
export const WEATHER_PROBLEM_CODES = [
  // header
  'missingTime',
  'impossibleTime',
  'missingValidity',
  'impossibleValidity',
  // wind
  'impossibleDirection',
  'gustBelowWind',
  'unitMissing',
  'unreadableWind',
  // other groups of the body
  'unreadableVisibility',
  'unreadableTemperature',
  'impossibleTemperature',
  'dewPointAboveTemperature',
  'temperaturesContradict',
  'impossiblePressure',
  'pressuresContradict',
  'impossibleRunway',
  'contradictsCavok',
  'minimumAboveVisibility',
  'saidTwice',
  'unreadGroup',
  // changes
  'missingPeriod',
  'impossiblePeriod',
  'periodReversed',
  'outsideValidity',
  'unlabelledChange',
] as const;

export type WeatherProblemCode = (typeof WEATHER_PROBLEM_CODES)[number];
