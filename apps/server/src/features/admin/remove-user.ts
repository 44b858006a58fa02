import { Failure } from '@klarnotam/contract';
import { deleteUser } from '../account/index.ts';
import type { AdminContext } from './admin-context.ts';
import { readUser } from './describe-users.ts';

/**
 * Deletes a user with all that is stored for them, once the administrator typed their address.
 *
 * @throws {Failure} `notFound`, `invalid` for another address, `conflict` for the last administrator
 */
export async function removeUser(
  { database, deleting }: Pick<AdminContext, 'database' | 'deleting'>,
  removedBy: string,
  { id, confirm }: { readonly id: string; readonly confirm: string },
): Promise<{ readonly deleted: number }> {
  const user = await readUser(database, id);
  if (confirm.trim().toLowerCase() !== user.email) {
    throw new Failure('invalid', { field: 'confirm' }, 'Type the e-mail address of the user');
  }
  await deleteUser(deleting, { userId: user.id, actorId: removedBy });
  return { deleted: 1 };
}
