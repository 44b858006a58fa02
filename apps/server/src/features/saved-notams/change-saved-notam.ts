import { toUtcInstant } from '@klarnotam/aviation';
import { Failure, SETTLED_STAGES, type ChangeSavedNotamInput, type SavedNotam } from '@klarnotam/contract';
import { completeOperation } from '@klarnotam/notam';
import { sql } from 'kysely';
import type { Database } from '../../database/create-database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { checkComplete } from './check-complete.ts';
import { columnsOf } from './columns-of.ts';
import { describeSaved } from './describe-saved.ts';
import { lockSaved } from './lock-saved.ts';
import { SAVED_COLUMNS, stageOf } from './request-row.ts';
import { sentAtOf } from './sent-at-of.ts';

/**
 * Changes a saved NOTAM of the user: its form, with the text that it makes, and how far its mail got. What is left out stays.
 *
 * @throws {Failure} `invalid` when it is not complete and no draft; `conflict` when the office acknowledged it; `notFound`, for
 *   somebody else's just as for one that never was
 */
export async function changeSavedNotam(
  database: Database,
  userId: string,
  { id, operation, state }: ChangeSavedNotamInput,
): Promise<SavedNotam> {
  return await inTransaction(database, async (transaction) => {
    const before = await lockSaved(transaction, userId, id);
    if (SETTLED_STAGES.includes(stageOf(before))) throw settled();
    const after = {
      operation: completeOperation(operation ?? before.operation),
      state: state ?? before.state,
    };
    checkComplete(after);
    const row = await transaction
      .updateTable('saved_notams')
      .set({
        ...(operation !== undefined && columnsOf(operation, before, toUtcInstant(Date.now()))),
        state: after.state,
        sent_at: sentAtOf(after.state),
        ...(after.state !== 'sent' && { called_off_at: null }),
        updated_at: sql`now()`,
      })
      .where('id', '=', before.id)
      .returning(SAVED_COLUMNS)
      .executeTakeFirstOrThrow();
    return await describeSaved(transaction, userId, row);
  });
}

function settled(): Failure<'conflict'> {
  return new Failure('conflict', {}, 'The office has this request: it stays as it was sent.');
}
