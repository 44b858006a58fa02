import type { Period } from '@klarnotam/notam';
import type { LocaleSettings } from '../locale-settings.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(catalogue: LocaleSettings, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${catalogue.locale} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(catalogue.locale, {
      ...options,
      numberingSystem: 'latn',
      calendar: 'gregory',
    });
    formats.set(key, format);
  }
  return format;
}

/** Made once for each zone: making one costs more than all else that is said. */
function zoned(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}

/** Day and year of a moment on the clock of `timeZone`: `2026-07-10`. */
export function dayOf(ms: number, timeZone: string): string {
  return zoned('sv', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(ms);
}

/** `16:00`, 24 hours. */
export function sayClock(ms: number, timeZone: string): string {
  return zoned('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(ms);
}

/** `Fri 10 Jul`, as the language writes it, with the year where it is not that of `nowMs`; null: always. */
export function sayDay(
  ms: number,
  nowMs: number | null,
  timeZone: string,
  catalogue: LocaleSettings,
): string {
  const sameYear = nowMs !== null && dayOf(ms, timeZone).slice(0, 4) === dayOf(nowMs, timeZone).slice(0, 4);
  const day = formatOf(catalogue, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(sameYear ? {} : { year: 'numeric' }),
    timeZone,
  })
    .format(ms)
    .replace(/^(\p{Lu}\p{Ll}+), /u, '$1 ');
  return catalogue.adjustDay === undefined ? day : catalogue.adjustDay(day);
}

/** `Fri`, as the language writes it; a language whose short name is one character (金) gets the long one. */
export function sayWeekday(ms: number, timeZone: string, catalogue: LocaleSettings): string {
  const short = formatOf(catalogue, { weekday: 'short', timeZone }).format(ms);
  // A language adjusts the weekday where a date follows it.
  if (short.length > 1) return (catalogue.adjustDay?.(`${short} `) ?? short).trimEnd();
  return formatOf(catalogue, { weekday: 'long', timeZone }).format(ms);
}

/** `today`, in the language. */
export function sayToday(catalogue: LocaleSettings): string {
  return new Intl.RelativeTimeFormat(catalogue.locale, { numeric: 'auto' }).format(0, 'day');
}

/** `3 days`, in the language. */
export function sayDays(days: number, catalogue: LocaleSettings): string {
  return new Intl.NumberFormat(catalogue.locale, {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'long',
    numberingSystem: 'latn',
  }).format(days);
}

/** `16:00` on the day of `nowMs`, else with the day before it; null: always with day and year. */
export function sayMoment(
  ms: number,
  nowMs: number | null,
  timeZone: string,
  catalogue: LocaleSettings,
): string {
  const clock = sayClock(ms, timeZone);
  if (nowMs !== null && dayOf(ms, timeZone) === dayOf(nowMs, timeZone)) return clock;
  return `${sayDay(ms, nowMs, timeZone, catalogue)} ${clock}`;
}

/** From when to when, each with its day where it is not that of what stands before it. */
export function sayPeriod(
  { fromMs, toMs }: Period,
  nowMs: number | null,
  timeZone: string,
  catalogue: LocaleSettings,
): string {
  const from = sayMoment(fromMs, nowMs, timeZone, catalogue);
  if (toMs === null) return from;
  const sameDay = dayOf(fromMs, timeZone) === dayOf(toMs, timeZone);
  return sameDay
    ? `${from}–${sayClock(toMs, timeZone)}`
    : `${from} – ${sayDay(toMs, nowMs, timeZone, catalogue)} ${sayClock(toMs, timeZone)}`;
}

/** How far `timeZone` is from UTC then: `UTC+2`. */
export function sayOffset(ms: number, timeZone: string): string {
  if (timeZone === 'UTC') return 'UTC';
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(ms);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', 'UTC') ?? timeZone;
  return offset === 'UTC' ? 'UTC+0' : offset;
}
