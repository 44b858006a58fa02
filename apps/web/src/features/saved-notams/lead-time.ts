import type { SavedNotamSummary } from '@klarnotam/contract';

const HOUR_MS = 3_600_000;

/**
 * Whether a NOTAM that was not marked as sent comes too late for the office's lead time, or its start has passed; null
 * when there is time, when it was sent, or when no start is known.
 */
export function leadTimeOf(
  { stage, startsAt }: Pick<SavedNotamSummary, 'stage' | 'startsAt'>,
  leadTimeHours: number,
  nowMs: number,
): 'soon' | 'begun' | null {
  if ((stage !== 'draft' && stage !== 'mailOpened') || startsAt === null) return null;
  const leftMs = Date.parse(startsAt) - nowMs;
  if (leftMs <= 0) return 'begun';
  return leftMs < leadTimeHours * HOUR_MS ? 'soon' : null;
}
