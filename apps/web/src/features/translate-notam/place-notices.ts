import type { NotamNotice } from '@klarnotam/contract';
import type { NoticeGroup, NoticeLines } from './notice-lines.ts';

/** A notice of an answer with what is told of it now. */
export interface PlacedNotice {
  readonly notice: NotamNotice;
  /** Its number in the answer, from 1, which never changes. */
  readonly position: number;
  readonly lines: NoticeLines;
}

const ORDER: readonly NoticeGroup[] = ['active', 'soon', 'later', 'over'];

/** Notices in the order in which they are shown: active, soon, later, over; each as the answer has them, worst first. */
export function placeNotices(
  notices: readonly NotamNotice[],
  linesOf: (notice: NotamNotice) => NoticeLines,
): readonly PlacedNotice[] {
  const placed = notices.map((notice, index) => ({ notice, position: index + 1, lines: linesOf(notice) }));
  return ORDER.flatMap((group) => placed.filter(({ lines }) => lines.group === group));
}
