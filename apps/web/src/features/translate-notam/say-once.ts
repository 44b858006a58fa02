import type { NotamNotice } from '@klarnotam/contract';

type SourcedText = NotamNotice['passages']['explanation'][number];

interface SaidOnce {
  /** Why it is rated so, beyond the headline. */
  readonly reasons: readonly SourcedText[];
  /** What follows from it, beyond the reasons. */
  readonly explanation: readonly SourcedText[];
}

/** The reasons and the explanation of a notice without what the headline, or the other of the two, says already. */
export function sayOnce({ droneImpact, passages }: Pick<NotamNotice, 'droneImpact' | 'passages'>): SaidOnce {
  const said = new Set([droneImpact.summary, ...passages.translation.map(({ text }) => text)]);
  const isNew = ({ text }: SourcedText): boolean => said.size < said.add(text).size;
  const reasons = droneImpact.reasons.filter(isNew);
  return { reasons, explanation: passages.explanation.filter(isNew) };
}
