import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Answers of outside services about places, kept for all users. */
export const places: Migration = {
  name: '0005-places',
  async up(database) {
    // Unlogged: a crash may forget it, and then the services are asked again.
    await sql`
      create unlogged table kept_answers (
        service text not null,
        question_hash bytea not null,
        answer jsonb not null,
        expires_at timestamptz(3) not null,
        primary key (service, question_hash)
      )
    `.execute(database);
    await sql`create index kept_answers_expires_at on kept_answers (expires_at)`.execute(database);
  },
};
