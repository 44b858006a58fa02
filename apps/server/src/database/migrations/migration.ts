import type { Kysely } from 'kysely';

/**
 * One step of the schema. Once released it is never changed; the next step goes on from it.
 *
 * Servers of this release and the one before run side by side while a step is applied: an expanding step only adds, and
 * whatever it moves is kept in both places until a contracting step removes the old one. An expanding step must fit
 * whether the contracting steps before it have run or not.
 */
export interface Migration {
  /**
   * Number and name, as its file: `0001-translations`. A contracting step is named after the step that it completes,
   * `0010-contract-0008-item-columns`, so that an older release sees in the database what was taken from it.
   */
  readonly name: string;
  /**
   * The name of the expanding step that this one completes. It removes what releases that do not know that step need, so
   * it runs only when asked for, once none of them is left.
   */
  readonly contracts?: string;
  /**
   * Runs outside any transaction, for `create index concurrently`, which lets others write meanwhile. It may break off
   * anywhere, so each of its statements must fit a database in which it ran before.
   */
  readonly outsideTransaction?: true;
  /** Runs in a transaction of its own, unless {@link outsideTransaction} says otherwise. It names tables itself, for the types of today may not fit it any more. */
  up(database: Kysely<unknown>): Promise<void>;
}
