import { DRONE_LIMITS, type DroneLimits } from '@klarnotam/contract';
import { fromMps, toMps, type WindUnit } from './wind-unit.ts';

/** The figures of the form as they were typed. */
export interface EnteredLimits {
  readonly wind: string;
  readonly unit: WindUnit;
  readonly minimumTemperatureC: string;
  readonly maximumTemperatureC: string;
  readonly flightHeightM: string;
  readonly rainproof: boolean;
}

export type LimitField = 'wind' | 'minimumTemperatureC' | 'maximumTemperatureC' | 'flightHeightM';

interface Range {
  readonly minimum: number;
  readonly maximum: number;
}

/** What each field takes, the wind in the unit that is chosen. */
export function rangeOf(field: LimitField, unit: WindUnit): Range {
  if (field !== 'wind') return DRONE_LIMITS[field];
  const { minimum, maximum } = DRONE_LIMITS.maximumWindMps;
  // Rounded inwards, so that what the form takes the server takes too.
  return { minimum: Math.ceil(fromMps(minimum, unit)), maximum: Math.floor(fromMps(maximum, unit)) };
}

/** A number with a point or a comma; null when it is none. */
function readNumber(text: string): number | null {
  const written = text.trim().replace(',', '.').replace('\u2212', '-');
  return /^-?\d{1,5}(\.\d{1,3})?$/.test(written) ? Number(written) : null;
}

const FIELDS: readonly LimitField[] = ['wind', 'minimumTemperatureC', 'maximumTemperatureC', 'flightHeightM'];

/** The limits that were entered, or the fields that hold none. */
export function checkLimits(entered: EnteredLimits): DroneLimits | readonly LimitField[] {
  const values = FIELDS.map((field) => {
    const value = readNumber(entered[field]);
    const { minimum, maximum } = rangeOf(field, entered.unit);
    return value !== null && value >= minimum && value <= maximum ? value : null;
  });
  const [wind, minimumTemperatureC, maximumTemperatureC, flightHeightM] = values;
  if (wind == null || minimumTemperatureC == null || maximumTemperatureC == null || flightHeightM == null) {
    return FIELDS.filter((_field, index) => values[index] === null);
  }
  const maximumWindMps = toMps(wind, entered.unit);
  return {
    maximumWindMps,
    minimumTemperatureC,
    maximumTemperatureC,
    flightHeightM,
    rainproof: entered.rainproof,
  };
}
