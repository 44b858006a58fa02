import type { Database } from '../../database/create-database.ts';
import type { FileStore } from '../../ports/file-store.ts';

/** What the verbs of billing documents work with. */
export interface BillingFilesContext {
  readonly database: Database;
  readonly files: FileStore;
  readonly log: { warn(data: object, message: string): void };
}
