import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Words that come after the facts: of which answer, finished texts for whoever asks the same, and what calls cost. */
export const fluentWords: Migration = {
  name: '0007-fluent-words',
  async up(database) {
    await sql`alter table translations add column words_until timestamptz(3)`.execute(database);
    await sql`
      create table notice_words (
        translation_id uuid not null references translations (id) on delete cascade,
        position smallint not null,
        step text not null,
        engine text,
        fallback text,
        words jsonb,
        primary key (translation_id, position)
      )
    `.execute(database);
    await sql`
      create table finished_texts (
        key text primary key,
        claimed_until timestamptz(3),
        translation text,
        explanation text,
        fallback text,
        expires_at timestamptz(3) not null
      )
    `.execute(database);
    await sql`create index finished_texts_expire on finished_texts (expires_at)`.execute(database);
    await sql`
      create table model_calls (
        id bigint generated always as identity primary key,
        created_at timestamptz(3) not null default now(),
        purpose text not null,
        model text not null,
        language text,
        outcome text not null,
        prompt_tokens integer not null,
        completion_tokens integer not null,
        price numeric(14, 8) not null,
        duration_ms integer not null
      )
    `.execute(database);
    await sql`create index model_calls_of_day on model_calls (created_at)`.execute(database);
  },
};
