import type { UtcInstant } from '@klarnotam/aviation';
import type { Glance, ReasonFacts, TimedReason } from '@klarnotam/weather';

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
  const holds = ({ reasons, chance }: (typeof rows)[number]): boolean => {
    const told = [...reasons, ...(chance?.reasons ?? [])].flatMap(mattersOf);
    return matters.every((matter) => told.includes(matter));
  };
  if (end === null || rows[0] === undefined || !holds(rows[0])) return null;
  const next = rows.find((row) => !holds(row));
  return next === undefined ? null : Date.parse(next.from);
}

/** What it is by which a reason goes on: of a wind any, of what falls or hides the view the same. */
function mattersOf(reason: TimedReason): readonly string[] {
  const parts: readonly ReasonFacts[] = reason.code === 'storm' ? reason.parts : [reason];
  return parts.map((part) => {
    switch (part.code) {
      case 'cloudBase':
        return `${part.code} ${part.cover} ${String(part.baseFt)}`;
      case 'visibility':
        return `${part.code} ${String(part.visibilityM)}`;
      case 'precipitation':
      case 'fog':
        return `${part.code} ${JSON.stringify(part.group)}`;
      default:
        return part.code;
    }
  });
}
