/**
 * Every message about METAR and TAF with the names of what it takes, in ICU MessageFormat. A catalogue uses every
 * argument named here, so no fact is lost in a language; `form` and `count` it may leave out.
 */
export const WEATHER_MESSAGE_ARGUMENTS = {
  // times: `time` is `06:00`
  time: ['time'],
  dayTime: ['day', 'month', 'time'],
  clockPeriod: ['from', 'to'],
  dayClockPeriod: ['day', 'month', 'from', 'to'],
  period: ['fromDay', 'fromMonth', 'from', 'toDay', 'toMonth', 'to'],
  moment: ['time'],
  timeUnknown: [],

  // how phrases are joined
  both: ['first', 'second'],
  comma: [],
  semicolon: [],
  sentence: ['text'],
  moreThan: ['what'],
  lessThan: ['what'],
  orMore: ['what'],
  varying: ['from', 'to'],
  noData: [],

  // header
  kindMetar: [],
  kindSpeci: [],
  kindTaf: [],
  heading: ['kind', 'station', 'time'],
  headingUntimed: ['kind', 'station'],
  stationUnknown: [],
  station: ['station'],
  observed: ['time'],
  issued: ['time'],
  valid: ['period'],
  automatic: [],
  corrected: [],
  amended: [],
  cancelled: [],
  nil: [],
  delayed: [],
  noSignificantChange: [],
  maintenance: [],
  remarksFollow: [],
  endOfReport: [],
  undecoded: [],
  unread: ['text'],

  // wind
  wind: ['what'],
  windCalm: [],
  windFrom: ['point', 'degrees'],
  windVariable: [],
  windDirectionUnknown: [],
  windSpeedUnknown: [],
  windGust: ['speed'],
  windGustUnknown: [],
  windVarying: ['from', 'to'],

  // visibility
  visibility: ['what'],
  visibilityTowards: ['what', 'point'],
  minimumVisibility: ['what'],
  cavok: ['distance', 'height'],
  // behind it
  noConvectiveCloud: [],
  runwayVisualRange: ['runway', 'what'],
  runwayVisualRangeUnnamed: ['what'],
  rangeUp: [],
  rangeDown: [],
  rangeSteady: [],

  // weather; `form` is that of the noun
  weatherEnds: [],
  recent: ['what'],
  light: ['what', 'form'],
  heavy: ['what', 'form'],
  vicinity: ['what'],
  thunderWith: ['what'],
  qualified: ['what', 'descriptor'],

  // clouds
  cloudAt: ['cover', 'height'],
  cloudHeightUnknown: ['cover'],
  cloudCoverUnknown: [],
  verticalVisibility: ['height'],
  verticalVisibilityUnknown: [],
  skyHiddenAt: ['height'],
  cloudsInSight: ['text'],

  // temperature and pressure
  temperatures: ['temperature', 'dewPoint'],
  temperature: ['temperature'],
  dewPoint: ['temperature'],
  humidity: ['percent'],
  qnh: ['what'],
  qfe: ['what'],
  seaLevelPressure: ['what'],

  // supplements
  windShearRunway: ['runway'],
  windShearAllRunways: [],
  windShear: [],
  windShearLayer: ['height', 'wind'],
  sea: ['what'],
  seaTemperature: ['temperature'],
  waveHeight: ['height'],
  runwayState: ['runway', 'what'],
  allRunwaysState: ['what'],
  runwayCleared: [],
  runwaysClosedBySnow: [],
  runwayStateRepeated: [],
  runwayCoverage: ['share'],
  runwayDepth: ['depth'],
  runwayDepthBelow: ['depth'],
  runwayNotOperational: [],
  runwayFriction: ['figure'],
  colourState: ['code', 'height', 'distance'],
  colourRed: ['code'],
  colourBlack: ['code'],
  colourUnknown: [],
  icingLayer: ['what'],
  turbulenceLayer: ['what'],
  layerBetween: ['from', 'to'],
  layerToCloudTop: ['from'],
  inCloud: [],
  inPrecipitation: [],
  inClearAir: [],
  occasional: [],
  frequent: [],

  // change groups
  changeHeading: ['text'],
  // what replaces everything before it; of the day that was said last, and of another
  changeFromAt: ['time'],
  changeFromOn: ['day', 'month', 'time'],
  changeBecoming: ['period'],
  changeAtTimes: ['period'],
  changeBriefly: ['period'],
  changePerhaps: ['percent', 'period'],
  changePerhapsAtTimes: ['percent', 'period'],
  changeUnlabelled: ['period'],
  noteFrom: [],
  noteBecoming: [],
  noteAtTimes: [],
  noteBriefly: [],
  notePerhaps: [],
  notePerhapsAtTimes: [],
  noteUnlabelled: [],
  highestTemperature: ['temperature', 'time'],
  lowestTemperature: ['temperature', 'time'],
  someTemperature: ['temperature', 'time'],

  // remarks; `count` is of hours
  stationDiscerns: [],
  stationDoesNotDiscern: [],
  peakWind: ['wind', 'time'],
  windShift: ['time'],
  windAtHeight: ['height', 'wind'],
  windAtRunway: ['runway', 'wind'],
  precipitationOfHours: ['hours', 'amount'],
  precipitationOfPeriod: ['amount'],
  trace: [],
  rainfall: ['tenMinutes', 'sinceNine'],
  maximumOfHours: ['hours', 'temperature'],
  minimumOfHours: ['hours', 'temperature'],
  pressureRose: ['amount'],
  pressureFell: ['amount'],
  pressureSteady: [],
  pressureRising: [],
  pressureFalling: [],
  snowDepth: ['depth'],
  iceAccretion: ['hours', 'amount'],
  densityAltitude: ['height'],
  cloudBase: ['height'],
  weatherTimes: ['text'],
  lightning: ['text'],
  convection: ['text'],
  variableVisibility: ['text'],
  variableCeiling: ['text'],
  cloudsByType: ['text'],
  // `what` are types with their amounts
  cloudsOfTypes: ['what'],
  // of the sensors of freezing rain, thunder, weather, and of any other
  sensorFreezingRain: ['text'],
  sensorThunder: ['text'],
  sensorWeather: ['text'],
  sensorMissing: ['text'],
  note: ['text'],

  // what it means
  dronesNogo: ['reasons'],
  dronesOtherwise: [],
  // the hours of what holds for a whole forecast, beside others
  throughout: [],
  precipitationNear: [],
  precipitationThroughout: [],
  // what snow and ice crystals do
  snowHarms: [],
  iceCrystalsHarm: [],
  // `hours` of the place
  hoursLocal: ['hours'],
  dronesCaution: ['reasons'],
  dronesNothing: [],
  dronesNothingForecast: [],
  dronesNoWeather: [],
  elementsUnread: ['what'],
  seeForYourself: [],
  dronesNotJudged: [],
  unreadCount: ['count'],
  unreadQuoted: ['problem', 'text'],
  severityNogo: [],
  severityCaution: [],
  standing: [],
  // of a station that is not known to be an aerodrome
  standingStation: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type WeatherMessageKey = keyof typeof WEATHER_MESSAGE_ARGUMENTS;

type ArgumentName<K extends WeatherMessageKey> = (typeof WEATHER_MESSAGE_ARGUMENTS)[K][number];

/** What a message takes, by its key; nothing for those that take nothing. */
export type WeatherMessageValues<K extends WeatherMessageKey> = [ArgumentName<K>] extends [never]
  ? []
  : [Readonly<Record<ArgumentName<K>, string | number>>];

export type WeatherMessages = Readonly<Record<WeatherMessageKey, string>>;
