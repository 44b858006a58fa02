import type { UtcInstant } from '@klarnotam/aviation';
import type { Glance, Period, ReasonFacts, TimedReason } from '@klarnotam/weather';

/** Where a worse time follows the verdict, or a better one behind one that is not within the limits, whichever comes first; null: neither. */
export function verdictEnds({ verdict, worseFrom, betterFrom }: Glance): UtcInstant | null {
  const isWithin = verdict === 'fine' || verdict === 'incomplete';
  const ends = [worseFrom, isWithin ? null : betterFrom].filter((at) => at !== null);
  return ends.toSorted()[0] ?? null;
}

/** When a reason that the forecast gives at `beginMs` ends before its verdict does, other reasons following; null: it holds as long. */
export function reasonEnds(reason: TimedReason, beginMs: number, glance: Glance): number | null {
  const end = verdictEnds(glance);
  const rows = (glance.forecast?.periods ?? []).filter(
    ({ from, to }) => Date.parse(to) > beginMs && (end === null || from < end),
  );
  const matters = mattersOf(reason);
  for (const [index, row] of rows.entries()) {
    const endMs = matters.reduce(
      (leastMs, matter) => Math.min(leastMs, endOf(matter, row, beginMs)),
      Infinity,
    );
    if (index === 0 && endMs <= beginMs) return null;
    if (endMs < Date.parse(row.to)) return endMs;
  }
  return null;
}

/** When what a row has at its beginning, or at `beginMs` within it, ends there: at once where it has it not. */
function endOf(matter: string, { from, to, reasons, chance }: Period, beginMs: number): number {
  const atMs = Math.max(Date.parse(from), beginMs);
  return [...reasons, ...(chance?.reasons ?? [])]
    .filter((each) => mattersOf(each).includes(matter) && Date.parse(each.from ?? from) <= atMs)
    .reduce((lastMs, each) => Math.max(lastMs, Date.parse(each.to ?? to)), atMs);
}

/** What it is by which a reason goes on: the same figure, the same that falls or hides the view. */
function mattersOf(reason: TimedReason): readonly string[] {
  const parts: readonly ReasonFacts[] = reason.code === 'storm' ? reason.parts : [reason];
  return parts.map((part) => {
    switch (part.code) {
      case 'cloudBase':
        return `${part.code} ${part.cover} ${String(part.baseFt)}`;
      case 'windAloftEstimated':
        return `${part.code} ${String(part.speedMps)}`;
      case 'gustAloftEstimated':
        return `${part.code} ${String(part.gustMps)}`;
      case 'visibility':
        return `${part.code} ${String(part.visibilityM)}`;
      // Showers behind rain are rain.
      case 'precipitation':
        return `${part.code} ${[...part.group.phenomena].sort().join()}`;
      case 'fog':
        return `${part.code} ${JSON.stringify(part.group)}`;
      default:
        return part.code;
    }
  });
}
