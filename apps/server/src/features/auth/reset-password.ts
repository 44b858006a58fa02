import { Failure } from '@klarnotam/contract';
import { sql } from 'kysely';
import { inTransaction } from '../../database/in-transaction.ts';
import { recordAudit } from '../../database/record-audit.ts';
import type { AccountsContext } from './accounts-context.ts';
import { checkPassword } from './check-password.ts';
import { hashPassword } from './hash-password.ts';
import { findMailCode, removeMailCodes } from './mail-code.ts';
import { readOwnWords } from './own-words.ts';
import { endClaims } from './sign-up-claims.ts';
import { tellPasswordChanged } from './tell-password-changed.ts';

const INVALID = 'Invalid or expired password reset link';

/**
 * Whether a reset code would do. Looking does not use it up: mail scanners open links too.
 *
 * @throws {Failure} `invalidLink`
 */
export async function checkResetCode(
  context: AccountsContext,
  { code }: { readonly code: string },
): Promise<void> {
  if (!(await findMailCode(context.database, ['reset'], code))) throw new Failure('invalidLink', {}, INVALID);
}

/**
 * Sets a new password by the code of a mail. Only success uses the code up, with every other one of this user, and ends
 * all sessions. Whoever has the mailbox has proved the address, so the account is verified from then on, and sign-ups
 * that waited for their link end. A mail tells of it.
 *
 * @throws {Failure} `invalid` for the password, `invalidLink`, `unavailable`
 */
export async function resetPassword(
  context: AccountsContext,
  { code, password }: { readonly code: string; readonly password: string },
): Promise<void> {
  const asked = await findMailCode(context.database, ['reset'], code);
  if (!asked) throw new Failure('invalidLink', {}, INVALID);
  const own = [...(await readOwnWords(context.database, asked.userId)), context.productName];
  checkPassword(password, { own });
  const passwordHash = await hashPassword(password);
  await inTransaction(context.database, async (transaction) => {
    const owner = await findMailCode(transaction, ['reset'], code);
    if (!owner) throw new Failure('invalidLink', {}, INVALID);
    const { userId } = owner;
    // Two resets at once take turns here, and the second finds its code gone.
    await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    if (!(await findMailCode(transaction, ['reset'], code))) throw new Failure('invalidLink', {}, INVALID);
    await transaction
      .updateTable('accounts')
      .set({ password: passwordHash, updated_at: sql`now()` })
      .where('user_id', '=', userId)
      .where('provider_id', '=', 'credential')
      .execute();
    await transaction
      .updateTable('users')
      .set({ email_verified: true, updated_at: sql`now()` })
      .where('id', '=', userId)
      .execute();
    await transaction.deleteFrom('sessions').where('user_id', '=', userId).execute();
    await removeMailCodes(transaction, userId);
    await endClaims(transaction, userId);
    await tellPasswordChanged(transaction, context, userId);
    await recordAudit(transaction, {
      actor: 'visitor',
      actorId: null,
      action: 'password.reset',
      subjectId: userId,
    });
  });
}
