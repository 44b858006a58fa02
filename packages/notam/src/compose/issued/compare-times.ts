import { toUtcInstant, type UtcInstant, type UtcInterval } from '@klarnotam/aviation';
import type { NotamFacts } from '../../facts.ts';
import { activityDuring } from '../../flight/activity-during.ts';
import type { IssuedDifference } from './issued-comparison.ts';

/** Of periods that are told, the first so many are named. */
const NAMED_PERIODS = 5;
const MINUTE_MS = 60_000;
/** A period that goes on over midnight is often published as `…-2359 0000-…`. */
const MIDNIGHT_GAP_MS = MINUTE_MS;
const DAY_MS = 86_400_000;

interface Piece {
  readonly fromMs: number;
  readonly toMs: number;
}

function piece({ from, to }: UtcInterval): Piece {
  return { fromMs: Date.parse(from), toMs: Date.parse(to) };
}

/** In order, those that touch, or have the minute before midnight between them, put together. */
function joined(pieces: readonly Piece[]): Piece[] {
  const found: { fromMs: number; toMs: number }[] = [];
  for (const { fromMs, toMs } of [...pieces].sort((a, b) => a.fromMs - b.fromMs)) {
    const last = found.at(-1);
    if (last !== undefined && fromMs - last.toMs <= MIDNIGHT_GAP_MS) last.toMs = Math.max(last.toMs, toMs);
    else found.push({ fromMs, toMs });
  }
  return found;
}

/** What of `pieces` is in none of `others`; both are joined. What is no longer than a minute is rounding. */
function without(pieces: readonly Piece[], others: readonly Piece[]): Piece[] {
  const found: Piece[] = [];
  let first = 0;
  for (const { fromMs, toMs } of pieces) {
    let doneMs = fromMs;
    while (first < others.length && (others[first]?.toMs ?? Infinity) <= fromMs) first += 1;
    for (let index = first; index < others.length; index += 1) {
      const other = others[index];
      if (other === undefined || other.fromMs >= toMs) break;
      if (other.fromMs > doneMs) found.push({ fromMs: doneMs, toMs: other.fromMs });
      doneMs = Math.max(doneMs, other.toMs);
    }
    if (doneMs < toMs) found.push({ fromMs: doneMs, toMs });
  }
  return found.filter((left) => left.toMs - left.fromMs > MINUTE_MS);
}

function told(code: 'timeMissing' | 'timeAdded', pieces: readonly Piece[]): IssuedDifference[] {
  if (pieces.length === 0) return [];
  const periods = pieces
    .slice(0, NAMED_PERIODS)
    .map(({ fromMs, toMs }) => ({ from: toUtcInstant(fromMs), to: toUtcInstant(toMs) }));
  return [{ code, count: pieces.length, periods }];
}

/**
 * How the hours of an issued NOTAM differ from the `windows` that were asked for (UTC, in order). `now`: hours without end are laid out
 * from then on, and an end before it is told.
 */
export function compareTimes(
  windows: readonly UtcInterval[],
  facts: NotamFacts,
  now: UtcInstant,
): IssuedDifference[] {
  const [first, last] = [windows[0], windows.at(-1)];
  if (first === undefined || last === undefined) return [{ code: 'timeUnread' }];
  const asked = joined(windows.map(piece));
  const firmEnd = facts.permanent || facts.estimated ? null : facts.validTo;
  const from = [first.from, facts.validFrom ?? first.from].sort()[0] ?? first.from;
  const ends = [...windows.map(({ to }) => to), firmEnd ?? last.to].sort();
  const to = toUtcInstant(Date.parse(ends.at(-1) ?? last.to) + DAY_MS);
  const activity = activityDuring(facts, { from, to }, now);
  const sure = joined(activity.filter(({ certainty }) => certainty === 'active').map(piece));
  const possible = joined(activity.map(piece));
  const missing = without(asked, possible);
  const isNothingCommon = !asked.some((wanted) =>
    possible.some(({ fromMs, toMs }) => fromMs < wanted.toMs && wanted.fromMs < toMs),
  );
  if (isNothingCommon) return [{ code: 'noCommonTime' }];
  const isDoubtful = without(asked, sure).length > missing.length || facts.validFrom === null;
  const added = without(sure, asked).filter(({ toMs }) => firmEnd !== null || toMs <= Date.parse(last.to));
  return [
    ...told('timeMissing', missing),
    ...told('timeAdded', added),
    ...(isDoubtful ? [{ code: 'timeUnread' } as const] : []),
    ...(firmEnd === null ? [{ code: 'noFirmEnd' } as const] : []),
    ...(firmEnd !== null && firmEnd <= now ? [{ code: 'ended', at: firmEnd } as const] : []),
  ];
}
