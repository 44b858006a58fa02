import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './create-database.ts';
import { toJsonb } from './to-jsonb.ts';
import { unlessFull } from './unless-full.ts';

// Its table is called kept_answers: renaming an unlogged cache is not worth two schema steps.

/** A request to an outside service. Its text is stored as a hash alone. */
export interface CachedRequest {
  readonly service: string;
  readonly text: string;
}

function hashOf({ text }: CachedRequest): Buffer {
  return createHash('sha256').update(text).digest();
}

/** The cached response of a service; null when there is none or it has expired. */
export async function findCachedResponse(database: Database, request: CachedRequest): Promise<unknown> {
  const row = await database
    .selectFrom('kept_answers')
    .select('answer')
    .where('service', '=', request.service)
    .where('question_hash', '=', hashOf(request))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.answer ?? null;
}

/** Caches a response for all users and servers, for `keepDays` days, which may be a part of one; not at all while the database cannot be written to. */
export async function cacheResponse(
  database: Database,
  request: CachedRequest,
  response: object,
  keepDays: number,
): Promise<void> {
  const changing = {
    answer: toJsonb(response),
    expires_at: sql<Date>`now() + make_interval(secs => ${keepDays * 86_400})`,
  };
  const storing = database
    .insertInto('kept_answers')
    .values({ service: request.service, question_hash: hashOf(request), ...changing })
    .onConflict((conflict) => conflict.columns(['service', 'question_hash']).doUpdateSet(changing))
    .execute();
  await unlessFull(storing, []);
}
