import { toUtcInstant, type UtcInstant, type UtcInterval } from '@klarnotam/aviation';
import { addDays, readDate } from './calendar.ts';
import { isTimeZoneName, readLocalTime, type LocalTime } from './local-time.ts';
import type { PlannedOperation, RepeatedTimeChoice } from './operation.ts';
import type { Bound, OperationProblem, OperationWarning } from './problem.ts';

/** What belongs in an AIP rather than in a NOTAM, and is not worked out window by window. */
const MAX_RECURRENCE_DAYS = 732;

const DAY_MS = 86_400_000;
const STEP_DAYS = { daily: 1, weekly: 7 } as const;

/** Windows of the same UTC hours, one step apart; `untilDate` (UTC) is null for a window that does not recur. */
export interface WindowGroup {
  readonly first: UtcInterval;
  readonly untilDate: string | null;
}

/** When the operation takes place. */
export interface PlannedPeriod {
  /** The windows in order; one, unless it recurs. */
  readonly windows: readonly UtcInterval[];
  readonly groups: readonly WindowGroup[];
}

export interface PeriodRead {
  readonly period: PlannedPeriod | null;
  readonly problems: readonly OperationProblem[];
  readonly warnings: readonly OperationWarning[];
}

type TimeFields = Pick<
  PlannedOperation,
  | 'timeZone'
  | 'startDate'
  | 'endDate'
  | 'startTimeLocal'
  | 'endTimeLocal'
  | 'startTimeChoice'
  | 'endTimeChoice'
  | 'isRecurring'
  | 'recurringType'
  | 'untilDate'
>;

function failed(problems: readonly OperationProblem[]): PeriodRead {
  return { period: null, problems, warnings: [] };
}

/** A time of the first window: what exists twice or never is a question. */
function settle(
  time: LocalTime,
  bound: Bound,
  choice: RepeatedTimeChoice | null,
): UtcInstant | OperationProblem {
  if (time.kind === 'once') return time.at;
  if (time.kind === 'never') return { code: 'skippedTime', bound, changeAt: time.changeAt };
  return choice === null
    ? { code: 'repeatedTime', bound, first: time.first, second: time.second }
    : time[choice];
}

/** A time of a later window: what can be read two ways is read so that the window covers both. */
function widen(time: LocalTime, bound: Bound): UtcInstant {
  if (time.kind === 'once') return time.at;
  if (time.kind === 'never') return time.changeAt;
  return bound === 'start' ? time.first : time.second;
}

function firstWindow(fields: TimeFields): UtcInterval | OperationProblem[] {
  const { timeZone, startDate, startTimeLocal, endDate, endTimeLocal } = fields;
  const start = readLocalTime(startDate, startTimeLocal, timeZone);
  const end = readLocalTime(endDate, endTimeLocal, timeZone);
  if (start === null || end === null) return [{ code: 'impossibleTimes' }];
  const from = settle(start, 'start', fields.startTimeChoice);
  const to = settle(end, 'end', fields.endTimeChoice);
  if (typeof from !== 'string' || typeof to !== 'string')
    return [from, to].filter((each) => typeof each !== 'string');
  return to > from ? { from, to } : [{ code: 'endNotAfterStart' }];
}

function untilProblem({ endDate, startDate, untilDate }: TimeFields): OperationProblem | null {
  if (untilDate === '') return { code: 'missingUntilDate' };
  const until = readDate(untilDate);
  if (until === null) return { code: 'impossibleUntilDate' };
  if (until < (readDate(endDate) ?? 0)) return { code: 'untilBeforeEnd' };
  if (until - (readDate(startDate) ?? 0) > MAX_RECURRENCE_DAYS * DAY_MS) return { code: 'recurrenceTooLong' };
  return null;
}

/** All windows that end on the until date or before, by the clocks of the place. */
function recurringWindows(
  fields: TimeFields,
  first: UtcInterval,
): { windows: UtcInterval[]; warnings: OperationWarning[] } {
  const { timeZone, startDate, startTimeLocal, endDate, endTimeLocal, untilDate, recurringType } = fields;
  const windows = [first];
  const warnings: OperationWarning[] = [];
  for (
    let days = STEP_DAYS[recurringType];
    addDays(endDate, days) <= untilDate;
    days += STEP_DAYS[recurringType]
  ) {
    const start = readLocalTime(addDays(startDate, days), startTimeLocal, timeZone);
    const end = readLocalTime(addDays(endDate, days), endTimeLocal, timeZone);
    if (start === null || end === null) break;
    if (start.kind !== 'once') warnings.push({ code: 'widenedWindow', date: addDays(startDate, days) });
    else if (end.kind !== 'once') warnings.push({ code: 'widenedWindow', date: addDays(endDate, days) });
    const window = { from: widen(start, 'start'), to: widen(end, 'end') };
    // Of a window that lies in the hour that is left out, nothing remains.
    if (window.to > window.from) windows.push(window);
  }
  return { windows, warnings };
}

/** Whether `next` is `last` again after `days` of 24 hours: the same UTC hours. */
function repeats(last: UtcInterval, next: UtcInterval, days: number): boolean {
  const later = (instant: UtcInstant): UtcInstant => toUtcInstant(Date.parse(instant) + days * DAY_MS);
  return later(last.from) === next.from && later(last.to) === next.to;
}

/**
 * The date, in UTC as all of item C, up to which windows end: the chosen one where that says the same, else the one on
 * which the last window ends.
 */
function untilDateOf(last: UtcInterval, days: number, chosen: string): string {
  const lastEnd = last.to.slice(0, 10);
  return lastEnd <= chosen && chosen < addDays(lastEnd, days) ? chosen : lastEnd;
}

function groupWindows(windows: readonly UtcInterval[], fields: TimeFields): WindowGroup[] {
  const days = STEP_DAYS[fields.recurringType];
  const groups: UtcInterval[][] = [];
  for (const window of windows) {
    const last = groups.at(-1)?.at(-1);
    if (last !== undefined && repeats(last, window, days)) groups.at(-1)?.push(window);
    else groups.push([window]);
  }
  return groups.flatMap((group, index): WindowGroup[] => {
    const [first, last] = [group[0], group.at(-1)];
    if (first === undefined || last === undefined) return [];
    if (group.length === 1 && groups.length > 1) return [{ first, untilDate: null }];
    const isLastGroup = index === groups.length - 1;
    return [
      { first, untilDate: isLastGroup ? untilDateOf(last, days, fields.untilDate) : last.to.slice(0, 10) },
    ];
  });
}

/**
 * The windows of an operation in UTC, from the local times of its place. A window over midnight has its end on the next
 * date; a recurring one is repeated at the same local hours as long as it ends on the until date or before. Where clocks
 * change on the way the UTC hours differ, and the windows come in groups of the same hours.
 */
export function planPeriod(fields: TimeFields): PeriodRead {
  const { timeZone, startDate, endDate, startTimeLocal, endTimeLocal } = fields;
  if ([startDate, endDate, startTimeLocal, endTimeLocal].includes(''))
    return failed([{ code: 'missingTimes' }]);
  if (!isTimeZoneName(timeZone)) return failed([{ code: 'unknownTimeZone' }]);
  const first = firstWindow(fields);
  if (Array.isArray(first)) return failed(first);
  if (!fields.isRecurring)
    return { period: { windows: [first], groups: [{ first, untilDate: null }] }, problems: [], warnings: [] };
  const problem = untilProblem(fields);
  if (problem !== null) return failed([problem]);
  const { windows, warnings } = recurringWindows(fields, first);
  const groups = groupWindows(windows, fields);
  const overlaps = windows.some((window, index) => window.from < (windows[index - 1]?.to ?? ''));
  return {
    period: { windows, groups },
    problems: [],
    warnings: [
      ...(groups.length > 1 ? [{ code: 'clockChange', groups: groups.length } as const] : []),
      ...warnings,
      ...(overlaps ? [{ code: 'overlappingWindows' } as const] : []),
    ],
  };
}
