import type { AccountsContext, Client } from './accounts-context.ts';
import type { SetCookies } from './sessions.ts';

/**
 * Ends the session of a request. Without one it succeeds too, for the end is the same. The session is gone from the
 * database before this answers: a failure there is a failure here.
 *
 * @throws {Failure} `tooMany`
 */
export async function signOut(
  context: AccountsContext,
  cookies: string | null,
  client: Client,
): Promise<SetCookies> {
  await context.limits.check('session', { address: client.address });
  const token = context.sessions.tokenOf(cookies);
  if (token !== null) await context.database.deleteFrom('sessions').where('token', '=', token).execute();
  return await context.sessions.forget(cookies);
}
