import type { ReasonFacts } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { formatHeight, wholeMetresAndFeet } from '../format/height.ts';
import { say } from '../say.ts';

/** One sentence: what the reason says. */
export function sayReason(reason: ReasonFacts, catalogue: Catalogue): string {
  switch (reason.code) {
    case 'unmannedAircraftBanned':
      return say(catalogue, 'reasonUnmannedAircraftBanned');
    case 'allAircraftBanned':
      return say(catalogue, 'reasonAllAircraftBanned');
    case 'airspaceClosed':
      return say(catalogue, 'reasonAirspaceClosed');
    case 'prohibitedAreaActive':
      return reason.name === null
        ? say(catalogue, 'reasonProhibitedAreaActive')
        : say(catalogue, 'reasonProhibitedAreaActiveNamed', { name: reason.name });
    case 'permissionRequired':
      return reason.unit === null
        ? say(catalogue, 'reasonPermissionRequired')
        : say(catalogue, 'reasonPermissionRequiredFrom', { unit: reason.unit });
    case 'bannedUnlessPermitted':
      return reason.unit === null
        ? say(catalogue, 'reasonBannedUnlessPermitted')
        : say(catalogue, 'reasonBannedUnlessPermittedBy', { unit: reason.unit });
    case 'contactRequired':
      return reason.unit === null
        ? say(catalogue, 'reasonContactRequired')
        : say(catalogue, 'reasonContactRequiredWith', { unit: reason.unit });
    case 'heightLimited':
      return reason.limit === null
        ? say(catalogue, 'reasonHeightLimited')
        : say(catalogue, 'reasonHeightLimitedTo', { height: formatHeight(reason.limit, catalogue) });
    case 'airspaceActive': {
      const { subject: airspace, form } = catalogue.airspaces[reason.airspace];
      return reason.name === null
        ? say(catalogue, 'reasonAirspaceActive', { airspace, form })
        : say(catalogue, 'reasonAirspaceActiveNamed', { airspace, form, name: reason.name });
    }
    case 'trafficSubjectToClearance':
      return say(catalogue, 'reasonTrafficSubjectToClearance');
    case 'droneRuleApplies':
      return say(catalogue, 'reasonDroneRuleApplies');
    case 'notUnderstood':
      return say(catalogue, 'reasonNotUnderstood', { quote: reason.quote });
    case 'hazard':
      return catalogue.hazards[reason.hazard].reason;
    case 'obstacle':
      return sayObstacle(reason.heightM, reason.unlit, catalogue);
    case 'avoidanceAdvised':
      return say(catalogue, 'reasonAvoidanceAdvised');
    case 'effectUnclear':
      return say(catalogue, 'reasonEffectUnclear');
    case 'partUnread':
      return say(catalogue, 'reasonPartUnread');
    case 'noEffect':
      return catalogue.harmless[reason.subject];
    case 'deactivated':
      return say(catalogue, 'reasonDeactivated');
    case 'lowObstacle':
      return say(catalogue, 'reasonLowObstacle', wholeMetresAndFeet(reason.heightM));
    case 'checklist':
      return say(catalogue, 'reasonChecklist');
    case 'testMessage':
      return say(catalogue, 'reasonTestMessage');
    case 'triggerWithoutEffect':
      return say(catalogue, 'reasonTriggerWithoutEffect');
    case 'publicationChange':
      return say(catalogue, 'reasonPublicationChange');
    case 'cancellation':
      return say(catalogue, 'reasonCancellation');
    case 'reachesDroneHeights':
      return say(catalogue, 'reasonReachesDroneHeights');
    case 'reachAssumed':
      return say(catalogue, 'reasonReachAssumed');
    case 'reachUncertain':
      return say(catalogue, 'reasonReachUncertain');
    case 'aboveDroneHeights':
      return say(catalogue, 'reasonAboveDroneHeights');
    case 'groundHeightUnknown':
      return say(catalogue, 'reasonGroundHeightUnknown');
    case 'limitsUnread':
      return say(catalogue, 'reasonLimitsUnread');
  }
}

function sayObstacle(heightM: number | null, unlit: boolean, catalogue: Catalogue): string {
  if (heightM === null) return say(catalogue, unlit ? 'reasonObstacleUnlit' : 'reasonObstacle');
  return say(
    catalogue,
    unlit ? 'reasonObstacleHeightUnlit' : 'reasonObstacleHeight',
    wholeMetresAndFeet(heightM),
  );
}
