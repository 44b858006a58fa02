import type { DatabaseServerLog } from '../../../ports/database-server.ts';
import type { SystemUser } from './system-user.ts';
import type { PostgresBinaries } from './binaries.ts';
import type { DataFolder } from './data-folder.ts';
import type { Endpoint } from './postmaster-arguments.ts';

/** A cluster on disk and all that serving it takes. */
export interface ClusterConfig {
  readonly place: DataFolder;
  readonly binaries: PostgresBinaries;
  readonly systemUser: SystemUser;
  readonly password: string;
  readonly durable: boolean;
  readonly transport: Endpoint['kind'];
  readonly log: DatabaseServerLog;
  /** The longest wait for a server that is starting, recovering or stopping. */
  readonly waitLimitMs: number;
}
