import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseServerError } from '../../../ports/database-server.ts';
import type { Session } from '../session.ts';

/** The advisory lock that one server holds for as long as its session lives. */
const LOCK = 'hashtext($$klarnotam server$$)';

/** A killed server's session may take a moment to end, and so may a server that is just stopping. */
const WAIT_MS = 3_000;
const POLL_MS = 50;

/**
 * Locks the cluster for this process. The lock ends with the session, so a process that was killed leaves none.
 *
 * @throws {DatabaseServerError} `in-use` when another server holds it
 */
export async function lockCluster(session: Session, folder: string): Promise<void> {
  const until = Date.now() + WAIT_MS;
  for (;;) {
    const [row] = await session.query(`select pg_try_advisory_lock(${LOCK}) as claimed`);
    if (row?.['claimed'] === true) return;
    if (Date.now() > until) break;
    await sleep(POLL_MS);
  }
  const [holder] = await session.query(
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
      where l.locktype = 'advisory' and l.granted
        and l.objid = (${LOCK}::bigint & 4294967295)::oid limit 1`,
  );
  const name = typeof holder?.['name'] === 'string' ? ` (${holder['name']})` : '';
  throw new DatabaseServerError(
    'in-use',
    `The data folder ${folder} is in use by another server that is running${name}. ` +
      'Stop that one first, or set DATA_DIR to another folder for this one.',
  );
}
