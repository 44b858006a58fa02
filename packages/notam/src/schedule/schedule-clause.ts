import type { Span } from '@klarnotam/aviation';

/** One statement of item D, free of any language, so that it can be said in words. */
export type ScheduleClause = RepeatedClause | ContinuousClause;

/** Times that come back on each of the days. */
export interface RepeatedClause {
  readonly type: 'repeated';
  readonly days: ScheduleDays;
  /** Never empty; days without times are `allDay`. */
  readonly times: readonly TimeRange[];
  readonly except: ScheduleException | null;
  /** Where it stands in the text that was read. */
  readonly span: Span;
}

/** One unbroken period from a day's time to another day's: `04 1000-06 1200`, each week for `SUN 1700-FRI 1700`. */
export interface ContinuousClause {
  readonly type: 'continuous';
  readonly from: DayAndTime;
  readonly to: DayAndTime;
  readonly span: Span;
}

export type DayAndTime =
  | { readonly date: CalendarDate; readonly time: DayTime }
  | { readonly weekday: Weekday; readonly time: DayTime };

export type ScheduleDays =
  | { readonly type: 'daily' }
  | { readonly type: 'dates'; readonly ranges: readonly DateRange[] }
  | {
      readonly type: 'weekdays';
      readonly ranges: readonly WeekdayRange[];
      readonly within: DateRange | null;
    };

/** What an EXC takes away: the periods that begin on its days, or times of every day of the clause. */
export interface ScheduleException {
  readonly days: ScheduleDays | null;
  readonly times: readonly TimeRange[];
}

/** Both ends are included. */
export interface DateRange {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** A date in UTC; what item D leaves out (nearly always the year) comes from items B and C, null without them. */
export interface CalendarDate {
  readonly year: number | null;
  /** 1 to 12. */
  readonly month: number | null;
  readonly day: number;
}

/** ISO 8601: 1 is Monday, 7 Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Both ends are included; `from` may stand after `to`: Friday to Monday. */
export interface WeekdayRange {
  readonly from: Weekday;
  readonly to: Weekday;
}

export type TimeRange =
  | { readonly type: 'allDay' }
  | { readonly type: 'range'; readonly from: DayTime; readonly to: DayTime };

/** `minutes` after 0000 UTC; above 1440 on the day after. `offsetMinutes` after sunrise or sunset, before when negative. */
export type DayTime =
  | { readonly type: 'clock'; readonly minutes: number }
  | { readonly type: 'sunrise' | 'sunset'; readonly offsetMinutes: number };
