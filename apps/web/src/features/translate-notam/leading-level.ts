import type { NotamNotice } from '@klarnotam/contract';
import type { RatingLevel } from '@klarnotam/notam';
import { groupOf } from './notice-lines.ts';

/** The worst level of the notices, which stand worst first, that are not over; null: all are. */
export function leadingLevel(notices: readonly NotamNotice[], nowMs: number): RatingLevel | null {
  return notices.find((notice) => groupOf(notice, nowMs) !== 'over')?.droneRelevance ?? null;
}
