import type { Favourite, FoundNotices } from '@klarnotam/contract';
import type { Flight } from '@klarnotam/notam';
import type { ColumnType, Generated } from 'kysely';

/** Pasted briefings of which something was translated. One goes with the last of its answers. */
export interface BriefingsTable {
  id: Generated<string>;
  user_id: ColumnType<string, string, never>;
  /** The moment of the paste, from which its reports are dated and its notices laid out. */
  created_at: ColumnType<Date, Date | undefined, never>;
  updated_at: ColumnType<Date, never, unknown>;
  /** Empty: none was given. */
  name: string;
  text: ColumnType<string, string, never>;
  language: string;
  /** Write it with `toJsonb`. */
  flight: ColumnType<Flight | null, string | null, string | null>;
  /** What was found in the text and how it stands to the flight; write it with `toJsonb`. */
  found: ColumnType<FoundNotices, string, string>;
  judged_at: ColumnType<Date, unknown, unknown>;
  notice_count: number;
  report_count: number;
}

/** Which answers were made from a briefing. */
export interface BriefingTranslationsTable {
  briefing_id: ColumnType<string, string, never>;
  translation_id: ColumnType<string, string, never>;
  created_at: ColumnType<Date, never, never>;
}

/** Places and flights that users keep by name; no two of a kind and user have the same. */
export interface FavouritesTable {
  id: Generated<string>;
  user_id: ColumnType<string, string, never>;
  created_at: ColumnType<Date, never, never>;
  name: string;
  /** Write it with `toJsonb`. */
  kept: ColumnType<Favourite['kept'], string, string>;
}

/** Links for everybody who is given one. Either a briefing or an answer stands behind one. */
export interface SharesTable {
  id: Generated<string>;
  user_id: ColumnType<string, string, never>;
  translation_id: ColumnType<string | null, string | null | undefined, never>;
  briefing_id: ColumnType<string | null, string | null | undefined, never>;
  /** Of the token, which stands nowhere. */
  token_hash: ColumnType<string, string, never>;
  created_at: ColumnType<Date, never, never>;
  expires_at: ColumnType<Date, unknown, unknown>;
}
