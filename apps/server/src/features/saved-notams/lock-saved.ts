import type { Database } from '../../database/create-database.ts';
import { SAVED_COLUMNS, type SavedRow } from './request-row.ts';
import { requireUuid, savedNotamNotFound } from './require-uuid.ts';

/**
 * A saved NOTAM of the user, held until the transaction ends, so that two changes of it come one after the other.
 *
 * @throws {Failure} `notFound`, for somebody else's just as for one that never was
 */
export async function lockSaved(transaction: Database, userId: string, id: string): Promise<SavedRow> {
  const row = await transaction
    .selectFrom('saved_notams')
    .select(SAVED_COLUMNS)
    .where('id', '=', requireUuid(id))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw savedNotamNotFound();
  return row;
}
