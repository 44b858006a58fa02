import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Several drones a user in place of one set of limits. Triggers keep the drone that is chosen and the limits of before
 * equal, whichever release of the server writes.
 */
export const drones: Migration = {
  name: '0021-drones',
  async up(database) {
    await sql`
      create table drones (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users (id) on delete cascade,
        name text not null check (name <> ''),
        maximum_wind_mps double precision not null,
        maximum_gust_mps double precision not null,
        minimum_temperature_c double precision not null,
        maximum_temperature_c double precision not null,
        flight_height_m double precision not null,
        rain_rating text not null check (rain_rating in ('none', 'light', 'moderate')),
        chosen_at timestamptz,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now()
      )
    `.execute(database);
    await sql`create unique index drones_name on drones (user_id, lower(name))`.execute(database);

    // Servers of the release before write no limits between the filling and the triggers.
    await sql`lock table drone_profiles in share row exclusive mode`.execute(database);
    await sql`
      insert into drones (user_id, name, maximum_wind_mps, maximum_gust_mps, minimum_temperature_c,
        maximum_temperature_c, flight_height_m, rain_rating, chosen_at, updated_at)
      select user_id, 'My drone', maximum_wind_mps, maximum_wind_mps, minimum_temperature_c,
        maximum_temperature_c, flight_height_m, case when rainproof then 'light' else 'none' end, updated_at, updated_at
      from drone_profiles
    `.execute(database);

    await sql`
      create function take_over_drone_profile() returns trigger language plpgsql as $$
      declare
        chosen uuid;
      begin
        if tg_op = 'DELETE' then
          update drones set chosen_at = null where user_id = old.user_id and chosen_at is not null;
          return null;
        end if;
        select id into chosen from drones
          where user_id = new.user_id and chosen_at is not null order by chosen_at desc, id limit 1;
        if chosen is null then
          insert into drones as kept (user_id, name, maximum_wind_mps, maximum_gust_mps, minimum_temperature_c,
            maximum_temperature_c, flight_height_m, rain_rating, chosen_at)
          values (new.user_id, 'My drone', new.maximum_wind_mps, new.maximum_wind_mps, new.minimum_temperature_c,
            new.maximum_temperature_c, new.flight_height_m, case when new.rainproof then 'light' else 'none' end,
            clock_timestamp())
          on conflict (user_id, lower(name)) do update set chosen_at = excluded.chosen_at
          returning kept.id into chosen;
        end if;
        update drones set
          maximum_wind_mps = new.maximum_wind_mps,
          maximum_gust_mps = new.maximum_wind_mps,
          minimum_temperature_c = new.minimum_temperature_c,
          maximum_temperature_c = new.maximum_temperature_c,
          flight_height_m = new.flight_height_m,
          rain_rating = case
            when not new.rainproof then 'none'
            when rain_rating = 'none' then 'light'
            else rain_rating
          end,
          updated_at = now()
        where id = chosen;
        return null;
      end $$
    `.execute(database);
    // At depth 0 alone: what the other trigger writes, and what goes with a user, is not taken over again.
    await sql`
      create trigger take_over_drone_profile after insert or update or delete on drone_profiles
        for each row when (pg_trigger_depth() = 0) execute function take_over_drone_profile()
    `.execute(database);

    await sql`
      create function show_chosen_drone() returns trigger language plpgsql as $$
      declare
        owner uuid;
      begin
        if tg_op = 'DELETE' then owner := old.user_id; else owner := new.user_id; end if;
        delete from drone_profiles where user_id = owner
          and not exists (select from drones where user_id = owner and chosen_at is not null);
        insert into drone_profiles as shown (user_id, maximum_wind_mps, minimum_temperature_c, maximum_temperature_c,
            flight_height_m, rainproof)
          -- The release before holds gusts against the same figure.
          select owner, least(maximum_wind_mps, maximum_gust_mps), minimum_temperature_c, maximum_temperature_c,
            flight_height_m, rain_rating <> 'none'
          from drones where user_id = owner and chosen_at is not null order by chosen_at desc, id limit 1
        on conflict (user_id) do update set
          maximum_wind_mps = excluded.maximum_wind_mps,
          minimum_temperature_c = excluded.minimum_temperature_c,
          maximum_temperature_c = excluded.maximum_temperature_c,
          flight_height_m = excluded.flight_height_m,
          rainproof = excluded.rainproof,
          updated_at = now();
        return null;
      end $$
    `.execute(database);
    await sql`
      create trigger show_chosen_drone after insert or update or delete on drones
        for each row when (pg_trigger_depth() = 0) execute function show_chosen_drone()
    `.execute(database);
  },
};
