import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The limits of each user's drone, and the reports of stations that were fetched lately. */
export const weather: Migration = {
  name: '0004-weather',
  async up(database) {
    await sql`
      create table drone_profiles (
        user_id uuid primary key references users (id) on delete cascade,
        maximum_wind_mps double precision not null,
        minimum_temperature_c double precision not null,
        maximum_temperature_c double precision not null,
        flight_height_m double precision not null,
        rainproof boolean not null,
        updated_at timestamptz(3) not null default now()
      )
    `.execute(database);
    // A row without text says that the station had no such report when it was asked.
    await sql`
      create table station_reports (
        station text not null,
        kind text not null check (kind in ('metar', 'taf')),
        text text,
        made_at timestamptz(3),
        fetched_at timestamptz(3) not null,
        primary key (station, kind),
        check ((text is null) = (made_at is null))
      )
    `.execute(database);
  },
};
