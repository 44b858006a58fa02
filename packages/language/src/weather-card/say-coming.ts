import type { Period } from '@klarnotam/weather';
import { sayWeatherCard } from '../weather/say-weather.ts';
import type { Context } from './glance-context.ts';
import { clockOf, type Clock } from './say-time.ts';

/** Between which hours the change begins that makes a row what it is; null: none does, or it has come about. */
export function sayComing(period: Period, context: Context): string | null {
  const { words, nowMs } = context;
  if (period.comesAboutBy === null) return null;
  const [fromMs, byMs] = [Date.parse(period.from), Date.parse(period.comesAboutBy)];
  if (byMs <= nowMs) return null;
  const clock = clockOfRow(period, context);
  return sayWeatherCard(words, 'startsBetween', { from: clock.moment(fromMs), to: clock.end(byMs) });
}

/** The day on which a row begins has been said with it. */
export function clockOfRow({ from }: Period, { words, timeZone }: Context): Clock {
  return clockOf(words, timeZone, Date.parse(from));
}
