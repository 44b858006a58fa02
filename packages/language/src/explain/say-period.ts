import type { UtcInstant, UtcInterval } from '@klarnotam/aviation';
import { toLocalTime } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { joinWithSemicolons } from '../format/join.ts';
import { formatList } from '../format/list.ts';
import { capitalised, uncapitalised } from '../format/sentence.ts';
import { clockTime, formatUtc, formatUtcDate, formatUtcDays } from '../format/utc.ts';
import { say } from '../say.ts';
import type { DayGroup, DayRun, HoursStatement, PeriodStatement } from '../statements/statements.ts';
import type { SourcedText } from '../wording.ts';
import { sayHoursOfOtherDay } from './local-day.ts';
import { sayScheduleWords } from './schedule-words.ts';

/** When: the hours where they tell the period too, else the period and then the hours; local time beside UTC where the zone is known. */
export function sayPeriod(
  period: PeriodStatement,
  timeZone: string | null,
  catalogue: Catalogue,
  said: 'nothing' | 'validity' | 'all' = 'nothing',
): readonly SourcedText[] {
  const { hours, span, unreadHours } = period;
  const sentences: SourcedText[] = [];
  if (said === 'nothing' && (hours?.type !== 'days' || !hours.fillsPeriod))
    sentences.push({ text: sayValidity(period, timeZone, catalogue), span });
  if (said !== 'all' && hours !== null)
    sentences.push({
      text:
        hours.type === 'days' && hours.listedUntil === null
          ? say(catalogue, 'applies', { when: sayGroups(hours.groups, timeZone, catalogue) })
          : sayHours(hours, timeZone, catalogue),
      span: hours.span,
    });
  // One by one: a text may hold more of them than a call takes arguments.
  for (const { text, span: there } of unreadHours) {
    sentences.push({ text: say(catalogue, 'textHoursUnread', { text }), span: there });
  }
  return sentences;
}

/**
 * `statement`, a sentence, with the period before it: `On 3 May 2026, 09:00–11:00 UTC, danger area EGD118 is active.` Behind a place
 * (`isPlaced`) the period follows it. Without hours that take a sentence of their own (`isWhole`). Null where the period takes one.
 */
export function sayWithPeriod(
  statement: string,
  { from, to, end, hours }: PeriodStatement,
  timeZone: string | null,
  catalogue: Catalogue,
  isPlaced = false,
): { readonly text: string; readonly isWhole: boolean } | null {
  const whole = (text: string): { readonly text: string; readonly isWhole: boolean } => ({
    text,
    isWhole: true,
  });
  if (/[:：]$/u.test(statement) || from === null || to === null || end !== 'fixed') return null;
  const said = statement.replace(/\s?[.।。]$/u, '');
  const behind = isPlaced ? null : afterTime(said, catalogue);
  const event = behind ?? said;
  const form = behind === null ? (/[,،]/.test(event) ? 'comma' : 'plain') : null;
  const interval = { from, to };
  if (hours === null) {
    if (from.slice(0, 10) !== to.slice(0, 10))
      return whole(sayFromTo(event, form, interval, timeZone, catalogue));
    const day = { first: interval, last: interval, days: 1 };
    return whole(sayOnDays(event, form, [{ days: [day], hours: [interval] }], timeZone, catalogue));
  }
  if (hours.type !== 'days' || !hours.fillsPeriod)
    return { text: sayFromTo(event, form, interval, timeZone, catalogue), isWhole: false };
  const { groups } = hours;
  const [group] = groups;
  const [run] = group?.days ?? [];
  if (hours.listedUntil !== null || group === undefined || run === undefined) return null;
  // Two sets of days with their hours still fit into the sentence.
  if (groups.length <= 2 && groups.every((each) => each.hours.length > 0))
    return whole(sayOnDays(event, form, groups, timeZone, catalogue));
  if (groups.length > 1 || group.hours.length > 0 || group.days.length > 1) return null;
  return whole(sayFromTo(event, form, run.first, timeZone, catalogue));
}

/** `form`: of the event that the time stands behind; null where it stands before it. */
function sayOnDays(
  event: string,
  form: string | null,
  groups: readonly DayGroup[],
  timeZone: string | null,
  catalogue: Catalogue,
): string {
  const when = formatList(
    groups.map((group) => sayGroup(group, timeZone, catalogue)),
    catalogue,
  );
  const isOneDay = groups.length === 1 && groups[0]?.days.length === 1 && groups[0].days[0]?.days === 1;
  return form === null
    ? capitalised(say(catalogue, isOneDay ? 'onDayEvent' : 'onDaysEvent', { event, when }))
    : say(catalogue, isOneDay ? 'eventOnDay' : 'eventOnDays', { event, when, form });
}

function sayFromTo(
  event: string,
  form: string | null,
  { from, to }: UtcInterval,
  timeZone: string | null,
  catalogue: Catalogue,
): string {
  const ends = sayEnds(from, to, timeZone, catalogue);
  return form === null
    ? capitalised(say(catalogue, 'fromToEvent', { event, ...ends }))
    : say(catalogue, 'eventFromTo', { event, form, ...ends });
}

const HAS_CAPITALS = /\p{Ll}/u;

/** `event` as it goes on behind a time; null where the language cannot tell how. */
function afterTime(event: string, catalogue: Catalogue): string | null {
  // In a script without capitals Latin letters begin a name.
  if (event.charAt(0) <= 'Z' && !HAS_CAPITALS.test(catalogue.months[0] ?? '')) return event;
  return catalogue.afterTime === undefined ? uncapitalised(event) : catalogue.afterTime(uncapitalised(event));
}

function sayValidity(
  { from, to, end }: PeriodStatement,
  timeZone: string | null,
  catalogue: Catalogue,
): string {
  const said = (instant: UtcInstant): string => withLocalClock(instant, timeZone, catalogue);
  if (from === null && to === null) return say(catalogue, 'validUnknown');
  if (from === null) return say(catalogue, 'validToOnly', { to: to === null ? '' : said(to) });
  if (end === 'permanent') return say(catalogue, 'validPermanent', { from: said(from) });
  if (to === null)
    return say(catalogue, end === 'open' ? 'validFrom' : 'validFromOnly', { from: said(from) });
  if (end === 'estimated') return say(catalogue, 'validFromToEstimated', { from: said(from), to: said(to) });
  if (from.slice(0, 10) !== to.slice(0, 10))
    return say(catalogue, 'validFromTo', { from: said(from), to: said(to) });
  const day = say(catalogue, 'dayAndHours', {
    date: formatUtcDate(from, catalogue),
    hours: sayRange({ first: { from, to }, last: { from, to }, days: 1 }, timeZone, catalogue),
  });
  return say(catalogue, 'applies', { when: day });
}

/** The hours as a sentence. */
export function sayHours(hours: HoursStatement, timeZone: string | null, catalogue: Catalogue): string {
  const said = sayHoursAlone(hours, timeZone, catalogue);
  if (hours.listedUntil === null || hours.type === 'words') return said;
  const next = say(catalogue, 'hoursListedUntil', { until: formatUtc(hours.listedUntil, catalogue) });
  return say(catalogue, 'sentences', { first: said, next });
}

function sayHoursAlone(hours: HoursStatement, timeZone: string | null, catalogue: Catalogue): string {
  const { printed: text, groups, words } = hours;
  switch (hours.type) {
    case 'days':
      return say(catalogue, 'sentence', { text: capitalised(sayGroups(groups, timeZone, catalogue)) });
    case 'words':
      return sayScheduleWords(words, catalogue) ?? '';
    case 'printed':
      return say(catalogue, 'scheduleAsPrinted', { text });
    case 'never':
      return say(catalogue, 'scheduleNeverActive', { text });
    case 'unread':
      return say(catalogue, 'scheduleUnknown', { text });
    case 'unbounded':
      return say(catalogue, 'scheduleNoHours', { text });
  }
}

function sayGroups(groups: readonly DayGroup[], timeZone: string | null, catalogue: Catalogue): string {
  return joinWithSemicolons(
    groups.map((group) => sayGroup(group, timeZone, catalogue)),
    catalogue,
  );
}

/** `10–14 August 2026 and 17–21 August 2026, each day 07:00–17:00 UTC`. */
function sayGroup({ days, hours }: DayGroup, timeZone: string | null, catalogue: Catalogue): string {
  if (hours.length === 0) {
    const periods = days.map(({ first: { from, to } }) =>
      say(catalogue, 'periodOverDays', {
        from: withLocalClock(from, timeZone, catalogue),
        to: withLocalClock(to, timeZone, catalogue),
      }),
    );
    return formatList(periods, catalogue);
  }
  const dates = formatUtcDays(
    days.map(({ first, last }) => ({ first: first.from, last: last.from })),
    catalogue,
  );
  const [first] = days;
  const last = days.at(-1);
  const ranges = hours.map((interval) =>
    sayRange(
      {
        first: at(interval, first),
        last: at(interval, last),
        days: days.length === 1 ? (first?.days ?? 1) : 2,
      },
      timeZone,
      catalogue,
    ),
  );
  const said = formatList(ranges, catalogue);
  // Days that stand one by one are the days.
  return days.some(({ days: count }) => count > 1)
    ? say(catalogue, 'daysAndHours', { days: dates, hours: said })
    : say(catalogue, 'dayAndHours', { date: dates, hours: said });
}

/** The clock times of `interval` on the day that `run` begins or ends, for the zone may have changed its clocks. */
function at(interval: UtcInterval, run: DayRun | undefined): UtcInterval {
  if (run === undefined) return interval;
  const moved =
    Date.parse(`${run.last.from.slice(0, 10)}T00:00:00Z`) -
    Date.parse(`${interval.from.slice(0, 10)}T00:00:00Z`);
  const shift = (instant: UtcInstant): UtcInstant =>
    new Date(Date.parse(instant) + moved).toISOString().replace('.000Z', 'Z');
  return { from: shift(interval.from), to: shift(interval.to) };
}

/**
 * `07:00–17:00 UTC (09:00–19:00 local time)`, and what the local clock shows from the day on which it is changed. Of a single period
 * that has another date there, with its dates.
 */
function sayRange({ first, last, days }: DayRun, timeZone: string | null, catalogue: Catalogue): string {
  const { from, to } = first;
  const nextDay = to.slice(0, 10) !== from.slice(0, 10) && to.slice(11, 16) !== '00:00';
  const utc = say(catalogue, nextDay ? 'timeRangeOverMidnight' : 'timeRange', {
    from: clockTime(from),
    to: to.slice(11, 16) === '00:00' && to > from ? '24:00' : clockTime(to),
  });
  const [begin, end] = [localOf(from, timeZone), localOf(to, timeZone)];
  if (begin === null || end === null) return utc;
  const isSameDay = begin.date === from.slice(0, 10) && end.date === to.slice(0, 10);
  if (!isSameDay) {
    if (days > 1 || first.from !== last.from) {
      if (changeOfClocks(first, last, timeZone) !== null) return utc;
      return sayHoursOfOtherDay(utc, from.slice(0, 10), { begin, end }, catalogue) ?? utc;
    }
    const local =
      begin.date === end.date
        ? sayLocal({ ...begin, time: sayClocks(begin, end, catalogue) }, catalogue)
        : say(catalogue, 'periodOverDays', {
            from: sayLocal(begin, catalogue),
            to: sayLocal(end, catalogue),
          });
    return say(catalogue, 'localTimeBeside', { utc, local });
  }
  const change = changeOfClocks(first, last, timeZone);
  if (change === 'several') return utc;
  if (change === null)
    return begin.time === clockTime(from)
      ? say(catalogue, 'sameLocalTime', { utc })
      : say(catalogue, 'localTimeBeside', { utc, local: sayClocks(begin, end, catalogue) });
  const [laterBegin, laterEnd] = [localOf(change.from, timeZone), localOf(change.to, timeZone)];
  if (laterBegin === null || laterEnd === null) return utc;
  return say(catalogue, 'localTimeChanging', {
    utc,
    local: sayClocks(begin, end, catalogue),
    date: sayDay(laterBegin, catalogue),
    later: sayClocks(laterBegin, laterEnd, catalogue),
  });
}

function sayClocks(begin: LocalMoment, end: LocalMoment, catalogue: Catalogue): string {
  return say(catalogue, 'clockRange', { from: begin.time, to: end.time });
}

/** As many days as this lie between two looks at the clocks: they are never changed twice within. */
const LOOK_DAYS = 28;

/**
 * The first period between `first` and `last`, which is the same on each day, on which the clocks of the place show another time; null: on
 * none.
 */
function changeOfClocks(
  first: UtcInterval,
  last: UtcInterval,
  timeZone: string | null,
): UtcInterval | 'several' | null {
  const days = Math.round((Date.parse(last.from) - Date.parse(first.from)) / DAY_MS);
  const onDay = (day: number): UtcInterval => ({
    from: later(first.from, day),
    to: later(first.to, day),
  });
  const clocksOn = (day: number): string => {
    const { from, to } = onDay(day);
    return `${localOf(from, timeZone)?.time ?? ''} ${localOf(to, timeZone)?.time ?? ''}`;
  };
  const looks = Array.from({ length: Math.ceil(days / LOOK_DAYS) }, (_, index) => index * LOOK_DAYS);
  looks.push(days);
  const changed = looks.slice(1).filter((day, index) => clocksOn(day) !== clocksOn(looks[index] ?? 0));
  const [until, ...more] = changed;
  if (until === undefined) return null;
  if (more.length > 0) return 'several';
  let same = looks[looks.indexOf(until) - 1] ?? 0;
  let other = until;
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2);
    if (clocksOn(middle) === clocksOn(same)) same = middle;
    else other = middle;
  }
  return onDay(other);
}

const DAY_MS = 86_400_000;

function later(instant: UtcInstant, days: number): UtcInstant {
  return new Date(Date.parse(instant) + days * DAY_MS).toISOString().replace('.000Z', 'Z');
}

type LocalMoment = NonNullable<ReturnType<typeof toLocalTime>>;

function localOf(instant: UtcInstant, timeZone: string | null): LocalMoment | null {
  return timeZone === null ? null : toLocalTime(instant, timeZone);
}

/** `14 January at 00:38`. */
function sayLocal({ date, time }: LocalMoment, catalogue: Catalogue): string {
  return say(catalogue, 'scheduleDayAndTime', { day: sayDay({ date }, catalogue), time });
}

/** `14 January`. */
function sayDay({ date }: Pick<LocalMoment, 'date'>, catalogue: Catalogue): string {
  const month = catalogue.months[Number(date.slice(5, 7)) - 1] ?? '';
  return say(catalogue, 'scheduleDate', { day: Number(date.slice(8, 10)), month });
}

/** Both ends of a period; where the clocks of the place differ from UTC at one of them, both are told. */
export function sayEnds(
  from: UtcInstant,
  to: UtcInstant,
  timeZone: string | null,
  catalogue: Catalogue,
): { readonly from: string; readonly to: string } {
  const ends = {
    from: withLocalClock(from, timeZone, catalogue),
    to: withLocalClock(to, timeZone, catalogue),
  };
  const isPlain = (end: 'from' | 'to', instant: UtcInstant): boolean =>
    ends[end] === formatUtc(instant, catalogue);
  if (timeZone === null || isPlain('from', from) === isPlain('to', to)) return ends;
  return isPlain('from', from)
    ? { ...ends, from: say(catalogue, 'sameLocalTime', { utc: ends.from }) }
    : { ...ends, to: say(catalogue, 'sameLocalTime', { utc: ends.to }) };
}

function withLocalClock(instant: UtcInstant, timeZone: string | null, catalogue: Catalogue): string {
  const utc = formatUtc(instant, catalogue);
  const local = localOf(instant, timeZone);
  if (local === null || local.time === clockTime(instant)) return utc;
  const isSameDay = local.date === instant.slice(0, 10);
  return say(catalogue, 'localTimeBeside', {
    utc,
    local: isSameDay ? local.time : sayLocal(local, catalogue),
  });
}
