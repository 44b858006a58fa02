import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { askPeers } from './production/peers.ts';
import type { Certificate } from './production/start-caddy.ts';

/** Marks journeys of what production does not have. */
export const LOCAL_MODE = '@local';

/** What the operator of a server under test has in hand, beside the server itself. */
export interface Installation {
  /** The settings of the server, for commands that work beside it. */
  readonly settings: Readonly<Record<string, string>>;
  /** Where its files are in the bucket of the peers; null: in its data folder. */
  readonly files: string | null;
  /** Paths of what a proxy with TLS shows; null: there is none. */
  readonly certificate: Certificate | null;
}

const SHARED = (): string => process.env['E2E_DATA_DIR'] ?? '';
const FILE = 'installation.json';

/** Leaves word of an installation in its data folder, for the processes of the journeys. */
export function rememberInstallation(dataDir: string, installation: Installation): void {
  writeFileSync(join(dataDir, FILE), JSON.stringify(installation));
}

function installationOf(dataDir: string): Installation {
  try {
    return JSON.parse(readFileSync(join(dataDir, FILE), 'utf8')) as Installation;
  } catch {
    return { settings: { DATA_DIR: dataDir }, files: null, certificate: null };
  }
}

/** Certificate and key that stand in front of the shared server, for what takes the place of its proxy. */
export function sharedCertificate(): { readonly cert: string; readonly key: string } {
  const { certificate } = installationOf(SHARED());
  if (certificate === null) throw new Error('The shared server has no TLS in front.');
  return { cert: readFileSync(certificate.cert, 'utf8'), key: readFileSync(certificate.key, 'utf8') };
}

/** Makes a member an administrator as the operator does, or a plain member again. */
export async function changeRights(
  change: 'grant' | 'revoke',
  email: string,
  dataDir = SHARED(),
): Promise<void> {
  const env = { ...process.env, ...installationOf(dataDir).settings };
  await promisify(execFile)('node_modules/.bin/node', ['apps/server/src/admin-command.ts', change, email], {
    env,
  });
}

/** The names of the stored files. */
export async function storedFiles(dataDir = SHARED()): Promise<readonly string[]> {
  const { files } = installationOf(dataDir);
  if (files !== null) return await askPeers<string[]>('GET', '/files', { prefix: files });
  return await readdir(join(dataDir, 'files')).catch(() => []);
}

/** Loses all stored files. */
export async function loseFiles(dataDir: string): Promise<void> {
  const { files } = installationOf(dataDir);
  if (files !== null) await askPeers('DELETE', '/files', { prefix: files });
  else await rm(join(dataDir, 'files'), { recursive: true });
}

/** Lets no mail to an address out for now. @returns lets them out again */
export async function holdMails(dataDir: string, address: string): Promise<() => Promise<void>> {
  if (installationOf(dataDir).files !== null) {
    const to = address.toLowerCase();
    await askPeers('PUT', '/refused', { to });
    return async () => {
      await askPeers('DELETE', '/refused', { to });
    };
  }
  // The place where local mode keeps mails is taken by something else.
  const outbox = join(dataDir, 'outbox');
  await rename(outbox, `${outbox}-away`);
  await writeFile(outbox, '');
  return async () => {
    await rm(outbox);
    await rename(`${outbox}-away`, outbox);
  };
}
