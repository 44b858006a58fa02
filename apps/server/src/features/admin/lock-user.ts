import { Failure, type AdminUser } from '@klarnotam/contract';
import type { DatabaseTransaction } from '../../database/create-database.ts';
import { readUser } from './describe-users.ts';

/**
 * Locks a user with their subscription, so that nobody else changes them until the transaction ends.
 *
 * @param version as the administrator saw the user; left out: however they are
 * @throws {Failure} `notFound`, `conflict` when the user was changed meanwhile
 */
export async function lockUser(
  transaction: DatabaseTransaction,
  id: string,
  version: string | undefined,
): Promise<AdminUser> {
  // What is no id and who does not exist is refused before anything waits.
  const { id: userId } = await readUser(transaction, id);
  await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  await transaction
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'active')
    .forUpdate()
    .execute();
  const user = await readUser(transaction, userId);
  if (version !== undefined && version !== user.version) {
    throw new Failure('conflict', {}, 'This user was changed meanwhile. Refresh the list and try again.');
  }
  return user;
}
