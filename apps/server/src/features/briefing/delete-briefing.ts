import type { Database } from '../../database/create-database.ts';
import { isUuid } from '../../database/is-uuid.ts';
import { briefingNotFound } from './stored-briefing.ts';

/**
 * Forgets a briefing of the user with its text. Its answers stay in the history, links to it end.
 *
 * @throws {Failure} `notFound`, for somebody else's just as for one that never was
 */
export async function deleteBriefing(
  database: Database,
  userId: string,
  id: string,
): Promise<{ deleted: number }> {
  if (!isUuid(id)) throw briefingNotFound();
  const { numDeletedRows } = await database
    .deleteFrom('briefings')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw briefingNotFound();
  return { deleted: 1 };
}
