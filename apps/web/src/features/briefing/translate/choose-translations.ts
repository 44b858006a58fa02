import type { LanguageCode } from '@klarnotam/language';
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
  /** How many translations it spends. */
  readonly uses: number;
}

interface Untranslated {
  readonly index: number;
  readonly kind: 'notice' | 'report';
  /** There are words for it in that language already. */
  readonly isKnown: boolean;
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

/** What the next press translates: the worst verdicts first, at most `most` of each kind, and no more than are left of the plan; what is known costs nothing. */
export function nextBatch(
  notices: readonly ViewedNotice[],
  reports: readonly ViewedReport[],
  wish: Wish,
  most: number,
  remaining: number | null,
  language: LanguageCode,
): Batch {
  const wanted = ([...VERDICTS, null] as const).flatMap((verdict) =>
    notices.flatMap((notice, index): Untranslated[] =>
      isOpen(notice) && notice.verdict === verdict && (verdict === null || wish.verdicts.has(verdict))
        ? [{ index, kind: 'notice', isKnown: notice.knownIn?.includes(language) === true }]
        : [],
    ),
  );
  const weather = wish.reports
    ? reports.flatMap((report, index): Untranslated[] =>
        isOpen(report) ? [{ index, kind: 'report', isKnown: false }] : [],
      )
    : [];
  // Few and short: they come with the first notices.
  const fits = [...wanted.slice(0, most), ...weather.slice(0, most)];
  const left = remaining ?? Infinity;
  let uses = 0;
  const taken = fits.filter(({ isKnown }) => {
    if (isKnown) return true;
    if (uses >= left) return false;
    uses += 1;
    return true;
  });
  const of = (kind: Untranslated['kind']) =>
    taken.filter((one) => one.kind === kind).map(({ index }) => index);
  return { notices: of('notice'), reports: of('report'), wished: wanted.length + weather.length, uses };
}
