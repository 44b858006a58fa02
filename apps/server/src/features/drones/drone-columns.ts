import type { Drone, DroneLimits } from '@klarnotam/contract';
import type { Selectable } from 'kysely';
import type { DronesTable } from '../../database/tables-of-weather.ts';

export const DRONE_COLUMNS = [
  'id',
  'name',
  'maximum_wind_mps',
  'maximum_gust_mps',
  'minimum_temperature_c',
  'maximum_temperature_c',
  'flight_height_m',
  'rain_rating',
] as const;
type DroneRow = Pick<Selectable<DronesTable>, (typeof DRONE_COLUMNS)[number]>;

/** A row of the table as the contract tells it. */
export function describeDrone(row: DroneRow): Drone {
  return {
    id: row.id,
    name: row.name,
    limits: {
      maximumWindMps: row.maximum_wind_mps,
      maximumGustMps: row.maximum_gust_mps,
      minimumTemperatureC: row.minimum_temperature_c,
      maximumTemperatureC: row.maximum_temperature_c,
      flightHeightM: row.flight_height_m,
      rainRating: row.rain_rating,
    },
  };
}

export function columnsOfLimits(limits: DroneLimits) {
  return {
    maximum_wind_mps: limits.maximumWindMps,
    maximum_gust_mps: limits.maximumGustMps,
    minimum_temperature_c: limits.minimumTemperatureC,
    maximum_temperature_c: limits.maximumTemperatureC,
    flight_height_m: limits.flightHeightM,
    rain_rating: limits.rainRating,
  };
}
