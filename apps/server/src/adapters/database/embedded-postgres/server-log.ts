import { chown, copyFile, open, stat, truncate, type FileHandle } from 'node:fs/promises';

const MAX_LOG_BYTES = 5_000_000;

/** Keeps the log under a limit: what it held goes to `<file>.1`, over the one before. Writers keep appending. */
export async function limitLog(file: string, maxBytes: number = MAX_LOG_BYTES): Promise<void> {
  const size = await logSize(file);
  if (size <= maxBytes) return;
  await copyFile(file, `${file}.1`);
  await truncate(file, 0);
}

/** Bytes; 0 while there is no log. */
export async function logSize(file: string): Promise<number> {
  return stat(file).then(
    (entry) => entry.size,
    () => 0,
  );
}

/** Opens the log for a server process to append to, readable by the owner alone. */
export async function openLog(
  file: string,
  owner: { readonly uid: number; readonly gid: number } | null,
): Promise<FileHandle> {
  await limitLog(file);
  const handle = await open(file, 'a', 0o600);
  if (owner) await chown(file, owner.uid, owner.gid);
  return handle;
}

const TAIL_BYTES = 20_000;
const TAIL_LINES = 4;

/** The last lines that say why the server stopped, written after an offset in bytes. */
export async function logTail(file: string, fromByte: number): Promise<string> {
  const handle = await open(file, 'r').catch(() => null);
  if (!handle) return '';
  try {
    const { size } = await handle.stat();
    const start = Math.max(fromByte > size ? 0 : fromByte, size - TAIL_BYTES);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(TAIL_BYTES), 0, TAIL_BYTES, start);
    const lines = buffer
      .toString('utf8', 0, bytesRead)
      .split('\n')
      .filter((line) => line.trim() !== '');
    const severe = lines.filter((line) => /\b(FATAL|PANIC):/.test(line));
    return (severe.length > 0 ? severe : lines).slice(-TAIL_LINES).join('\n');
  } finally {
    await handle.close();
  }
}
