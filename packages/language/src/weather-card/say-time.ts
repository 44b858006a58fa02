import { dayOf as calendarDay, sayClock, sayDay, sayOffset, sayWeekday } from '../card/say-moment.ts';
import { sayWeatherCard } from '../weather/say-weather.ts';
import type { WeatherCatalogue } from '../weather/weather-catalogue.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Says times on one clock; a date is said where it is another than the one said last, and behind a time across two days, but where it goes on from there. */
export interface Clock {
  /** `16:00`. */
  readonly moment: (ms: number) => string;
  /** `16:00` as an end: midnight is `24:00` of the day before. */
  readonly end: (ms: number) => string;
  /** `07:00–16:00`; both dates where it goes past midnight. */
  readonly period: (fromMs: number, toMs: number) => string;
  /** The same at the head of a row: where no date is said again, the weekday is, but of today. */
  readonly row: (fromMs: number, toMs: number) => string;
}

/**
 * A clock of `timeZone` (IANA name). Times of the day of `nowMs` have no date as long as no other has been said; where the
 * times to be said are of more than one day (`dated`), the first has its date too. `zone` stands right behind the time of a moment.
 */
export function clockOf(
  words: WeatherCatalogue,
  timeZone: string,
  nowMs: number,
  dated = false,
  zone = '',
): Clock {
  const dayOf = (ms: number): string => sayDayBriefly(ms, nowMs, timeZone, words);
  let said = dated ? '' : dayOf(nowMs);
  let endOfSpanMs: number | null = null;
  const momentOn = (day: string, hours: string): string => {
    const time = `${hours}${zone}`;
    if (day === said) return sayWeatherCard(words, 'clock', { time });
    said = day;
    return sayWeatherCard(words, 'clockOnDay', { day, time });
  };
  const onDay = (day: string, hours: string): string => {
    if (day === said) return hours;
    said = day;
    return sayWeatherCard(words, 'onDay', { day, hours });
  };
  const told = (fromMs: number, toMs: number): { readonly text: string; readonly isDated: boolean } => {
    const from = sayClock(fromMs, timeZone);
    // Midnight is still the end of the day before.
    const to = toMs > fromMs ? midnight(sayClock(toMs, timeZone)) : sayClock(toMs, timeZone);
    const fromDay = dayOf(fromMs);
    const toDay = dayOf(Math.max(toMs - 1, fromMs));
    // Of two dates said, nobody knows which the next time belongs to, unless it goes on from there.
    const goesOn = endOfSpanMs === fromMs;
    if (endOfSpanMs !== null && !goesOn) said = '';
    endOfSpanMs = null;
    if (fromDay !== toDay) {
      said = toDay;
      endOfSpanMs = toMs;
      return { text: sayWeatherCard(words, 'span', { fromDay, from, toDay, to }), isDated: true };
    }
    const isDated = fromDay !== said;
    // What goes on from a time across two days has no date either: the chain ends with it.
    if (!isDated && goesOn) endOfSpanMs = toMs;
    return { text: onDay(fromDay, sayWeatherCard(words, 'clocks', { from, to })), isDated };
  };
  return {
    moment: (ms) => momentOn(dayOf(ms), sayClock(ms, timeZone)),
    end: (ms) => momentOn(dayOf(ms - 1), midnight(sayClock(ms, timeZone))),
    period: (fromMs, toMs) => told(fromMs, toMs).text,
    row: (fromMs, toMs) => {
      const { text, isDated } = told(fromMs, toMs);
      if (isDated || dayOf(fromMs) === dayOf(nowMs)) return text;
      return sayWeatherCard(words, 'onDay', { day: sayWeekday(fromMs, timeZone, words), hours: text });
    },
  };
}

/** `Fri 10 Jul`. A comma follows the time of day, so none stands within the date. */
export function sayDayBriefly(ms: number, nowMs: number, timeZone: string, words: WeatherCatalogue): string {
  return sayDay(ms, nowMs, timeZone, words).replace(/^([^\s,]+), /, '$1 ');
}

/** Whether `ms` is of a later day than `nowMs` on the clock of `timeZone`. */
export function isLaterDay(ms: number, nowMs: number, timeZone: string): boolean {
  return calendarDay(ms, timeZone) > calendarDay(nowMs, timeZone);
}

/** When the clock of `timeZone` next changes behind `fromMs` and before `to`, to the minute; null: it does not. */
export function nextClockChange(fromMs: number, to: string | null, timeZone: string): number | null {
  const toMs = to === null ? fromMs : Date.parse(to);
  const offset = sayOffset(fromMs, timeZone);
  if (toMs <= fromMs || sayOffset(toMs, timeZone) === offset) return null;
  let [beforeMs, behindMs] = [fromMs, toMs];
  while (behindMs - beforeMs > MINUTE_MS) {
    const middleMs = Math.floor((beforeMs + behindMs) / 2);
    if (sayOffset(middleMs, timeZone) === offset) beforeMs = middleMs;
    else behindMs = middleMs;
  }
  return Math.floor(behindMs / MINUTE_MS) * MINUTE_MS;
}

function midnight(clock: string): string {
  return clock === '00:00' ? '24:00' : clock;
}

const relativeFormats = new Map<string, Intl.RelativeTimeFormat>();

/** `25 minutes ago`, `in 2 hours`: `minutes` behind now, or ahead of it when negative. */
export function sayAgo(minutes: number, { locale }: WeatherCatalogue): string {
  let format = relativeFormats.get(locale);
  if (format === undefined) {
    format = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
    relativeFormats.set(locale, format);
  }
  const ms = Math.abs(minutes) * MINUTE_MS;
  const sign = minutes < 0 ? 1 : -1;
  if (ms < 2 * HOUR_MS) return format.format(sign * Math.round(ms / MINUTE_MS), 'minute');
  if (ms < 2 * DAY_MS) return format.format(sign * Math.round(ms / HOUR_MS), 'hour');
  return format.format(sign * Math.round(ms / DAY_MS), 'day');
}

/** `95 minutes`, `6 hours`: whole ones. */
export function sayDuration(minutes: number, { locale }: WeatherCatalogue): string {
  const [unit, value] =
    minutes < 120
      ? (['minute', minutes] as const)
      : minutes < 48 * 60
        ? (['hour', Math.floor(minutes / 60)] as const)
        : (['day', Math.floor(minutes / (24 * 60))] as const);
  const style = { style: 'unit', unit, unitDisplay: 'long', numberingSystem: 'latn' } as const;
  return new Intl.NumberFormat(locale, style).format(value);
}
