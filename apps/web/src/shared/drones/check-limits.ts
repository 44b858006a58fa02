import { DRONE_LIMITS, DRONE_NAME_MAX_CHARACTERS, type DroneLimits } from '@klarnotam/contract';
import { fromMps, toMps, type WindUnit } from './wind-unit.ts';

/** A drone as it was typed. */
export interface EnteredDrone {
  readonly name: string;
  readonly wind: string;
  readonly gust: string;
  readonly unit: WindUnit;
  readonly minimumTemperatureC: string;
  readonly maximumTemperatureC: string;
  readonly flightHeightM: string;
  readonly rainRating: DroneLimits['rainRating'];
}

export type LimitField = 'wind' | 'gust' | 'minimumTemperatureC' | 'maximumTemperatureC' | 'flightHeightM';
export type DroneField = 'name' | LimitField;

interface Range {
  readonly minimum: number;
  readonly maximum: number;
}

/** What each field takes, winds in the unit that is chosen. */
export function rangeOf(field: LimitField, unit: WindUnit): Range {
  if (field !== 'wind' && field !== 'gust') return DRONE_LIMITS[field];
  const { minimum, maximum } = DRONE_LIMITS.maximumWindMps;
  // Rounded inwards, so that what the form takes the server takes too.
  return { minimum: Math.ceil(fromMps(minimum, unit)), maximum: Math.floor(fromMps(maximum, unit)) };
}

/** A number with a point or a comma; null when it is none. */
function readNumber(text: string): number | null {
  const written = text.trim().replace(',', '.').replace('\u2212', '-');
  return /^-?\d{1,5}(\.\d{1,3})?$/.test(written) ? Number(written) : null;
}

function readWithin(text: string, { minimum, maximum }: Range): number | null {
  const value = readNumber(text);
  return value !== null && value >= minimum && value <= maximum ? value : null;
}

export interface CheckedDrone {
  readonly drone: { readonly name: string; readonly limits: DroneLimits } | null;
  /** The fields that hold nothing that can be taken. */
  readonly wrong: readonly DroneField[];
}

/** The drone that was entered. Without a figure for gusts they are held against that of the wind. */
export function checkDrone(entered: EnteredDrone): CheckedDrone {
  const { unit } = entered;
  const read = (field: LimitField, text = entered[field]) => readWithin(text, rangeOf(field, unit));
  const name = entered.name.trim();
  const wind = read('wind');
  const gust = read('gust', entered.gust.trim() === '' ? entered.wind : entered.gust);
  const minimumTemperatureC = read('minimumTemperatureC');
  const maximumTemperatureC = read('maximumTemperatureC');
  const flightHeightM = read('flightHeightM');
  const isNamed = name !== '' && name.length <= DRONE_NAME_MAX_CHARACTERS;
  if (
    isNamed &&
    wind !== null &&
    gust !== null &&
    minimumTemperatureC !== null &&
    maximumTemperatureC !== null &&
    flightHeightM !== null
  ) {
    const limits = {
      maximumWindMps: toMps(wind, unit),
      maximumGustMps: toMps(gust, unit),
      minimumTemperatureC,
      maximumTemperatureC,
      flightHeightM,
      rainRating: entered.rainRating,
    };
    return { drone: { name, limits }, wrong: [] };
  }
  const values = { wind, gust, minimumTemperatureC, maximumTemperatureC, flightHeightM };
  const wrong = (Object.keys(values) as LimitField[]).filter(
    (field) => values[field] === null && !(field === 'gust' && entered.gust.trim() === ''),
  );
  return { drone: null, wrong: isNamed ? wrong : ['name', ...wrong] };
}
