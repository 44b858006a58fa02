import type { UtcInstant } from '@klarnotam/aviation';
import type { Schedule } from '../facts.ts';
import type { HoursRead } from './read-schedule.ts';

/** So many periods are listed: a year and a month of one a day. */
export const MOST_PERIODS = 400;

/** The first 400 periods of what was read; `openUntil` is the moment up to which hours without end were worked out. */
export function listSchedule(hours: HoursRead, openUntil: UtcInstant | null): Schedule {
  const { intervals } = hours;
  const left = intervals?.[MOST_PERIODS];
  if (intervals === null || left === undefined) {
    return { ...hours, listedUntil: intervals === null ? null : openUntil };
  }
  return { ...hours, intervals: intervals.slice(0, MOST_PERIODS), listedUntil: left.from };
}
