import { sql } from 'kysely';
import type { Database } from '../../database/create-database.ts';

/** A session ends so many days after the sign-in, however much it is used. */
export const SESSION_MAX_DAYS = 30;
/** When a session was last used is known to so many minutes. */
const LAST_USE_MINUTES = 5;

/** True of a session that is not over. */
export const isOpenSession = sql<boolean>`(
  sessions.expires_at > now() and sessions.created_at > now() - make_interval(days => ${SESSION_MAX_DAYS})
)`;

/** Notes that a session is in use, and keeps what prolonged it below its absolute end. */
export async function noteSessionUse(database: Database, token: string): Promise<void> {
  await sql`
    update sessions set
      updated_at = now(),
      expires_at = least(expires_at, created_at + make_interval(days => ${SESSION_MAX_DAYS}))
    where token = ${token} and (
      updated_at < now() - make_interval(mins => ${LAST_USE_MINUTES})
      or expires_at > created_at + make_interval(days => ${SESSION_MAX_DAYS})
    )
  `.execute(database);
}
