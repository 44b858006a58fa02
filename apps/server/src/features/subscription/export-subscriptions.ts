import type { Database } from '../../database/create-database.ts';

/** Every subscription of a user with its profile, the oldest first. */
export async function exportSubscriptions(database: Database, userId: string): Promise<unknown> {
  return await database
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}
