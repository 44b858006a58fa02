import type { UserLanguage } from '@klarnotam/contract';
import type { Database } from '../../database/create-database.ts';

/** The language in which the product writes to a user; English when there is no such user any more. */
export async function readUserLanguage(database: Database, userId: string): Promise<UserLanguage> {
  const user = await database
    .selectFrom('users')
    .select('language')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.language ?? 'en';
}
