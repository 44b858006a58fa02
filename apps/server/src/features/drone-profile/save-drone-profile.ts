import type { DroneLimits, DroneProfileAnswer } from '@klarnotam/contract';
import { TYPICAL_SMALL_DRONE } from '@klarnotam/weather';
import { sql } from 'kysely';
import type { Database } from '../../database/create-database.ts';

/** Puts the user's own limits in place of those before; they hold from the next translation on. */
export async function saveDroneProfile(
  database: Database,
  userId: string,
  limits: DroneLimits,
): Promise<DroneProfileAnswer> {
  const values = {
    maximum_wind_mps: limits.maximumWindMps,
    minimum_temperature_c: limits.minimumTemperatureC,
    maximum_temperature_c: limits.maximumTemperatureC,
    flight_height_m: limits.flightHeightM,
    rainproof: limits.rainproof,
    updated_at: sql`now()`,
  };
  await database
    .insertInto('drone_profiles')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
  return { limits, own: true };
}

/** Goes back to the limits of a typical small drone. */
export async function resetDroneProfile(database: Database, userId: string): Promise<DroneProfileAnswer> {
  await database.deleteFrom('drone_profiles').where('user_id', '=', userId).execute();
  return { limits: TYPICAL_SMALL_DRONE, own: false };
}
