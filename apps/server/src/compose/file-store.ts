import type { Logger } from 'pino';
import { createLocalFolder } from '../adapters/file-store/local-folder.ts';
import type { Config } from '../config.ts';
import type { FileStore } from '../ports/file-store.ts';

/** A bucket where one is set, else a folder. */
export async function openFileStore(
  { fileStore }: Pick<Config, 'fileStore'>,
  log: Pick<Logger, 'warn'>,
): Promise<FileStore> {
  if (fileStore.kind === 'folder') return createLocalFolder(fileStore.folder);
  const { createS3Bucket } = await import('../adapters/file-store/s3-bucket.ts');
  return createS3Bucket(fileStore, { log: { warn: (message) => log.warn(message) } });
}
