import { screenLanguage, screenLocale } from './screen-language.ts';

const DAY_MS = 86_400_000;

const LONG_DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const SHORT_DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** As the language of the screens writes it; the instant itself when it is no date. */
function format(instant: string, options: Intl.DateTimeFormatOptions, timeZone: string | undefined): string {
  const ms = Date.parse(instant);
  if (Number.isNaN(ms)) return instant;
  return new Intl.DateTimeFormat(screenLocale(), { ...options, timeZone }).format(ms);
}

/** `instant` as a day in the reader's zone, `3 November 2026`; the instant itself when it is no date. */
export function formatDay(instant: string, timeZone?: string): string {
  return format(instant, LONG_DAY, timeZone);
}

/** The same with the time of the day, `3 November 2026 at 14:05`. */
export function formatMoment(instant: string, timeZone?: string): string {
  return format(instant, { ...LONG_DAY, ...CLOCK }, timeZone);
}

/** `instant` as a day in the reader's zone, dd/MM/yyyy in English; the instant itself when it is no date. */
export function formatShortDay(instant: string, timeZone?: string): string {
  return format(instant, SHORT_DAY, timeZone);
}

/** The same with the time of the day, dd/MM/yyyy HH:mm in English. */
export function formatShortMoment(instant: string, timeZone?: string): string {
  const written = format(instant, { ...SHORT_DAY, ...CLOCK }, timeZone);
  return screenLanguage() === 'en' ? written.replace(', ', ' ') : written;
}

/** Whole days from `nowMs` until `instant`, a day that has begun counted; 0 when it is past or no date. */
export function daysUntil(instant: string, nowMs: number): number {
  const days = Math.ceil((Date.parse(instant) - nowMs) / DAY_MS);
  return days > 0 ? days : 0;
}
