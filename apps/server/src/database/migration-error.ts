import { DatabaseUnavailable } from './database-unavailable.ts';

/** The schema is not, or cannot be brought to, what this release needs. The message is for whoever runs the server. */
export class MigrationError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MigrationError';
  }
}

/** What another error says, to be told in a {@link MigrationError}. */
export function reasonOf(error: unknown): string {
  if (error instanceof DatabaseUnavailable) {
    return error.cause === undefined ? 'the database does not answer' : reasonOf(error.cause);
  }
  return error instanceof Error ? error.message : String(error);
}
