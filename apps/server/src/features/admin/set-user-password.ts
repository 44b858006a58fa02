import type { AdminUser, SetPasswordInput } from '@klarnotam/contract';
import { setPassword } from '../auth/index.ts';
import type { AdminContext } from './admin-context.ts';
import { readUser } from './describe-users.ts';
import { lockUser } from './lock-user.ts';

/**
 * Gives a user another password; their sessions end, and a mail tells them.
 *
 * @throws {Failure} `notFound`, `invalid` for the password, `conflict` when the user was changed meanwhile or is not verified
 */
export async function setUserPassword(
  { database, accounts }: Pick<AdminContext, 'database' | 'accounts'>,
  setBy: string,
  { id, password, version }: SetPasswordInput,
): Promise<AdminUser> {
  await setPassword(accounts, {
    userId: id,
    password,
    setBy,
    checkUnchanged: async (transaction) => {
      await lockUser(transaction, id, version);
    },
  });
  return await readUser(database, id);
}
