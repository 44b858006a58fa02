import { sql } from 'kysely';
import type { Database } from './create-database.ts';

/** Turns that come one after the other, `everyS` seconds apart, for all servers of this database. */
export interface Turns {
  readonly everyS: number;
  /** Nobody queues for longer than this. */
  readonly maxWaitS: number;
}

/**
 * Takes the next free turn of a key.
 *
 * @returns the seconds until it comes, or null when it would come too late; then none is taken
 */
export async function takeTurn(
  database: Database,
  key: string,
  { everyS, maxWaitS }: Turns,
): Promise<number | null> {
  const { rows } = await sql<{ wait_s: number }>`
    insert into rate_limits as known (key, full_at)
    values (${key}, clock_timestamp() + make_interval(secs => ${everyS}))
    on conflict (key) do update
      set full_at = greatest(known.full_at, clock_timestamp()) + make_interval(secs => ${everyS})
      where known.full_at <= clock_timestamp() + make_interval(secs => ${maxWaitS})
    returning extract(epoch from full_at - clock_timestamp())::float8 - ${everyS}::float8 as wait_s
  `.execute(database);
  const [taken] = rows;
  return taken ? Math.max(0, taken.wait_s) : null;
}
