import type { ChangeSavedNotamInput, SavedNotam } from '@klarnotam/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/create-database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { columnsOf } from './columns-of.ts';
import { describeSaved, SAVED_COLUMNS } from './describe-saved.ts';
import { needUuid, notFound } from './own-row.ts';

/**
 * Changes a saved NOTAM of the user: its form, its text, how far it got. What is left out stays.
 *
 * @throws {Failure} `notFound`, for somebody else's just as for one that never was
 */
export async function changeSavedNotam(
  database: Database,
  userId: string,
  { id, operation, notamText, state }: ChangeSavedNotamInput,
): Promise<SavedNotam> {
  needUuid(id);
  return await inTransaction(database, async (transaction) => {
    const before = await transaction
      .selectFrom('saved_notams')
      .select(SAVED_COLUMNS)
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw notFound();
    const after = {
      operation: operation ?? before.operation,
      notamText: notamText ?? before.notam_text,
    };
    const row = await transaction
      .updateTable('saved_notams')
      .set({ ...columnsOf(after), state: state ?? before.state, updated_at: sql`now()` })
      .where('id', '=', id)
      .returning(SAVED_COLUMNS)
      .executeTakeFirstOrThrow();
    return describeSaved(row);
  });
}
