import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './create-database.ts';
import type { TranslationKind } from './tables.ts';
import { toJsonb } from './to-jsonb.ts';

/** Writers spread over this many rows of a total, so that they seldom wait for each other's commit. */
export const USAGE_SHARDS = 32;

export interface NewTranslation {
  readonly kind: TranslationKind;
  readonly language: string;
  readonly engine: string;
  /** The answer's notices or reports as they are given to the user. */
  readonly notices: readonly unknown[];
}

/**
 * Stores an answer and counts its notices in the public totals: one statement, so both or neither. Takes a transaction
 * as well as the pool.
 *
 * @returns the id of the stored translation, a random UUID
 */
export async function storeTranslation(database: Database, translation: NewTranslation): Promise<string> {
  const { kind, language, engine, notices } = translation;
  const id = randomUUID();
  await sql`
    with stored as (
      insert into translations (id, kind, language, engine, notices, notice_count)
      values (${id}, ${kind}, ${language}, ${engine}, ${toJsonb(notices)}::jsonb, ${notices.length})
      returning kind, notice_count
    )
    insert into usage_totals as counted (kind, shard, total)
    select kind, ${randomInt(USAGE_SHARDS)}::int, notice_count from stored
    on conflict (kind, shard) do update set total = counted.total + excluded.total
  `.execute(database);
  return id;
}
