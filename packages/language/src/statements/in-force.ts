import type { FacilityCode } from '@klarnotam/notam';
import type { EventStatement, PeriodStatement } from './statements.ts';

/** Areas that last from one time to another: they are established by the notice, and in force at its hours. */
const AREAS: ReadonlySet<FacilityCode> = new Set<FacilityCode>([
  'temporaryDangerArea',
  'temporaryReservedArea',
  'temporarySegregatedArea',
  'temporaryRestrictedArea',
  'temporaryProhibitedArea',
  'dangerArea',
  'restrictedArea',
  'prohibitedArea',
]);

/** What is established for a time is active at that time. */
export function inForce(event: EventStatement, { from, to, end }: PeriodStatement): EventStatement {
  if (event.type !== 'clause' || event.clause.kind !== 'state' || event.clause.state !== 'established')
    return event;
  if (!AREAS.has(event.clause.facility) || from === null || to === null || end !== 'fixed') return event;
  return { ...event, clause: { ...event.clause, state: 'active' } };
}
