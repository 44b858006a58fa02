import { RATING_LEVELS, VERDICTS, type Verdict } from '@klarnotam/notam';
import type { BriefingView, ViewedNotice } from './briefing-view.ts';

/** A notice with its place in the briefing, from 0, which never changes. */
export interface IndexedNotice {
  readonly index: number;
  readonly notice: ViewedNotice;
}

export interface GroupedNotices {
  /** By how they stand to the flight, the worst first; without a flight all are in `unjudged`. */
  readonly byVerdict: Readonly<Record<Verdict, readonly IndexedNotice[]>>;
  readonly unjudged: readonly IndexedNotice[];
  /** Doubles, and what another notice of the briefing has put an end to. */
  readonly folded: readonly IndexedNotice[];
}

/** What was translated comes first, the worst of it at the top; else the order of the briefing. */
function rank({ notice }: IndexedNotice): number {
  return notice.translated === null
    ? RATING_LEVELS.length
    : RATING_LEVELS.indexOf(notice.translated.droneRelevance);
}

/** One that another replaces is put away only when it surely does not touch the flight, so that nothing that still counts is hidden. */
function isFolded({ sameAs, replacedBy, verdict }: ViewedNotice): boolean {
  return sameAs !== null || (replacedBy !== null && (verdict === null || verdict === 'doesNot'));
}

/** The notices of a briefing in the order in which they are shown. */
export function groupNotices({ notices }: Pick<BriefingView, 'notices'>): GroupedNotices {
  const all = notices.map((notice, index): IndexedNotice => ({ notice, index }));
  const shown = all
    .filter(({ notice }) => !isFolded(notice))
    .toSorted((one, other) => rank(one) - rank(other) || one.index - other.index);
  const of = (verdict: Verdict) => shown.filter(({ notice }) => notice.verdict === verdict);
  return {
    byVerdict: {
      touches: of('touches'),
      cannotTell: of('cannotTell'),
      near: of('near'),
      doesNot: of('doesNot'),
    },
    unjudged: shown.filter(({ notice }) => notice.verdict === null),
    folded: all.filter(({ notice }) => isFolded(notice)),
  };
}

/** Verdicts from the worst on, as groups are shown. */
export const SHOWN_VERDICTS: readonly Verdict[] = VERDICTS;
