import type { Database } from '../../database/create-database.ts';

/** What a user is known by, for passwords that must not be made of it. */
export async function readOwnWords(database: Database, userId: string): Promise<readonly string[]> {
  const user = await database
    .selectFrom('users')
    .leftJoin('subscriptions', (join) =>
      join.onRef('subscriptions.user_id', '=', 'users.id').on('subscriptions.status', '=', 'active'),
    )
    .select([
      'users.name as userName',
      'users.email',
      'subscriptions.name',
      'subscriptions.company_name',
      'subscriptions.phone_number',
      'subscriptions.address',
      'subscriptions.city',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  return Object.values(user ?? {}).filter((word) => word !== null);
}
