import type { AdminUser, EditUserInput } from '@klarnotam/contract';
import type { Database } from '../../database/create-database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { updateProfile } from '../subscription/index.ts';
import { lockUser } from './lock-user.ts';
import { readUser } from './describe-users.ts';

/**
 * Changes the given parts of a user's profile.
 *
 * @throws {Failure} `notFound`, `conflict` when the user was changed meanwhile
 */
export async function editUser(
  database: Database,
  editedBy: string,
  { id, version, ...changes }: EditUserInput,
): Promise<AdminUser> {
  return await inTransaction(database, async (transaction) => {
    const user = await lockUser(transaction, id, version);
    const { name } = await transaction
      .selectFrom('users')
      .select('name')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    await updateProfile(transaction, { id: user.id, name }, changes, editedBy);
    return await readUser(transaction, user.id);
  });
}
