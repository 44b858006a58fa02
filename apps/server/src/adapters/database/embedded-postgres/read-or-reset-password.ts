import { readFile } from 'node:fs/promises';
import { DatabaseServerError } from '../../../ports/database-server.ts';
import type { SystemUser } from './system-user.ts';
import type { PostgresBinaries } from './binaries.ts';
import { newPassword, ROLE, writePassword } from './create-cluster.ts';
import type { DataFolder } from './data-folder.ts';
import { findPostmaster } from './postmaster.ts';
import { runProgram } from './run-program.ts';

const RESET_LIMIT_MS = 120_000;

/**
 * The password of the cluster. Where its file was lost, a new one is set while no server runs: whoever owns the data
 * folder owns the database anyway.
 */
export async function readOrResetPassword(
  place: DataFolder,
  binaries: PostgresBinaries,
  systemUser: SystemUser,
): Promise<string> {
  const stored = await readFile(place.passwordFile, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  if (stored.trim() !== '') return stored.trim();

  const found = await findPostmaster(place.cluster);
  if (found.state === 'ours') {
    throw new DatabaseServerError(
      'not-reachable',
      `The password file ${place.passwordFile} is gone while the database server (process ${found.pid}) runs. ` +
        `Stop that process (kill -INT ${found.pid}) and start again: a new password is made then.`,
    );
  }
  const password = newPassword();
  await writePassword(place.passwordFile, password, systemUser);
  const { ok, output } = await runProgram(
    {
      path: binaries.postgres,
      args: ['--single', '-D', place.cluster, 'postgres'],
      systemUser,
      cwd: place.folder,
    },
    `alter role ${ROLE} password '${password}'\n`,
    RESET_LIMIT_MS,
  );
  if (!ok || /\bERROR:/.test(output)) {
    await writePassword(place.passwordFile, '', systemUser);
    throw new DatabaseServerError(
      'not-reachable',
      `The password file ${place.passwordFile} is gone and no new password could be set: ${output.split('\n').slice(-4).join(' ')}`,
    );
  }
  return password;
}
