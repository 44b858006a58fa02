import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * What becomes of a request: `state` stays how far its mail got, for servers of the release before, and `progress` says how far the office
 * got with what was sent. And sites, crews and permissions that are kept for the next request.
 */
export const requestLife: Migration = {
  name: '0026-request-life',
  async up(database) {
    await sql`
      alter table saved_notams
        add column idempotency_key uuid,
        add column kind text not null default 'new',
        add column refers_to text,
        add column follows uuid references saved_notams (id) on delete set null,
        add column sent_at timestamptz(3),
        add column progress text,
        add column acknowledged_at timestamptz(3),
        add column issued_number text,
        add column issued jsonb
    `.execute(database);
    // Not valid: every row that is there holds the defaults, and need not be read under the lock.
    await sql`
      alter table saved_notams
        add constraint saved_notams_kind check (kind in ('new', 'replace', 'cancel')) not valid,
        add constraint saved_notams_progress
          check (progress in ('acknowledged', 'issued', 'replaced', 'cancelled')) not valid
    `.execute(database);
    await sql`
      create unique index saved_notams_by_key on saved_notams (user_id, idempotency_key)
        where idempotency_key is not null
    `.execute(database);
    await sql`
      create index saved_notams_following on saved_notams (follows) where follows is not null
    `.execute(database);

    await sql`
      create table operation_kit (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users (id) on delete cascade,
        created_at timestamptz(3) not null default now(),
        name text not null,
        kept jsonb not null
      )
    `.execute(database);
    await sql`
      create unique index operation_kit_by_name on operation_kit (user_id, (kept->>'kind'), lower(name))
    `.execute(database);
    // As count_saved_notams: whoever waited for the lock counts what its holder saved.
    await sql`
      create function count_operation_kit(owner uuid) returns integer language plpgsql volatile as $$
      begin
        perform from users where id = owner for no key update;
        return (select count(*)::integer from operation_kit where user_id = owner);
      end $$
    `.execute(database);
  },
};
