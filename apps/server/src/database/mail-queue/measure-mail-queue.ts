import { sql } from 'kysely';
import type { Database } from '../create-database.ts';

/** How many mails are to be sent, and how long the oldest of them has waited, in seconds. */
export async function measureMailQueue(
  database: Database,
): Promise<{ readonly waiting: number; readonly oldestS: number }> {
  const { rows } = await sql<{ waiting: number; oldest_s: number | null }>`
    select count(*)::int as waiting, extract(epoch from now() - min(created_at))::float8 as oldest_s
    from mail_queue where sent_at is null and given_up_at is null
  `.execute(database);
  return { waiting: rows[0]?.waiting ?? 0, oldestS: Math.max(0, rows[0]?.oldest_s ?? 0) };
}
