import { readFile } from 'node:fs/promises';
import { DatabaseServerError, type DatabaseServer } from '../../../ports/database-server.ts';
import { openSession } from '../session.ts';
import { connectionString } from './start-postmaster.ts';
import { holdsCluster, openDataFolder } from './data-folder.ts';
import { findPostmaster } from './postmaster.ts';
import { DATABASE, startEmbeddedPostgres, type EmbeddedPostgresOptions } from './start-embedded-postgres.ts';

/**
 * Reaches the database of a data folder for a moment, beside the server that may be running: through that server's
 * PostgreSQL, or one that is started for the purpose and stopped again.
 *
 * @throws {DatabaseServerError} with a message for whoever runs the command
 */
export async function reachEmbeddedPostgres(
  options: Pick<EmbeddedPostgresOptions, 'dataDir' | 'log'>,
): Promise<DatabaseServer> {
  const place = await openDataFolder(options.dataDir);
  if (!(await holdsCluster(place))) {
    throw new DatabaseServerError(
      'data-folder',
      `There is no database in ${place.folder} yet. Start the server once (npm start), or set DATA_DIR to where it is.`,
    );
  }
  const found = await findPostmaster(place.cluster);
  if (found.state !== 'ours' || found.endpoint === null) return await startEmbeddedPostgres(options);
  const password = await readFile(place.passwordFile, 'utf8').catch((cause: unknown) => {
    throw new DatabaseServerError(
      'data-folder',
      `${place.passwordFile} cannot be read. Run this as the user that runs the server.`,
      { cause },
    );
  });
  const reached = connectionString(found.endpoint, password.trim(), DATABASE);
  try {
    await (await openSession(reached, 'klarnotam command')).close();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DatabaseServerError(
      'not-reachable',
      `The database of ${place.folder} (process ${found.pid}) does not answer: ${reason}`,
      { cause },
    );
  }
  return { connectionString: reached, stop: () => Promise.resolve() };
}
