import type { Logger } from 'pino';
import { createLocalFolder } from '../adapters/file-store/local-folder.ts';
import { createS3Bucket } from '../adapters/file-store/s3-bucket.ts';
import type { Config } from '../config.ts';
import type { FileStore } from '../ports/file-store.ts';

/** A bucket where one is set, else a folder. */
export function openFileStore(
  { fileStore }: Pick<Config, 'fileStore'>,
  log: Pick<Logger, 'warn'>,
): FileStore {
  return fileStore.kind === 'folder'
    ? createLocalFolder(fileStore.folder)
    : createS3Bucket(fileStore, { log: { warn: (message) => log.warn(message) } });
}
