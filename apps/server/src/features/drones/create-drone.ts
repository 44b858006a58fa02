import { MAX_DRONES, type CreateDroneInput, type Drone } from '@klarnotam/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/create-database.ts';
import { columnsOfLimits, describeDrone, DRONE_COLUMNS } from './drone-columns.ts';
import { refuseSameName, tooManyDrones } from './drone-failures.ts';

/**
 * Adds a drone and chooses it: weather is held against its limits.
 *
 * @throws {Failure} `conflict` when one of the name is there already, or there are as many as anybody may keep
 */
export async function createDrone(
  database: Database,
  userId: string,
  { name, limits }: CreateDroneInput,
): Promise<Drone> {
  const { total } = await database
    .selectFrom('drones')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  // Of several that are added at this moment a few may be more than that; none does harm.
  if (total >= MAX_DRONES) throw tooManyDrones();
  const row = await refuseSameName(
    database
      .with('before', (before) =>
        before
          .updateTable('drones')
          .set({ chosen_at: null })
          .where('user_id', '=', userId)
          .where('chosen_at', 'is not', null),
      )
      .insertInto('drones')
      .values({ user_id: userId, name, ...columnsOfLimits(limits), chosen_at: sql`clock_timestamp()` })
      .returning(DRONE_COLUMNS)
      .executeTakeFirstOrThrow(),
  );
  return describeDrone(row);
}
