import { Failure } from '@klarnotam/contract';
import type { Database } from '../../database/create-database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { isUuid } from '../../database/is-uuid.ts';
import { recordAudit } from '../../database/record-audit.ts';

/**
 * Signs one of a user's devices out.
 *
 * @param endedBy who does it: the user, or an administrator
 * @throws {Failure} `notFound`, for somebody else's session just as for one that never was
 */
export async function endSession(
  database: Database,
  userId: string,
  id: string,
  endedBy = userId,
): Promise<number> {
  if (!isUuid(id)) throw new Failure('notFound', {});
  return await inTransaction(database, async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('sessions')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new Failure('notFound', {});
    await recordAudit(transaction, { actorId: endedBy, action: 'session.ended', subjectId: userId });
    return 1;
  });
}

/** Signs a user out everywhere, the device that asks included. @returns how many sessions ended */
export async function endAllSessions(database: Database, userId: string, endedBy = userId): Promise<number> {
  return await inTransaction(database, async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    await recordAudit(transaction, {
      actorId: endedBy,
      action: 'session.all-ended',
      subjectId: userId,
      details: { sessions: Number(numDeletedRows) },
    });
    return Number(numDeletedRows);
  });
}
