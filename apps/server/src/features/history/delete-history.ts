import { Failure } from '@klarnotam/contract';
import type { Database } from '../../database/create-database.ts';
import { isUuid } from '../../database/is-uuid.ts';

/**
 * Forgets one answer of the user. What was spent on it stays spent.
 *
 * @throws {Failure} `notFound`, for somebody else's answer just as for one that never was
 */
export async function deleteTranslation(
  database: Database,
  userId: string,
  id: string,
): Promise<{ deleted: number }> {
  if (!isUuid(id)) throw new Failure('notFound', {});
  const { numDeletedRows } = await database
    .deleteFrom('translations')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new Failure('notFound', {});
  return { deleted: 1 };
}

/** Forgets every answer of the user. */
export async function deleteHistory(database: Database, userId: string): Promise<{ deleted: number }> {
  const { numDeletedRows } = await database
    .deleteFrom('translations')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { deleted: Number(numDeletedRows) };
}
