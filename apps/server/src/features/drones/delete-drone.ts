import type { Database } from '../../database/create-database.ts';
import { droneNotFound, requireDroneId } from './drone-failures.ts';

/**
 * Deletes a drone. If it was the chosen one, weather is held against a typical small drone until another is chosen.
 *
 * @throws {Failure} `notFound`
 */
export async function deleteDrone(
  database: Database,
  userId: string,
  id: string,
): Promise<{ deleted: number }> {
  const { numDeletedRows } = await database
    .deleteFrom('drones')
    .where('id', '=', requireDroneId(id))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw droneNotFound();
  return { deleted: 1 };
}
