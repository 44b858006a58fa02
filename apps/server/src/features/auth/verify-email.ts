import { Failure } from '@klarnotam/contract';
import { sql } from 'kysely';
import { inTransaction } from '../../database/in-transaction.ts';
import { recordAudit } from '../../database/record-audit.ts';
import type { AccountsContext } from './accounts-context.ts';
import { findMailCode } from './mail-code.ts';

/**
 * Verifies the address that a code was mailed to. Doing it again with the same code changes nothing and succeeds, for
 * people open a link twice.
 *
 * @throws {Failure} `invalidLink` when the code was cut off or has expired
 */
export async function verifyEmail(
  context: AccountsContext,
  { code }: { readonly code: string },
): Promise<void> {
  await inTransaction(context.database, async (transaction) => {
    const owner = await findMailCode(transaction, 'verify', code);
    if (!owner) throw new Failure('invalidLink', {});
    // Signing up again takes the same lock and ends the code, so it is looked up once more under the lock.
    const user = await transaction
      .selectFrom('users')
      .select('email_verified')
      .where('id', '=', owner.userId)
      .forUpdate()
      .executeTakeFirst();
    if (!user || !(await findMailCode(transaction, 'verify', code))) throw new Failure('invalidLink', {});
    if (user.email_verified) return;
    await transaction
      .updateTable('users')
      .set({ email_verified: true, updated_at: sql`now()` })
      .where('id', '=', owner.userId)
      .execute();
    await recordAudit(transaction, {
      actor: 'visitor',
      actorId: null,
      action: 'email.verified',
      subjectId: owner.userId,
    });
  });
}
