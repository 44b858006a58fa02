import type { WeatherFacts } from '../facts.ts';
import { LIMITS } from '../warn/drone-limits-table.ts';

const METRES_PER_FOOT = 0.3048;
const STANDARD_HPA = 1013.25;
/** Below 5 km the pressure altitude changes by about this with each hectopascal. */
const FEET_PER_HPA = 27.3;
const FEET_PER_DEGREE = 118.8;
const STANDARD_C = 15;
const DEGREES_PER_FOOT = 0.0019812;

/**
 * Density altitude in metres, to 100, from elevation, QNH and temperature (ICAO standard atmosphere, the usual rule of
 * 118.8 ft for each degree); null where one is not known, or where it is too low to matter.
 */
export function densityAltitudeM({ conditions }: WeatherFacts, elevationFt: number | null): number | null {
  const { temperatureC, qnhHpa } = conditions;
  if (temperatureC === null || qnhHpa === null || elevationFt === null) return null;
  const pressureFt = elevationFt + (STANDARD_HPA - qnhHpa) * FEET_PER_HPA;
  const standardC = STANDARD_C - pressureFt * DEGREES_PER_FOOT;
  const altitudeM = (pressureFt + FEET_PER_DEGREE * (temperatureC - standardC)) * METRES_PER_FOOT;
  return altitudeM < LIMITS.densityAltitudeM.value ? null : Math.round(altitudeM / 100) * 100;
}
