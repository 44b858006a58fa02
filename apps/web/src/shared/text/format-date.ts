const DAY_MS = 86_400_000;

/** `instant` as a day in the reader's zone, `3 November 2026`; the instant itself when it is no date. */
export function formatDay(instant: string, timeZone?: string): string {
  const ms = Date.parse(instant);
  if (Number.isNaN(ms)) return instant;
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  }).format(ms);
}

/** The same with the time of the day, `3 November 2026 at 14:05`. */
export function formatMoment(instant: string, timeZone?: string): string {
  const ms = Date.parse(instant);
  if (Number.isNaN(ms)) return instant;
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(ms);
}

function parts(ms: number, timeZone: string | undefined): Readonly<Record<string, string>> {
  const format = new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  return Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, value]));
}

/** `instant` as a day in the reader's zone, dd/MM/yyyy; the instant itself when it is no date. */
export function formatShortDay(instant: string, timeZone?: string): string {
  const ms = Date.parse(instant);
  if (Number.isNaN(ms)) return instant;
  const { day = '', month = '', year = '' } = parts(ms, timeZone);
  return `${day}/${month}/${year}`;
}

/** The same with the time of the day, dd/MM/yyyy HH:mm. */
export function formatShortMoment(instant: string, timeZone?: string): string {
  const ms = Date.parse(instant);
  if (Number.isNaN(ms)) return instant;
  const { hour = '', minute = '' } = parts(ms, timeZone);
  return `${formatShortDay(instant, timeZone)} ${hour}:${minute}`;
}

/** Whole days from `nowMs` until `instant`, a day that has begun counted; 0 when it is past or no date. */
export function daysUntil(instant: string, nowMs: number): number {
  const days = Math.ceil((Date.parse(instant) - nowMs) / DAY_MS);
  return days > 0 ? days : 0;
}
