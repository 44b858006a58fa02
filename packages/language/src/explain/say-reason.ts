import { METRES_PER_FOOT, type Height } from '@klarnotam/aviation';
import {
  groundReachedM,
  namesSeveralThings,
  toAuthority,
  type DecodedNotam,
  type RatingLevel,
  type Reason,
  type ReasonCode,
} from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { formatHeight, wholeMetresAndFeet } from '../format/height.ts';
import { formatLength } from '../format/length.ts';
import { say } from '../say.ts';
import { sayFrom } from './say-rule.ts';
import { hazardWording } from './hazard-wording.ts';
import { areSeveral, sayObstacle } from './say-obstacle.ts';

/** Bans that may stand beside a level that bans nothing: they begin above drone heights, or nobody can tell whether they do. */
const CLOSURES: ReadonlySet<ReasonCode> = new Set<ReasonCode>([
  'airspaceClosed',
  'allAircraftBanned',
  'prohibitedAreaActive',
]);
const BANNING: ReadonlySet<RatingLevel> = new Set<RatingLevel>(['forbidden', 'restricted']);

/** One sentence: what the reason says. */
export function sayReason(reason: Reason, decoded: DecodedNotam, catalogue: Catalogue): string {
  const { level } = decoded.facts.rating;
  if (CLOSURES.has(reason.code) && !BANNING.has(level))
    return say(catalogue, level === 'allowed' ? 'reasonClosedHigher' : 'reasonClosedPerhapsHigher');
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
      return sayPermission(
        reason.unit,
        ['reasonPermissionRequired', 'reasonPermissionRequiredOf', 'reasonPermissionRequiredFrom'],
        catalogue,
      );
    case 'bannedUnlessPermitted':
      return sayPermission(
        reason.unit,
        ['reasonBannedUnlessPermitted', 'reasonBannedUnlessPermittedOf', 'reasonBannedUnlessPermittedBy'],
        catalogue,
      );
    case 'contactRequired':
      return reason.unit === null
        ? say(catalogue, 'reasonContactRequired')
        : say(catalogue, 'reasonContactRequiredWith', { unit: quoted(reason.unit, catalogue) });
    case 'heightLimited':
      return sayHeightLimit(reason, catalogue);
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
      return say(catalogue, 'sentence', { text: catalogue.hazards[hazardWording(reason, decoded)].noun });
    case 'obstacle':
      return sayObstacle(reason, decoded, catalogue);
    case 'avoidanceOrdered':
      return say(catalogue, 'reasonAvoidanceOrdered');
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
    case 'lowObstacle': {
      const figures = wholeMetresAndFeet(reason.heightM, reason.printedFt);
      if (areSeveral(decoded.facts)) return say(catalogue, 'reasonObstaclesHeight', figures);
      const isOneOfSeveral = namesSeveralThings(decoded.facts.text ?? '');
      return say(catalogue, isOneOfSeveral ? 'reasonObstacleHeight' : 'reasonLowObstacle', figures);
    }
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
      return sayGround(reason.lower, catalogue);
    case 'limitsUnread':
      return say(catalogue, 'reasonLimitsUnread');
  }
}

/** From which ground on the lower limit matters, in the metres and feet of about. */
function sayGround(lower: Height, catalogue: Catalogue): string {
  const m = groundReachedM(lower);
  if (m === null) return say(catalogue, 'reasonGroundHeightUnknown');
  const ft = Math.floor(m / METRES_PER_FOOT / 100) * 100;
  return say(catalogue, 'reasonGroundReached', { m, ft });
}

/** A height without a reference is said as it is printed: above what is not known. */
function sayHeightLimit(
  { limit, bare }: Extract<Reason, { readonly code: 'heightLimited' }>,
  catalogue: Catalogue,
): string {
  if (limit !== null)
    return say(catalogue, 'reasonHeightLimitedTo', { height: formatHeight(limit, catalogue) });
  if (!bare) return say(catalogue, 'reasonHeightLimited');
  const height = formatLength(
    { value: String(bare.value), unit: bare.unit === 'ft' ? 'FT' : 'M' },
    catalogue,
  );
  return say(catalogue, 'reasonHeightLimitedTo', { height });
}

/** Without a unit, with one by its kind and name, and with its words as printed. */
type PermissionKeys = readonly [
  'reasonPermissionRequired' | 'reasonBannedUnlessPermitted',
  'reasonPermissionRequiredOf' | 'reasonBannedUnlessPermittedOf',
  'reasonPermissionRequiredFrom' | 'reasonBannedUnlessPermittedBy',
];

function sayPermission(
  unit: string | null,
  [alone, of, printed]: PermissionKeys,
  catalogue: Catalogue,
): string {
  if (unit === null) return say(catalogue, alone);
  const authority = toAuthority(unit);
  // A word without a kind may be a name or not.
  const isNamed = authority?.authority !== 'other' || authority.name?.endsWith(' POLICE') === true;
  return authority === null || !isNamed
    ? say(catalogue, printed, { unit: quoted(unit, catalogue) })
    : say(catalogue, of, { from: sayFrom(authority, catalogue) });
}

/** Who permits is a role or a name of the office's own, so it stands as printed. */
function quoted(unit: string, catalogue: Catalogue): string {
  return say(catalogue, 'quotedName', { name: unit });
}

/** Whether nothing but the code tells that it does not matter to drones. */
export function restsOnCodeAlone({ code, span }: Reason, isQuoted: boolean): boolean {
  return code === 'noEffect' && span === null && isQuoted;
}
