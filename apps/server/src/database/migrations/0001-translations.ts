import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Answers as they were given, and the public totals. */
export const translations: Migration = {
  name: '0001-translations',
  async up(database) {
    await sql`
      create table translations (
        id uuid primary key,
        created_at timestamptz(3) not null default now(),
        kind text not null check (kind in ('notam', 'weather')),
        language text not null,
        engine text not null,
        notices jsonb not null,
        notice_count integer not null check (notice_count >= 0)
      )
    `.execute(database);
    // Several rows make one total: a single row would make every writer wait for the commit of the one before.
    await sql`
      create table usage_totals (
        kind text not null check (kind in ('notam', 'weather')),
        shard smallint not null,
        total bigint not null check (total >= 0),
        primary key (kind, shard)
      ) with (fillfactor = 50)
    `.execute(database);
  },
};
