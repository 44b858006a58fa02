import type { DroneProfileAnswer } from '@klarnotam/contract';
import { TYPICAL_SMALL_DRONE } from '@klarnotam/weather';
import type { Database } from '../../database/create-database.ts';

/** The limits of the user's drone; those of a typical small one until they choose others. */
export async function readDroneProfile(database: Database, userId: string): Promise<DroneProfileAnswer> {
  const row = await database
    .selectFrom('drone_profiles')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return { limits: TYPICAL_SMALL_DRONE, own: false };
  return {
    limits: {
      maximumWindMps: row.maximum_wind_mps,
      minimumTemperatureC: row.minimum_temperature_c,
      maximumTemperatureC: row.maximum_temperature_c,
      flightHeightM: row.flight_height_m,
      rainproof: row.rainproof,
    },
    own: true,
  };
}
