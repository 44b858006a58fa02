import type { AccountsContext } from './accounts-context.ts';
import type { SetCookies } from './sessions.ts';

/**
 * Ends the session of a request. Without one it succeeds too, for the end is the same. The session is gone from the
 * database before this answers: a failure there is a failure here.
 */
export async function signOut(context: AccountsContext, cookies: string | null): Promise<SetCookies> {
  const token = await context.sessions.readToken(cookies);
  if (token !== null) await context.database.deleteFrom('sessions').where('token', '=', token).execute();
  return await context.sessions.end(cookies);
}
