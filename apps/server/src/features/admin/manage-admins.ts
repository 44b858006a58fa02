import type { Database, DatabaseTransaction } from '../../database/create-database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { recordAudit } from '../../database/record-audit.ts';

export type GrantOutcome = 'granted' | 'already-admin' | 'unknown-address' | 'not-verified';
export type RevokeOutcome = 'revoked' | 'not-admin' | 'unknown-address';

export interface Admin {
  readonly email: string;
  readonly name: string;
  readonly since: Date;
}

const normalised = (address: string): string => address.trim().toLowerCase();

/**
 * Adds a user to the administrators.
 *
 * @param grantedBy the administrator who does it; null: whoever runs the server
 * @returns false when they are one already
 */
export async function addAdmin(
  transaction: DatabaseTransaction,
  userId: string,
  grantedBy: string | null,
): Promise<boolean> {
  const granted = await transaction
    .insertInto('admin_users')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!granted) return false;
  await recordAudit(transaction, { actorId: grantedBy, action: 'admin.granted', subjectId: userId });
  return true;
}

/**
 * Takes a user from the administrators.
 *
 * @param revokedBy the administrator who does it; null: whoever runs the server
 * @returns false when they are none
 */
export async function removeAdmin(
  transaction: DatabaseTransaction,
  userId: string,
  revokedBy: string | null,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('admin_users')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await recordAudit(transaction, { actorId: revokedBy, action: 'admin.revoked', subjectId: userId });
  return true;
}

/**
 * Makes a user an administrator. Only an address that was verified will do: an unverified account may be anybody's.
 */
export async function grantAdmin(database: Database, address: string): Promise<GrantOutcome> {
  return await inTransaction(database, async (transaction) => {
    const user = await transaction
      .selectFrom('users')
      .select(['id', 'email_verified'])
      .where('email', '=', normalised(address))
      .forUpdate()
      .executeTakeFirst();
    if (!user) return 'unknown-address';
    if (!user.email_verified) return 'not-verified';
    return (await addAdmin(transaction, user.id, null)) ? 'granted' : 'already-admin';
  });
}

/** Makes an administrator a plain user again. */
export async function revokeAdmin(database: Database, address: string): Promise<RevokeOutcome> {
  return await inTransaction(database, async (transaction) => {
    const user = await transaction
      .selectFrom('users')
      .select('id')
      .where('email', '=', normalised(address))
      .executeTakeFirst();
    if (!user) return 'unknown-address';
    return (await removeAdmin(transaction, user.id, null)) ? 'revoked' : 'not-admin';
  });
}

/** All administrators, the oldest first. */
export async function listAdmins(database: Database): Promise<readonly Admin[]> {
  return await database
    .selectFrom('admin_users')
    .innerJoin('users', 'users.id', 'admin_users.user_id')
    .select(['users.email', 'users.name', 'admin_users.created_at as since'])
    .orderBy('admin_users.created_at')
    .orderBy('users.email')
    .execute();
}
