import { Failure, type SessionUser } from '@klarnotam/contract';
import { inTransaction } from '../../database/in-transaction.ts';
import type { AccountsContext, Client } from './accounts-context.ts';
import { normaliseEmail } from './normalise-email.ts';
import { findSessionUser } from './read-session.ts';
import type { SetCookies } from './sessions.ts';

export interface SignedIn {
  readonly user: SessionUser;
  readonly setCookies: SetCookies;
}

interface Credential {
  readonly userId: string;
  readonly passwordHash: string | null;
}

async function findCredential({ database }: AccountsContext, email: string): Promise<Credential | undefined> {
  return await database
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select(['users.id as userId', 'accounts.password as passwordHash'])
    .where('users.email', '=', email)
    .where('accounts.provider_id', '=', 'credential')
    .executeTakeFirst();
}

/**
 * Whether the password that opened a session is still the account's. A reset that came between checking the password
 * and storing the session has ended all sessions but this one; waiting for the account's row makes that visible.
 */
async function keepIfUnchanged(
  { database }: AccountsContext,
  token: string,
  before: Credential | undefined,
): Promise<boolean> {
  return await inTransaction(database, async (transaction) => {
    const account = await transaction
      .selectFrom('accounts')
      .innerJoin('sessions', 'sessions.user_id', 'accounts.user_id')
      .select(['accounts.user_id as userId', 'accounts.password as passwordHash'])
      .where('sessions.token', '=', token)
      .where('accounts.provider_id', '=', 'credential')
      .forShare('accounts')
      .executeTakeFirst();
    if (account && account.userId === before?.userId && account.passwordHash === before.passwordHash)
      return true;
    await transaction.deleteFrom('sessions').where('token', '=', token).execute();
    return false;
  });
}

/**
 * Signs in with address and password.
 *
 * @throws {Failure} `wrongCredentials`, `emailNotVerified` (the password was right), `tooMany`, `unavailable`
 */
export async function signIn(
  context: AccountsContext,
  input: { readonly email: string; readonly password: string },
  client: Client,
): Promise<SignedIn> {
  const email = normaliseEmail(input.email);
  const account = email ?? 'no address';
  await context.limits.check('signIn', { address: client.address, account });
  if (email === null) throw new Failure('wrongCredentials', {});
  const before = await findCredential(context, email);
  const result = await context.sessions.signIn({ email, password: input.password });
  if (result.outcome === 'not-verified') throw new Failure('emailNotVerified', {});
  if (result.outcome === 'wrong' || !(await keepIfUnchanged(context, result.token, before))) {
    throw new Failure('wrongCredentials', {});
  }
  const user = await findSessionUser(context.database, result.token);
  if (!user) throw new Failure('wrongCredentials', {});
  return { user, setCookies: result.setCookies };
}
