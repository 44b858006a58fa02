import type { ChangeSavedNotamInput, SavedNotam } from '@klarnotam/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/create-database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { checkComplete } from './check-complete.ts';
import { columnsOf } from './columns-of.ts';
import { describeSaved, SAVED_COLUMNS } from './describe-saved.ts';
import { requireUuid, savedNotamNotFound } from './require-uuid.ts';

/**
 * Changes a saved NOTAM of the user: its form, with the text that it makes, and how far it got. What is left out stays.
 *
 * @throws {Failure} `invalid` when it is not complete and no draft; `notFound`, for somebody else's just as for one that never was
 */
export async function changeSavedNotam(
  database: Database,
  userId: string,
  { id, operation, state }: ChangeSavedNotamInput,
): Promise<SavedNotam> {
  requireUuid(id);
  return await inTransaction(database, async (transaction) => {
    const before = await transaction
      .selectFrom('saved_notams')
      .select(SAVED_COLUMNS)
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw savedNotamNotFound();
    const after = { operation: operation ?? before.operation, state: state ?? before.state };
    checkComplete(after);
    const row = await transaction
      .updateTable('saved_notams')
      .set({ ...columnsOf(after.operation), state: after.state, updated_at: sql`now()` })
      .where('id', '=', id)
      .returning(SAVED_COLUMNS)
      .executeTakeFirstOrThrow();
    return describeSaved(row);
  });
}
