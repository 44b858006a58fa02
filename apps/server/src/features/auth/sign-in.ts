import { Failure, type SessionUser } from '@klarnotam/contract';
import { inTransaction } from '../../database/in-transaction.ts';
import type { AccountsContext, Client } from './accounts-context.ts';
import { normaliseAddress } from './normalise-address.ts';
import { describeUser } from './read-session.ts';
import type { SetCookies } from './sessions.ts';

export interface SignedIn {
  readonly user: SessionUser;
  readonly setCookies: SetCookies;
}

async function passwordHashOf({ database }: AccountsContext, email: string): Promise<string | null> {
  const account = await database
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select('accounts.password')
    .where('users.email', '=', email)
    .where('accounts.provider_id', '=', 'credential')
    .executeTakeFirst();
  return account?.password ?? null;
}

/**
 * Whether the password that opened a session is still the account's. A reset that came between checking the password
 * and storing the session has ended all sessions but this one; waiting for the account's row makes that visible.
 */
async function keepIfUnchanged(
  { database }: AccountsContext,
  { token, userId }: { readonly token: string; readonly userId: string },
  passwordHash: string | null,
): Promise<boolean> {
  return await inTransaction(database, async (transaction) => {
    const account = await transaction
      .selectFrom('accounts')
      .select('password')
      .where('user_id', '=', userId)
      .where('provider_id', '=', 'credential')
      .forShare()
      .executeTakeFirst();
    if (account && account.password === passwordHash) return true;
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
  const email = normaliseAddress(input.email);
  const account = email ?? 'no address';
  await context.limits.check('signIn', { address: client.address, account });
  if (email === null) throw new Failure('wrongCredentials', {});
  const passwordHash = await passwordHashOf(context, email);
  const result = await context.sessions.signIn({ email, password: input.password });
  if (result.outcome === 'not-verified') throw new Failure('emailNotVerified', {});
  if (result.outcome === 'wrong' || !(await keepIfUnchanged(context, result.session, passwordHash))) {
    throw new Failure('wrongCredentials', {});
  }
  return { user: await describeUser(context, result.session), setCookies: result.setCookies };
}
