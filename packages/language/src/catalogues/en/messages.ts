import type { Messages } from '../../messages.ts';

/** Sentences and phrases in English. */
export const messages: Messages = {
  utcDateTime: '{day} {month} {year} at {time} UTC',
  utcDate: '{day} {month} {year}',
  timeRange: '{from}–{to} UTC',
  periodOverDays: '{from} to {to}',
  dayAndHours: '{date} {hours}',

  heightFtAgl: '{ft} ft ({m} m) above ground',
  heightFtAmsl: '{ft} ft ({m} m) above sea level',
  heightFtStd: '{ft} ft ({m} m) by standard pressure',
  heightMAgl: '{m} m ({ft} ft) above ground',
  heightMAmsl: '{m} m ({ft} ft) above sea level',
  heightFl: 'flight level {level} (about {ft} ft)',
  heightSurface: 'the ground',
  heightUnlimited: 'unlimited height',
  limitsBetween: 'From {lower} up to {upper}.',
  limitsUnlimited: 'From {lower} with no upper limit.',
  limitsLowerOnly: 'From {lower}; no upper limit is given.',
  limitsUpperOnly: 'Up to {upper}.',
  limitsFromCode: 'The Q line, which only sorts NOTAMs, gives these levels: {limits}',

  distanceNm: '{nm} NM ({metric})',
  distanceShort: '{metric} ({nm} NM)',
  areaCircle: 'Circle with a radius of {radius} around {position}.',
  areaPolygon:
    '{count, plural, one {Area with # corner point} other {Area with # corner points}}: {positions}.',
  areaCorridor: '{count, plural, one {Corridor} other {Corridor}} {width} wide along the line {positions}.',
  areaPoint: 'Position {position}.',
  areaNumber: 'Area {number}: {area}',
  areaWithLimits: '{area} {limits}',
  searchCircle:
    'The text gives no place that could be read. The Q line’s circle, {radius} around {position}, is only a search area, not the hazard itself.',
  coordinatesCircle: '{position}, radius {radius}',
  coordinatesCorridor: '{positions}, width {width}',
  placeAerodromes: '{count, plural, one {Aerodrome} other {Aerodromes}} {codes}',
  placeRegions: '{count, plural, one {Flight information region} other {Flight information regions}} {codes}',
  placeOther: '{codes}',
  placeUnknown: 'The NOTAM names no place that could be read',
  locationSentence: 'Place: {place}.',

  identityNew: 'NOTAM {id}.',
  identityReplace: 'NOTAM {id}, which replaces {refersTo}.',
  identityCancel: 'NOTAM {id}, which cancels {refersTo}.',
  identityReplaceUnnamed: 'NOTAM {id}, which replaces an earlier NOTAM.',
  identityCancelUnnamed: 'NOTAM {id}, which cancels an earlier NOTAM.',

  subjectAndCondition: 'Subject: {subject}. Condition: {condition}.',
  subjectOnly: 'Subject: {subject}.',
  conditionOnly: 'Condition: {condition}.',
  aboutStandsInText: 'What this NOTAM is about stands only in its text.',
  unknownCode: 'The code {code} in the Q line is not in the ICAO tables; rely on the text.',

  validFromTo: 'Valid from {from} to {to}.',
  validFromToEstimated: 'Valid from {from} to an estimated end on {to}.',
  validPermanent: 'Valid from {from}, permanently.',
  validFrom: 'Valid from {from}.',
  validFromOnly: 'Valid from {from}; the end could not be read.',
  validToOnly: 'Valid until {to}; the start could not be read.',
  validUnknown: 'The period of validity could not be read.',

  scheduleHours: 'Active: {hours}.',
  scheduleDaily: 'Active every day {from}–{to} UTC, from {firstDate} to {lastDate}.',
  scheduleMore:
    'Active: {hours}, and {count, plural, one {# more period} other {# more periods}} until {last}.',
  scheduleNoHours:
    'Item D says “{text}”. No hours could be worked out from it, so it may be active at any time in the period of validity.',
  schedulePartial:
    'Item D, “{text}”, was not read in full, so it may be active at any time in the period of validity. Hours that were read: {hours}.',
  scheduleUnknown:
    'Item D, “{text}”, could not be read, so it may be active at any time in the period of validity.',
  scheduleNeverActive: 'Item D says “{text}”, which gives no active hours within the period of validity.',

  textMissing: 'The NOTAM has no text (item E) that could be read.',

  contactLine: '{label} {value}',

  unreadQuoted: '{problem} “{text}”',
  unreadField: '{field} could not be read.',

  reasonUnmannedAircraftBanned: 'The text bans unmanned aircraft.',
  reasonAllAircraftBanned: 'The text bans all aircraft.',
  reasonAirspaceClosed: 'The airspace is closed.',
  reasonProhibitedAreaActive: 'A prohibited area is active.',
  reasonProhibitedAreaActiveNamed: 'Prohibited area {name} is active.',
  reasonPermissionRequired: 'Flying here requires permission.',
  reasonPermissionRequiredFrom: 'Flying here requires permission from {unit}.',
  reasonBannedUnlessPermitted: 'Flying here is banned unless you have permission.',
  reasonBannedUnlessPermittedBy: 'Flying here is banned unless you have permission from {unit}.',
  reasonContactRequired: 'You must make contact before you fly here.',
  reasonContactRequiredWith: 'You must contact {unit} before you fly here.',
  reasonHeightLimited: 'The flying height is limited.',
  reasonHeightLimitedTo: 'The flying height is limited to {height}.',
  reasonAirspaceActive: '{airspace} {form, select, plural {are} other {is}} active or newly established.',
  reasonAirspaceActiveNamed:
    '{airspace} ({name}) {form, select, plural {are} other {is}} active or newly established.',
  reasonTrafficSubjectToClearance: 'All traffic in the area needs a clearance from air traffic control.',
  reasonDroneRuleApplies: 'The text sets a rule for drones.',
  reasonObstacle: 'There is an obstacle at drone heights.',
  reasonObstacleHeight: 'There is an obstacle {m} m ({ft} ft) high.',
  reasonObstacleUnlit: 'There is an unlit obstacle at drone heights.',
  reasonObstacleHeightUnlit: 'There is an unlit obstacle {m} m ({ft} ft) high.',
  reasonAvoidanceAdvised: 'The text advises aircraft to avoid the area.',
  reasonEffectUnclear: 'The text does not make clear how drones are affected.',
  reasonDeactivated: 'The area is not active.',
  reasonLowObstacle: 'The obstacle is only {m} m ({ft} ft) high.',
  reasonChecklist: 'It is a checklist of valid NOTAMs.',
  reasonTestMessage: 'It is a test message.',
  reasonTriggerWithoutEffect:
    'It is a trigger NOTAM, which points to a published change without saying what it does.',
  reasonPublicationChange: 'It concerns publications or contact details only.',
  reasonCancellation: 'It cancels another NOTAM.',
  reasonReachesDroneHeights: 'It reaches drone heights: it begins at {lower}.',
  reasonReachAssumed: 'No heights are given; it is taken to reach drone heights.',
  reasonReachUncertain:
    'It begins at {lower}, so whether it reaches drone heights depends on how high the ground is there.',
  reasonAboveDroneHeights: 'It lies above drone heights: it begins at {lower}.',
  reasonGroundHeightUnknown:
    'It begins at {lower}; the height of the ground is not known here, and in high mountains that can be near the ground.',
  reasonLimitsUnread: 'The heights could not be read.',

  adviceForbidden: 'Do not fly a drone in this area while the NOTAM is active.',
  adviceProhibitedArea: 'Do not fly a drone in the prohibited area while it is active.',
  advicePermission: 'Do not fly in the area unless you have got the permission first.',
  adviceContact: 'Make the contact first, and fly only when you have their answer.',
  adviceHeightLimited: 'Stay below the height that the text allows.',
  adviceAirspace:
    'Stay out of the area while it is active, unless the unit responsible for it has let you in.',
  adviceClearance: 'Do not fly in the area without a clearance from air traffic control.',
  adviceDroneRule: 'Read what the text asks of drones, and follow it before you fly.',
  adviceObstacle:
    'Keep a good distance from the obstacle, and look out for wires and for helicopters nearby.',
  adviceAvoid: 'Stay away from the area while the notice is active.',
  adviceUnclear: 'Read the original text, and ask if you are in doubt.',
  adviceNotAffected: 'Drone flying is not affected by this notice.',
  adviceDeactivated: 'Drone flying is not affected by this notice while the area stays inactive.',
  adviceInformation: 'There is nothing in it that a drone pilot must act on.',
  adviceTrigger: 'Look up the published change it points to; this notice itself does not say what it does.',
  adviceCancellation: 'The NOTAM that it cancels no longer applies. A new one may have taken its place.',
  adviceAsk: 'Contacts in the notice: {contacts}.',
  explainEstimated:
    'The end is an estimate (EST). The notice stays in force until it is replaced or cancelled, even if that time passes.',
  explainPermanent: 'It is permanent (PERM): it applies until it is cancelled or published elsewhere.',
  explainHoursUnread: 'The active hours were not fully read, so take it to be active all the time.',
  explainEndUnread: 'The end could not be read, so take it to be still in force.',
  explainUnread:
    '{count, plural, one {One part} other {# parts}} of the notice could not be read. Check the original.',
  sentence: '{text}.',
  standing: 'This covers only this notice. Check the full briefing, the drone zones and the local rules too.',
};
