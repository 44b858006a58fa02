import { sql } from 'kysely';
import type { Database } from './create-database.ts';

/** Slots that follow each other `everyS` seconds apart, shared by all servers of this database. */
export interface RateSlots {
  readonly everyS: number;
  /** The longest wait for a slot. */
  readonly maxWaitS: number;
}

/**
 * Reserves the next free slot of a key.
 *
 * @returns the seconds until it begins, or null when that is later than `maxWaitS`; then none is reserved
 */
export async function reserveRateSlot(
  database: Database,
  key: string,
  { everyS, maxWaitS }: RateSlots,
): Promise<number | null> {
  const { rows } = await sql<{ wait_s: number }>`
    insert into rate_limits as known (key, full_at)
    values (${key}, clock_timestamp() + make_interval(secs => ${everyS}))
    on conflict (key) do update
      set full_at = greatest(known.full_at, clock_timestamp()) + make_interval(secs => ${everyS})
      where known.full_at <= clock_timestamp() + make_interval(secs => ${maxWaitS})
    returning extract(epoch from full_at - clock_timestamp())::float8 - ${everyS}::float8 as wait_s
  `.execute(database);
  const [reserved] = rows;
  return reserved ? Math.max(0, reserved.wait_s) : null;
}
