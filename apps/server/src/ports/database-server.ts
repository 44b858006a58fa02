/** A PostgreSQL server that is up and answers. */
export interface DatabaseServer {
  /** Where it is reached, credentials included: `postgresql://…`. Stays the same until {@link stop}. Never log it. */
  readonly connectionString: string;
  /** Lets go of the server, and stops it when it is ours. Resolves at once when called again. */
  stop(): Promise<void>;
}

/** Where a database server says what happened; a pino logger is one. */
export interface DatabaseServerLog {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

export type DatabaseServerFault =
  /** Another running server holds the data folder. */
  | 'in-use'
  /** The data folder cannot be read or written, is too long, or holds something else. */
  | 'data-folder'
  /** The machine or the rights of this user do not allow to run PostgreSQL. */
  | 'not-supported'
  /** PostgreSQL does not come up, does not answer, or refuses us. */
  | 'not-reachable';

/** No database to be had. The message is for whoever runs the server: it names the cause and the way out. */
export class DatabaseServerError extends Error {
  readonly fault: DatabaseServerFault;

  constructor(fault: DatabaseServerFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseServerError';
    this.fault = fault;
  }
}
