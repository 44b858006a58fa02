import type { DroneLimits, Drones } from '@klarnotam/contract';
import { TYPICAL_SMALL_DRONE } from '@klarnotam/weather';
import type { Database } from '../../database/create-database.ts';
import { describeDrone, DRONE_COLUMNS } from './drone-columns.ts';

/** The drones of a user by their names, and which of them weather is held against. */
export async function listDrones(database: Database, userId: string): Promise<Drones> {
  const rows = await database
    .selectFrom('drones')
    .select([...DRONE_COLUMNS, 'chosen_at'])
    .where('user_id', '=', userId)
    .orderBy((select) => select.fn('lower', ['name']))
    .execute();
  let chosen: { readonly id: string; readonly at: number } | null = null;
  for (const { id, chosen_at } of rows) {
    const at = chosen_at?.getTime() ?? null;
    if (at === null) continue;
    if (chosen === null || at > chosen.at || (at === chosen.at && id < chosen.id)) chosen = { id, at };
  }
  return { drones: rows.map(describeDrone), chosenId: chosen?.id ?? null, typical: TYPICAL_SMALL_DRONE };
}

/** The limits of the drone that the user chose; those of a typical small one until they choose. */
export async function readChosenLimits(database: Database, userId: string): Promise<DroneLimits> {
  const row = await database
    .selectFrom('drones')
    .select(DRONE_COLUMNS)
    .where('user_id', '=', userId)
    .where('chosen_at', 'is not', null)
    .orderBy('chosen_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ? describeDrone(row).limits : TYPICAL_SMALL_DRONE;
}
