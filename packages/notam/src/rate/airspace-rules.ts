import { hasNoAirspace } from './active-airspace.ts';
import type { ActiveAirspace } from './airspace.ts';
import { findClearanceForAll, findEntryPermission, findRequiredContact } from './entry-permission.ts';
import { findPhrase } from '../search/find-phrase.ts';
import { phrase } from '../search/phrase.ts';
import type { RatingInput } from './rating-input.ts';
import type { Rating, Reason } from './reason.ts';
import { ratedByReach } from './rule.ts';

/** Prohibited means prohibited (ICAO Annex 2), unless the text names a way in. */
export function rateProhibitedArea(subject: RatingInput): Rating | null {
  const { active } = subject;
  if (active?.airspace !== 'prohibitedArea') return null;
  const permission = findEntryPermission(subject.text) ?? findRequiredContact(subject.text);
  if (permission === null) {
    return ratedByReach(
      'forbidden',
      { code: 'prohibitedAreaActive', name: active.name, span: active.span },
      subject.reach,
    );
  }
  return ratedByReach(
    'restricted',
    { code: 'permissionRequired', unit: permission.unit, span: permission.span },
    subject.reach,
  );
}

/** A condition that everybody has to meet: clearance or a call. */
export function rateCondition(subject: RatingInput): Rating | null {
  const { text } = subject;
  if (hasNoAirspace(subject.family) || !subject.tellsSomething) return null;
  const clearance = findClearanceForAll(text);
  if (clearance !== null) {
    return ratedByReach(
      'restricted',
      { code: 'trafficSubjectToClearance', span: clearance.span },
      subject.reach,
    );
  }
  const contact = findRequiredContact(text);
  if (contact === null) return null;
  return ratedByReach(
    'restricted',
    { code: 'contactRequired', unit: contact.unit, span: contact.span },
    subject.reach,
  );
}

const HOURS_CONDITIONS: readonly (string | null)[] = ['AH', 'LT', 'XX', 'CH', 'TT'];
const HOURS = phrase(
  String.raw`(?:HR|HRS|HOURS) OF (?:SERVICE|SER|OPR|OPERATION|WATCH)|(?:OPR|OPERATING|OPENING|OPERATIONAL|SERVICE|AD|ATS) (?:HR|HRS|HOURS)`,
);

const SET_UP = phrase(
  String.raw`(?<!NOT (?:BE )?)(?:ACTIVE|ACTIVATED|ACT|ESTABLISHED|INSTALLED|EST|CREATED|SET UP|INTRODUCED|INTO (?:BEING|EXISTENCE|FORCE|OPERATION)|IN FORCE|TEMPO(?:RARY)? CONTROL ZONE)`,
);

/** Only the hours or the service of a zone change: what that means for a drone cannot be told. */
function isZoneChangeOnly({ facts, text, family }: RatingInput, active: ActiveAirspace): boolean {
  if (family !== 'zone' || active.airspace === 'radioOrTransponderZone') return false;
  if (findPhrase(text, SET_UP) !== null) return false;
  return HOURS_CONDITIONS.includes(facts.qualifier?.condition ?? null) || findPhrase(text, HOURS) !== null;
}

/** An activated or newly established area, reservation or zone. */
export function rateActiveAirspace(subject: RatingInput): Rating | null {
  const { active, text } = subject;
  if (active === null) return null;
  if (isZoneChangeOnly(subject, active))
    return ratedByReach('caution', { code: 'effectUnclear', span: null }, subject.reach);
  const reason: Reason = {
    code: 'airspaceActive',
    airspace: active.airspace,
    name: active.name,
    span: active.span,
  };
  const rating = ratedByReach('restricted', reason, subject.reach);
  const permission = rating.level === 'restricted' ? findEntryPermission(text) : null;
  if (permission === null) return rating;
  const required: Reason = { code: 'permissionRequired', unit: permission.unit, span: permission.span };
  return { ...rating, reasons: [...rating.reasons, required] };
}
