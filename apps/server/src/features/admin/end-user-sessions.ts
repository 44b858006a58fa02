import type { Database } from '../../database/create-database.ts';
import { endAllSessions, endSession } from '../auth/index.ts';
import { readUser } from './describe-users.ts';

/** Signs one device of a user out. @throws {Failure} `notFound` for the user or the session */
export async function endUserSession(
  database: Database,
  endedBy: string,
  { id, sessionId }: { readonly id: string; readonly sessionId: string },
): Promise<{ readonly deleted: number }> {
  const user = await readUser(database, id);
  return { deleted: await endSession(database, user.id, sessionId, endedBy) };
}

/** Signs a user out everywhere. @throws {Failure} `notFound` */
export async function endAllUserSessions(
  database: Database,
  endedBy: string,
  id: string,
): Promise<{ readonly deleted: number }> {
  const user = await readUser(database, id);
  return { deleted: await endAllSessions(database, user.id, endedBy) };
}
