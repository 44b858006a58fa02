import { randomBytes } from 'node:crypto';
import { chmod, chown, lstat, mkdtemp, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseServerError } from '../../../ports/database-server.ts';
import type { SystemUser } from './system-user.ts';
import type { PostgresBinaries } from './binaries.ts';
import { filesIn, folderProblem, type DataFolder } from './data-folder.ts';
import { isAlive } from './postmaster.ts';
import { runProgram } from './run-program.ts';

export const ROLE = 'klarnotam';

const INITDB_LIMIT_MS = 120_000;
const UNFINISHED = /^postgres\.new-(\d+)-/;

/** 24 random bytes in letters that need no escaping in a connection string. */
export function newPassword(): string {
  return randomBytes(24).toString('base64url');
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes the password so that it is on the disk before anything depends on it. */
export async function writePassword(file: string, password: string, systemUser: SystemUser): Promise<void> {
  await writeFile(file, `${password}\n`, { mode: 0o600, flush: true });
  await chmod(file, 0o600);
  if (systemUser.owner) await chown(file, systemUser.owner.uid, systemUser.owner.gid);
}

/** Removes what a start left behind that was killed while it made a cluster. */
export async function removeUnfinishedClusters(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const pid = UNFINISHED.exec(name)?.[1];
    if (pid === undefined || isAlive(Number(pid))) continue;
    // What an orphaned initdb still writes is removed at the next start.
    await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}

/**
 * Makes a new cluster and its password beside the data folder and moves both there in one step, so that the data
 * folder is either complete or absent. When another start was faster, its cluster stays.
 */
export async function createCluster(
  place: DataFolder,
  binaries: PostgresBinaries,
  systemUser: SystemUser,
  durable: boolean,
): Promise<void> {
  let folder: string;
  try {
    folder = await mkdtemp(join(place.dataDir, `postgres.new-${process.pid}-`));
  } catch (cause) {
    throw folderProblem(place.dataDir, cause);
  }
  try {
    const files = filesIn(place.dataDir, folder);
    if (systemUser.owner) await chown(folder, systemUser.owner.uid, systemUser.owner.gid);
    await writePassword(files.passwordFile, newPassword(), systemUser);
    const { ok, output } = await runProgram(
      {
        path: binaries.initdb,
        args: [
          `--pgdata=${files.cluster}`,
          `--username=${ROLE}`,
          `--pwfile=${files.passwordFile}`,
          '--auth=scram-sha-256',
          '--encoding=UTF8',
          '--locale=C',
          '--locale-provider=builtin',
          '--builtin-locale=C.UTF-8',
          '--data-checksums',
          '--no-instructions',
          ...(durable ? [] : ['--no-sync']),
        ],
        systemUser,
        cwd: folder,
      },
      '',
      INITDB_LIMIT_MS,
    );
    if (!ok) {
      throw new DatabaseServerError(
        'data-folder',
        `PostgreSQL could not make a database in ${place.dataDir}: ${output.split('\n').slice(-4).join(' ')}`,
      );
    }
    await syncFolder(folder);
    await rename(folder, place.folder).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && ['ENOTEMPTY', 'EEXIST'].includes(String(error.code)))
        return;
      throw folderProblem(place.folder, error);
    });
    await syncFolder(place.dataDir);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Changes the owner of an existing folder to the user that PostgreSQL will run as (root only). The top goes last, so that a start
 * that was killed half-way is taken up again.
 */
export async function changeOwner(place: DataFolder, systemUser: SystemUser): Promise<void> {
  const { owner } = systemUser;
  if (!owner) return;
  const top = await lstat(place.folder);
  if (top.uid === owner.uid) return;
  const entries = await readdir(place.folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (entry.isSymbolicLink()) continue;
    await chown(join(entry.parentPath, entry.name), owner.uid, owner.gid);
  }
  await chown(place.folder, owner.uid, owner.gid);
}
