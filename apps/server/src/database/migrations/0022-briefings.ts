import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What belongs to "My flight": briefings with the answers made from them, places and flights by name, and links for others. */
export const briefings: Migration = {
  name: '0022-briefings',
  async up(database) {
    await sql`
      create table briefings (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users (id) on delete cascade,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        name text not null,
        text text not null,
        language text not null,
        flight jsonb,
        found jsonb not null,
        judged_at timestamptz(3) not null default now(),
        notice_count integer not null check (notice_count >= 0),
        report_count integer not null check (report_count >= 0)
      )
    `.execute(database);
    await sql`create index briefings_of_user on briefings (user_id, created_at desc, id desc)`.execute(
      database,
    );
    await sql`
      create table briefing_translations (
        briefing_id uuid not null references briefings (id) on delete cascade,
        translation_id uuid not null references translations (id) on delete cascade,
        created_at timestamptz(3) not null default now(),
        primary key (briefing_id, translation_id)
      )
    `.execute(database);
    await sql`create index briefing_translations_of on briefing_translations (translation_id)`.execute(
      database,
    );
    // A briefing is kept for its answers: with the last of them its text goes too.
    await sql`
      create function remove_empty_briefings() returns trigger language plpgsql as $$
      begin
        delete from briefings
        where id in (select briefing_id from removed)
          and not exists (select from briefing_translations where briefing_id = briefings.id);
        return null;
      end $$
    `.execute(database);
    await sql`
      create trigger remove_empty_briefings after delete on briefing_translations
        referencing old table as removed for each statement execute function remove_empty_briefings()
    `.execute(database);

    await sql`
      create table favourites (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users (id) on delete cascade,
        created_at timestamptz(3) not null default now(),
        name text not null,
        kept jsonb not null
      )
    `.execute(database);
    await sql`
      create unique index favourites_by_name on favourites (user_id, (kept->>'kind'), lower(name))
    `.execute(database);

    await sql`
      create table shares (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users (id) on delete cascade,
        translation_id uuid references translations (id) on delete cascade,
        briefing_id uuid references briefings (id) on delete cascade,
        token_hash text not null unique,
        created_at timestamptz(3) not null default now(),
        expires_at timestamptz(3) not null,
        check (num_nonnulls(translation_id, briefing_id) = 1)
      )
    `.execute(database);
    await sql`create index shares_of_user on shares (user_id, created_at desc, id desc)`.execute(database);
    await sql`create index shares_expire on shares (expires_at)`.execute(database);
    await sql`
      create index shares_of_translation on shares (translation_id) where translation_id is not null
    `.execute(database);
    await sql`
      create index shares_of_briefing on shares (briefing_id) where briefing_id is not null
    `.execute(database);

    // As count_saved_notams: whoever waited for the lock counts what its holder saved.
    await sql`
      create function count_favourites(owner uuid) returns integer language plpgsql volatile as $$
      begin
        perform from users where id = owner for no key update;
        return (select count(*)::integer from favourites where user_id = owner);
      end $$
    `.execute(database);
    await sql`
      create function count_shares(owner uuid) returns integer language plpgsql volatile as $$
      begin
        perform from users where id = owner for no key update;
        return (select count(*)::integer from shares where user_id = owner and expires_at > now());
      end $$
    `.execute(database);
  },
};
