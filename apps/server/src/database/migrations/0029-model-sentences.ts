import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Sentences that a language model made of templates, for all servers and users, and the answers whose words may still
 * come. `finished_texts`, which nothing writes to, goes with the step that completes this one.
 */
export const modelSentences: Migration = {
  name: '0029-model-sentences',
  async up(database) {
    await sql`
      create table model_sentences (
        key text primary key,
        task text not null check (task in ('clause', 'polish')),
        language text not null,
        template text not null,
        kinds jsonb not null,
        model text not null,
        prompt_version integer not null,
        state text not null check (state in ('claimed', 'kept', 'refused', 'pinned', 'mended', 'struck')),
        sentence text check ((sentence is not null) = (state in ('kept', 'pinned', 'mended'))),
        faults jsonb,
        created_at timestamptz(3) not null default now(),
        used_on date not null default (now() at time zone 'UTC')::date,
        days_used integer not null default 1,
        expires_at timestamptz(3)
      )
    `.execute(database);
    await sql`
      create index model_sentences_expire on model_sentences (expires_at) where expires_at is not null
    `.execute(database);
    await sql`create index model_sentences_of_language on model_sentences (language)`.execute(database);
    await sql`
      create table words_to_come (
        translation_id uuid primary key references translations (id) on delete cascade,
        until timestamptz(3) not null,
        may_ask boolean not null,
        leased_until timestamptz(3)
      )
    `.execute(database);
    await sql`create index words_to_come_until on words_to_come (until)`.execute(database);
  },
};
