import { Failure, type EngineName, type UsageOfPlan } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import { sql } from 'kysely';
import type { Database } from '../../database/create-database.ts';
import { readUsageOfPlan, type Idempotency } from '../subscription/index.ts';

/** An answer with one item for each notice or report. */
export interface Answer<Item> {
  readonly id: string;
  readonly language: LanguageCode;
  readonly engine: EngineName;
  readonly items: readonly Item[];
  readonly usage: UsageOfPlan;
}

/** An answer that was given before. */
export interface StoredAnswer<Item> {
  readonly answer: Answer<Item>;
  /** Null: the words are those of the items. */
  readonly wordsUntil: Date | null;
}

const USED_OTHERWISE = 'This idempotency key was used for another text or language.';
const DELETED = 'This request was answered before, and the answer was deleted. Send it under a new key.';

/** For a day after an answer was deleted its request is not answered, and counted, a second time. */
async function refuseDeleted(
  database: Database,
  userId: string,
  { key, requestHash }: Idempotency,
): Promise<void> {
  const deleted = await database
    .selectFrom('deleted_answer_keys')
    .select('request_hash')
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (deleted)
    throw new Failure('conflict', {}, deleted.request_hash === requestHash ? DELETED : USED_OTHERWISE);
}

/**
 * The stored answer to a request that was sent before; null when it is new or has no name.
 *
 * @throws {Failure} `conflict` when the key named another request, or one whose answer was deleted
 */
export async function findAnswered<Item>(
  database: Database,
  userId: string,
  idempotency: Idempotency | null,
): Promise<StoredAnswer<Item> | null> {
  if (idempotency === null) return null;
  const row = await database
    .selectFrom('translations')
    .select(['id', 'language', 'engine', 'items', 'request_hash', 'words_until'])
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', idempotency.key)
    .executeTakeFirst();
  if (!row) {
    await refuseDeleted(database, userId, idempotency);
    return null;
  }
  if (row.request_hash !== idempotency.requestHash) {
    throw new Failure('conflict', {}, USED_OTHERWISE);
  }
  return {
    answer: {
      id: row.id,
      language: row.language as LanguageCode,
      engine: row.engine as EngineName,
      // The hash names the kind too, so what is stored under it is what this kind stores.
      items: row.items as Item[],
      usage: await readUsageOfPlan(database, userId),
    },
    wordsUntil: row.words_until,
  };
}
