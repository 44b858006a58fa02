/**
 * What is said of a notice at the moment when it is shown: whether it is active now, how far it reaches against the ceiling for drones.
 * None of it is stored. Each language has each message, in ICU MessageFormat, with every argument named here.
 */
export const CARD_MESSAGE_ARGUMENTS = {
  // the lines of the card, by what they tell
  labelWhen: [],
  labelWhere: [],
  labelHeight: [],
  labelAsk: [],

  // beside its own number: the notice that it replaces or cancels
  replaces: ['id'],
  cancels: ['id'],

  // when; `when` is `16:00` or `Fri 10 Jul 16:00`
  nowUntil: ['when'],
  nowUntilAbout: ['when'],
  nowWithoutEnd: [],
  notNow: ['period'],
  begins: ['period'],
  beginsWithoutEnd: ['when'],
  ended: ['when'],
  // beside an end that has passed: the level that it was rated with
  was: ['level'],
  pastEstimate: ['when'],
  takeAsActive: ['why'],
  whyPartial: [],
  whyUnread: [],
  whyNotComputed: [],
  whyStartUnread: [],
  whyStartsAtOnce: [],
  whyUntilFurtherNotice: [],
  whyEndUnread: [],
  whyOutsideTextHours: [],
  whyHoursNotListed: [],
  whyHoursRunOut: [],
  neverActive: [],
  unknown: [],
  // behind the time, `offset` is `UTC+2`
  localThere: ['offset'],
  localYours: ['offset'],

  // several notices
  groupActive: [],
  groupSoon: [],
  groupLater: [],
  groupOver: ['count'],

  // where
  sizeRadius: ['radius'],
  sizeAcross: ['width'],
  sizeAreas: ['count'],
  nearby: ['distance', 'name'],
  bordersElsewhere: [],
  mapIncomplete: [],
  mapArea: [],
  mapAreaIncomplete: [],
  mapExcluded: [],
  mapPoint: [],
  mapSearch: [],

  // how high, against 120 m above ground
  heightsNone: [],
  heightsFromQualifier: [],
  dronesInside: [],
  dronesReach: ['height'],
  dronesBelow: [],
  dronesBelowUnless: ['ground'],
  lowerUnknown: [],
  endsBelow: ['height'],
  topOverSea: [],
  topAtPressure: [],
  chartSure: [],
  chartOverSea: [],
  chartOpen: [],
  chartLower: [],

  // hours, day by day; `days` is `3 days`
  hoursFromText: [],
  noHours: [],
  wholeDay: [],
  clocksChange: ['hours'],
  gap: ['days'],
  daysOver: ['days'],
  daysMore: ['days', 'when'],
  periods: ['count'],
  permanent: [],
  notStated: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type CardMessageKey = keyof typeof CARD_MESSAGE_ARGUMENTS;
type ArgumentName<K extends CardMessageKey> = (typeof CARD_MESSAGE_ARGUMENTS)[K][number];
type Values<K extends CardMessageKey> = Readonly<Record<ArgumentName<K>, string | number>>;
export type CardMessageValues<K extends CardMessageKey> = [ArgumentName<K>] extends [never]
  ? []
  : [Values<K>];

/** The card's messages of one language. */
export type CardMessages = Readonly<Record<CardMessageKey, string>>;
