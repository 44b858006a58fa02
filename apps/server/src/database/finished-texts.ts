import { sql } from 'kysely';
import type { Database } from './create-database.ts';

// The store of the AI engine that says clauses; nothing writes to it until that engine comes.

/** Why a text could not be had from the language model. */
export type Refusal = 'unavailable' | 'late' | 'contradicted' | 'unsuitable';

const KEEP_DAYS = 30;
/** A text that could not be had may do better with the next try. */
const KEEP_REFUSALS_MINUTES = 10;

interface Row {
  readonly ours: boolean;
  readonly translation: string | null;
  readonly explanation: string | null;
  readonly fallback: Refusal | null;
}

export type Claimed =
  | {
      readonly state: 'finished';
      readonly text: { readonly translation: string; readonly explanation: string };
    }
  | { readonly state: 'refused'; readonly refusal: Refusal }
  | { readonly state: 'busy' }
  | { readonly state: 'ours' };

/**
 * Looks a text up, and claims it for a while when nobody writes it: one statement, so that of all servers that ask at
 * once one writes. A claim whose holder died is free again when its time is over.
 */
export async function claimText(database: Database, key: string, leaseMs: number): Promise<Claimed> {
  const lease = sql`clock_timestamp() + make_interval(secs => ${leaseMs / 1000})`;
  const { rows } = await sql<Row>`
    with claimed as (
      insert into finished_texts as known (key, claimed_until, expires_at)
      values (${key}, ${lease}, ${lease})
      on conflict (key) do update
        set claimed_until = excluded.claimed_until, expires_at = excluded.expires_at,
            translation = null, explanation = null, fallback = null
        where case when known.translation is null and known.fallback is null
                   then known.claimed_until < clock_timestamp()
                   else known.expires_at < clock_timestamp() end
      returning true as ours
    )
    select true as ours, null as translation, null as explanation, null as fallback from claimed
    union all
    select false, translation, explanation, fallback from finished_texts
    where key = ${key} and not exists (select from claimed)
  `.execute(database);
  const [row] = rows;
  if (row === undefined) return { state: 'busy' };
  if (row.ours) return { state: 'ours' };
  if (row.fallback !== null) return { state: 'refused', refusal: row.fallback };
  const { translation, explanation } = row;
  return translation === null || explanation === null
    ? { state: 'busy' }
    : { state: 'finished', text: { translation, explanation } };
}

/** Keeps a text for whoever asks for the same. */
export async function finishText(
  database: Database,
  key: string,
  { translation, explanation }: { readonly translation: string; readonly explanation: string },
): Promise<void> {
  await sql`
    update finished_texts
    set translation = ${translation}, explanation = ${explanation}, claimed_until = null,
        expires_at = clock_timestamp() + make_interval(days => ${KEEP_DAYS})
    where key = ${key}
  `.execute(database);
}

/** Keeps for a short while that a text could not be had. */
export async function refuseText(database: Database, key: string, refusal: Refusal): Promise<void> {
  await sql`
    update finished_texts
    set fallback = ${refusal}, claimed_until = null,
        expires_at = clock_timestamp() + make_interval(mins => ${KEEP_REFUSALS_MINUTES})
    where key = ${key}
  `.execute(database);
}

/** Gives a claim up. */
export async function releaseText(database: Database, key: string): Promise<void> {
  await sql`
    delete from finished_texts where key = ${key} and translation is null and fallback is null
  `.execute(database);
}
