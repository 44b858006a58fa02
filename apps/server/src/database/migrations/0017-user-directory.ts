import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * What administrators look users up by, and how many there are on each plan. Triggers keep both, whichever release of the
 * server writes: each writes its own columns alone, so that two changes at once lose neither.
 */
export const userDirectory: Migration = {
  name: '0017-user-directory',
  async up(database) {
    // The order in which signing up locks them.
    await sql`lock table users, subscriptions in share row exclusive mode`.execute(database);

    // All pieces of three characters: what holds a text holds its pieces, which an index of arrays finds. Core
    // PostgreSQL alone; not every installation has pg_trgm, and not every role may create it.
    await sql`
      create function search_pieces(given text) returns text[]
      language sql immutable strict parallel safe
      return (
        select coalesce(array_agg(distinct substr(given, at, 3)), '{}') from generate_series(1, length(given) - 2) as at
      )
    `.execute(database);
    await sql`
      create table user_directory (
        user_id uuid primary key references users (id) on delete cascade,
        created_at timestamptz(3) not null,
        email text not null,
        name text not null default '',
        company_name text not null default '',
        plan_type text check (plan_type in ('free', 'premium', 'pro', 'enterprise')),
        search_text text not null
          generated always as (lower(email || E'\\n' || name || E'\\n' || company_name)) stored
      )
    `.execute(database);
    await sql`
      create index user_directory_newest on user_directory (created_at desc, user_id desc)
    `.execute(database);
    await sql`
      create index user_directory_of_plan on user_directory (plan_type, created_at desc, user_id desc)
    `.execute(database);

    await sql`
      create function list_user() returns trigger language plpgsql as $$
      begin
        insert into user_directory (user_id, created_at, email, name, company_name, plan_type)
          select new.id, new.created_at, new.email, coalesce(s.name, ''), coalesce(s.company_name, ''),
            case s.plan_type when 'basic' then 'premium' else s.plan_type end
          from (values (new.id)) as given (id)
            left join subscriptions s on s.user_id = given.id and s.status = 'active'
        on conflict (user_id) do update set email = excluded.email;
        return null;
      end $$
    `.execute(database);
    await sql`
      create trigger list_user after insert or update of email on users for each row execute function list_user()
    `.execute(database);
    await sql`
      create function list_subscription() returns trigger language plpgsql as $$
      declare
        owner uuid;
        told record;
      begin
        if tg_op = 'DELETE' then owner := old.user_id; else owner := new.user_id; end if;
        select s.name, s.company_name, case s.plan_type when 'basic' then 'premium' else s.plan_type end as plan
          into told from subscriptions s where s.user_id = owner and s.status = 'active';
        insert into user_directory as listed (user_id, created_at, email, name, company_name, plan_type)
          select id, created_at, email, coalesce(told.name, ''), coalesce(told.company_name, ''), told.plan
          from users where id = owner
        on conflict (user_id) do update
          set name = excluded.name, company_name = excluded.company_name, plan_type = excluded.plan_type
          where (listed.name, listed.company_name, listed.plan_type)
            is distinct from (excluded.name, excluded.company_name, excluded.plan_type);
        return null;
      end $$
    `.execute(database);
    // Not at each spending, which changes none of these.
    await sql`
      create trigger list_subscription
        after insert or delete or update of status, plan_type, name, company_name on subscriptions
        for each row execute function list_subscription()
    `.execute(database);

    // Several rows make one count, the same one always for a user: writers seldom wait for each other.
    await sql`
      create table user_totals (
        counted text not null check (counted in ('all', 'free', 'premium', 'pro', 'enterprise')),
        shard smallint not null,
        total bigint not null,
        primary key (counted, shard)
      ) with (fillfactor = 50)
    `.execute(database);
    await sql`
      create function count_listed_user() returns trigger language plpgsql as $$
      declare
        listed uuid;
        lost text[] := '{}';
        gained text[] := '{}';
      begin
        if tg_op = 'INSERT' then
          listed := new.user_id;
          gained := array['all', new.plan_type];
        elsif tg_op = 'DELETE' then
          listed := old.user_id;
          lost := array['all', old.plan_type];
        else
          listed := new.user_id;
          lost := array[old.plan_type];
          gained := array[new.plan_type];
        end if;
        -- In one order always, so that no two of these wait for each other.
        insert into user_totals as totals (counted, shard, total)
          select what, get_byte(uuid_send(listed), 0) % 16, sum(change)
          from (
            select unnest(lost) as what, -1 as change union all select unnest(gained), 1
          ) changes
          where what is not null group by what order by what
        on conflict (counted, shard) do update set total = totals.total + excluded.total;
        return null;
      end $$
    `.execute(database);
    // A step that lists many at once counts them at once, and says so.
    await sql`
      create trigger count_listed_user after insert or delete on user_directory
        for each row when (current_setting('klarnotam.filling', true) is distinct from 'on')
        execute function count_listed_user()
    `.execute(database);
    await sql`
      create trigger count_plan_of_listed_user after update of plan_type on user_directory
        for each row when (old.plan_type is distinct from new.plan_type) execute function count_listed_user()
    `.execute(database);
  },
};
