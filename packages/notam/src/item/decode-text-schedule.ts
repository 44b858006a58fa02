import { type MappedText, type Span, toSource, upperCaseLatin } from '@klarnotam/aviation';
import type { DecodeContext } from '../decode-context.ts';
import type { Area, Schedule } from '../facts.ts';
import { report, type Findings } from '../findings.ts';
import { findDaysOff, findDaysOn } from '../schedule/find-days-off.ts';
import { findHours, type KnownHours } from '../schedule/find-hours.ts';
import { listSchedule } from '../schedule/list-schedule.ts';
import { daysOfValidity } from '../schedule/written-dates.ts';
import { isWithinOneDay } from '../schedule/read-area-hours.ts';
import { readTextSchedule } from '../schedule/read-text-schedule.ts';
import { textTokens } from '../schedule/text-tokens.ts';
import { scheduleContext } from './decode-schedule.ts';
import type { ItemFacts } from './item-facts.ts';

/** Where nothing of this stands, a text holds no hours; to ask is quicker than to look for them. */
const MAY_HOLD_HOURS =
  /(?<!\d)[012]\d[.:H]?[0-5]\d(?!\d)|(?<![A-Z])(?:S[RS]|SUN(?:RISE|SET)|H[JN]|H24|MON|TUE|WED|THU|FRI|SAT|SUN|WEEK|[AP]M(?![A-Z]))|\d [AP]M|\d-\d\dZ|(?<![A-Z])(?:BTN|BETWEEN|FROM|FM) [012]?\d /;
const DAY_MINUTES = 1440;

/**
 * The hours that item E of a NOTAM without item D writes; null where none are clearly those of the whole effect. Hours that stand
 * in the text and were not read are reported as `hoursUnread`, beside an item D too, unless they are its own or those of items B and C.
 */
export function decodeTextSchedule(
  body: MappedText,
  upper: string,
  schedule: Schedule | null,
  facts: ItemFacts,
  areas: readonly Area[],
  context: DecodeContext,
  findings: Findings,
): Schedule | null {
  const reportUnread = (spans: readonly Span[]): void => {
    for (const { from, to } of spans)
      report(findings, 'textSchedule', 'hoursUnread', toSource(body, from, to));
  };
  // Days on which alone it is in force; of a notice of one day they are its own.
  const daysOn = schedule === null && !isWithinOneDay(facts) ? findDaysOn(upper) : [];
  if (!MAY_HOLD_HOURS.test(upper)) {
    reportUnread(apartFrom(findDaysOff(upper), daysOn));
    return null;
  }
  const place = scheduleContext(facts, areas, context);
  const read = schedule === null ? readTextSchedule(upper, place) : null;
  if (read !== null && read.schedule.intervals !== null) {
    const { span } = read;
    findings.spans.textSchedule = toSource(body, span.from, span.to);
    // Then these are not all that is said of hours.
    reportUnread(findDaysOff(upper).filter((off) => !overlaps(off, span)));
    const listed = listSchedule(read.schedule, read.openUntil);
    return { ...listed, text: body.text.slice(span.from, span.to) };
  }
  const isKnown = knownHours(schedule?.text ?? null, facts);
  reportUnread(apartFrom(findHours(upper, textTokens(upper, daysOfValidity(place)), isKnown), daysOn));
  return null;
}

function overlaps(left: Span, right: Span): boolean {
  return left.from < right.to && left.to > right.from;
}

/** `first`, and those of `more` that overlap none of them. */
function apartFrom(first: readonly Span[], more: readonly Span[]): readonly Span[] {
  return [...first, ...more.filter((each) => !first.some((other) => overlaps(each, other)))];
}

/** Times that item D names, or those of items B and C of a NOTAM that is valid for a day at most. */
function knownHours(itemD: string | null, facts: ItemFacts): KnownHours {
  const known = new Set((itemD?.match(/(?<!\d)\d{2}:?\d{2}(?!\d)/g) ?? []).map(minutesOfClock));
  if (isWithinOneDay(facts)) {
    for (const instant of [facts.validFrom, facts.validTo])
      known.add(minutesOfClock(instant?.slice(11, 16) ?? ''));
  }
  const words = itemD === null ? '' : compact(upperCaseLatin(itemD));
  return (said, times) =>
    (times.length > 0 && times.every((time) => known.has(time % DAY_MINUTES))) ||
    words.includes(compact(said));
}

function compact(words: string): string {
  return words.replace(/\s+/g, '');
}

function minutesOfClock(clock: string): number {
  const digits = clock.replace(':', '');
  return (Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2, 4))) % DAY_MINUTES;
}
