import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Documents that administrators give to users. The content is in the file store, under `stored_name`. */
export const billingFiles: Migration = {
  name: '0015-billing-files',
  async up(database) {
    await sql`
      create table billing_files (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users (id) on delete cascade,
        file_name text not null,
        description text not null default '',
        stored_name text not null unique,
        sha256 text not null,
        size_bytes bigint not null,
        uploaded_by uuid references users (id) on delete set null,
        uploaded_at timestamptz(3) not null default now()
      )
    `.execute(database);
    await sql`
      create index billing_files_of_user on billing_files (user_id, uploaded_at desc, id)
    `.execute(database);
    await sql`create index billing_files_uploaded_by on billing_files (uploaded_by)`.execute(database);
    // However a row goes, with its user too, its content is to be removed once that is committed.
    await sql`
      create table file_removals (
        stored_name text primary key,
        user_id uuid not null,
        wanted_at timestamptz(3) not null default now()
      )
    `.execute(database);
    await sql`create index file_removals_user_id on file_removals (user_id)`.execute(database);
    await sql`
      create function want_file_removal() returns trigger language plpgsql as $$
      begin
        insert into file_removals (stored_name, user_id) values (old.stored_name, old.user_id);
        return null;
      end $$
    `.execute(database);
    await sql`
      create trigger want_file_removal after delete on billing_files
        for each row execute function want_file_removal()
    `.execute(database);
  },
};
