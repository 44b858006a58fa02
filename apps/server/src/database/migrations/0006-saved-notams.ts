import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** NOTAMs that users composed. */
export const savedNotams: Migration = {
  name: '0006-saved-notams',
  async up(database) {
    await sql`
      create table saved_notams (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users (id) on delete cascade,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        state text not null check (state in ('draft', 'mailOpened', 'sent')),
        title text not null,
        location text not null,
        notam_text text not null,
        operation jsonb not null,
        search_text text not null,
        deleted_at timestamptz(3)
      )
    `.execute(database);
    await sql`
      create index saved_notams_of_user on saved_notams (user_id, created_at desc, id desc)
        where deleted_at is null
    `.execute(database);
    await sql`
      create index saved_notams_deleted on saved_notams (deleted_at) where deleted_at is not null
    `.execute(database);
  },
};
