import type { PlannedOperation } from '@klarnotam/notam';

export type DateField = 'startDate' | 'endDate' | 'untilDate';

/** The earliest date that each field takes: today; the start; the end, else the start, else today. */
export function earliestDates(
  { startDate, endDate }: Pick<PlannedOperation, 'startDate' | 'endDate'>,
  today: string,
): Readonly<Record<DateField, string>> {
  const fromStart = startDate === '' ? today : startDate;
  return { startDate: today, endDate: fromStart, untilDate: endDate === '' ? fromStart : endDate };
}

/** The dates that are filled in and earlier than they may be. */
export function tooEarlyDates(operation: PlannedOperation, today: string): readonly DateField[] {
  const earliest = earliestDates(operation, today);
  const fields: readonly DateField[] = operation.isRecurring
    ? ['startDate', 'endDate', 'untilDate']
    : ['startDate', 'endDate'];
  return fields.filter((field) => operation[field] !== '' && operation[field] < earliest[field]);
}
