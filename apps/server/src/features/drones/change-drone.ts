import type { ChangeDroneInput, Drone } from '@klarnotam/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/create-database.ts';
import { columnsOfLimits, describeDrone, DRONE_COLUMNS } from './drone-columns.ts';
import { droneNotFound, refuseSameName, requireDroneId } from './drone-failures.ts';

/**
 * Renames a drone or changes its limits; what is left out stays. Answers that were given keep the limits they were made with.
 *
 * @throws {Failure} `notFound`, or `conflict` when another drone of the user has the name
 */
export async function changeDrone(
  database: Database,
  userId: string,
  { id, name, limits }: ChangeDroneInput,
): Promise<Drone> {
  const row = await refuseSameName(
    database
      .updateTable('drones')
      .set({
        ...(name !== undefined && { name }),
        ...(limits && columnsOfLimits(limits)),
        updated_at: sql`now()`,
      })
      .where('id', '=', requireDroneId(id))
      .where('user_id', '=', userId)
      .returning(DRONE_COLUMNS)
      .executeTakeFirst(),
  );
  if (!row) throw droneNotFound();
  return describeDrone(row);
}
