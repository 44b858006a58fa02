import type { OpenSession } from '@klarnotam/contract';
import { listSessions } from '../auth/index.ts';
import type { AdminContext } from './admin-context.ts';
import { readUser } from './describe-users.ts';

/**
 * Where a user is signed in, those used last first.
 *
 * @param cookies of the administrator, whose own session is told apart
 * @throws {Failure} `notFound`
 */
export async function listUserSessions(
  { database, accounts }: Pick<AdminContext, 'database' | 'accounts'>,
  id: string,
  cookies: string | null,
): Promise<readonly OpenSession[]> {
  const user = await readUser(database, id);
  return await listSessions(accounts, user.id, cookies);
}
