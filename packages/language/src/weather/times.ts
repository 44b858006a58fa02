import { toUtcInstant, type UtcInstant } from '@klarnotam/aviation';
import type { WeatherFacts } from '@klarnotam/weather';
import { clockTime } from '../format/utc.ts';
import { sayWeather } from './say-weather.ts';
import type { WeatherCatalogue } from './weather-catalogue.ts';

const DAY_MS = 86_400_000;

/** What sentences about a report are made with. */
export interface WordingContext {
  readonly words: WeatherCatalogue;
  /** Times of its UTC day are said without the date; null: every time has its date. */
  readonly now: UtcInstant | null;
}

interface Day {
  readonly day: number;
  readonly month: string;
}

/** Day and month of an instant, as they stand in a date. */
export function dayOf(instant: UtcInstant, { months }: WeatherCatalogue): Day {
  return { day: Number(instant.slice(8, 10)), month: months[Number(instant.slice(5, 7)) - 1] ?? '' };
}

/** Whether `instant` is of the UTC day of `now`. */
export function isToday(instant: UtcInstant, now: UtcInstant | null): boolean {
  return now !== null && instant.slice(0, 10) === now.slice(0, 10);
}

/** `06:00 UTC`, with the date where it is not today's; words for null. */
export function sayTime(instant: UtcInstant | null, { words, now }: WordingContext): string {
  if (instant === null) return sayWeather(words, 'timeUnknown');
  const time = clockTime(instant);
  if (isToday(instant, now)) return sayWeather(words, 'time', { time });
  return sayWeather(words, 'dayTime', { ...dayOf(instant, words), time });
}

/** `06:00–24:00 UTC`, with its date where it is not today's, with both where it goes past midnight. */
export function sayPeriod(from: UtcInstant | null, to: UtcInstant | null, context: WordingContext): string {
  const { words, now } = context;
  if (from === null || to === null) {
    const known = from ?? to;
    return known === null ? sayWeather(words, 'timeUnknown') : sayMoment(known, context);
  }
  if (from === to) return sayMoment(from, context);
  const toClock = clockUntil(from, to);
  if (toClock === null) {
    const begins = dayOf(from, words);
    const isMidnight = clockTime(to) === '00:00';
    const ends = dayOf(isMidnight ? (lastMoment(from, to) ?? to) : to, words);
    return sayWeather(words, 'period', {
      fromDay: begins.day,
      fromMonth: begins.month,
      from: clockTime(from),
      toDay: ends.day,
      toMonth: ends.month,
      to: isMidnight ? '24:00' : clockTime(to),
    });
  }
  const hours = { from: clockTime(from), to: toClock };
  if (isToday(from, now)) return sayWeather(words, 'clockPeriod', hours);
  return sayWeather(words, 'dayClockPeriod', { ...dayOf(from, words), ...hours });
}

function sayMoment(instant: UtcInstant, context: WordingContext): string {
  return sayWeather(context.words, 'moment', { time: sayTime(instant, context) });
}

/** The clock time of `to` on the day of `from`, midnight as 24:00; null when it is on another day. */
function clockUntil(from: UtcInstant, to: UtcInstant): string | null {
  if (from.slice(0, 10) === to.slice(0, 10)) return clockTime(to);
  const ends = clockTime(to) === '00:00' && Date.parse(to) - Date.parse(from) <= DAY_MS;
  const nextDay = Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10)) === DAY_MS;
  return ends && nextDay ? '24:00' : null;
}

/** The moment by which the next time is dated: midnight at the end of a period is still its day. */
export function lastMoment(from: UtcInstant | null, to: UtcInstant | null): UtcInstant | null {
  if (from === null || to === null || from === to) return to ?? from;
  return toUtcInstant(Date.parse(to) - 1);
}

/**
 * `said`, the day of the last time that was said, where `from` may do without its date: it is of that day, and the report
 * begins on it too (`beginsAt`). Null: it needs its date, as every time of another day does.
 */
export function dayStillMeant(
  from: UtcInstant | null,
  said: UtcInstant | null,
  beginsAt: UtcInstant | null,
): UtcInstant | null {
  return from !== null && isToday(from, said) && isToday(from, beginsAt) ? said : null;
}

/** The day that the heading of a report says, where it has only one. */
export function onlyDay({ kind, issuedAt, validFrom, validTo }: WeatherFacts): UtcInstant | null {
  if (kind !== 'taf') return issuedAt;
  if (validFrom === null || validTo === null) return null;
  return lastMoment(validFrom, validTo)?.slice(0, 10) === validFrom.slice(0, 10) ? validFrom : null;
}
