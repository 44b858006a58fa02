import { Failure, type EngineName, type UsageOfPlan } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import { sql } from 'kysely';
import type { Database } from '../../database/create-database.ts';
import { prepared } from '../../database/prepare-statements.ts';
import { readUsageOfPlan, type Idempotency } from '../subscription/index.ts';

/** An answer with one item for each notice or report. */
export interface Answer<Item> {
  readonly id: string;
  readonly language: LanguageCode;
  readonly engine: EngineName;
  readonly items: readonly Item[];
  readonly usage: UsageOfPlan;
  /** When it was stored it could get other words until then; null: it could not. */
  readonly wordsUntil: Date | null;
}

const USED_OTHERWISE = 'This idempotency key was used for another text or language.';
const DELETED = 'This request was answered before, and the answer was deleted. Send it under a new key.';

interface Before {
  readonly deleted_hash: string | null;
  readonly id: string | null;
  readonly language: string;
  readonly engine: string;
  readonly items: unknown;
  readonly request_hash: string | null;
  readonly words_until: Date | null;
}

/** What is known of a request by its name: its answer, or for a day after that was deleted, that there was one. */
async function findBefore(database: Database, userId: string, key: string): Promise<Before | undefined> {
  const { rows } = await sql<Before>`
    ${prepared} select deleted.request_hash as deleted_hash, answer.id, answer.language, answer.engine, answer.items,
      answer.request_hash, answer.words_until
    from (select ${userId}::uuid as user_id, ${key}::text as key) as named
    left join translations as answer on answer.user_id = named.user_id and answer.idempotency_key = named.key
    left join deleted_answer_keys as deleted
      on deleted.user_id = named.user_id and deleted.idempotency_key = named.key and deleted.expires_at > now()
  `.execute(database);
  return rows[0];
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
): Promise<Answer<Item> | null> {
  if (idempotency === null) return null;
  const row = await findBefore(database, userId, idempotency.key);
  const { requestHash } = idempotency;
  if (!row || row.id === null) {
    // For a day after an answer was deleted its request is not answered, and counted, a second time.
    if (!row || row.deleted_hash === null) return null;
    throw new Failure('conflict', {}, row.deleted_hash === requestHash ? DELETED : USED_OTHERWISE);
  }
  if (row.request_hash !== requestHash) throw new Failure('conflict', {}, USED_OTHERWISE);
  return {
    id: row.id,
    language: row.language as LanguageCode,
    engine: row.engine as EngineName,
    // The hash names the kind too, so what is stored under it is what this kind stores.
    items: row.items as Item[],
    usage: await readUsageOfPlan(database, userId),
    wordsUntil: row.words_until,
  };
}
