import { sendVerificationTo } from '../auth/index.ts';
import type { AdminContext } from './admin-context.ts';

/**
 * Mails a user the verification link again; one for each sign-up with the address that still waits.
 *
 * @throws {Failure} `notFound`, `conflict` when the address is verified
 */
export async function sendUserVerification(
  { accounts }: Pick<AdminContext, 'accounts'>,
  sentBy: string,
  userId: string,
): Promise<void> {
  await sendVerificationTo(accounts, { userId, sentBy });
}
