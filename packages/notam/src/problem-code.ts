/** Every code that a problem of a decoded NOTAM can carry. */
export const NOTAM_PROBLEM_CODES = [
  // item Q
  'unreadableQualifier',
  'unknownFir',
  'unknownCode',
  'unknownTraffic',
  'unknownPurpose',
  'unknownScope',
  'unreadableLevel',
  'levelsReversed',
  'unreadableRadius',
  // items A, B, C
  'missingLocation',
  'unknownLocation',
  'missingStart',
  'unreadableStart',
  'impossibleStart',
  'startsImmediately',
  'localTime',
  'missingEnd',
  'unreadableEnd',
  'impossibleEnd',
  'endUntilFurtherNotice',
  'endBeforeStart',
  // item D
  'unreadSchedule',
  'scheduleContradictsValidity',
  'scheduleNeedsPosition',
  'scheduleCutOff',
  'sunNeverSets',
  'sunNeverRises',
  'sunUndecided',
  // item E
  'missingText',
  'missingPart',
  'hoursUnread',
  // items F and G
  'unreadableHeight',
  'heightReferenceMissing',
  'heightUnitMissing',
  'limitsReversed',
  'limitsContradictQualifier',
  'limitsDiffer',
  'missingLower',
  'missingUpper',
  // positions and areas
  'impossibleCoordinate',
  'unreadableCoordinate',
  'unreadableArea',
  'areaFollowsBorder',
  'areaCrossesItself',
  'areaOutsideQualifier',
  'bearingNotTrue',
  'exceptionNotDrawn',
  // anything else
  'extraText',
] as const;

export type NotamProblemCode = (typeof NOTAM_PROBLEM_CODES)[number];
