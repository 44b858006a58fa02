import { createHash } from 'node:crypto';
import { Failure, type AdminUser, type Subscription } from '@klarnotam/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/create-database.ts';
import { isUuid } from '../../database/is-uuid.ts';
import { findActiveSubscriptions } from '../subscription/index.ts';

const VERSION_CHARACTERS = 22;

/** Use is no part of it: a translation meanwhile is no change that an administrator must hear of. */
function versionOf(
  user: Pick<AdminUser, 'email' | 'emailVerified' | 'isAdmin'> & { readonly passwordChangedAt: Date | null },
  held: Subscription | null,
): string {
  const { email, emailVerified, isAdmin, passwordChangedAt } = user;
  const plan = held && [held.id, held.planType, held.planLimits, held.paidUntil];
  const profile = held && [
    ...[held.name, held.companyName, held.phoneNumber],
    ...[held.address, held.zipCode, held.city, held.country],
  ];
  const state = JSON.stringify([email, emailVerified, isAdmin, passwordChangedAt, plan, profile]);
  return createHash('sha256').update(state).digest('base64url').slice(0, VERSION_CHARACTERS);
}

/** Users as administrators see them, in the order of the ids; whoever is gone is not among them. */
export async function describeUsers(database: Database, ids: readonly string[]): Promise<AdminUser[]> {
  const rows = await database
    .selectFrom('users')
    .leftJoin('admin_users', 'admin_users.user_id', 'users.id')
    .leftJoin('accounts', (join) =>
      join.onRef('accounts.user_id', '=', 'users.id').on('accounts.provider_id', '=', 'credential'),
    )
    .select([
      'users.id',
      'users.email',
      'users.email_verified as emailVerified',
      'users.created_at as createdAt',
      'admin_users.id as adminId',
      'accounts.updated_at as passwordChangedAt',
    ])
    .where('users.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  const subscriptions = await findActiveSubscriptions(database, ids);
  const described = new Map(
    rows.map(({ adminId, createdAt, passwordChangedAt, ...row }) => {
      const user = { ...row, isAdmin: adminId !== null };
      const subscription = subscriptions.get(row.id) ?? null;
      const version = versionOf({ ...user, passwordChangedAt }, subscription);
      return [row.id, { ...user, createdAt: createdAt.toISOString(), subscription, version }];
    }),
  );
  return ids.flatMap((id) => described.get(id) ?? []);
}

/** A user as administrators see them. @throws {Failure} `notFound` */
export async function readUser(database: Database, id: string): Promise<AdminUser> {
  const [user] = isUuid(id) ? await describeUsers(database, [id.toLowerCase()]) : [];
  if (!user) throw new Failure('notFound', {}, 'There is no such user.');
  return user;
}
