import { sql } from 'kysely';
import type { Database } from './create-database.ts';

/** An answer whose words are not final, reserved for this server. */
export interface WordsToCome {
  readonly translationId: string;
  readonly userId: string;
  readonly language: string;
  /** When the answer was made, from which it is read again. */
  readonly createdAt: Date;
  readonly items: unknown;
  /** Whether a language model may be asked. */
  readonly mayAsk: boolean;
  /** Milliseconds until its words are final whatever they are, by the clock of the database. */
  readonly leftMs: number;
}

/** Reserves answers whose words nobody works on, the oldest first. A lease that runs out because its holder died gives them free again. */
export async function claimWordsToCome(
  database: Database,
  { limit, leaseS }: { readonly limit: number; readonly leaseS: number },
): Promise<readonly WordsToCome[]> {
  const { rows } = await sql<WordsToCome>`
    with claimed as (
      update words_to_come set leased_until = now() + make_interval(secs => ${leaseS})
      where translation_id in (
        select translation_id from words_to_come
        where until > now() and (leased_until is null or leased_until < now())
        order by until
        limit ${limit}
        for update skip locked
      )
      returning translation_id, may_ask, until
    )
    select claimed.translation_id as "translationId", user_id as "userId", language, created_at as "createdAt", items,
      may_ask as "mayAsk", extract(epoch from until - now())::float8 * 1000 as "leftMs"
    from claimed join translations on translations.id = claimed.translation_id
    where user_id is not null
  `.execute(database);
  return rows;
}

/** Reserves an answer for another `leaseS` seconds; 0 lets go of it. */
export async function renewWordsToCome(database: Database, id: string, leaseS: number): Promise<void> {
  await sql`
    update words_to_come set leased_until = now() + make_interval(secs => ${leaseS}) where translation_id = ${id}::uuid
  `.execute(database);
}

/** The words of an answer are final. */
export async function endWordsToCome(database: Database, id: string): Promise<void> {
  await database.deleteFrom('words_to_come').where('translation_id', '=', id).execute();
}
