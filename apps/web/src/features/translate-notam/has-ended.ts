import type { FoundNotice } from '@klarnotam/contract';

/** Whether a notice that was found is over at `nowMs`: its end is printed, and no estimate. */
export function hasEnded(
  { validTo, permanent, estimated }: Pick<FoundNotice, 'validTo' | 'permanent' | 'estimated'>,
  nowMs: number,
): boolean {
  return validTo !== null && !permanent && !estimated && Date.parse(validTo) <= nowMs;
}

/** The indexes of the notices that are not chosen at first: those that are over, unless all are. */
export function endedAmong(
  notices: readonly Pick<FoundNotice, 'validTo' | 'permanent' | 'estimated'>[],
  nowMs: number,
): ReadonlySet<number> {
  const ended = notices.flatMap((notice, index) => (hasEnded(notice, nowMs) ? [index] : []));
  return new Set(ended.length === notices.length ? [] : ended);
}
