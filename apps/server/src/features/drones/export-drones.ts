import type { Database } from '../../database/create-database.ts';

/** Every drone of a user, the oldest first. */
export async function exportDrones(database: Database, userId: string): Promise<unknown> {
  return await database
    .selectFrom('drones')
    .select([
      'id',
      'name',
      'maximum_wind_mps as maximumWindMps',
      'maximum_gust_mps as maximumGustMps',
      'minimum_temperature_c as minimumTemperatureC',
      'maximum_temperature_c as maximumTemperatureC',
      'flight_height_m as flightHeightM',
      'rain_rating as rainRating',
      'chosen_at as chosenAt',
      'created_at as createdAt',
      'updated_at as updatedAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}
