/**
 * What is said of the weather at the moment when it is shown, against the limits of one drone. None of it is stored. Each
 * language has each message, in ICU MessageFormat, with every argument named here.
 */
export const WEATHER_CARD_MESSAGE_ARGUMENTS = {
  // verdicts, each the first words of a card and of a row
  verdictNogo: [],
  verdictCaution: [],
  verdictFine: [],
  verdictIncomplete: [],
  verdictNotJudged: [],
  // a flight later than now
  verdictFrom: ['time', 'verdict'],
  // within the limits as long as that, and not behind it; `when` are hours
  verdictUntil: ['verdict', 'time'],
  verdictDuring: ['when', 'verdict'],
  // of a forecast of one kind, to its end; of one to come, from its beginning
  verdictThroughout: ['verdict'],
  verdictThroughoutFrom: ['time', 'verdict'],
  // a worse one to come; `when` are times, each with its cause in brackets
  verdictTimes: ['verdict', 'when'],
  // the sentence behind `incomplete` and `notJudged`, which have no reasons
  incompleteWhy: [],
  // where neither wind nor visibility is reported
  cannotJudge: [],
  notJudgedWhy: [],

  // age; `when` is `14:20 (12:20 UTC)`, `ago` is `25 minutes ago` or `in 2 hours`, `until` a time with its day
  observed: ['when', 'ago'],
  observedOld: ['when', 'ago'],
  // of a planned flight: `observed` is the message above, `age` is `6 hours`; with a forecast for it, and without
  observedForFlight: ['observed', 'age'],
  observedForFlightAlone: ['observed', 'age'],
  observedAhead: ['when'],
  observedUntimed: [],
  observedNil: [],
  forecastValid: ['when'],
  forecastExpired: ['when', 'ago'],
  // of a planned flight
  forecastEndsBefore: ['when'],
  forecastNotYet: ['when', 'to'],
  forecastUntimed: [],
  forecastNil: [],
  forecastCancelled: [],
  withUtc: ['local', 'utc'],
  // the clock that all times go by; `offset` is `UTC+2`
  // the offset of a clock that changes while a forecast holds
  clockOffsets: ['offset', 'time', 'later'],
  clockLocal: ['offset'],
  clockUtc: [],

  // a moment: `16:00`, alone and with its day
  clock: ['time'],
  clockOnDay: ['day', 'time'],
  // times: `07:30` and `16:00`
  clocks: ['from', 'to'],
  span: ['fromDay', 'from', 'toDay', 'to'],
  // a change that comes about: some time between two moments
  startsBetween: ['from', 'to'],
  // behind what is so from now on
  until: ['time'],
  // `hours` with its day in front
  onDay: ['day', 'hours'],

  // best hours
  best: ['when'],
  // day ends with civil twilight, or with sunset
  bestDay: ['when'],
  bestDaySun: ['when'],
  bestNight: ['when'],
  // where day ends with sunset: twilight is neither day nor yet dark
  bestNightSun: ['when'],
  // behind a line of the day: within the limits too
  bestAlsoNight: ['when'],
  bestAlsoNightSun: ['when'],
  // where that is all the rest of the forecast
  bestAlsoAllNight: [],
  bestAlsoAllNightSun: [],
  bestCare: ['when'],
  bestDayCare: ['when'],
  bestDaySunCare: ['when'],
  bestNightCare: ['when'],
  bestNightSunCare: ['when'],
  bestNone: [],

  // reasons, as phrases; `compare` follows a figure of wind
  reasonWind: ['speed'],
  reasonGust: ['speed'],
  reasonAloft: ['speed', 'height'],
  reasonGustAloft: ['speed', 'height'],
  // the highest of several
  reasonGustUpTo: ['speed', 'height'],
  // all winds of a paragraph at one height; `gust` is a figure that may be without its unit
  aloft: ['height', 'what'],
  // behind a storm that they belong to, where a comma before the height would join it to what stands before
  aloftBehind: ['height', 'what'],
  aloftWind: ['speed'],
  aloftWindUpTo: ['speed'],
  aloftGust: ['speed'],
  aloftGustUpTo: ['speed'],
  aloftBoth: ['speed', 'gust'],
  aloftBothUpTo: ['speed', 'gust'],
  // behind a wind that has been said: `at times 17 m/s with gusts of 22`
  aloftMore: ['speed', 'gust'],
  reasonAtHeight: ['speed', 'height'],
  reasonGustAtHeight: ['speed', 'height'],
  limitOver: ['limit'],
  limitBelow: ['limit'],
  limitAlmostTwice: ['limit'],
  limitTwice: ['limit'],
  // `count` is the number of `times`, for a plural
  limitTimes: ['times', 'limit', 'count'],
  limitNear: ['limit'],
  limitAt: ['limit'],
  reasonWindShear: [],
  reasonVisibility: ['distance'],
  reasonFogSoon: ['spread'],
  reasonFogSaturated: [],
  reasonFogForecast: ['what', 'time'],
  reasonCloud: ['cover', 'height'],
  reasonSkyHidden: ['height'],
  // rain; snow and ice
  reasonNotRated: ['what'],
  reasonNotRatedFrozen: ['what'],
  reasonThunder: [],
  // only its lightning is seen
  reasonThunderDistant: [],
  // cloud that towers, not over the place
  reasonInSight: ['what'],
  reasonIcing: ['cause'],
  reasonIcingCold: ['temperature'],
  reasonCold: ['temperature'],
  reasonHot: ['temperature'],
  // the lowest and the highest of some hours of a forecast
  reasonColdDownTo: ['temperature'],
  reasonHotUpTo: ['temperature'],
  reasonSquall: [],
  reasonFunnelCloud: [],
  reasonAsh: [],

  // what may be worse within a row
  chanceAtTimes: ['what'],
  chancePercent: ['percent', 'what'],
  chancePercentAtTimes: ['percent', 'what'],
  chanceUnlabelled: ['what'],
  // the first words of a row that is within the limits but for its chance: `Don’t fly: at times thunderstorm`
  verdictOfChance: ['chance', 'verdict'],

  // what comes on top of what holds all the time, with hours of its own
  alsoDuring: ['when', 'what'],
  // behind another such
  during: ['when', 'what'],

  // what nobody reported; each element as it stands in a list
  missing: ['what'],
  missingWind: [],
  missingWindDirection: [],
  missingGust: [],
  missingVisibility: [],
  missingWeather: [],
  missingCloud: [],
  missingCloudLayer: [],
  missingCloudType: [],
  missingTemperature: [],
  missingDewPoint: [],
  // whole sentences
  freezingRainUnknown: [],
  thunderUnknown: [],
  unreadPart: [],
  restOfFlight: [],

  // wind, light and what else is worth knowing
  // `from` is `from the north`; `gust` is a figure without its unit
  windLine: ['ground', 'aloft'],
  windAtFirst: ['wind'],
  windGround: ['from', 'speed'],
  windGroundGust: ['from', 'speed', 'gust'],
  // behind the wind at 10 m: the strongest gust of the hour before
  windPeak: ['speed', 'time'],
  windAloft: ['height', 'speed'],
  windAloftGust: ['height', 'speed', 'gust'],
  windUpTo: ['speed', 'height'],
  windUpToGust: ['speed', 'gust', 'height'],
  // what is otherwise in a row that begins with what comes at times
  otherwise: ['what'],
  // the lowest of a row
  visibilityDownTo: ['distance'],
  lightDay: ['time'],
  lightDayTwilight: ['time', 'twilight'],
  lightTwilight: ['time'],
  // before sunrise
  lightDawn: ['time'],
  lightNight: ['time'],
  lightNightSunrise: ['time', 'sunrise'],
  lightDayLong: [],
  lightNightLong: [],
  // in the place of the light: the station is in no table
  placeUnknown: [],
  lowCloud: ['what'],
  // few and scattered cloud at or below the height of flight
  cloudAtFlight: ['height', 'what'],
  densityAltitude: ['height'],
  // observed against forecast; `element` is a phrase with its figure: `visibility 3 km`
  worseThanForecast: ['observed', 'forecast'],
  betterThanForecast: ['observed', 'forecast'],
  noGusts: [],
  noLowCloud: [],
  noWeather: [],
  ceiling: ['height'],

  // names of the parts of the card
  listOfPeriods: [],
  decoding: ['heading'],
  chartLabel: ['place'],
  chartWind: ['height'],
  chartGust: [],
  chartAtTimes: [],
  chartLimit: [],
  chartNow: [],
  chartFlight: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type WeatherCardMessageKey = keyof typeof WEATHER_CARD_MESSAGE_ARGUMENTS;

type ArgumentName<K extends WeatherCardMessageKey> = (typeof WEATHER_CARD_MESSAGE_ARGUMENTS)[K][number];

/** What a message takes, by its key; nothing for those that take nothing. */
export type WeatherCardMessageValues<K extends WeatherCardMessageKey> = [ArgumentName<K>] extends [never]
  ? []
  : [Readonly<Record<ArgumentName<K>, string | number>>];

export type WeatherCardMessages = Readonly<Record<WeatherCardMessageKey, string>>;
