import type { IssuedNotam, RequestKind, RequestStage, SavedNotamState } from '@klarnotam/contract';
import type { completeOperation } from '@klarnotam/notam';

/** The columns of a saved NOTAM that its owner is shown. */
export interface SavedRow {
  readonly id: string;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly state: SavedNotamState;
  readonly kind: RequestKind;
  readonly refers_to: string | null;
  readonly follows: string | null;
  readonly sent_at: Date | null;
  readonly progress: Extract<RequestStage, 'acknowledged' | 'issued' | 'replaced' | 'cancelled'> | null;
  readonly acknowledged_at: Date | null;
  readonly called_off_at: Date | null;
  readonly issued_number: string | null;
  readonly issued: IssuedNotam | null;
  readonly title: string;
  readonly location: string;
  readonly notam_text: string;
  /** Perhaps of before it had all of today's fields. */
  readonly operation: Parameters<typeof completeOperation>[0];
}

export const SAVED_COLUMNS = [
  'id',
  'created_at',
  'updated_at',
  'state',
  'kind',
  'refers_to',
  'follows',
  'sent_at',
  'progress',
  'acknowledged_at',
  'called_off_at',
  'issued_number',
  'issued',
  'title',
  'location',
  'notam_text',
  'operation',
] as const;

/**
 * How far a request got. A server of the release before knows `state` alone: where it takes back that a mail was sent, what is known of
 * the office waits until it counts as sent again.
 */
export function stageOf({ state, progress }: Pick<SavedRow, 'state' | 'progress'>): RequestStage {
  return state === 'sent' ? (progress ?? 'sent') : state;
}
