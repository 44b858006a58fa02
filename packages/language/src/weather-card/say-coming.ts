import type { Period } from '@klarnotam/weather';
import { sayWeekday } from '../card/say-moment.ts';
import { sayWeatherCard } from '../weather/say-weather.ts';
import type { Context } from './glance-context.ts';
import { clockOf, isLaterDay, type Clock } from './say-time.ts';

/** Between which hours the change begins that makes a row what it is; null: none does, or it has come about. */
export function sayComing(period: Period, context: Context): string | null {
  const { words, nowMs } = context;
  if (period.comesAboutBy === null) return null;
  // A change may go on through several rows.
  const first = context.glance.forecast?.periods.find((row) => row.comesAboutBy === period.comesAboutBy);
  const [fromMs, byMs] = [Date.parse((first ?? period).from), Date.parse(period.comesAboutBy)];
  if (byMs <= nowMs) return null;
  const clock = clockOfRow(period, context);
  return sayWeatherCard(words, 'startsBetween', { from: clock.moment(fromMs), to: clock.end(byMs) });
}

/** The day on which a row begins has been said with it. */
export function clockOfRow({ from }: Period, { words, timeZone }: Context): Clock {
  return clockOf(words, timeZone, Date.parse(from));
}

/** Hours within a row: of one that goes past midnight each has its weekday, or its dates. */
export function hoursWithin(period: Period, context: Context): Pick<Clock, 'period'> {
  const { words, timeZone } = context;
  const isOfOneDay = (fromMs: number, toMs: number): boolean => !isLaterDay(toMs - 1, fromMs, timeZone);
  if (isOfOneDay(Date.parse(period.from), Date.parse(period.to))) return clockOfRow(period, context);
  return {
    period: (fromMs, toMs) => {
      const hours = clockOf(words, timeZone, fromMs).period(fromMs, toMs);
      if (!isOfOneDay(fromMs, toMs)) return hours;
      return sayWeatherCard(words, 'onDay', { day: sayWeekday(fromMs, timeZone, words), hours });
    },
  };
}
