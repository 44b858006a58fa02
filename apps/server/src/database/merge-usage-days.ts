import { sql } from 'kysely';
import type { Database } from './create-database.ts';

/** A day that is over, and a night for transactions and clocks that are late. */
const KEEP_APART_DAYS = 2;

/**
 * Makes one row of all that were counted apart for a day that is over, so that reading years stays quick. One statement: a
 * figure is never missing and never there twice.
 */
export async function mergeUsageDays(database: Database): Promise<void> {
  await sql`
    with apart as (
      delete from usage_days
      where shard <> 0 and day < (now() at time zone 'UTC')::date - ${KEEP_APART_DAYS}::int
      returning day, kind, plan_type, engine, language, total
    )
    insert into usage_days as days (day, kind, plan_type, engine, language, shard, total)
    select day, kind, plan_type, engine, language, 0, sum(total) from apart
    group by day, kind, plan_type, engine, language
    order by day, kind, plan_type, engine, language
    on conflict (day, kind, plan_type, engine, language, shard) do update set total = days.total + excluded.total
  `.execute(database);
}
