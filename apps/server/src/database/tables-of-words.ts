import type { ColumnType, Generated } from 'kysely';

/** The words of one notice of an answer where a language model had a part in them. */
export interface NoticeWordsTable {
  translation_id: string;
  position: number;
  step: string;
  /** `sentences`: as of today. `ai`: whole texts of earlier releases. Else, or null: the decoder's words stand. */
  engine: string | null;
  fallback: string | null;
  /** Null where the decoder's stand. Write it with `toJsonb`. */
  words: ColumnType<unknown, string | null, string | null>;
}

/** A template's sentence is being asked for, was kept or refused, or is as a reader of the phrase book has it. */
export type SentenceState = 'claimed' | 'kept' | 'refused' | 'pinned' | 'mended' | 'struck';
/** A clause of a telegram is said, a sentence of ours is polished. */
export type SentenceTask = 'clause' | 'polish';

/** What a language model made of templates, for every server and user; no figure, name or place stands in it. */
export interface ModelSentencesTable {
  /** Digest of task, language, template and kinds, and, but for what a reader entered, model and version of the prompt. */
  key: string;
  task: SentenceTask;
  language: string;
  template: string;
  /** What stands for each slot, by its number; write it with `toJsonb`. */
  kinds: ColumnType<unknown, string, string>;
  /** Empty: entered by a reader. */
  model: string;
  prompt_version: number;
  state: SentenceState;
  sentence: string | null;
  /** Codes of what is wrong in the answer that was refused; write it with `toJsonb`. */
  faults: ColumnType<readonly string[] | null, string | null, string | null>;
  created_at: ColumnType<Date, Date | undefined, never>;
  /** The last day (UTC) on which it was looked up, and on how many it was. */
  used_on: ColumnType<Date, unknown, unknown>;
  days_used: Generated<number>;
  /** Of one that is claimed: when another may claim it. Null: never. */
  expires_at: ColumnType<Date | null, unknown, unknown>;
}

/** Answers whose words are not final yet. */
export interface WordsToComeTable {
  translation_id: string;
  until: Date;
  /** Whether a language model may be asked, or what is stored alone is used. */
  may_ask: boolean;
  /** Who does it has it until then. */
  leased_until: ColumnType<Date | null, unknown, unknown>;
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
