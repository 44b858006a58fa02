import { Failure } from '@klarnotam/contract';
import type { DatabaseTransaction } from '../../database/create-database.ts';

/**
 * Locks the administrators and refuses what would leave none.
 *
 * @throws {Failure} `conflict` when the user is the only administrator
 */
export async function refuseLastAdmin(transaction: DatabaseTransaction, userId: string): Promise<void> {
  // Under their lock, so that two administrators cannot remove each other at once.
  const admins = await transaction
    .selectFrom('admin_users')
    .select('user_id')
    .orderBy('id')
    .forUpdate()
    .execute();
  if (admins.length === 1 && admins[0]?.user_id === userId) {
    const message = 'This is the last administrator. Make somebody else one first';
    throw new Failure('conflict', {}, message);
  }
}
