import { readTimeOfDay, type PlannedOperation } from '@klarnotam/notam';

/** Longer hours of a day are no working day: the operation goes on by night as well. */
const LONGEST_WORKING_DAY_MINUTES = 18 * 60;

type Times = Pick<
  PlannedOperation,
  'isRecurring' | 'startDate' | 'endDate' | 'startTimeLocal' | 'endTimeLocal'
>;

/**
 * Whether the times can be meant two ways: from the first day to the last without a break, as they are written, or the
 * same hours on each of the days.
 */
export function asksEachDay({
  isRecurring,
  startDate,
  endDate,
  startTimeLocal,
  endTimeLocal,
}: Times): boolean {
  const [start, end] = [readTimeOfDay(startTimeLocal), readTimeOfDay(endTimeLocal)];
  if (isRecurring || startDate === '' || endDate <= startDate || start === null || end === null) return false;
  return end > start && end - start <= LONGEST_WORKING_DAY_MINUTES;
}

/** The same hours on each day from the first to the last: a daily recurrence. */
export function withEachDay(operation: PlannedOperation): PlannedOperation {
  return {
    ...operation,
    eachDay: true,
    isRecurring: true,
    recurringType: 'daily',
    untilDate: operation.endDate,
    endDate: operation.startDate,
    endTimeChoice: null,
  };
}

/** From the first start to the last end, day and night: {@link withEachDay} taken back. */
export function withoutBreak(operation: PlannedOperation): PlannedOperation {
  const wasEachDay = operation.eachDay === true && operation.isRecurring;
  return {
    ...operation,
    eachDay: false,
    ...(wasEachDay && {
      isRecurring: false,
      endDate: operation.untilDate,
      untilDate: '',
      endTimeChoice: null,
    }),
  };
}
