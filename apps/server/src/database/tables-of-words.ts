import type { ColumnType, Generated } from 'kysely';

/** The words that a language model wrote for one notice of an answer. Written by earlier releases alone. */
export interface NoticeWordsTable {
  translation_id: string;
  position: number;
  step: string;
  /** Who wrote them; null until they are verified. */
  engine: string | null;
  fallback: string | null;
  /** Those of the language model (`engine` is `ai`); null where the decoder's stand. Write it with `toJsonb`. */
  words: ColumnType<unknown, string | null, string | null>;
}

/** Texts of a language model that passed their checks, for every server and user. */
export interface FinishedTextsTable {
  key: string;
  claimed_until: ColumnType<Date | null, unknown, unknown>;
  translation: string | null;
  explanation: string | null;
  fallback: string | null;
  expires_at: ColumnType<Date, unknown, unknown>;
}

/** What every call of the language model cost. Belongs to no user. */
export interface ModelCallsTable {
  id: Generated<number>;
  created_at: ColumnType<Date, Date | undefined, never>;
  purpose: string;
  model: string;
  language: string | null;
  outcome: string;
  prompt_tokens: number;
  completion_tokens: number;
  price: ColumnType<string, number, never>;
  duration_ms: number;
}
