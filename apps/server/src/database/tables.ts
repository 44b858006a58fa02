import type { ColumnType } from 'kysely';

/** Columns keep PostgreSQL's snake_case. `timestamptz` comes as a `Date`, `bigint` as a number, `jsonb` as its value. */
export interface Tables {
  translations: TranslationsTable;
  usage_totals: UsageTotalsTable;
}

export type TranslationKind = 'notam' | 'weather';

/** Written once, never changed. */
export interface TranslationsTable {
  id: ColumnType<string, string, never>;
  created_at: ColumnType<Date, Date | undefined, never>;
  kind: ColumnType<TranslationKind, TranslationKind, never>;
  language: ColumnType<string, string, never>;
  engine: ColumnType<string, string, never>;
  /** The notices or reports of the answer as it was given; write it with `toJsonb`. */
  notices: ColumnType<unknown, string, never>;
  notice_count: ColumnType<number, number, never>;
}

/** Parts of the public totals: a total is the sum over its shards. */
export interface UsageTotalsTable {
  kind: TranslationKind;
  shard: number;
  total: number;
}
