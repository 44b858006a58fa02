import { Failure, type AdminUser } from '@klarnotam/contract';
import type { Database } from '../../database/create-database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { refuseLastAdmin } from '../account/index.ts';
import { readUser } from './describe-users.ts';
import { lockUser } from './lock-user.ts';
import { addAdmin, removeAdmin } from './manage-admins.ts';

/**
 * Makes a user an administrator.
 *
 * @throws {Failure} `notFound`, `conflict` when they are one already, or their address is not verified
 */
export async function grantAdminRights(
  database: Database,
  grantedBy: string,
  id: string,
): Promise<AdminUser> {
  return await inTransaction(database, async (transaction) => {
    const user = await lockUser(transaction, id, undefined);
    if (!user.emailVerified) {
      throw new Failure('conflict', {}, 'The address of this user is not verified yet.');
    }
    if (!(await addAdmin(transaction, user.id, grantedBy))) {
      throw new Failure('conflict', {}, 'This user is an administrator already.');
    }
    return await readUser(transaction, user.id);
  });
}

/**
 * Makes an administrator a plain user. The last one stays; only whoever runs the server may remove them.
 *
 * @throws {Failure} `notFound`, `conflict` for a plain user and for the last administrator
 */
export async function revokeAdminRights(
  database: Database,
  revokedBy: string,
  id: string,
): Promise<AdminUser> {
  return await inTransaction(database, async (transaction) => {
    const { id: userId } = await readUser(transaction, id);
    await refuseLastAdmin(transaction, userId);
    if (!(await removeAdmin(transaction, userId, revokedBy))) {
      throw new Failure('conflict', {}, 'This user is no administrator.');
    }
    return await readUser(transaction, userId);
  });
}
