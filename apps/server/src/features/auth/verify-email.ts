import { Failure } from '@klarnotam/contract';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/create-database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { recordAudit } from '../../database/record-audit.ts';
import type { AccountsContext } from './accounts-context.ts';
import { applyNewEmail } from './change-email.ts';
import { findMailCode, keepOnlyMailCode, type FoundMailCode } from './mail-code.ts';
import { adoptClaim, endClaims } from './sign-up-claims.ts';

/** The sign-up whose link this is gets the account; the others end with their links. */
async function decideClaim(
  transaction: DatabaseTransaction,
  { userId, claimId }: FoundMailCode,
  code: string,
): Promise<void> {
  if (claimId !== null) await adoptClaim(transaction, userId, claimId);
  await keepOnlyMailCode(transaction, userId, code);
  await endClaims(transaction, userId);
  await transaction
    .updateTable('users')
    .set({ email_verified: true, updated_at: sql`now()` })
    .where('id', '=', userId)
    .execute();
  await recordAudit(transaction, {
    actor: 'visitor',
    actorId: null,
    action: 'email.verified',
    subjectId: userId,
  });
}

/**
 * Verifies the address that a code was mailed to: that of a sign-up, or the new one of an account. Doing it again with
 * the same code changes nothing and succeeds, for people open a link twice.
 *
 * @throws {Failure} `invalidLink` when the code was cut off, has expired, or another sign-up got the account
 */
export async function verifyEmail(
  context: AccountsContext,
  { code }: { readonly code: string },
): Promise<void> {
  await inTransaction(context.database, async (transaction) => {
    const found = await findMailCode(transaction, ['verify', 'claim', 'change'], code);
    if (!found) throw new Failure('invalidLink', {});
    // Other links take the same lock and end this code, so it is looked up once more under the lock.
    const user = await transaction
      .selectFrom('users')
      .select(['id', 'email', 'email_verified', 'language'])
      .where('id', '=', found.userId)
      .forUpdate()
      .executeTakeFirst();
    const still = await findMailCode(transaction, ['verify', 'claim', 'change'], code);
    if (!user || !still) throw new Failure('invalidLink', {});
    if (still.newEmail !== null) {
      await applyNewEmail(transaction, context, user, still.newEmail, code);
    } else if (!user.email_verified) {
      await decideClaim(transaction, still, code);
    } else if (still.claimId !== null) {
      // Another sign-up got the account from a server that knows of no further ones.
      throw new Failure('invalidLink', {});
    }
  });
}
