import { VERDICTS, type Verdict } from '@klarnotam/notam';
import type { ViewedNotice, ViewedReport } from '../result/briefing-view.ts';

/** Which notices and reports of a briefing somebody wants translated. */
export interface Wish {
  readonly verdicts: ReadonlySet<Verdict>;
  readonly reports: boolean;
}

/** One press of the button. */
export interface Batch {
  /** Indexes into the lists of the briefing. */
  readonly notices: readonly number[];
  readonly reports: readonly number[];
  /** How many are wished for and not translated yet, this batch among them. */
  readonly wished: number;
}

interface Untranslated {
  readonly index: number;
  readonly kind: 'notice' | 'report';
}

/** What of a briefing may be wished for: each but doubles, not yet translated; without a flight all of it. */
export function isOpen({
  sameAs,
  translated,
}: Pick<ViewedNotice | ViewedReport, 'sameAs' | 'translated'>): boolean {
  return sameAs === null && translated === null;
}

/** The notices of a verdict that are not translated yet. */
export function countOpen(notices: readonly ViewedNotice[], verdict: Verdict | null): number {
  return notices.filter((notice) => isOpen(notice) && notice.verdict === verdict).length;
}

/** What the next press translates: the worst verdicts first, at most `most` of each kind, and no more than are left of the plan. */
export function nextBatch(
  notices: readonly ViewedNotice[],
  reports: readonly ViewedReport[],
  wish: Wish,
  most: number,
  remaining: number | null,
): Batch {
  const wanted = ([...VERDICTS, null] as const).flatMap((verdict) =>
    notices.flatMap((notice, index): Untranslated[] =>
      isOpen(notice) && notice.verdict === verdict && (verdict === null || wish.verdicts.has(verdict))
        ? [{ index, kind: 'notice' }]
        : [],
    ),
  );
  const weather = wish.reports
    ? reports.flatMap((report, index): Untranslated[] => (isOpen(report) ? [{ index, kind: 'report' }] : []))
    : [];
  // Few and short: they come with the first notices.
  const fits = [...wanted.slice(0, most), ...weather.slice(0, most)];
  const left = remaining ?? Infinity;
  const taken = fits.length <= left ? fits : fits.slice(0, left);
  const of = (kind: Untranslated['kind']) =>
    taken.filter((one) => one.kind === kind).map(({ index }) => index);
  return { notices: of('notice'), reports: of('report'), wished: wanted.length + weather.length };
}
