import type { NotamFacts } from '../facts.ts';
import type { SearchText } from '../search/search-text.ts';
import { airspaceOfSubject, findDesignatedArea, findNamedAirspace, type ActiveAirspace } from './airspace.ts';
import { findDeactivation } from './deactivation.ts';
import type { FoundHazard } from './find-hazard.ts';
import type { SubjectFamily } from './subject-family.ts';

/** What decides whether airspace is active. */
interface Told {
  readonly facts: Pick<NotamFacts, 'qualifier'>;
  readonly text: SearchText;
  readonly family: SubjectFamily;
  readonly trigger: boolean;
  readonly hazard: FoundHazard | null;
}

const ZONE_KINDS: readonly string[] = ['controlZone', 'aerodromeTrafficZone', 'radioOrTransponderZone'];

/** The airspace that the NOTAM makes active or sets up, by its Q code or its text. */
export function findActiveAirspace(told: Told): ActiveAirspace | null {
  const { facts, text, family, trigger } = told;
  if (hasNoAirspace(family)) return null;
  const subject = facts.qualifier?.subject ?? null;
  const ofSubject = trigger ? null : airspaceOfSubject(facts.qualifier, text);
  if (ofSubject !== null && subject !== 'AC' && subject !== 'AZ') return ofSubject;
  const named = findNamedAirspace(text) ?? ofSubject ?? activatedReservation(told) ?? areaByDesignator(told);
  if (named === null) return null;
  if (family === 'warning' && named.airspace === 'flightRestriction') return null;
  return ZONE_KINDS.includes(named.airspace) && family !== 'zone' ? null : named;
}

/** An activated reservation (QRACA) whose text names nothing that would be a mere hazard. */
function activatedReservation(told: Told): ActiveAirspace | null {
  const { subject = null, condition = null } = told.facts.qualifier ?? {};
  if (told.trigger || subject !== 'RA' || (condition !== 'CA' && condition !== 'CS')) return null;
  if (told.hazard !== null) return null;
  return { airspace: 'reservedAirspace', name: null, span: null };
}

/** An area by its designator alone, by whatever words it is said to be active: `EFD441 HOT`. */
function areaByDesignator({ facts, text, family, trigger }: Told): ActiveAirspace | null {
  if (trigger || (family !== 'airspace' && family !== 'warning' && family !== 'other')) return null;
  const area = findDesignatedArea(text);
  return area === null || findDeactivation(facts.qualifier, text) !== null ? null : area;
}

/** A NOTAM of this family speaks of no airspace that could be active. */
export function hasNoAirspace(family: SubjectFamily): boolean {
  return family === 'aerodrome' || family === 'procedure' || family === 'route';
}
