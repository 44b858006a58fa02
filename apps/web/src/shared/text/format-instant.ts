import type { UtcInstant, UtcInterval } from '@klarnotam/aviation';
import { daysApart } from './local-day.ts';
import type { Messages } from './messages.ts';
import { screenLanguage } from './screen-language.ts';

/**
 * `instant` in `timeZone` (IANA), written as `language` writes it, with Latin digits, 24 hours and the weekday.
 * Null when `instant` is no date.
 */
export function formatInstant(instant: UtcInstant, timeZone: string, language: string): string | null {
  const ms = Date.parse(instant);
  return Number.isNaN(ms) ? null : formatter(timeZone, language).format(ms);
}

/** From when to when, with what both ends share written once; null when one of them is no date. */
export function formatInterval({ from, to }: UtcInterval, timeZone: string, language: string): string | null {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  if (Number.isNaN(start) || Number.isNaN(end) || start > end) return null;
  return formatter(timeZone, language).formatRange(start, end);
}

/** Where a language is written with dates in more than one order, the order of the day first. */
const LOCALES: Readonly<Record<string, string>> = { en: 'en-GB', no: 'nb' };

function formatter(timeZone: string, language: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(LOCALES[language] ?? language, {
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    numberingSystem: 'latn',
    calendar: 'gregory',
    timeZone,
  });
}

/**
 * A moment in a sentence of the page, with its offset: `today 15:00 (UTC+1)`, `Wed 25 Nov 07:00 (UTC+1)`; the year where it
 * is not that of `nowMs`.
 */
export function formatWhen(ms: number, nowMs: number, timeZone: string, words: Messages['times']): string {
  return `${dayAndTime(ms, nowMs, timeZone, words)} (${offsetAt(ms, timeZone)})`;
}

function dayAndTime(ms: number, nowMs: number, timeZone: string, words: Messages['times']): string {
  const time = formatTime(ms, timeZone);
  const away = daysApart(nowMs, ms, timeZone);
  if (away === 0) return words.today(time);
  if (away === 1) return words.tomorrow(time);
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone });
  const day = formatDay(ms, timeZone, screenLanguage(), year.format(ms) !== year.format(nowMs));
  return words.onDay(day, time);
}

/** `08:00`. */
export function formatTime(ms: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(ms);
}

/** `Wed 25 Nov`, as `language` writes it. */
export function formatDay(ms: number, timeZone: string, language: string, withYear = false): string {
  return new Intl.DateTimeFormat(LOCALES[language] ?? language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(withYear ? { year: 'numeric' } : {}),
    numberingSystem: 'latn',
    calendar: 'gregory',
    timeZone,
  })
    .format(ms)
    .replace(/^(\p{Lu}\p{Ll}+), /u, '$1 ');
}

/** The reader's own zone, `Europe/Oslo`. */
export function readersTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

/** How far `timeZone` is from UTC at `instant`: `UTC+2`; null when `instant` is no date. */
export function utcOffset(instant: UtcInstant, timeZone: string): string | null {
  const ms = Date.parse(instant);
  return Number.isNaN(ms) ? null : offsetAt(ms, timeZone);
}

function offsetAt(ms: number, timeZone: string): string {
  if (timeZone === 'UTC') return 'UTC';
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(ms);
  return parts.find((part) => part.type === 'timeZoneName')?.value.replace('GMT', 'UTC') ?? timeZone;
}

/** Whether this browser knows `timeZone`; the others here throw a RangeError for one that it does not. */
export function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}
