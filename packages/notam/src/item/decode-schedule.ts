import { shiftSpan, type Position, type Span } from '@klarnotam/aviation';
import { areaPosition } from '../area/area-position.ts';
import type { DecodeContext } from '../decode-context.ts';
import type { Area, Schedule } from '../facts.ts';
import { report, type Findings } from '../findings.ts';
import { upperCaseLatin } from '@klarnotam/aviation';
import type { NotamProblemCode } from '../problem-code.ts';
import { listSchedule } from '../schedule/list-schedule.ts';
import { readSchedule, type ScheduleContext, type ScheduleNote } from '../schedule/read-schedule.ts';
import type { ScheduleClause } from '../schedule/schedule-clause.ts';
import type { ItemFacts } from './item-facts.ts';

const PROBLEM_OF_NOTE: Readonly<Partial<Record<ScheduleNote, NotamProblemCode>>> = {
  contradiction: 'scheduleContradictsValidity',
  noPosition: 'scheduleNeedsPosition',
  polarDay: 'sunNeverSets',
  polarNight: 'sunNeverRises',
  polarUndecided: 'sunUndecided',
  tooMany: 'scheduleCutOff',
};

/** A place of the NOTAM good enough for sunrise and sunset. */
export function placeOf(facts: Pick<ItemFacts, 'qualifier'>, areas: readonly Area[]): Position | null {
  if (facts.qualifier?.centre) return facts.qualifier.centre;
  const [area] = areas;
  return area === undefined ? null : areaPosition(area);
}

/** What hours need to know of the NOTAM that they stand in. */
export function scheduleContext(
  facts: Pick<ItemFacts, 'qualifier' | 'validFrom' | 'validTo' | 'permanent' | 'locations'>,
  areas: readonly Area[],
  { now, timeZoneOf }: DecodeContext,
): ScheduleContext {
  const { qualifier, validFrom, validTo, permanent, locations } = facts;
  const timeZone = (): string | null => timeZoneOf?.({ qualifier, locations, areas }) ?? null;
  return { validFrom, validTo, permanent, now, position: placeOf(facts, areas), timeZone };
}

/** Item D, which stands at `span` of `clean`, as periods inside items B and C; what of it was not read is reported. */
export function decodeSchedule(
  clean: string,
  span: Span,
  facts: Pick<ItemFacts, 'qualifier' | 'validFrom' | 'validTo' | 'permanent' | 'locations'>,
  areas: readonly Area[],
  context: DecodeContext,
  findings: Findings,
): { readonly schedule: Schedule; readonly clauses: readonly ScheduleClause[] } {
  const text = clean.slice(span.from, span.to);
  const read = readSchedule(upperCaseLatin(text), scheduleContext(facts, areas, context));
  const { clauses, unread, notes } = read;
  findings.spans.schedule = span;
  for (const part of unread) report(findings, 'schedule', 'unreadSchedule', shiftSpan(part, span.from));
  for (const note of notes) {
    const code = PROBLEM_OF_NOTE[note];
    if (code) report(findings, 'schedule', code, span);
  }
  return { schedule: { ...listSchedule(read.schedule, read.openUntil), text }, clauses };
}
