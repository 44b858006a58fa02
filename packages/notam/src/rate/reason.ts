import type { BareHeight, Height, Span } from '@klarnotam/aviation';

/** The five levels of drone impact. */
export type RatingLevel = 'forbidden' | 'restricted' | 'caution' | 'allowed' | 'information';

/** Levels from worst to mildest. */
export const RATING_LEVELS = ['forbidden', 'restricted', 'caution', 'allowed', 'information'] as const;

export interface Rating {
  readonly level: RatingLevel;
  /** The deciding reason first, then what it rests on. Never empty. */
  readonly reasons: readonly Reason[];
}

/** A hazard at drone heights that limits nobody but wants attention. */
export type Hazard =
  | 'lowFlying'
  | 'militaryExercise'
  | 'firing'
  | 'helicopters'
  | 'airDisplay'
  | 'parachuting'
  | 'gliding'
  | 'paragliding'
  | 'balloons'
  | 'aerialWork'
  | 'cropSpraying'
  | 'unmannedAircraft'
  | 'modelFlying'
  | 'fireworks'
  | 'lasers'
  | 'lights'
  | 'blasting'
  | 'rockets'
  | 'spaceDebris'
  | 'gasRelease'
  | 'kites'
  | 'radioInterference'
  | 'gnssInterference'
  | 'birds'
  | 'captiveBalloon'
  | 'smoke'
  | 'trafficConcentration'
  | 'otherActivity';

/** What kind of airspace is active or newly established. */
export type AirspaceKind =
  | 'dangerArea'
  | 'restrictedArea'
  | 'prohibitedArea'
  | 'temporaryReservedArea'
  | 'temporarySegregatedArea'
  | 'reservedAirspace'
  | 'militaryOperatingArea'
  | 'controlZone'
  | 'aerodromeTrafficZone'
  | 'radioOrTransponderZone'
  | 'warningArea'
  | 'flightRestriction';

/** A subject that has no effect at drone heights. */
export type HarmlessSubject =
  | 'runway'
  /** Runways, taxiways, aprons: which of them, the code leaves open. */
  | 'movementArea'
  | 'taxiway'
  | 'apron'
  | 'lighting'
  | 'navigationAid'
  | 'procedure'
  | 'fuel'
  | 'fireCategory'
  | 'openingHours'
  | 'aerodromeClosed'
  | 'communication'
  | 'airTrafficService'
  | 'route'
  | 'facility'
  | 'weatherService'
  | 'flightPlanning'
  | 'mannedOnly'
  | 'militaryOnly'
  | 'someOperatorsOnly'
  | 'otherAerodrome'
  | 'other';

/** Why a rating is what it is; the facts beside each code are what the sentence about it needs. */
export type ReasonFacts =
  // forbidden
  | { readonly code: 'unmannedAircraftBanned' }
  | { readonly code: 'allAircraftBanned' }
  | { readonly code: 'airspaceClosed' }
  | { readonly code: 'prohibitedAreaActive'; readonly name: string | null }
  // restricted
  | { readonly code: 'permissionRequired'; readonly unit: string | null }
  | { readonly code: 'bannedUnlessPermitted'; readonly unit: string | null }
  | { readonly code: 'contactRequired'; readonly unit: string | null }
  /** `bare`: the height as the text gives it without saying above what; both null where it is not read or differs from area to area. */
  | { readonly code: 'heightLimited'; readonly limit: Height | null; readonly bare: BareHeight | null }
  | { readonly code: 'airspaceActive'; readonly airspace: AirspaceKind; readonly name: string | null }
  | { readonly code: 'trafficSubjectToClearance' }
  | { readonly code: 'droneRuleApplies' }
  /** All who fly are told to keep away: `ALL ACFT AVOID THE AREA`. */
  | { readonly code: 'avoidanceOrdered' }
  /** The text says something to or about drones, or to everybody, that no rule reads: the sentence, cut where it is long. */
  | { readonly code: 'notUnderstood'; readonly quote: string }
  // caution
  | { readonly code: 'hazard'; readonly hazard: Hazard }
  /**
   * `topM`: above sea level, where no height above ground is given; `printedFt`: the same in feet, where the text prints both units;
   * `lightsOut`: all or some of its lights are out of service.
   */
  | {
      readonly code: 'obstacle';
      readonly heightM: number | null;
      readonly topM: number | null;
      readonly printedFt: number | null;
      readonly unlit: boolean;
      readonly lightsOut: boolean;
    }
  | { readonly code: 'avoidanceAdvised' }
  | { readonly code: 'effectUnclear' }
  /** Part of the message belongs to no field, or its text is missing. */
  | { readonly code: 'partUnread' }
  // allowed
  | { readonly code: 'noEffect'; readonly subject: HarmlessSubject }
  | { readonly code: 'deactivated' }
  | { readonly code: 'lowObstacle'; readonly heightM: number; readonly printedFt: number | null }
  // information
  | { readonly code: 'checklist' }
  | { readonly code: 'testMessage' }
  | { readonly code: 'triggerWithoutEffect' }
  | { readonly code: 'publicationChange' }
  | { readonly code: 'cancellation' }
  // what a rating rests on
  | { readonly code: 'reachesDroneHeights'; readonly lower: Height }
  | { readonly code: 'reachAssumed' }
  | { readonly code: 'reachUncertain'; readonly lower: Height }
  | { readonly code: 'aboveDroneHeights'; readonly lower: Height }
  | { readonly code: 'groundHeightUnknown'; readonly lower: Height }
  | { readonly code: 'limitsUnread' };

export type ReasonCode = ReasonFacts['code'];

/** A reason, with the place in the source that it rests on where there is one. */
export type Reason = ReasonFacts & { readonly span: Span | null };

const LONGEST_QUOTE = 240;

const HEADING = /^RMKS? ?[:/] ?/;

/** A sentence as a reason quotes it: whole, or cut behind a word, without a heading. */
function toQuote(sentence: string): string {
  const words = sentence.replace(HEADING, '');
  if (words.length <= LONGEST_QUOTE) return words;
  const cut = words.slice(0, LONGEST_QUOTE);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST_QUOTE / 2))} …`;
}

/** A sentence that is not understood, as the reason quotes it. */
export function notUnderstood(words: string, span: Span): Reason {
  return { code: 'notUnderstood', quote: toQuote(words), span };
}

/** Whether what was read is for other operators than those who fly drones alone: nothing else in it can bind them. */
export function isForOthers(reason: ReasonFacts): boolean {
  return (
    reason.code === 'noEffect' && ['militaryOnly', 'someOperatorsOnly', 'mannedOnly'].includes(reason.subject)
  );
}
