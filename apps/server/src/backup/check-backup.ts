import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  BackupError,
  MANIFEST,
  MANIFEST_CHECKSUM,
  parseManifest,
  storedFile,
  tableFile,
  type Manifest,
} from './backup-format.ts';
import type { Measure } from './measured.ts';

async function measureFile(path: string): Promise<Measure> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Uint8Array>) {
    hash.update(chunk);
    sizeBytes += chunk.byteLength;
  }
  return { sizeBytes, sha256: hash.digest('hex') };
}

/** @throws {BackupError} when what was read is not what was written */
export function expectMeasure(name: string, found: Measure, written: Measure): void {
  if (found.sizeBytes !== written.sizeBytes) {
    throw new BackupError(`${name} has ${found.sizeBytes} bytes where ${written.sizeBytes} were written.`);
  }
  if (found.sha256 !== written.sha256) throw new BackupError(`${name} was changed since it was written.`);
}

/** Every file of a backup with its measure, by its path below the folder. */
export function filesOf(manifest: Manifest): (Measure & { readonly path: string })[] {
  return [
    ...manifest.tables.map((table) => ({ ...table, path: tableFile(table.name) })),
    ...manifest.files.map((file) => ({ ...file, path: storedFile(file.name) })),
  ];
}

async function readPart(folder: string, name: string): Promise<string> {
  return await readFile(join(folder, name), 'utf8').catch((cause: unknown) => {
    throw new BackupError(`There is no whole backup in ${folder}: ${name} cannot be read.`, { cause });
  });
}

/**
 * Reads every byte of a backup and holds it against its checksums.
 *
 * @throws {BackupError} naming what is missing, cut off or changed
 */
export async function checkBackup(folder: string): Promise<Manifest> {
  const text = await readPart(folder, MANIFEST);
  const checksum = (await readPart(folder, MANIFEST_CHECKSUM)).trim();
  if (createHash('sha256').update(text).digest('hex') !== checksum) {
    throw new BackupError(`${MANIFEST} was changed since it was written.`);
  }
  const manifest = parseManifest(text);
  for (const { path, ...written } of filesOf(manifest)) {
    const found = await measureFile(join(folder, path)).catch((cause: unknown) => {
      throw new BackupError(`${path} cannot be read.`, { cause });
    });
    expectMeasure(path, found, written);
  }
  return manifest;
}
