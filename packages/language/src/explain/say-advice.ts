import type { DecodedNotam, Reason } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { say } from '../say.ts';
import { isGround } from '../statements/said-by-facts.ts';
import { hazardWording } from './hazard-wording.ts';

/** A number by which pilots are let in: `FOR … VISUAL LINE OF SIGHT OPS ACCESS, CONTACT THE OPERATOR …`. */
function givesWayIn({ facts }: DecodedNotam): boolean {
  return facts.contacts.some(
    ({ type, role }) => role === 'permission' && (type === 'phone' || type === 'email'),
  );
}

/** Whether all of it reaches drones: then no height need be minded. */
function beginsAtGround({ facts: { areas, lower } }: DecodedNotam): boolean {
  if (lower === null || !isGround(lower)) return false;
  return areas.every((area) => area.lower === null || area.role === 'excluded' || isGround(area.lower));
}

/** To keep away: at the hours that were read, else as long as the notice holds. */
export function sayToAvoid(
  { facts: { schedule, textSchedule } }: Pick<DecodedNotam, 'facts'>,
  catalogue: Catalogue,
): string {
  const hours = schedule ?? textSchedule;
  const areGiven = hours?.status === 'complete' && hours.intervals !== null && hours.intervals.length > 0;
  return say(catalogue, areGiven ? 'adviceAvoidAtTimes' : 'adviceAvoid');
}

/** What a drone pilot should do about `reason`; null for reasons that ask nothing of anybody. */
export function sayAdvice(
  reason: Reason,
  decoded: DecodedNotam,
  catalogue: Catalogue,
  areSeveral = false,
): string | null {
  const { rating, validTo, permanent } = decoded.facts;
  const { level } = rating;
  switch (reason.code) {
    case 'unmannedAircraftBanned':
    case 'allAircraftBanned':
    case 'airspaceClosed':
      // A ban that may not reach drone heights is none to keep to everywhere.
      if (level !== 'forbidden' && level !== 'restricted') return sayToAvoid(decoded, catalogue);
      return say(catalogue, beginsAtGround(decoded) ? 'adviceForbiddenFromGround' : 'adviceForbidden');
    case 'prohibitedAreaActive':
      return say(catalogue, 'adviceProhibitedArea');
    case 'permissionRequired':
    case 'bannedUnlessPermitted':
      return say(catalogue, 'advicePermission');
    case 'contactRequired':
      return say(catalogue, 'adviceContact');
    case 'heightLimited':
      return say(catalogue, 'adviceHeightLimited');
    case 'airspaceActive':
      return say(catalogue, givesWayIn(decoded) ? 'adviceAirspaceOperator' : 'adviceAirspace', {
        form: areSeveral ? 'several' : 'one',
      });
    case 'trafficSubjectToClearance':
      return say(catalogue, 'adviceClearance');
    case 'droneRuleApplies':
      return say(catalogue, 'adviceDroneRule');
    case 'hazard':
      return catalogue.hazards[hazardWording(reason, decoded)].advice;
    case 'obstacle':
      return say(catalogue, 'adviceObstacle');
    case 'avoidanceOrdered':
    case 'avoidanceAdvised':
      return sayToAvoid(decoded, catalogue);
    case 'effectUnclear':
    case 'partUnread':
      return say(catalogue, 'adviceUnclear');
    case 'deactivated':
      return say(catalogue, 'adviceDeactivated', {
        form: validTo === null || permanent ? 'other' : 'timed',
      });
    case 'checklist':
    case 'testMessage':
    case 'publicationChange':
      return say(catalogue, 'adviceInformation');
    case 'triggerWithoutEffect':
      return say(catalogue, 'adviceTrigger');
    case 'cancellation':
      return say(catalogue, 'adviceCancellation');
    // The reason says itself what to do.
    case 'notUnderstood':
    case 'noEffect':
    case 'lowObstacle':
    case 'reachesDroneHeights':
    case 'reachAssumed':
    case 'reachUncertain':
    case 'aboveDroneHeights':
    case 'groundHeightUnknown':
    case 'limitsUnread':
      return null;
  }
}
