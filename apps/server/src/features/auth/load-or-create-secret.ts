import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const SECRET_BYTES = 32;
const PRIVATE = 0o600;
const FILE = 'auth-secret';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function read(path: string): Promise<string | null> {
  const content = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (content === null) return null;
  const secret = content.trim();
  if (secret.length < SECRET_BYTES)
    throw new Error(`${path} holds no secret. Remove it, and all sessions end.`);
  return secret;
}

/** The secret that signs session cookies, made at the first start and kept in the data folder for its owner alone. */
export async function loadOrCreateSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, FILE);
  const known = await read(path);
  if (known !== null) return known;
  await mkdir(dataDir, { recursive: true });
  const unfinished = `${path}.${randomBytes(6).toString('hex')}.tmp`;
  await writeFile(unfinished, `${randomBytes(SECRET_BYTES).toString('base64url')}\n`, { mode: PRIVATE });
  try {
    // Unlike renaming, linking fails when another process was first.
    await link(unfinished, path).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    });
  } finally {
    await unlink(unfinished);
  }
  const kept = await read(path);
  if (kept === null) throw new Error(`${path} cannot be kept`);
  return kept;
}
