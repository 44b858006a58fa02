import { Failure, NEXT_STAGES, type MoveRequestInput, type SavedNotam } from '@klarnotam/contract';
import { completeOperation } from '@klarnotam/notam';
import { sql } from 'kysely';
import type { Database } from '../../database/create-database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { checkComplete } from './check-complete.ts';
import { describeSaved } from './describe-saved.ts';
import { lockSaved } from './lock-saved.ts';
import { SAVED_COLUMNS, stageOf, type SavedRow } from './request-row.ts';
import { sentAtOf } from './sent-at-of.ts';
import { settlePredecessor } from './settle-predecessor.ts';

/**
 * Says how far a request got. Where it is already, it stays as it is, the time of the acknowledgement aside.
 *
 * @throws {Failure} `conflict` when it cannot get there from where it is; `invalid` when it is not complete and no draft any more, or was
 *   acknowledged in the future; `notFound`, for somebody else's just as for one that never was
 */
export async function moveRequest(
  { database, now }: { readonly database: Database; readonly now: () => string },
  userId: string,
  { id, to, at }: MoveRequestInput,
): Promise<SavedNotam> {
  if (at !== undefined && Date.parse(at) > Date.parse(now()))
    throw new Failure('invalid', { field: 'at' }, 'The office cannot have acknowledged it in the future.');
  return await inTransaction(database, async (transaction) => {
    const before = await lockSaved(transaction, userId, id);
    const from = stageOf(before);
    if (from !== to && !NEXT_STAGES[from].includes(to)) throw cannotMove();
    const state = to === 'draft' || to === 'mailOpened' ? to : 'sent';
    checkComplete({ operation: completeOperation(before.operation), state });
    const isTakenBack = from === 'issued' && (to === 'acknowledged' || to === 'sent');
    const row = await transaction
      .updateTable('saved_notams')
      .set({
        state,
        sent_at: sentAtOf(state),
        progress: to === 'draft' || to === 'mailOpened' || to === 'sent' ? null : to,
        // What was not sent is not called off.
        ...((to === 'draft' || to === 'mailOpened') && { called_off_at: null }),
        acknowledged_at: acknowledgedAt(before, to, at ?? now()),
        ...(isTakenBack && { issued: null, issued_number: null }),
        updated_at: sql`now()`,
      })
      .where('id', '=', before.id)
      .returning(SAVED_COLUMNS)
      .executeTakeFirstOrThrow();
    if (isTakenBack) await settlePredecessor(transaction, userId, before, 'takenBack');
    return await describeSaved(transaction, userId, row);
  });
}

function acknowledgedAt(before: SavedRow, to: MoveRequestInput['to'], at: string): Date | null {
  if (to === 'acknowledged')
    return stageOf(before) === 'issued' && before.acknowledged_at ? before.acknowledged_at : new Date(at);
  return to === 'draft' || to === 'mailOpened' || to === 'sent' ? null : before.acknowledged_at;
}

function cannotMove(): Failure<'conflict'> {
  return new Failure('conflict', {}, 'From where this request is, it cannot get there. Load the page again.');
}
