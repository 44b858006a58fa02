import { sql, type RawBuilder } from 'kysely';
import type { Database } from './create-database.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { drawFromMemory } from './memory-allowances.ts';
import { prepared } from './prepare-statements.ts';

/** A token bucket of `burst` tokens that refills by `perHour`. */
export interface Allowance {
  readonly burst: number;
  readonly perHour: number;
}

/**
 * Takes one token from the bucket of a key, shared by all servers of this database. While it cannot be written to, the
 * bucket is one of this server alone, so that what only reads goes on, within limits.
 *
 * @returns null, or when the bucket is empty the seconds until it holds a token
 */
export async function consumeRateLimit(
  database: Database,
  key: string,
  allowance: Allowance,
): Promise<number | null> {
  try {
    return await consumeShared(database, key, allowance);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable) || error.reason !== 'full') throw error;
    return drawFromMemory(database, key, allowance, performance.now());
  }
}

async function consumeShared(database: Database, key: string, allowance: Allowance): Promise<number | null> {
  const consumed = await sql`
    ${prepared} ${drawFor(sql`select ${key}::text as key`, allowance)}
  `.execute(database);
  return consumed.rows.length > 0 ? null : await secondsUntilNext(database, key, allowance);
}

/**
 * The statement that takes one token from the bucket of each key of a query, which gives them as `key`; it returns the keys
 * whose bucket held one.
 */
export function drawFor(keys: RawBuilder<unknown>, { burst, perHour }: Allowance): RawBuilder<unknown> {
  const everyS = 3_600 / perHour;
  return sql`
    insert into rate_limits as known (key, full_at)
    select key, clock_timestamp() + make_interval(secs => ${everyS}) from (${keys}) as drawing
    on conflict (key) do update
      set full_at = greatest(known.full_at, clock_timestamp()) + make_interval(secs => ${everyS})
      where known.full_at <= clock_timestamp() + make_interval(secs => ${everyS * (burst - 1)})
    returning key
  `;
}

/** How long an empty bucket takes until it holds a token. */
export async function secondsUntilNext(
  database: Database,
  key: string,
  { burst, perHour }: Allowance,
): Promise<number> {
  const everyS = 3_600 / perHour;
  const { rows } = await sql<{ wait_s: number }>`
    select extract(epoch from full_at - clock_timestamp())::float8 - ${everyS * (burst - 1)}::float8 as wait_s
    from rate_limits where key = ${key}
  `.execute(database);
  return Math.max(1, Math.ceil(rows[0]?.wait_s ?? 1));
}
