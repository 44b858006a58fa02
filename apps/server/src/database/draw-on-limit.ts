import { sql } from 'kysely';
import type { Database } from './create-database.ts';
import { prepared } from './prepare-statements.ts';

/** An allowance of `burst` draws at once that fills up again by `perHour`. */
export interface Allowance {
  readonly burst: number;
  readonly perHour: number;
}

/**
 * Takes one draw from the allowance of a key, shared by all servers of this database.
 *
 * @returns null, or when there is none left the seconds until there is one
 */
export async function drawOnLimit(
  database: Database,
  key: string,
  { burst, perHour }: Allowance,
): Promise<number | null> {
  const everyS = 3_600 / perHour;
  const drawn = await sql`
    ${prepared} insert into rate_limits as known (key, full_at)
    values (${key}, clock_timestamp() + make_interval(secs => ${everyS}))
    on conflict (key) do update
      set full_at = greatest(known.full_at, clock_timestamp()) + make_interval(secs => ${everyS})
      where known.full_at <= clock_timestamp() + make_interval(secs => ${everyS * (burst - 1)})
    returning key
  `.execute(database);
  if (drawn.rows.length > 0) return null;
  const { rows } = await sql<{ wait_s: number }>`
    select extract(epoch from full_at - clock_timestamp())::float8 - ${everyS * (burst - 1)}::float8 as wait_s
    from rate_limits where key = ${key}
  `.execute(database);
  return Math.max(1, Math.ceil(rows[0]?.wait_s ?? 1));
}
