import type { OpenSession } from '@klarnotam/contract';
import type { AccountsContext } from './accounts-context.ts';
import { describeDevice } from './describe-device.ts';
import { isOpenSession } from './session-lifetime.ts';

/** Where a user is signed in: the session that asks first, then those used last. */
export async function listSessions(
  { database, sessions }: Pick<AccountsContext, 'database' | 'sessions'>,
  userId: string,
  cookies: string | null,
): Promise<readonly OpenSession[]> {
  const token = await sessions.readToken(cookies);
  const rows = await database
    .selectFrom('sessions')
    .select(['id', 'token', 'user_agent', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .where(isOpenSession)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
  return rows
    .map((row) => ({
      id: row.id,
      current: row.token === token,
      device: describeDevice(row.user_agent),
      signedInAt: row.created_at.toISOString(),
      lastUsedAt: row.updated_at.toISOString(),
    }))
    .sort((a, b) => Number(b.current) - Number(a.current));
}
