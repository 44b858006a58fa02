import type { Kysely } from 'kysely';

/** One step of the schema. Once released it is never changed; the next step goes on from it. */
export interface Migration {
  /** Number and name, as its file: `0001-translations`. */
  readonly name: string;
  /** Runs in a transaction of its own. It names tables itself, for the types of today may not fit it any more. */
  up(database: Kysely<unknown>): Promise<void>;
}
