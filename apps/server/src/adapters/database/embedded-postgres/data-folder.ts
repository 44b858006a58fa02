import { chown, mkdir, readFile, realpath, readdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DatabaseServerError } from '../../../ports/database-server.ts';
import { POSTGRES_MAJOR } from './binaries.ts';

/** The files of an embedded server, all in `<dataDir>/postgres`. Absolute, without symbolic links. */
export interface DataFolder {
  readonly dataDir: string;
  readonly folder: string;
  /** PostgreSQL's own data directory. */
  readonly cluster: string;
  readonly passwordFile: string;
  readonly logFile: string;
}

/** PostgreSQL builds paths of at most 1,024 bytes; the rest is for the files below the cluster. */
const MAX_CLUSTER_PATH_BYTES = 900;

/** Where the files of the server in `folder` lie, whether they exist or not. */
export function filesIn(dataDir: string, folder: string): DataFolder {
  return {
    dataDir,
    folder,
    cluster: join(folder, 'cluster'),
    passwordFile: join(folder, 'password'),
    logFile: join(folder, 'postgres.log'),
  };
}

/** Tells the operator what is wrong with the folder at `path` and how to mend it. */
export function folderProblem(path: string, cause: unknown): DatabaseServerError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new DatabaseServerError(
    'data-folder',
    `The data folder ${path} cannot be used: ${reason}. Give it to the user that runs the server, or set DATA_DIR to another.`,
    { cause },
  );
}

/**
 * Makes a folder with those above it. What root makes below a user's folder belongs to that user, so that they can go
 * on without root.
 */
async function makeFolder(wanted: string): Promise<void> {
  const first = await mkdir(wanted, { recursive: true });
  if (first === undefined || process.geteuid?.() !== 0) return;
  const { uid, gid } = await stat(dirname(first));
  for (let made = wanted; uid !== 0 && made !== dirname(first); made = dirname(made))
    await chown(made, uid, gid);
}

/** Makes the data directory where it is missing and says where its files stand. */
export async function openDataFolder(dataDir: string): Promise<DataFolder> {
  const wanted = resolve(dataDir);
  if (Buffer.byteLength(filesIn(wanted, join(wanted, 'postgres')).cluster) > MAX_CLUSTER_PATH_BYTES) {
    throw new DatabaseServerError(
      'data-folder',
      `The data folder has a path of ${Buffer.byteLength(wanted)} bytes, too long for PostgreSQL. Set DATA_DIR to a shorter one.`,
    );
  }
  try {
    await makeFolder(wanted);
    const real = await realpath(wanted);
    return filesIn(real, join(real, 'postgres'));
  } catch (cause) {
    throw folderProblem(wanted, cause);
  }
}

/**
 * Whether the folder holds a cluster of ours.
 *
 * @throws {DatabaseServerError} when it holds anything else; nothing is ever overwritten
 */
export async function holdsCluster({ folder, cluster }: DataFolder): Promise<boolean> {
  const entry = await stat(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw folderProblem(folder, error);
  });
  if (!entry) return false;
  if (!entry.isDirectory()) throw foreign(folder, 'it is not a folder');
  const user = process.geteuid?.() ?? 0;
  if (user !== 0 && entry.uid !== user) {
    throw folderProblem(folder, new Error(`it belongs to user ${entry.uid}, and this is user ${user}`));
  }
  const names = await readdir(folder).catch((error: unknown) => {
    throw folderProblem(folder, error);
  });
  if (names.length === 0) return false;
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR'].includes(String(error.code)))
      return null;
    throw folderProblem(cluster, error);
  });
  if (version === null) throw foreign(folder, 'there is no PG_VERSION in its folder cluster');
  if (version.trim() !== POSTGRES_MAJOR) {
    throw new DatabaseServerError(
      'data-folder',
      `The database in ${folder} was made by PostgreSQL ${JSON.stringify(version.trim().slice(0, 20))}, and this server brings ` +
        `PostgreSQL ${POSTGRES_MAJOR}. Move its data over with pg_dump and pg_restore, or set DATA_DIR to another folder.`,
    );
  }
  return true;
}

function foreign(folder: string, why: string): DatabaseServerError {
  return new DatabaseServerError(
    'data-folder',
    `${folder} holds something that is not this server's database: ${why}. Nothing in it was changed. ` +
      'Move it away, bring back a backup, or set DATA_DIR to another folder.',
  );
}
