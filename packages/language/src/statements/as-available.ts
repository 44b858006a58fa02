import type { Clause, FacilityCode } from '@klarnotam/notam';
import type { EventStatement } from './statements.ts';

/** What pilots are told about an area or let through it by. */
export const AREA_SERVICES: ReadonlySet<FacilityCode> = new Set<FacilityCode>([
  'crossingService',
  'activityInformation',
]);

/** `SPECIAL USE AIRSPACE CROSSING SERVICE VIA TEESSIDE RADAR CH 118.855`: a service and on which frequency says that it is there. */
export function asAvailable(event: EventStatement): EventStatement {
  if (event.type !== 'clause') return event;
  const { clause } = event;
  if (clause.kind !== 'sequence') return { ...event, clause: available(clause) };
  return { ...event, clause: { ...clause, clauses: clause.clauses.map(available) } };
}

function available(clause: Clause): Clause {
  if (clause.kind !== 'facilityLine' || !AREA_SERVICES.has(clause.facility)) return clause;
  if (!clause.adjuncts.some(({ type }) => type === 'frequency' || type === 'onFrequency')) return clause;
  const { facility, name, adjuncts } = clause;
  return { kind: 'state', facility, name, others: [], state: 'available', value: null, adjuncts };
}
