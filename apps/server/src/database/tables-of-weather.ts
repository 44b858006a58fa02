import type { ColumnType } from 'kysely';

/** The drones of a user. The one that was chosen last is; when none was, a typical small one stands in. */
export interface DronesTable {
  id: ColumnType<string, undefined, never>;
  user_id: ColumnType<string, string, never>;
  name: string;
  maximum_wind_mps: number;
  maximum_gust_mps: number;
  minimum_temperature_c: number;
  maximum_temperature_c: number;
  flight_height_m: number;
  rain_rating: 'none' | 'light' | 'moderate';
  chosen_at: ColumnType<Date | null, unknown, unknown>;
  created_at: ColumnType<Date, undefined, never>;
  updated_at: ColumnType<Date, undefined, unknown>;
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
