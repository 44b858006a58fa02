import type { SavedNotamState } from '@klarnotam/contract';
import type { PlannedOperation } from '@klarnotam/notam';
import type { ColumnType, Generated } from 'kysely';

/** NOTAMs that users composed. */
export interface SavedNotamsTable {
  id: Generated<string>;
  user_id: ColumnType<string, string, never>;
  created_at: ColumnType<Date, never, never>;
  updated_at: ColumnType<Date, never, unknown>;
  state: SavedNotamState;
  title: string;
  location: string;
  notam_text: string;
  /** Write it with `toJsonb`. */
  operation: ColumnType<PlannedOperation, string, string>;
  /** In small letters, what a search looks through. */
  search_text: string;
  /** When the user deleted it; it is removed an hour later. Null: not deleted. */
  deleted_at: ColumnType<Date | null, never, unknown>;
}
