import { readSchedule, type ScheduleContext, type ScheduleReading } from '../read-schedule.ts';

const NOW = '2026-08-01T00:00:00Z';
const OXFORD = { lat: 51.75, lon: -1.58 };

/** Items B and C as ten digits, `PERM` or null; at Oxford, on 1 August 2026. */
export function contextOf(itemB: string | null, itemC: string | null): ScheduleContext {
  const permanent = itemC === 'PERM';
  return {
    validFrom: itemB === null ? null : instantOf(itemB),
    validTo: itemC === null || permanent ? null : instantOf(itemC),
    permanent,
    now: NOW,
    position: OXFORD,
  };
}

export function readItemD(text: string, itemB: string | null, itemC: string | null): ScheduleReading {
  return readSchedule(text, contextOf(itemB, itemC));
}

/** `2608240600` as an instant. */
export function instantOf(digits: string): string {
  const [year, month, day, hours, minutes] = [0, 2, 4, 6, 8].map((index) => digits.slice(index, index + 2));
  return `20${year}-${month}-${day}T${hours}:${minutes}:00Z`;
}

/** `24 0600-24 1800`: days of the month and times of each interval. */
export function hoursOf({ schedule }: ScheduleReading): string[] {
  const short = (instant: string): string =>
    `${instant.slice(8, 10)} ${instant.slice(11, 13)}${instant.slice(14, 16)}`;
  return (schedule.intervals ?? []).map(({ from, to }) => `${short(from)}-${short(to)}`);
}
