import type { FoundNotice } from '@klarnotam/contract';

/** Whether a notice that was found is over at `nowMs`: its end is printed, and no estimate. */
export function hasEnded(
  { validTo, permanent, estimated }: Pick<FoundNotice, 'validTo' | 'permanent' | 'estimated'>,
  nowMs: number,
): boolean {
  return validTo !== null && !permanent && !estimated && Date.parse(validTo) <= nowMs;
}

/** The indexes of the notices that are not chosen at first: those that are over. One alone is what the reader wants to read. */
export function endedAmong(
  notices: readonly Pick<FoundNotice, 'validTo' | 'permanent' | 'estimated'>[],
  nowMs: number,
): ReadonlySet<number> {
  if (notices.length === 1) return new Set();
  return new Set(notices.flatMap((notice, index) => (hasEnded(notice, nowMs) ? [index] : [])));
}
