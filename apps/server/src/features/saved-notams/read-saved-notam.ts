import type { SavedNotam } from '@klarnotam/contract';
import type { Database } from '../../database/create-database.ts';
import { describeSaved } from './describe-saved.ts';
import { SAVED_COLUMNS } from './request-row.ts';
import { requireUuid, savedNotamNotFound } from './require-uuid.ts';

/**
 * A saved NOTAM of the user, whole.
 *
 * @throws {Failure} `notFound`, for somebody else's just as for one that never was
 */
export async function readSavedNotam(database: Database, userId: string, id: string): Promise<SavedNotam> {
  const row = await database
    .selectFrom('saved_notams')
    .select(SAVED_COLUMNS)
    .where('id', '=', requireUuid(id))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw savedNotamNotFound();
  return await describeSaved(database, userId, row);
}
