import { Failure } from '@klarnotam/contract';
import { sql } from 'kysely';
import { inTransaction } from '../../database/in-transaction.ts';
import { recordAudit } from '../../database/record-audit.ts';
import type { AccountsContext, Client } from './accounts-context.ts';
import { checkPassword } from './check-password.ts';
import { hashPassword, verifyPassword } from './hash-password.ts';
import { removeMailCodes } from './mail-code.ts';
import { findSessionUser } from './read-session.ts';

const WRONG = 'Current password is incorrect';

/**
 * Changes the password of whoever sent the request. Every other session ends, and so does every mailed link.
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
  checkPassword(input.newPassword, 'newPassword', 'New password');
  const credential = database
    .selectFrom('accounts')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential');
  const currentHash = (await credential.executeTakeFirst())?.password ?? '';
  if (!(await verifyPassword(currentHash, input.currentPassword))) {
    throw new Failure('invalid', { field: 'currentPassword' }, WRONG);
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
    if (numUpdatedRows === 0n) throw new Failure('invalid', { field: 'currentPassword' }, WRONG);
    await transaction
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .where('token', '<>', token)
      .execute();
    await removeMailCodes(transaction, userId);
    await recordAudit(transaction, { actorId: userId, action: 'password.changed', subjectId: userId });
  });
}
