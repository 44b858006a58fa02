import { Failure } from '@klarnotam/contract';
import type { Database } from '../../database/create-database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { recordAudit } from '../../database/record-audit.ts';
import { refuseLastAdmin } from './refuse-last-admin.ts';

export interface DeletingContext {
  readonly database: Database;
  /** What has to go beside the rows: files, for instance. Called when the rows are gone for good. */
  readonly afterUserDeleted: readonly ((userId: string) => Promise<void>)[];
  readonly log: { error(data: object, message: string): void };
}

/**
 * Deletes a user with all that is stored for them: sessions, password, links, plan, translations, saved NOTAMs, limits of
 * the drone and mails. The log of what was done stays, with the id alone.
 *
 * @param actorId the user who does it; null: whoever runs the server
 * @throws {Failure} `notFound`, `conflict` for the last administrator
 */
export async function deleteUser(
  { database, afterUserDeleted, log }: DeletingContext,
  { userId, actorId }: { readonly userId: string; readonly actorId: string | null },
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await refuseLastAdmin(transaction, userId);
    const user = await transaction
      .selectFrom('users')
      .select('email')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!user) throw new Failure('notFound', {});
    await transaction.deleteFrom('mail_queue').where('recipient', '=', user.email).execute();
    await transaction.deleteFrom('users').where('id', '=', userId).execute();
    await recordAudit(transaction, { actorId, action: 'account.deleted', subjectId: userId });
  });
  for (const clean of afterUserDeleted) {
    // The account is gone whatever becomes of this; sweeps find what stays behind.
    await clean(userId).catch((error: unknown) => {
      log.error({ err: error, userId }, 'not all of a deleted user could be removed');
    });
  }
}
