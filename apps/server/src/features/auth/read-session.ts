import type { SessionUser } from '@klarnotam/contract';
import type { Database } from '../../database/create-database.ts';
import { prepared } from '../../database/prepare-statements.ts';
import type { AccountsContext } from './accounts-context.ts';
import { isOpenSession, noteSessionUse } from './session-lifetime.ts';
import type { SetCookies } from './sessions.ts';

/** Whose session a token opens, in one query because nearly every call asks; null when it is over. */
export async function findSessionUser(database: Database, token: string): Promise<SessionUser | null> {
  const user = await database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('admin_users', 'admin_users.user_id', 'users.id')
    .select([
      'users.id',
      'users.email',
      'users.name',
      'users.email_verified as emailVerified',
      'users.language',
      'admin_users.id as adminId',
    ])
    .modifyEnd(prepared)
    .where('sessions.token', '=', token)
    .where(isOpenSession)
    .executeTakeFirst();
  if (!user) return null;
  const { adminId, ...known } = user;
  return { ...known, isAdmin: adminId !== null };
}

/** Who sent a request, by its Cookie header; null when nobody is signed in, or not any more. */
export async function readSession(
  { database, sessions }: Pick<AccountsContext, 'database' | 'sessions'>,
  cookies: string | null,
): Promise<SessionUser | null> {
  const token = await sessions.readToken(cookies);
  return token === null ? null : await findSessionUser(database, token);
}

/** The same for the page when it starts, which also prolongs a session that is in use, up to its absolute end. */
export async function renewSession(
  context: AccountsContext,
  cookies: string | null,
): Promise<{ readonly user: SessionUser | null; readonly setCookies: SetCookies }> {
  const token = await context.sessions.readToken(cookies);
  const user = token === null ? null : await findSessionUser(context.database, token);
  const setCookies = cookies === null ? [] : await context.sessions.renew(cookies);
  // It keeps to the absolute end what was just prolonged.
  if (user !== null && token !== null) await noteSessionUse(context.database, token);
  return { user, setCookies };
}
