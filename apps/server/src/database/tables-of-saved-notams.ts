import type { IssuedNotam, KitItem, RequestKind, RequestStage, SavedNotamState } from '@klarnotam/contract';
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
  /** Chosen by the page for one sending. */
  idempotency_key: ColumnType<string | null, string | null | undefined, never>;
  kind: ColumnType<RequestKind, RequestKind | undefined, never>;
  /** The number of the NOTAM that it asks to be replaced or cancelled. */
  refers_to: ColumnType<string | null, string | null | undefined, never>;
  /** The saved NOTAM that was issued as `refers_to`. */
  follows: ColumnType<string | null, string | null | undefined, never>;
  /** When `state` became `sent`; null: by an earlier release. */
  sent_at: ColumnType<Date | null, Date | null | undefined, unknown>;
  /** What the office did with it; holds while `state` is `sent`. Null: nothing that the user told. */
  progress: ColumnType<
    Extract<RequestStage, 'acknowledged' | 'issued' | 'replaced' | 'cancelled'> | null,
    undefined
  >;
  acknowledged_at: ColumnType<Date | null, undefined, Date | null>;
  /** When the user wrote to the office that what was sent is called off; null: not. */
  called_off_at: ColumnType<Date | null, undefined, Date | null>;
  issued_number: ColumnType<string | null, undefined, string | null>;
  /** Write it with `toJsonb`. */
  issued: ColumnType<IssuedNotam | null, undefined, string | null>;
  /** When the user deleted it; it is removed an hour later. Null: not deleted. */
  deleted_at: ColumnType<Date | null, never, unknown>;
}

/** Sites, crews and permissions that users keep by name; no two of a kind and user have the same. */
export interface OperationKitTable {
  id: Generated<string>;
  user_id: ColumnType<string, string, never>;
  created_at: ColumnType<Date, never, never>;
  name: string;
  /** Write it with `toJsonb`. */
  kept: ColumnType<KitItem['kept'], string, string>;
}
