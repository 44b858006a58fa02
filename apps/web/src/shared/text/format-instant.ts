import type { UtcInstant, UtcInterval } from '@klarnotam/aviation';

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

/** The reader's own zone, `Europe/Oslo`. */
export function readersTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

/** How far `timeZone` is from UTC at `instant`: `UTC+2`; null when `instant` is no date. */
export function utcOffset(instant: UtcInstant, timeZone: string): string | null {
  const ms = Date.parse(instant);
  if (Number.isNaN(ms)) return null;
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(ms);
  return parts.find((part) => part.type === 'timeZoneName')?.value.replace('GMT', 'UTC') ?? null;
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
