import { createHash } from 'node:crypto';
import { chmod, chown, lstat, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseServerError } from '../../../ports/database-server.ts';
import { canReach, type SystemUser } from './system-user.ts';
import { SOCKET_PORT } from './postmaster-arguments.ts';

/** What the kernel takes as the path of a socket, without the closing zero. */
export const MAX_SOCKET_PATH_BYTES = process.platform === 'darwin' ? 103 : 107;

const LONGEST_SUFFIX = `-XXXXXX/.s.PGSQL.${SOCKET_PORT}`;

async function isOurs(folder: string, uid: number): Promise<boolean> {
  const entry = await lstat(folder).catch(() => null);
  return entry !== null && entry.isDirectory() && entry.uid === uid;
}

/**
 * Makes the folder of a cluster's socket, open to its system user alone. Its name follows from the cluster; where another
 * else took that name, a random one is added.
 *
 * @param parents where to look for room, best first
 */
export async function makeSocketFolder(
  cluster: string,
  systemUser: SystemUser,
  parents: readonly string[] = [tmpdir(), '/tmp', '/var/tmp'],
): Promise<string> {
  const name = `klarnotam-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`;
  const owner = systemUser.owner ?? { uid: process.geteuid?.() ?? 0, gid: process.getegid?.() ?? 0 };
  const problems: string[] = [];
  for (const parent of new Set(parents)) {
    const wanted = join(parent, name);
    if (Buffer.byteLength(wanted + LONGEST_SUFFIX) > MAX_SOCKET_PATH_BYTES) {
      problems.push(`${parent} is too long`);
      continue;
    }
    if (systemUser.name === 'other-user' && !(await canReach(wanted, owner))) {
      problems.push(`${parent} is closed to user ${owner.uid}`);
      continue;
    }
    try {
      const created = await mkdir(wanted, { mode: 0o700 }).then(
        () => true,
        () => false,
      );
      // Root finds the folder of an earlier system user of the same cluster; everybody else finds only their own.
      const known =
        created || (await isOurs(wanted, owner.uid)) || (await isOurs(wanted, process.geteuid?.() ?? 0));
      const folder = known ? wanted : await mkdtemp(`${wanted}-`);
      if (systemUser.owner) await chown(folder, owner.uid, owner.gid);
      await chmod(folder, 0o700);
      return folder;
    } catch (error) {
      problems.push(String(error));
    }
  }
  throw new DatabaseServerError(
    'not-supported',
    `There is no folder for the database's socket: ${problems.join('; ')}. Set TMPDIR to a short path that can be written.`,
  );
}

/** Makes a socket's folder again where a cleaner of the temporary directory took it away. */
export async function restoreSocketFolder(folder: string, systemUser: SystemUser): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (made !== undefined && systemUser.owner) await chown(folder, systemUser.owner.uid, systemUser.owner.gid);
}
