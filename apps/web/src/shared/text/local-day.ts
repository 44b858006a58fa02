const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** What a clock on the wall in `timeZone` (IANA) shows at `ms`, as if it were UTC, in milliseconds. */
function wallMs(ms: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(ms);
  const read = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  const date = Date.UTC(read('year'), read('month') - 1, read('day'));
  return date + read('hour') * HOUR_MS + read('minute') * 60_000 + read('second') * 1000;
}

/** Midnight of the wall's date, as {@link wallMs} counts. */
function dateOf(wall: number): number {
  return Math.floor(wall / DAY_MS) * DAY_MS;
}

/** The first moment of the wall's date `date`: not always 00:00, since clocks may change at midnight. */
function startOfDate(date: number, timeZone: string): number {
  const offsets = [date - DAY_MS, date + DAY_MS].map((ms) => wallMs(ms, timeZone) - ms);
  const starts = offsets.map((offset) => date - offset).filter((ms) => dateOf(wallMs(ms, timeZone)) === date);
  return starts.length > 0 ? Math.min(...starts) : date - (offsets[0] ?? 0);
}

/** One day of a place: from its first moment up to the first of the next day; 23 or 25 hours when clocks change. */
export interface LocalDay {
  readonly startMs: number;
  readonly endMs: number;
}

/** The day in `timeZone` that `ms` lies in. Throws a RangeError for an unknown zone. */
export function localDay(ms: number, timeZone: string): LocalDay {
  const date = dateOf(wallMs(ms, timeZone));
  return { startMs: startOfDate(date, timeZone), endMs: startOfDate(date + DAY_MS, timeZone) };
}

/** How many dates lie between the days of `aMs` and `bMs` in `timeZone`: 1 from a day to the next. */
export function daysApart(aMs: number, bMs: number, timeZone: string): number {
  return Math.round((dateOf(wallMs(bMs, timeZone)) - dateOf(wallMs(aMs, timeZone))) / DAY_MS);
}

/** What part of the clock's day, 0 to 1, is over at `ms`: 0.5 at 12:00, also on days with more or fewer hours. */
export function partOfDay(ms: number, timeZone: string): number {
  const wall = wallMs(ms, timeZone);
  return (wall - dateOf(wall)) / DAY_MS;
}
