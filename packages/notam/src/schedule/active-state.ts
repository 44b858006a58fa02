import type { UtcInstant } from '@klarnotam/aviation';
import type { NotamFacts } from '../facts.ts';

/** Milliseconds since 1970-01-01T00:00Z; the end is not part of it, null: there is none. */
export interface Period {
  readonly fromMs: number;
  readonly toMs: number | null;
}

/** Why a notice counts as active although its hours are not known. */
export type Uncertainty =
  | 'partial'
  | 'unread'
  | 'notComputed'
  | 'startUnread'
  | 'startsAtOnce'
  | 'endUnread'
  | 'untilFurtherNotice'
  | 'hoursRunOut'
  | 'hoursNotListed'
  | 'textHoursUnread'
  | 'outsideTextHours';

/** How a notice stands to a moment. */
export type ActiveState =
  | { readonly kind: 'active'; readonly untilMs: number | null; readonly next: Period | null }
  /** `begun`: its period has begun, the hours have not. */
  | { readonly kind: 'waiting'; readonly next: Period; readonly begun: boolean }
  | { readonly kind: 'ended'; readonly atMs: number; readonly lastHours: boolean }
  /** The end was an estimate: such a notice ends only by another one (ICAO Annex 15). */
  | { readonly kind: 'pastEstimate'; readonly atMs: number }
  | { readonly kind: 'takeAsActive'; readonly why: Uncertainty }
  | { readonly kind: 'neverActive' }
  | { readonly kind: 'unknown' };

export type TimeFacts = Pick<
  NotamFacts,
  'kind' | 'validFrom' | 'validTo' | 'permanent' | 'estimated' | 'schedule' | 'textSchedule' | 'problems'
>;

function toMs(instant: UtcInstant | null): number | null {
  const ms = instant === null ? Number.NaN : Date.parse(instant);
  return Number.isNaN(ms) ? null : ms;
}

/** The hours of item D where it was read whole. Null: there are none to rely on. */
export function knownHours({ schedule }: Pick<TimeFacts, 'schedule'>): Period[] | null {
  return periodsOf(schedule);
}

/** The hours that the text gives where there is no item D. Outside them the notice may still be in force. */
export function textHours({ textSchedule }: Pick<TimeFacts, 'textSchedule'>): Period[] | null {
  return periodsOf(textSchedule);
}

/** The hours of a schedule that was read whole, in order, periods that touch put together. */
function periodsOf(schedule: TimeFacts['schedule']): Period[] | null {
  if (schedule?.status !== 'complete' || schedule.intervals === null) return null;
  const periods: { fromMs: number; toMs: number }[] = [];
  const read = schedule.intervals
    .map(({ from, to }) => ({ fromMs: Date.parse(from), toMs: Date.parse(to) }))
    .filter(({ fromMs, toMs }) => fromMs < toMs)
    .sort((a, b) => a.fromMs - b.fromMs);
  for (const period of read) {
    const last = periods.at(-1);
    if (last && period.fromMs <= last.toMs) last.toMs = Math.max(last.toMs, period.toMs);
    else periods.push(period);
  }
  return periods;
}

function withinHours(hours: readonly Period[], facts: TimeFacts, nowMs: number): ActiveState {
  const current = hours.findIndex(({ fromMs, toMs }) => fromMs <= nowMs && (toMs === null || nowMs < toMs));
  const running = hours[current];
  if (running) {
    return hasUnreadHours(facts)
      ? { kind: 'takeAsActive', why: 'textHoursUnread' }
      : { kind: 'active', untilMs: running.toMs, next: hours[current + 1] ?? null };
  }
  const next = hours.find(({ fromMs }) => fromMs > nowMs);
  const startMs = toMs(facts.validFrom);
  if (next) return { kind: 'waiting', next, begun: startMs !== null && startMs <= nowMs };
  const last = hours.at(-1)?.toMs;
  if (last === undefined || last === null) return { kind: 'neverActive' };
  if (toMs(facts.validTo) !== null && (facts.schedule?.listedUntil ?? null) !== null) {
    return { kind: 'takeAsActive', why: 'hoursNotListed' };
  }
  // Hours of a notice without end are worked out for a while only.
  if (toMs(facts.validTo) === null) return { kind: 'takeAsActive', why: 'hoursRunOut' };
  return { kind: 'ended', atMs: last, lastHours: true };
}

/** Whether the text gives hours that were not read: then nobody says that the notice is active as a fact. */
function hasUnreadHours({ problems }: Pick<TimeFacts, 'problems'>): boolean {
  return problems.some(({ code }) => code === 'hoursUnread');
}

/** Whether a notice is active at `nowMs`, as far as it says. Null for one that only cancels another. */
export function activeState(facts: TimeFacts, nowMs: number): ActiveState | null {
  if (facts.kind === 'cancel') return null;
  const { schedule } = facts;
  const startMs = toMs(facts.validFrom);
  const endMs = toMs(facts.validTo);
  if (startMs !== null && endMs !== null && startMs >= endMs) return { kind: 'unknown' };

  if (endMs !== null && nowMs >= endMs) {
    return facts.estimated
      ? { kind: 'pastEstimate', atMs: endMs }
      : { kind: 'ended', atMs: endMs, lastHours: false };
  }
  const hours = knownHours(facts);
  if (hours) return withinHours(hours, facts, nowMs);
  if (startMs !== null && nowMs < startMs) {
    return { kind: 'waiting', next: { fromMs: startMs, toMs: endMs }, begun: false };
  }
  if (schedule !== null) {
    const why = { complete: 'notComputed', partial: 'partial', unknown: 'unread' } as const;
    return { kind: 'takeAsActive', why: why[schedule.status] };
  }
  const says = (code: string): boolean => facts.problems.some((problem) => problem.code === code);
  if (startMs === null) {
    if (says('startsImmediately')) return { kind: 'takeAsActive', why: 'startsAtOnce' };
    return endMs === null ? { kind: 'unknown' } : { kind: 'takeAsActive', why: 'startUnread' };
  }
  if (endMs === null && !facts.permanent) {
    return { kind: 'takeAsActive', why: says('endUntilFurtherNotice') ? 'untilFurtherNotice' : 'endUnread' };
  }
  const inText = textHours(facts);
  const isOutside = inText?.every(({ fromMs, toMs }) => nowMs < fromMs || (toMs !== null && toMs <= nowMs));
  if (isOutside === true) return { kind: 'takeAsActive', why: 'outsideTextHours' };
  if (hasUnreadHours(facts)) return { kind: 'takeAsActive', why: 'textHoursUnread' };
  return { kind: 'active', untilMs: endMs, next: null };
}
