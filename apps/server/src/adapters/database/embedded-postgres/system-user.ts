import { spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseServerError } from '../../../ports/database-server.ts';

/** PostgreSQL gets none of our environment: it may hold secrets, and PG… variables would change what it does. */
export const ENVIRONMENT = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: 'C',
};

/** The operating system's user that PostgreSQL runs as. It refuses to run as root, so root starts it as another. */
export interface SystemUser {
  readonly name: 'same-user' | 'other-user' | 'user-namespace' | 'capability';
  /** Owner of the data folder; null: the user of this process. */
  readonly owner: { readonly uid: number; readonly gid: number } | null;
  /** User and group ids for `spawn`; null: those of this process. */
  readonly spawnAs: { readonly uid: number; readonly gid: number } | null;
  /** The command line that runs a program as this user. */
  commandLine(program: string, args: readonly string[]): readonly [string, readonly string[]];
}

interface Identity {
  readonly uid: number;
  readonly gid: number;
}

const NOBODY: Identity = { uid: 65_534, gid: 65_534 };
const ROOT: Identity = { uid: 0, gid: 0 };

const plain = (program: string, args: readonly string[]): readonly [string, readonly string[]] => [
  program,
  args,
];

export const SAME_USER: SystemUser = { name: 'same-user', owner: null, spawnAs: null, commandLine: plain };

const otherUser = (identity: Identity): SystemUser => ({
  name: 'other-user',
  owner: identity,
  spawnAs: identity,
  commandLine: plain,
});

/** The user of this process, mapped to `nobody` in a Linux user namespace. */
const userNamespace = (owner: Identity | null): SystemUser => ({
  name: 'user-namespace',
  owner,
  spawnAs: null,
  commandLine: (program, args) => [
    'unshare',
    ['--user', `--map-user=${NOBODY.uid}`, `--map-group=${NOBODY.gid}`, '--', program, ...args],
  ],
});

/** `nobody` with the one capability that opens folders whatever their permissions. */
export const CAPABILITY: SystemUser = {
  name: 'capability',
  owner: NOBODY,
  spawnAs: null,
  commandLine: (program, args) => [
    'setpriv',
    [
      `--reuid=${NOBODY.uid}`,
      `--regid=${NOBODY.gid}`,
      '--clear-groups',
      '--securebits=+no_setuid_fixup',
      '--inh-caps=+dac_override',
      '--ambient-caps=+dac_override',
      '--',
      program,
      ...args,
    ],
  ],
};

/** Whether every folder above a path lets that user through, going by its permission bits. */
export async function canReach(path: string, { uid, gid }: Identity): Promise<boolean> {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const entry = await stat(folder).catch(() => null);
    if (entry) {
      const bit = entry.uid === uid ? 0o100 : entry.gid === gid ? 0o010 : 0o001;
      if ((entry.mode & bit) === 0) return false;
    }
    if (folder === dirname(folder)) return true;
  }
}

/** The owner of a folder, or of the nearest one above it that exists. */
async function ownerOf(path: string): Promise<Identity> {
  for (let folder = path; ; folder = dirname(folder)) {
    const entry = await stat(folder).catch(() => null);
    if (entry) return { uid: entry.uid, gid: entry.gid };
    if (folder === dirname(folder)) return ROOT;
  }
}

function runs(systemUser: SystemUser, postgres: string): boolean {
  const [command, args] = systemUser.commandLine(postgres, ['--version']);
  const options = {
    cwd: '/',
    env: ENVIRONMENT,
    stdio: 'ignore',
    timeout: 10_000,
    ...systemUser.spawnAs,
  } as const;
  return spawnSync(command, args, options).status === 0;
}

/** PostgreSQL asks the system for the name of its user and does not run without one. */
function hasName(uid: number): boolean {
  return spawnSync('id', ['-un', String(uid)], { cwd: '/', env: ENVIRONMENT, stdio: 'ignore' }).status === 0;
}

async function systemUserForRoot(postgres: string, folder: string): Promise<SystemUser> {
  if (process.platform === 'linux') {
    const reaches = async (identity: Identity): Promise<boolean> =>
      (await canReach(postgres, identity)) && (await canReach(folder, identity));
    const owner = await ownerOf(folder);
    const lent = owner.uid === 0 || !hasName(owner.uid) ? NOBODY : owner;
    const namespace = userNamespace(ROOT);
    if ((await reaches(lent)) && runs(otherUser(lent), postgres)) return otherUser(lent);
    if ((await reaches(ROOT)) && runs(namespace, postgres)) return namespace;
    if (runs(CAPABILITY, postgres)) return CAPABILITY;
  }
  throw new DatabaseServerError(
    'not-supported',
    `PostgreSQL does not run as root, and no other user can reach ${postgres} and ${folder}. ` +
      'Start the server as a normal user, move it out of the private folder, or set DATABASE_URL.',
  );
}

/**
 * Chooses the user for PostgreSQL. A normal user keeps their own. Root starts it as the data folder's owner or `nobody`,
 * where that user can reach programs and data; else a user namespace; else `nobody` with the one capability that
 * opens root's folders.
 *
 * @param postgres path of the server program
 * @param folder where the data is or will be
 */
export async function chooseSystemUser(postgres: string, folder: string): Promise<SystemUser> {
  const uid = process.geteuid?.();
  if (process.platform === 'win32' || uid === undefined) return SAME_USER;
  if (uid === 0) return systemUserForRoot(postgres, folder);
  if (process.platform !== 'linux' || hasName(uid)) return SAME_USER;
  const nameless = userNamespace(null);
  if (runs(nameless, postgres)) return nameless;
  throw new DatabaseServerError(
    'not-supported',
    `PostgreSQL needs a user with a name, and user ${uid} has none on this system. ` +
      'Add one to /etc/passwd, start the server as another user, or set DATABASE_URL.',
  );
}
