import { Failure, type SessionUser } from '@klarnotam/contract';
import { inTransaction } from '../../database/in-transaction.ts';
import { recordAudit } from '../../database/record-audit.ts';
import type { AccountsContext, Client } from './accounts-context.ts';
import { auditLockOut, auditRefusedSignIn, type SignInRefusal } from './audit-sign-in.ts';
import { describeDevice } from './describe-device.ts';
import { normaliseEmail } from './normalise-email.ts';
import { findSessionUser } from './read-session.ts';
import type { SetCookies } from './sessions.ts';
import { claimWithPassword, listClaims } from './sign-up-claims.ts';
import { withMinimumDuration } from './with-minimum-duration.ts';

export interface SignedIn {
  readonly user: SessionUser;
  readonly setCookies: SetCookies;
}

interface Credential {
  readonly userId: string;
  readonly passwordHash: string | null;
  readonly verified: boolean;
}

async function findCredential({ database }: AccountsContext, email: string): Promise<Credential | undefined> {
  return await database
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select(['users.id as userId', 'users.email_verified as verified', 'accounts.password as passwordHash'])
    .where('users.email', '=', email)
    .where('accounts.provider_id', '=', 'credential')
    .executeTakeFirst();
}

/**
 * Whether the password that opened a session is still the account's; then the sign-in is noted. A reset that came between
 * checking the password and storing the session has ended all sessions but this one; waiting for the account's row makes
 * that visible.
 */
async function keepIfUnchanged(
  { database }: AccountsContext,
  token: string,
  before: Credential | undefined,
  client: Client,
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
    if (account && account.userId === before?.userId && account.passwordHash === before.passwordHash) {
      const { userId } = account;
      const details = { ...describeDevice(client.userAgent) };
      await recordAudit(transaction, {
        actorId: userId,
        action: 'session.started',
        subjectId: userId,
        details,
      });
      return true;
    }
    await transaction.deleteFrom('sessions').where('token', '=', token).execute();
    return false;
  });
}

/** A device that signed in before has a limit of its own, which strangers cannot use up. */
async function checkLimits(
  { database, limits }: AccountsContext,
  email: string | null,
  client: Client,
  deviceId: string | null,
): Promise<void> {
  const account = email ?? 'no address';
  try {
    if (deviceId === null) await limits.check('signIn', { address: client.address, account });
    else {
      const device = `${account}\n${deviceId}`;
      await limits.check('signInFromKnownDevice', { address: client.address, account: device });
    }
  } catch (error) {
    if (email !== null && error instanceof Failure) await auditLockOut(database, email, deviceId !== null);
    throw error;
  }
}

/** The session that opened, or why none did. */
async function open(
  context: AccountsContext,
  credentials: { readonly email: string; readonly password: string },
  client: Client,
): Promise<SignedIn | SignInRefusal> {
  const { database, sessions } = context;
  const before = await findCredential(context, credentials.email);
  if (before && !before.verified) {
    const claims = await listClaims(database, before.userId);
    const claim = await claimWithPassword(claims, credentials.password);
    return claim === null ? 'wrong-password' : 'not-verified';
  }
  const result = await sessions.signIn(credentials, client.userAgent);
  if (result.outcome === 'not-verified') return 'not-verified';
  if (result.outcome === 'wrong') return before ? 'wrong-password' : 'unknown-address';
  if (!(await keepIfUnchanged(context, result.token, before, client))) return 'overtaken';
  const user = await findSessionUser(database, result.token);
  if (!user) return 'overtaken';
  return { user, setCookies: [...result.setCookies, context.devices.remember(credentials.email)] };
}

/**
 * Signs in with address and password. A refusal answers no sooner than any other.
 *
 * @throws {Failure} `wrongCredentials`, `emailNotVerified` (the password was right), `tooMany`, `unavailable`
 */
export async function signIn(
  context: AccountsContext,
  input: { readonly email: string; readonly password: string },
  client: Client,
  cookies: string | null,
): Promise<SignedIn> {
  const email = normaliseEmail(input.email);
  const deviceId = email === null ? null : await context.devices.read(cookies, email);
  await checkLimits(context, email, client, deviceId);
  if (email === null) throw new Failure('wrongCredentials', {});
  const started = performance.now();
  const outcome = await open(context, { email, password: input.password }, client);
  if (typeof outcome !== 'string') return outcome;
  const userId = (await findCredential(context, email))?.userId ?? null;
  await auditRefusedSignIn(context.database, userId, outcome);
  const left = Math.max(0, context.minimumAnswerMs - (performance.now() - started));
  await withMinimumDuration(left, () => Promise.resolve());
  throw new Failure(outcome === 'not-verified' ? 'emailNotVerified' : 'wrongCredentials', {});
}
