import { CALL_OFF_STAGES, Failure, type CallOffRequestInput, type SavedNotam } from '@klarnotam/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/create-database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { describeSaved } from './describe-saved.ts';
import { lockSaved } from './lock-saved.ts';
import { SAVED_COLUMNS, stageOf } from './request-row.ts';

/**
 * Notes that the user wrote to the office that a request is called off, or that it is not after all. How far it got stays as it is: what was
 * called off may still be published. Called off again, it keeps its first time.
 *
 * @throws {Failure} `conflict` when it was not sent, or is published already; `notFound`, for somebody else's just as for one that never was
 */
export async function callOffRequest(
  { database, now }: { readonly database: Database; readonly now: () => string },
  userId: string,
  { id, isCalledOff }: CallOffRequestInput,
): Promise<SavedNotam> {
  return await inTransaction(database, async (transaction) => {
    const before = await lockSaved(transaction, userId, id);
    if (!CALL_OFF_STAGES.includes(stageOf(before)))
      throw new Failure(
        'conflict',
        {},
        'Only a request that was sent and is not published can be called off.',
      );
    const row = await transaction
      .updateTable('saved_notams')
      .set({
        called_off_at: isCalledOff ? (before.called_off_at ?? new Date(now())) : null,
        updated_at: sql`now()`,
      })
      .where('id', '=', before.id)
      .returning(SAVED_COLUMNS)
      .executeTakeFirstOrThrow();
    return await describeSaved(transaction, userId, row);
  });
}
