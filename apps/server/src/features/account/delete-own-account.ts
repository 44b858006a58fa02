import { Failure, type SessionUser } from '@klarnotam/contract';
import { requireCurrentPassword } from '../auth/index.ts';
import { deleteUser, type DeletingContext } from './delete-user.ts';

/**
 * Deletes the account of whoever asks, once they typed its address and its password.
 *
 * @throws {Failure} `invalid` for either, `conflict` for the last administrator, `unavailable`
 */
export async function deleteOwnAccount(
  context: DeletingContext,
  user: SessionUser,
  input: { readonly confirmation: string; readonly currentPassword: string },
): Promise<void> {
  if (input.confirmation.trim().toLowerCase() !== user.email) {
    throw new Failure('invalid', { field: 'confirmation' }, 'Type the e-mail address of your account');
  }
  await requireCurrentPassword(context.database, user.id, input.currentPassword);
  await deleteUser(context, { userId: user.id, actorId: user.id });
}
