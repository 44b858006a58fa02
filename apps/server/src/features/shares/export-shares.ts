import type { Database } from '../../database/create-database.ts';

/** Every link of a user that was not ended; neither its token, which is not known, nor the hash of that. */
export async function exportShares(database: Database, userId: string): Promise<unknown> {
  return await database
    .selectFrom('shares')
    .select([
      'id',
      'briefing_id as briefingId',
      'translation_id as translationId',
      'created_at as createdAt',
      'expires_at as expiresAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}
