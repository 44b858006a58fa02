import type { Share } from '@klarnotam/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/create-database.ts';
import { describeShare, SHARE_COLUMNS } from './describe-share.ts';

/** The user's links that are good now, newest first. */
export async function listShares(database: Database, userId: string): Promise<{ shares: readonly Share[] }> {
  const rows = await database
    .selectFrom('shares')
    .select(SHARE_COLUMNS)
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return { shares: rows.map((row) => describeShare(row, null)) };
}
