import type { FlightMessages } from '../../flight/flight-messages.ts';

/** What is said of notices against a flight, in English. */
export const flight: FlightMessages = {
  verdictTouches: 'Touches your flight',
  verdictCannotTell: 'Cannot be told',
  verdictNear: 'Near your flight',
  verdictDoesNot: 'Does not touch your flight',
  directions: 'N|NE|E|SE|S|SW|W|NW',
  durationWidth: 'long',

  insideArea: 'Your flight reaches into the area',
  away: 'The area is {distance} away ({direction})',
  awayOpen: 'The area is {distance} away ({direction}), and the notice may reach beyond it',
  besidePoint: 'The position is {distance} away ({direction})',
  besidePointOpen:
    'The position is {distance} away ({direction}); how far around it the notice applies is not said',
  pointInside: 'The position lies within your flight',
  insideExcluded:
    'Your flight lies in a part that the notice takes out, {distance} from its edge; read what it says of that part',
  areaIncomplete: 'Part of the area’s border is not known',
  areaUnread: 'The notice names a place that could not be read',
  insideSearchCircle: 'The notice draws no area, and your flight is in or near its search area',
  awayFromSearchCircle: 'The notice draws no area; its search area is {distance} away ({direction})',
  aerodrome: '{icao} is {distance} away ({direction})',
  aerodromeInside: '{icao} lies within your flight',
  placeUnknown: 'The notice does not say where it applies',

  activeDuring: 'Active {period}',
  endsBefore: 'Ends {duration} before your flight',
  endsAsItBegins: 'Ends as your flight begins',
  beginsAfter: 'Begins {duration} after your flight',
  beginsAsItEnds: 'Begins as your flight ends',
  noHours: 'Not active at any of the times that it gives',
  hoursUnknown: 'Whether it is active during your flight cannot be told. {why}',
  whyContradictory: 'Its beginning and its end contradict each other.',
  whyPastEstimate: 'Its end was an estimate, and it may still be in force.',
  whyMayChange: 'Its text says that the hours may change.',
  whyOutsideText: 'Your flight is outside the hours in its text, but it may still be in force.',

  reaches: 'Reaches your heights, beginning at {lower}',
  reachesUnsaid: 'It gives no lower limit, so take it to reach your heights',
  beginsAbove: 'Begins {height} above your highest point',
  beginsAboveMountains: 'Begins at least {height} above your highest point',
  beginsAboveUnsure: 'Begins {height} above your highest point, too close for an altimeter to tell',
  groundUnknown: 'Begins at {lower}; how high the ground is there is not known',
  endsBelowGround: 'Ends at {upper}, which is below the ground there; the notice may be wrong',
  heightsUnread: 'Its lower limit could not be read',

  replacedBy: 'Replaced by {id}',
  cancelledBy: 'Cancelled by {id}',
  cancelsOne: 'It only cancels {id}',
  cancelsSome: 'It only cancels another notice',
  checklist: 'It only lists which notices are in force',

  notOn: 'Not on: {count, plural, one {# ban} other {# bans}}',
  notOnFrom: 'Not on: {count, plural, one {# ban} other {# bans}} from {when}',
  permissionFrom: 'Only with permission from {unit}',
  permission: 'Only with permission',
  restricted: 'Restricted by {count, plural, one {# notice} other {# notices}}',
  undecided: 'Not settled: {count, plural, one {# notice} other {# notices}} may ban or restrict your flight',
  notTranslated:
    '{count, plural, one {# notice that may bear on your flight is} other {# notices that may bear on your flight are}} not translated yet',
  mind: '{count, plural, one {# thing} other {# things}} to mind',
  harmless:
    '{count, plural, one {# notice touches your flight and does not affect drones} other {# notices touch your flight; none affects drones}}',
  nothing:
    '{count, plural, one {The one notice does not touch your flight} other {Nothing of these # touches your flight}}',
  notToldMany: '{count, plural, one {# could not be told} other {# could not be told}}',
  joined: '{first}; {second}',

  lineBan: 'Ban: {name}',
  linePermission: 'Permission needed: {name}',
  linePermissionFrom: 'Permission from {unit}: {name}',
  lineRestriction: 'Restriction: {name}',
  lineOpen: 'May apply: {name}',
  lineMind: 'Mind: {name}',
  lineNear: 'Near: {name}',
  lineWhen: '{line}, {period}',
  lineHoursUnknown: '{line}, hours cannot be told',
  standing:
    'This covers only the notices that were pasted and read. Check the full briefing, the drone zones and the local rules too.',
};
