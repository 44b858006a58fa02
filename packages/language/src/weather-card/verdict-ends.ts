import type { UtcInstant, UtcInterval } from '@klarnotam/aviation';
import type { Glance, TimedReason, Verdict } from '@klarnotam/weather';
import { worseChance } from './worse-chance.ts';

const MOST_SPELLS_AHEAD = 3;

/** Where a worse time follows the verdict, or a better one behind one that is not within the limits, whichever comes first; null: neither. */
export function verdictEnds({ verdict, worseFrom, betterFrom }: Glance): UtcInstant | null {
  const isWithin = verdict === 'fine' || verdict === 'incomplete';
  const ends = [worseFrom, isWithin ? null : betterFrom].filter((at) => at !== null);
  return ends.toSorted()[0] ?? null;
}

/** The hours behind a verdict of the worst that is worse than it; null: there are none, or too many for a heading. */
export function worseAhead(
  glance: Glance,
): { readonly verdict: Verdict; readonly hours: readonly UtcInterval[] } | null {
  const end = verdictEnds(glance);
  const { verdict, worseFrom, forecast } = glance;
  if (end === null || worseFrom === null || forecast === null) return null;
  const rows = forecast.periods
    .filter(({ to }) => to > end)
    .map((row) => ({ from: row.from, to: row.to, verdict: worseChance(row)?.verdict ?? row.verdict }));
  const worst = (['nogo', 'caution'] as const).find((each) => rows.some((row) => row.verdict === each));
  if (worst === undefined || worst === verdict) return null;
  const hours: { from: UtcInstant; to: UtcInstant }[] = [];
  for (const { from, to } of rows.filter((row) => row.verdict === worst)) {
    const last = hours.at(-1);
    if (last?.to === from) last.to = to;
    else hours.push({ from, to });
  }
  return hours.length > MOST_SPELLS_AHEAD ? null : { verdict: worst, hours };
}

/** When a reason that the forecast gives at `beginMs` ends before its verdict does, other reasons following; null: it holds as long. */
export function reasonEnds(reason: TimedReason, beginMs: number, glance: Glance): number | null {
  const end = verdictEnds(glance);
  const rows = (glance.forecast?.periods ?? []).filter(
    ({ from, to }) => Date.parse(to) > beginMs && (end === null || from < end),
  );
  const codes = codesOf(reason);
  const holds = ({ reasons, chance }: (typeof rows)[number]): boolean => {
    const told = [...reasons, ...(chance?.reasons ?? [])].flatMap(codesOf);
    return codes.every((code) => told.includes(code));
  };
  if (end === null || rows[0] === undefined || !holds(rows[0])) return null;
  const next = rows.find((row) => !holds(row));
  return next === undefined ? null : Date.parse(next.from);
}

function codesOf(reason: TimedReason): readonly string[] {
  return reason.code === 'storm' ? reason.parts.map(({ code }) => code) : [reason.code];
}
