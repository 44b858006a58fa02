import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '../../ports/file-store.ts';
import { checkStoredName, isStoredName } from './stored-name.ts';

/** Files that are being written; a crash may leave one. */
const UNFINISHED = /^\.unfinished-/;
const UNFINISHED_KEPT_MS = 24 * 3_600_000;

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders; there the file system sees to it.
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

async function writeAll(file: FileHandle, content: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  for await (const piece of content) {
    hash.update(piece);
    sizeBytes += piece.byteLength;
    await file.writeFile(piece);
  }
  await file.sync();
  return { sha256: hash.digest('hex'), sizeBytes };
}

/** Opens the file when it is asked for the first piece, so that an answer that nobody takes holds no file open. */
async function* readAll(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path) as AsyncIterable<Uint8Array>;
}

/** Files in a folder of this machine: written beside, synced, then renamed, so that a name is either whole or not there. */
export function createLocalFolder(folder: string): FileStore {
  const pathOf = (name: string): string => {
    checkStoredName(name);
    return join(folder, name);
  };
  return {
    async put(name, content) {
      const path = pathOf(name);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = join(folder, `.unfinished-${randomUUID()}`);
      const file = await open(unfinished, 'wx', 0o600);
      try {
        const stored = await writeAll(file, content);
        await file.close();
        await rename(unfinished, path);
        await syncFolder(folder);
        return stored;
      } catch (error) {
        await file.close().catch(() => undefined);
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async read(name) {
      const path = pathOf(name);
      try {
        const { size: sizeBytes } = await stat(path);
        return { sizeBytes, content: readAll(path) };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async delete(name) {
      await rm(pathOf(name), { force: true });
      await syncFolder(folder);
    },
    async *list() {
      let names: string[];
      try {
        names = await readdir(folder);
      } catch (error) {
        if (isMissing(error)) return;
        throw error;
      }
      for (const name of names) {
        const found = await stat(join(folder, name)).catch(() => null);
        if (!found?.isFile()) continue;
        if (isStoredName(name)) yield { name, storedAt: found.mtime };
        else if (UNFINISHED.test(name) && Date.now() - found.mtimeMs > UNFINISHED_KEPT_MS) {
          await rm(join(folder, name), { force: true });
        }
      }
    },
  };
}
