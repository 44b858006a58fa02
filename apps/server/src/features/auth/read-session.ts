import type { SessionUser } from '@klarnotam/contract';
import type { AccountsContext, Client } from './accounts-context.ts';
import type { OpenSession, SetCookies } from './sessions.ts';

/** Who a session belongs to, administrators known as such. */
export async function describeUser(
  { database }: Pick<AccountsContext, 'database'>,
  { userId, email, name, emailVerified }: OpenSession,
): Promise<SessionUser> {
  const admin = await database
    .selectFrom('admin_users')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { id: userId, email, name, emailVerified, isAdmin: admin !== undefined };
}

/** Who sent a request, by its Cookie header; null when nobody is signed in, or not any more. */
export async function readSession(
  context: AccountsContext,
  cookies: string | null,
): Promise<SessionUser | null> {
  const session = await context.sessions.read(cookies);
  return session && (await describeUser(context, session));
}

/**
 * The same for the page when it starts, which also prolongs a session that is in use.
 *
 * @throws {Failure} `tooMany`
 */
export async function startWithSession(
  context: AccountsContext,
  cookies: string | null,
  client: Client,
): Promise<{ readonly user: SessionUser | null; readonly setCookies: SetCookies }> {
  await context.limits.check('session', { address: client.address });
  const { session, setCookies } = await context.sessions.readAndProlong(cookies);
  return { user: session && (await describeUser(context, session)), setCookies };
}
