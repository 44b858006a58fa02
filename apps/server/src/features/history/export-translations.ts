import type { Database } from '../../database/create-database.ts';

/** Everything that a user translated, with the answers as they were given, the oldest first. */
export async function exportTranslations(database: Database, userId: string): Promise<unknown> {
  return await database
    .selectFrom('translations')
    .select(['id', 'kind', 'language', 'engine', 'created_at as createdAt', 'items'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}
