import type { ColumnType } from 'kysely';

/** The limits that a user chose; without a row those of a typical small drone hold. */
export interface DroneProfilesTable {
  user_id: ColumnType<string, string, never>;
  maximum_wind_mps: number;
  minimum_temperature_c: number;
  maximum_temperature_c: number;
  flight_height_m: number;
  rainproof: boolean;
  updated_at: ColumnType<Date, unknown, unknown>;
}

/** What was fetched last for a station. */
export interface StationReportsTable {
  station: ColumnType<string, string, never>;
  kind: ColumnType<'metar' | 'taf', 'metar' | 'taf', never>;
  /** Null: the station had none. */
  text: string | null;
  /** When it was observed or issued. */
  made_at: ColumnType<Date | null, Date | null, Date | null>;
  fetched_at: ColumnType<Date, Date, Date>;
}
