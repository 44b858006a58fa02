import { Failure } from '@klarnotam/contract';
import { sql } from 'kysely';
import { inTransaction } from '../../database/in-transaction.ts';
import { recordAudit } from '../../database/record-audit.ts';
import type { AccountsContext, Client } from './accounts-context.ts';
import { checkPassword } from './check-password.ts';
import { hashPassword } from './hash-password.ts';
import { removeMailCodes } from './mail-code.ts';
import { readOwnWords } from './own-words.ts';
import { findSessionUser } from './read-session.ts';
import { requireCurrentPassword, wrongCurrentPassword } from './require-current-password.ts';
import { tellPasswordChanged } from './tell-password-changed.ts';

/**
 * Changes the password of whoever sent the request. Every other session ends, and so does every mailed link; a mail
 * tells of it.
 *
 * @throws {Failure} `unauthenticated`, `invalid` for either password, `tooMany`, `unavailable`
 */
export async function changePassword(
  context: AccountsContext,
  input: { readonly currentPassword: string; readonly newPassword: string },
  cookies: string | null,
  client: Client,
): Promise<void> {
  const { database } = context;
  const token = await context.sessions.readToken(cookies);
  const user = token === null ? null : await findSessionUser(database, token);
  if (token === null || !user) throw new Failure('unauthenticated', {}, 'No active session found');
  const userId = user.id;
  await context.limits.check('changePassword', { address: client.address, account: userId });
  const own = [...(await readOwnWords(database, userId)), context.productName];
  checkPassword(input.newPassword, { field: 'newPassword', called: 'New password', own });
  const currentHash = await requireCurrentPassword(database, userId, input.currentPassword);
  if (input.newPassword.normalize('NFKC') === input.currentPassword.normalize('NFKC')) {
    throw new Failure('invalid', { field: 'newPassword' }, 'The new password is the one that you have');
  }
  const newHash = await hashPassword(input.newPassword);
  await inTransaction(database, async (transaction) => {
    await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    const open = await transaction
      .selectFrom('sessions')
      .select('id')
      .where('token', '=', token)
      .executeTakeFirst();
    if (!open) throw new Failure('unauthenticated', {}, 'No active session found');
    const { numUpdatedRows } = await transaction
      .updateTable('accounts')
      .set({ password: newHash, updated_at: sql`now()` })
      .where('user_id', '=', userId)
      .where('provider_id', '=', 'credential')
      .where('password', '=', currentHash)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw wrongCurrentPassword();
    await transaction
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .where('token', '<>', token)
      .execute();
    await removeMailCodes(transaction, userId);
    await tellPasswordChanged(transaction, context, userId);
    await recordAudit(transaction, { actorId: userId, action: 'password.changed', subjectId: userId });
  });
}
