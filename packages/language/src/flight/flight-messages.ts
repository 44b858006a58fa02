/**
 * What is said of notices against a flight. None of it is stored. Each language has each message, in ICU MessageFormat, with every
 * argument named here. No message says that flying is safe or allowed.
 */
export const FLIGHT_MESSAGE_ARGUMENTS = {
  // how a notice stands to the flight
  verdictTouches: [],
  verdictCannotTell: [],
  verdictNear: [],
  verdictDoesNot: [],

  /** North to north-west by eighths, between bars. */
  directions: [],

  /** `long` or `short`: how durations are written so that they fit where they stand, whatever the case asks for. */
  durationWidth: [],

  // place
  insideArea: [],
  away: ['distance', 'direction'],
  awayOpen: ['distance', 'direction'],
  besidePoint: ['distance', 'direction'],
  besidePointOpen: ['distance', 'direction'],
  pointInside: [],
  insideExcluded: ['distance'],
  areaIncomplete: [],
  areaUnread: [],
  insideSearchCircle: [],
  awayFromSearchCircle: ['distance', 'direction'],
  aerodrome: ['icao', 'distance', 'direction'],
  aerodromeInside: ['icao'],
  placeUnknown: [],
  // what is drawn lies elsewhere than at the aerodrome `place`
  placeOff: ['distance', 'direction', 'place'],

  // hours; `duration` is `20 minutes`
  activeDuring: ['period'],
  endsBefore: ['duration'],
  endsAsItBegins: [],
  beginsAfter: ['duration'],
  beginsAsItEnds: [],
  noHours: [],
  hoursUnknown: ['why'],
  whyContradictory: [],
  whyPastEstimate: [],
  whyMayChange: [],
  whyOutsideText: [],

  // heights
  reaches: ['lower'],
  reachesUnsaid: [],
  beginsAbove: ['height'],
  beginsAboveMountains: ['height'],
  beginsAboveUnsure: ['height'],
  groundUnknown: ['lower'],
  endsBelowGround: ['upper'],
  heightsUnread: [],

  // what becomes of the notice
  replacedBy: ['id'],
  cancelledBy: ['id'],
  cancelsOne: ['id'],
  cancelsSome: [],
  checklist: [],

  // the answer
  // `hours` are those of the flight, `why` is made of the four below
  dontFly: ['hours', 'why'],
  bans: ['count'],
  bansFrom: ['count', 'when'],
  weatherOver: [],
  whyBoth: ['first', 'second'],
  permissionFrom: ['unit'],
  permission: [],
  restricted: ['count'],
  undecided: ['count'],
  notTranslated: ['count'],
  mind: ['count'],
  harmless: ['count'],
  nothing: ['count'],
  notToldMany: ['count'],
  joined: ['first', 'second'],
  // of the weather, behind what is said of the notices; `noNotices` stands in their place
  weatherCare: [],
  weatherIncomplete: [],
  weatherNotJudged: [],
  weatherWithin: [],
  noNotices: [],
  // its lines, one for each notice that bears on the flight
  lineBan: ['name'],
  linePermission: ['name'],
  linePermissionFrom: ['name', 'unit'],
  lineRestriction: ['name'],
  lineOpen: ['name'],
  lineMind: ['name'],
  lineNear: ['name'],
  lineWhen: ['line', 'period'],
  lineHoursUnknown: ['line'],
  // the verdict of one station, as its card says it
  lineWeather: ['place', 'said'],
  lineNoWeather: [],
  standing: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type FlightMessageKey = keyof typeof FLIGHT_MESSAGE_ARGUMENTS;
type ArgumentName<K extends FlightMessageKey> = (typeof FLIGHT_MESSAGE_ARGUMENTS)[K][number];
type Values<K extends FlightMessageKey> = Readonly<Record<ArgumentName<K>, string | number>>;
export type FlightMessageValues<K extends FlightMessageKey> = [ArgumentName<K>] extends [never]
  ? []
  : [Values<K>];

/** The messages about a flight of one language. */
export type FlightMessages = Readonly<Record<FlightMessageKey, string>>;
