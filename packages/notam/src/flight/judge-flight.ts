import type { NotamFacts } from '../facts.ts';
import { activityDuring } from './activity-during.ts';
import type { Flight, FlightSurroundings, FlightVerdict } from './flight.ts';

/** How a notice stands to a flight, with the reasons as facts. */
export function judgeFlight(
  flight: Flight,
  facts: NotamFacts,
  surroundings: FlightSurroundings,
): FlightVerdict {
  const active = activityDuring(facts, flight, surroundings.decodedAt);
  if (active.length === 0) return { verdict: 'doesNot', reasons: [{ code: 'noHours', tells: 'doesNot' }] };
  return { verdict: 'cannotTell', reasons: [{ code: 'placeUnknown', tells: 'cannotTell' }] };
}
