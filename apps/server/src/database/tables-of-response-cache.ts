import type { ColumnType } from 'kysely';

/** The response cache of outside services; requests by their SHA-256. */
export interface KeptAnswersTable {
  service: string;
  question_hash: Buffer;
  /** Write it with `toJsonb`. */
  answer: ColumnType<unknown, string, string>;
  expires_at: ColumnType<Date, unknown, unknown>;
}
