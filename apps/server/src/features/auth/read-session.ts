import type { SessionUser } from '@klarnotam/contract';
import { sql } from 'kysely';
import { drawFor, secondsUntilNext, type Allowance } from '../../database/consume-rate-limit.ts';
import type { Database } from '../../database/create-database.ts';
import { DatabaseUnavailable } from '../../database/database-unavailable.ts';
import { drawFromMemory } from '../../database/memory-allowances.ts';
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

/** A limit of accounts: the key of its allowance is `keyPrefix` and the id of the account. */
export interface LimitOfAccount {
  readonly keyPrefix: string;
  readonly allowance: Allowance;
}

/** Who sent a request for which one was taken from the allowance of the account. */
export interface LimitedUser {
  readonly user: SessionUser;
  /** Null: there was one left; otherwise the seconds until there is. */
  readonly retryAfterS: number | null;
}

interface LimitedUserRow extends SessionUser {
  readonly drawn: boolean;
}

/**
 * Whose session a token opens, and one taken from the allowance of that account, in one statement: the session is looked up at
 * every call, so that one that was ended opens nothing, and no call makes more ways to the database for that.
 */
async function findLimitedUser(
  database: Database,
  token: string,
  { keyPrefix, allowance }: LimitOfAccount,
): Promise<LimitedUser | null> {
  const { rows } = await sql<LimitedUserRow>`
    ${prepared} with opened as (
      select users.id, users.email, users.name, users.email_verified, users.language,
        admin_users.id is not null as is_admin
      from sessions
      inner join users on users.id = sessions.user_id
      left join admin_users on admin_users.user_id = users.id
      where sessions.token = ${token} and ${isOpenSession}
    ), drawn as (
      ${drawFor(sql`select ${keyPrefix}::text || id::text as key from opened`, allowance)}
    )
    select id, email, name, email_verified as "emailVerified", language, is_admin as "isAdmin",
      exists (select from drawn) as drawn
    from opened
  `.execute(database);
  const [row] = rows;
  if (!row) return null;
  const { drawn, ...user } = row;
  const retryAfterS = drawn ? null : await secondsUntilNext(database, keyPrefix + user.id, allowance);
  return { user, retryAfterS };
}

/**
 * Who sent a request, by its Cookie header, and one taken from the allowance of the account; null when nobody is signed in.
 * While the database cannot be written to, the allowance is one of this server alone.
 */
export async function readLimitedSession(
  { database, sessions }: Pick<AccountsContext, 'database' | 'sessions'>,
  cookies: string | null,
  limit: LimitOfAccount,
): Promise<LimitedUser | null> {
  const token = await sessions.readToken(cookies);
  if (token === null) return null;
  try {
    return await findLimitedUser(database, token, limit);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable) || error.reason !== 'full') throw error;
    const user = await findSessionUser(database, token);
    if (user === null) return null;
    const key = limit.keyPrefix + user.id;
    return { user, retryAfterS: drawFromMemory(database, key, limit.allowance, performance.now()) };
  }
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
