import { Failure, type EngineName, type NotamNotice, type NotamTranslation } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import type { Database } from '../../database/create-database.ts';
import { readUsageOfPlan, type Idempotency } from '../subscription/index.ts';

/**
 * The stored answer to a request that was sent before; null when it is new.
 *
 * @throws {Failure} `conflict` when the key named another request
 */
export async function findAnswered(
  database: Database,
  userId: string,
  { key, requestHash }: Idempotency,
): Promise<NotamTranslation | null> {
  const row = await database
    .selectFrom('translations')
    .select(['id', 'language', 'engine', 'notices', 'request_hash'])
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  if (row.request_hash !== requestHash) {
    throw new Failure('conflict', {}, 'This idempotency key was used for another text or language.');
  }
  return {
    id: row.id,
    language: row.language as LanguageCode,
    engine: row.engine as EngineName,
    notices: row.notices as NotamNotice[],
    usage: await readUsageOfPlan(database, userId),
  };
}
