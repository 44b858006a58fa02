import { shiftSpan, type Position, type Span, type UtcInstant } from '@klarnotam/aviation';
import { areaPosition } from '../area/area-position.ts';
import type { Area, Schedule } from '../facts.ts';
import { report, type Findings } from '../findings.ts';
import { upperCaseLatin } from '@klarnotam/aviation';
import type { NotamProblemCode } from '../problem-code.ts';
import { readSchedule, type ScheduleNote } from '../schedule/read-schedule.ts';
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

/** Item D, which stands at `span` of `clean`, as periods inside items B and C; what of it was not read is reported. */
export function decodeSchedule(
  clean: string,
  span: Span,
  facts: Pick<ItemFacts, 'qualifier' | 'validFrom' | 'validTo' | 'permanent'>,
  areas: readonly Area[],
  now: UtcInstant,
  findings: Findings,
): { readonly schedule: Schedule; readonly clauses: readonly ScheduleClause[] } {
  const text = clean.slice(span.from, span.to);
  const { schedule, clauses, unread, notes } = readSchedule(upperCaseLatin(text), {
    validFrom: facts.validFrom,
    validTo: facts.validTo,
    permanent: facts.permanent,
    now,
    position: placeOf(facts, areas),
  });
  findings.spans.schedule = span;
  for (const part of unread) report(findings, 'schedule', 'unreadSchedule', shiftSpan(part, span.from));
  for (const note of notes) {
    const code = PROBLEM_OF_NOTE[note];
    if (code) report(findings, 'schedule', code, span);
  }
  return { schedule: { ...schedule, text }, clauses };
}
