import type { Span } from '@klarnotam/aviation';
import { useMemo, useState } from 'react';

/** What the reader chose: a group of the report, or a sentence about some. */
export interface Choice {
  readonly kind: 'token' | 'sentence';
  /** Which one, among all of its kind. */
  readonly key: string;
  /** The places in the report that it is about. */
  readonly spans: readonly Span[];
}

export interface ReportHighlight {
  readonly choice: Choice | null;
  readonly choose: (choice: Choice | null) => void;
}

/** Which part of a report the reader looks at. */
export function useReportHighlight(): ReportHighlight {
  const [choice, choose] = useState<Choice | null>(null);
  return useMemo(() => ({ choice, choose }), [choice]);
}

/** Whether two sets of places have a stretch of the report in common. */
export function overlap(some: readonly Span[], others: readonly Span[]): boolean {
  return some.some((one) => others.some((other) => one.from < other.to && other.from < one.to));
}
