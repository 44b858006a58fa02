import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * What must hold however many requests come at once: how many NOTAMs a user keeps, and that a request whose answer was
 * deleted is not counted again for a day.
 */
export const exactCounts: Migration = {
  name: '0016-exact-counts',
  async up(database) {
    // Each statement of a volatile function sees what was committed before it: whoever waited for the lock counts what
    // its holder saved, as a subquery of the waiting statement would not.
    await sql`
      create function count_saved_notams(owner uuid) returns integer language plpgsql volatile as $$
      begin
        perform from users where id = owner for no key update;
        return (select count(*)::integer from saved_notams where user_id = owner and deleted_at is null);
      end $$
    `.execute(database);

    await sql`
      create table deleted_answer_keys (
        user_id uuid not null references users (id) on delete cascade,
        idempotency_key text not null,
        request_hash text not null,
        expires_at timestamptz(3) not null,
        primary key (user_id, idempotency_key)
      )
    `.execute(database);
    await sql`create index deleted_answer_keys_expire on deleted_answer_keys (expires_at)`.execute(database);
    // Not when the user goes, for then the keys go too.
    await sql`
      create function keep_idempotency_key() returns trigger language plpgsql as $$
      begin
        insert into deleted_answer_keys as known (user_id, idempotency_key, request_hash, expires_at)
        select old.user_id, old.idempotency_key, old.request_hash, now() + interval '24 hours'
        from users where id = old.user_id
        on conflict (user_id, idempotency_key)
          do update set request_hash = excluded.request_hash, expires_at = excluded.expires_at;
        return null;
      end $$
    `.execute(database);
    await sql`
      create trigger keep_idempotency_key after delete on translations for each row
        when (old.idempotency_key is not null) execute function keep_idempotency_key()
    `.execute(database);
    // After the row is in the unique index, so that a deletion under way is over and what it kept is seen.
    await sql`
      create function refuse_deleted_answer_key() returns trigger language plpgsql as $$
      begin
        if exists (
          select from deleted_answer_keys
          where user_id = new.user_id and idempotency_key = new.idempotency_key and expires_at > now()
        ) then
          raise exception 'the request was answered, and its answer was deleted'
            using errcode = 'unique_violation', constraint = 'translations_idempotency';
        end if;
        return null;
      end $$
    `.execute(database);
    await sql`
      create trigger refuse_deleted_answer_key after insert on translations for each row
        when (new.idempotency_key is not null) execute function refuse_deleted_answer_key()
    `.execute(database);
  },
};
