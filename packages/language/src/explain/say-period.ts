import type { UtcInstant, UtcInterval } from '@klarnotam/aviation';
import type { Catalogue } from '../catalogue.ts';
import { formatList } from '../format/list.ts';
import { capitalised, uncapitalised } from '../format/sentence.ts';
import { formatUtc, formatUtcDate } from '../format/utc.ts';
import { weekday } from '../format/weekday.ts';
import { say } from '../say.ts';
import type { DayGroup, HoursStatement, PeriodStatement } from '../statements/statements.ts';
import type { SourcedText } from '../wording.ts';
import { sayEnds, sayGroup, sayGroups, sayHoursOfDay, withLocalClock } from './say-hours-of-days.ts';
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
          : sayHoursWithin(hours, timeZone, catalogue),
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
  const ends = sayEnds(from, to, timeZone, catalogue);
  if (end === 'estimated') return say(catalogue, 'validFromToEstimated', ends);
  if (from.slice(0, 10) !== to.slice(0, 10)) return say(catalogue, 'validFromTo', ends);
  const day = say(catalogue, 'dayAndHours', {
    date: formatUtcDate(from, catalogue),
    hours: sayHoursOfDay({ from, to }, timeZone, catalogue),
  });
  return say(catalogue, 'applies', { when: day });
}

/** The hours behind the period that they are of; those in words have no verb of their own. */
function sayHoursWithin(hours: HoursStatement, timeZone: string | null, catalogue: Catalogue): string {
  const said = sayHours(hours, timeZone, catalogue);
  if (hours.type !== 'words') return said;
  // The days of the week are names in some languages.
  const isName = [1, 2, 3, 4, 5, 6, 7].some((day) => said.startsWith(weekday(day, catalogue)));
  return say(catalogue, 'hoursWithin', { hours: isName ? said : uncapitalised(said) });
}

/** The hours as a sentence. */
export function sayHours(hours: HoursStatement, timeZone: string | null, catalogue: Catalogue): string {
  const said = sayHoursAlone(hours, timeZone, catalogue);
  if (hours.listedUntil === null || hours.type === 'words') return said;
  const next = say(catalogue, 'hoursListedUntil', { until: formatUtc(hours.listedUntil, catalogue) });
  return say(catalogue, 'sentences', { first: said, next });
}

/** Clock times, none of them marked as local. */
function isInUtc(printed: string): boolean {
  return /\d{4}/.test(printed) && !/\d{4} ?(?:L|LT|LMT|LCL)\b|\b(?:LOCAL|LMT|LT)\b/i.test(printed);
}

function sayHoursAlone(hours: HoursStatement, timeZone: string | null, catalogue: Catalogue): string {
  const { printed: text, groups, words } = hours;
  switch (hours.type) {
    case 'days':
      return say(catalogue, 'sentence', { text: capitalised(sayGroups(groups, timeZone, catalogue)) });
    case 'words':
      return sayScheduleWords(words, catalogue) ?? '';
    case 'printed':
      return say(catalogue, isInUtc(text) ? 'scheduleAsPrintedUtc' : 'scheduleAsPrinted', { text });
    case 'never':
      return say(catalogue, 'scheduleNeverActive', { text });
    case 'unread':
      return say(catalogue, 'scheduleUnknown', { text });
    case 'unbounded':
      return say(catalogue, 'scheduleNoHours', { text });
  }
}
