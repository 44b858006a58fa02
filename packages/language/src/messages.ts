/**
 * Every message that is a sentence or phrase of ours, with the names of what it takes. Each catalogue has each of them,
 * in ICU MessageFormat; a catalogue uses every argument named here, so no fact is lost in a language.
 */
export const MESSAGE_ARGUMENTS = {
  // times: `time` is `06:00`
  utcDateTime: ['day', 'month', 'year', 'time'],
  utcDate: ['day', 'month', 'year'],
  timeRange: ['from', 'to'],
  timeRangeOverMidnight: ['from', 'to'],
  dayAndHours: ['date', 'hours'],
  daysAndHours: ['firstDate', 'lastDate', 'hours'],
  periodOverDays: ['from', 'to'],

  // heights
  heightFtAgl: ['ft', 'm'],
  heightFtAmsl: ['ft', 'm'],
  heightFtStd: ['ft', 'm'],
  heightMAgl: ['m', 'ft'],
  heightMAmsl: ['m', 'ft'],
  heightFl: ['level', 'ft'],
  heightFlBrief: ['level'],
  heightSurface: [],
  heightUnlimited: [],
  limitsBetween: ['lower', 'upper'],
  limitsUnlimited: ['lower'],
  limitsLowerOnly: ['lower'],
  limitsUpperOnly: ['upper'],
  limitsFromCode: ['lower', 'upper'],

  // distances and places
  distanceNm: ['nm', 'metric'],
  distanceShort: ['metric', 'nm'],
  areaCircle: ['radius', 'position'],
  areaPolygon: ['count', 'positions'],
  areaCorridor: ['width', 'count', 'positions'],
  areaPoint: ['position'],
  areaNumber: ['number', 'area'],
  areaWithLimits: ['area', 'limits'],
  searchCircle: ['radius', 'position'],
  coordinatesSearch: ['position', 'radius'],
  coordinatesCircle: ['position', 'radius'],
  coordinatesCorridor: ['positions', 'width'],
  placeAerodromes: ['count', 'codes'],
  placeRegions: ['count', 'codes'],
  placeOther: ['codes'],
  placeUnknown: [],
  locationSentence: ['place'],

  // identity
  identityNew: ['id'],
  identityReplace: ['id', 'refersTo'],
  identityCancel: ['id', 'refersTo'],
  identityReplaceUnnamed: ['id'],
  identityCancelUnnamed: ['id'],

  // what it is about
  subjectAndCondition: ['subject', 'condition'],
  subjectOnly: ['subject'],
  conditionOnly: ['condition'],
  aboutStandsInText: [],
  unknownCode: ['code'],

  // validity
  validFromTo: ['from', 'to'],
  validFromToEstimated: ['from', 'to'],
  validPermanent: ['from'],
  validFrom: ['from'],
  validFromOnly: ['from'],
  validToOnly: ['to'],
  validUnknown: [],

  // item D
  scheduleHours: ['hours', 'text'],
  scheduleMore: ['hours', 'count', 'last', 'text'],
  scheduleNoHours: ['text'],
  schedulePartial: ['text', 'hours'],
  scheduleUnknown: ['text'],
  scheduleNeverActive: ['text'],

  // item E
  textMissing: [],
  clause: ['statement', 'adjuncts'],
  clauseAreaLine: ['name', 'adjuncts'],
  clauseAlone: ['adjuncts'],
  clauseInformation: ['value'],
  clauseContact: ['value'],
  clauseOperational: ['value'],
  arcClockwise: ['radius', 'centre'],
  arcAnticlockwise: ['radius', 'centre'],
  arcClockwiseBetween: ['radius', 'centre', 'ends'],
  arcAnticlockwiseBetween: ['radius', 'centre', 'ends'],
  adjunctRadius: ['radius', 'position'],
  adjunctRadiusOnly: ['radius'],
  adjunctPosition: ['positions'],
  adjunctPositions: ['positions'],
  adjunctBounded: ['positions'],
  adjunctBoundedNext: [],
  adjunctLowFlyingArea: ['number'],
  adjunctPlace: ['name'],
  adjunctBetween: ['from', 'to'],
  adjunctHeights: ['heights'],
  adjunctUpTo: ['height'],
  adjunctRange: ['lower', 'upper'],
  adjunctRangeUnlimited: ['lower'],
  adjunctHours: ['from', 'to'],
  adjunctCause: ['cause'],
  adjunctFrequency: ['unit', 'frequency'],
  adjunctFrequencyNext: ['unit', 'frequency'],
  term: ['term', 'meaning'],
  explainedTerms: ['text', 'terms'],

  // contacts
  contactLine: ['label', 'value'],

  // what was not read
  unreadQuoted: ['problem', 'text'],
  unreadField: ['field'],

  // reasons
  reasonUnmannedAircraftBanned: [],
  reasonAllAircraftBanned: [],
  reasonAirspaceClosed: [],
  reasonProhibitedAreaActive: [],
  reasonProhibitedAreaActiveNamed: ['name'],
  reasonPermissionRequired: [],
  reasonPermissionRequiredFrom: ['unit'],
  reasonBannedUnlessPermitted: [],
  reasonBannedUnlessPermittedBy: ['unit'],
  reasonContactRequired: [],
  reasonContactRequiredWith: ['unit'],
  reasonHeightLimited: [],
  reasonHeightLimitedTo: ['height'],
  reasonAirspaceActive: ['airspace', 'form'],
  reasonAirspaceActiveNamed: ['airspace', 'name', 'form'],
  reasonTrafficSubjectToClearance: [],
  reasonDroneRuleApplies: [],
  reasonObstacle: [],
  reasonObstacleHeight: ['m', 'ft'],
  reasonObstacleUnlit: [],
  reasonObstacleHeightUnlit: ['m', 'ft'],
  reasonAvoidanceAdvised: [],
  reasonEffectUnclear: [],
  reasonDeactivated: [],
  reasonLowObstacle: ['m', 'ft'],
  reasonChecklist: [],
  reasonTestMessage: [],
  reasonTriggerWithoutEffect: [],
  reasonPublicationChange: [],
  reasonCancellation: [],
  reasonReachesDroneHeights: ['lower'],
  reasonReachAssumed: [],
  reasonReachUncertain: ['lower'],
  reasonAboveDroneHeights: ['lower'],
  reasonGroundHeightUnknown: ['lower'],
  reasonLimitsUnread: [],

  // what to do
  adviceForbidden: [],
  adviceProhibitedArea: [],
  advicePermission: [],
  adviceContact: [],
  adviceHeightLimited: [],
  adviceAirspace: [],
  adviceClearance: [],
  adviceDroneRule: [],
  adviceObstacle: [],
  adviceAvoid: [],
  adviceUnclear: [],
  adviceDeactivated: [],
  adviceInformation: [],
  adviceTrigger: [],
  adviceCancellation: [],
  adviceAsk: ['contacts'],
  explainEstimated: [],
  explainPermanent: [],
  explainHoursUnread: [],
  explainEndUnread: [],
  explainUnread: ['count'],
  sentence: ['text'],
  standing: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type MessageKey = keyof typeof MESSAGE_ARGUMENTS;

/** What a message takes, by its key. */
export type MessageValues<K extends MessageKey> = Readonly<
  Record<(typeof MESSAGE_ARGUMENTS)[K][number], string | number>
>;

/** All messages of a language, as ICU MessageFormat strings. */
export type Messages = Readonly<Record<MessageKey, string>>;
