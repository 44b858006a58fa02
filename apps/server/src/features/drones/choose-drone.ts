import type { Drone, Drones } from '@klarnotam/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/create-database.ts';
import { describeDrone, DRONE_COLUMNS } from './drone-columns.ts';
import { droneNotFound, requireDroneId } from './drone-failures.ts';
import { listDrones } from './list-drones.ts';

/**
 * Holds weather against this drone.
 *
 * @throws {Failure} `notFound`
 */
export async function chooseDrone(database: Database, userId: string, id: string): Promise<Drone> {
  requireDroneId(id);
  // The one chosen before is let go in the same statement. Of two choices at once the later one holds.
  const rows = await database
    .updateTable('drones')
    .set({ chosen_at: sql`case when id = ${id}::uuid then clock_timestamp() end` })
    .where('user_id', '=', userId)
    .where((row) => row.or([row('id', '=', id), row('chosen_at', 'is not', null)]))
    .where((row) =>
      row.exists(row.selectFrom('drones as own').where('own.id', '=', id).where('own.user_id', '=', userId)),
    )
    .returning(DRONE_COLUMNS)
    .execute();
  const row = rows.find((each) => each.id === id.toLowerCase());
  if (!row) throw droneNotFound();
  return describeDrone(row);
}

/** Holds weather against a typical small drone. */
export async function chooseTypicalDrone(database: Database, userId: string): Promise<Drones> {
  await database
    .updateTable('drones')
    .set({ chosen_at: null })
    .where('user_id', '=', userId)
    .where('chosen_at', 'is not', null)
    .execute();
  return await listDrones(database, userId);
}
