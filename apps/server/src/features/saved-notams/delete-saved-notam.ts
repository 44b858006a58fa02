import type { SavedNotam } from '@klarnotam/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/create-database.ts';
import { UNDO_HOURS } from '../../database/delete-expired-rows.ts';
import { describeSaved } from './describe-saved.ts';
import { SAVED_COLUMNS } from './request-row.ts';
import { requireUuid, savedNotamNotFound } from './require-uuid.ts';
import { hasRoom, tooManySaved } from './room-to-save.ts';

const deletedLately = sql<boolean>`deleted_at > now() - make_interval(hours => ${UNDO_HOURS})`;

/**
 * Deletes a saved NOTAM of the user. It can be taken back for an hour, then it is removed for good.
 *
 * @throws {Failure} `notFound`, for somebody else's just as for one that never was
 */
export async function deleteSavedNotam(
  database: Database,
  userId: string,
  id: string,
): Promise<{ deleted: number }> {
  const { numUpdatedRows } = await database
    .updateTable('saved_notams')
    .set({ deleted_at: sql`now()` })
    .where('id', '=', requireUuid(id))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw savedNotamNotFound();
  return { deleted: 1 };
}

/**
 * Takes a deletion back.
 *
 * @throws {Failure} `notFound` when it is not deleted, was so too long ago, or belongs to somebody else; `conflict` when
 *   the user keeps as many as anybody may
 */
export async function restoreSavedNotam(database: Database, userId: string, id: string): Promise<SavedNotam> {
  const row = await database
    .updateTable('saved_notams')
    .set({ deleted_at: null })
    .where('id', '=', requireUuid(id))
    .where('user_id', '=', userId)
    .where(deletedLately)
    .where(hasRoom(userId))
    .returning(SAVED_COLUMNS)
    .executeTakeFirst();
  if (row) return await describeSaved(database, userId, row);
  const deleted = await database
    .selectFrom('saved_notams')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where(deletedLately)
    .executeTakeFirst();
  throw deleted ? tooManySaved() : savedNotamNotFound();
}
