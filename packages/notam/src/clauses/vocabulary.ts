/** `pattern` is the source of a regular expression without groups; longer patterns stand before shorter ones. */
interface Entry<Code extends string> {
  readonly code: Code;
  readonly pattern: string;
}

function entries<const Code extends string>(table: Readonly<Record<Code, string>>): readonly Entry<Code>[] {
  return (Object.entries(table) as [Code, string][]).map(([code, pattern]) => ({ code, pattern }));
}

/** Words of a name, none of which begins what is said of it. */
const NAME_WORDS =
  '(?: (?!(?:ACT|DEACT|ACTIVATED|DEACTIVATED|ACTIVE|CLSD|CLOSED|WI|WITHIN|IS|ARE|WILL|NOT|ESTABLISHED|INSTALLED|TEMPO|DUE|BTN|BOUNDED|AREA|HAS|SHALL|CNL)(?![A-Z]))[A-Z]{3,20}){0,3}';
const AREA_ID = '\\(?[A-Z]{2} ?[DRP] ?\\d{1,4}[A-Z]{0,2}\\)?';
const RUNWAY_ID = '\\d{2}[LCR]?(?:/\\d{2}[LCR]?)?';
const SPELLED =
  'ALPHA|ALFA|BRAVO|CHARLIE|DELTA|ECHO|FOXTROT|GOLF|HOTEL|INDIA|JULIET|JULIETT|KILO|LIMA|MIKE|NOVEMBER|OSCAR|PAPA|QUEBEC|ROMEO|SIERRA|TANGO|UNIFORM|VICTOR|WHISKEY|XRAY|X-RAY|YANKEE|ZULU';
const WAY_ID = `(?:(?:${SPELLED})(?: ?\\d{1,2})?|[A-Z]{1,2}\\d{0,3}|\\d{1,3}[A-Z]?)`;
const WAY_IDS = `${WAY_ID}(?:(?:, ?| AND | & )${WAY_ID})*`;

/** Things of which item E says a state; the named group of a pattern's name is `name`. */
export const THINGS = {
  temporaryDangerArea: `TEMPO(?:RARY)? (?:DANGER|DNG) AREA(?: \\(TDA\\))?(?: (?<name>${AREA_ID}${NAME_WORDS}))?`,
  temporaryReservedArea: `TEMPO(?:RARY)? RESERVED AREA(?: \\(TRA\\))?(?: (?<name>[A-Z]{2} ?TR ?\\d{1,4}[A-Z]?))?`,
  temporaryRestrictedArea: `(?:TEMPO(?:RARY)? RESTRICTED AREA|RESTRICTED AREA \\(TEMPORARY\\))(?: (?<name>${AREA_ID}))?`,
  temporaryProhibitedArea: `TEMPO(?:RARY)? PROHIBITED AREA(?: (?<name>${AREA_ID}))?`,
  dangerAreas: `(?:FOLLOWING|FLW)(?: (?<name>[A-Z][A-Z ]{2,40}?))? DANGER AREAS`,
  dangerArea: `(?:(?:DANGER|DNG) AREA(?: (?<name>${AREA_ID}${NAME_WORDS}))?|(?:FOLLOWING|FLW) [A-Z][A-Z ]{2,40}? DANGER AREA)`,
  militaryTrainingAreas: `(?:FOLLOWING|FLW)(?: (?<name>[A-Z][A-Z ]{2,40}?))? MIL(?:ITARY)? TRAINING AREAS`,
  reservedAreas: `(?:FOLLOWING|FLW) TRA`,
  restrictedArea: `RESTRICTED AREA(?: (?<name>${AREA_ID}))?`,
  prohibitedArea: `PROHIBITED AREA(?: (?<name>${AREA_ID}))?`,
  controlledAirspace: `(?<name>(?:[A-Z][A-Z'-]{2,20} ){1,3}CTA(?:/CTR|/ATZ| \\d| AND CTA \\d){1,4})`,
  controlZone: `(?<name>(?:[A-Z][A-Z'-]{2,20} ){0,3})CTR`,
  trafficZone: `(?<name>(?:[A-Z][A-Z'-]{2,20} ){0,3})ATZ`,
  airspace: `(?:THE )?AIRSPACE`,
  runway: `(?:RWY|RUNWAY) ?(?<name>${RUNWAY_ID})`,
  runways: `(?:RWYS|RUNWAYS|RWY) ?(?<name>${RUNWAY_ID}(?:(?:, ?| AND | & )${RUNWAY_ID})+)`,
  taxiway: `(?:TWY|TAXIWAY) ?(?<name>${WAY_ID})`,
  taxiways: `(?:TWYS?|TAXIWAYS?) ?(?<name>${WAY_IDS})`,
  stand: `(?:ACFT )?STAND ?(?<name>${WAY_ID})`,
  stands: `(?:ACFT )?STANDS? ?(?<name>${WAY_IDS})`,
  apron: `(?:APN|APRON)(?: (?<name>${WAY_ID}))?`,
  aerodrome: `(?:AD|AERODROME|AIRPORT|AIRFIELD|AP)`,
  obstacleLights: `(?:OBST(?:ACLE|RUCTION)?|CRANE|MAST) (?:LGTS?|LIGHTS?|LIGHTING)`,
  approachLights: `APCH (?:LGTS?|LIGHTS?|LIGHTING)(?: SYSTEM)?(?: RWY ?(?<name>${RUNWAY_ID}))?`,
  runwayEdgeLights: `(?:RWY )?EDGE (?:LGTS?|LIGHTS?)`,
  windIndicator: `(?:WDI|WIND DIRECTION INDICATOR|WINDSOCK)`,
  fuel: `(?:(?<name>AVGAS(?: 100LL)?|JET A-?1|MOGAS|JET FUEL)|FUEL)`,
  controlTower: `(?:TWR|TOWER|CONTROL TOWER)`,
  activityInformation: `(?:DANGER AREA|SPECIAL USE AIRSPACE) ACTIVITY INFO(?:RMATION)? (?:SERVICE|SER) \\((?<name>DAAIS|SUAAIS)\\)`,
  crossingService: `(?:DANGER AREA|SPECIAL USE AIRSPACE) CROSSING (?:SERVICE|SER) \\((?<name>DACS|SUACS)\\)`,
  windTurbine: `WIND TURBINE(?! S)`,
  facility: `(?<name>(?:ILS|LOC|LLZ|GP|DME|VOR|NDB|TACAN|PAPI|APAPI|ATIS|AFIS|RVR|PAR|SSR|PSR|SRA|VDF|RNAV|MLS|VOLMET|D-ATIS|DVOR|A/G)(?:[ /](?:ILS|LOC|GP|DME|VOR|TACAN|CAT I{1,3}|RWY ?${RUNWAY_ID}|(?!NOT|OTS|AVBL|CLSD|OPR|LTD|WIP|DUE|WILL|IS|ARE|HAS|NON|ACT|OUT|INOP|FOR|AND|FM|PSN|WI)[A-Z]{2,4}(?:/(?!S)[A-Z]{3,15})?|\\d{3}(?:\\.\\d{1,3})? ?[MK]HZ|CH ?\\d{2,3}[XY])){0,6})`,
  rescueService: '(?:RFFS|RFF|RESCUE AND FIRE FIGHTING SERVICES?)',
  trafficServices: '(?:ATS|ATC)',
  aerodromeAndServices: '(?:AD/ATS|AD AND ATS|ATS AND AD)',
  route: `(?:ATS (?:RTE|ROUTE) |AWY )?(?<name>[A-Z]{1,2}\\d{1,3})(?= (?:NOT AVBL|CLSD) BTN )`,
  areaById: `(?<name>${AREA_ID}${NAME_WORDS})`,
} as const;
export type ThingCode = keyof typeof THINGS;

/** States that a thing may be in. */
export const STATES = {
  notAvailable: '(?:NOT|NON|UN) ?(?:AVBL|AVAILABLE)',
  unserviceable: '(?:U/S|UNSERVICEABLE|OUT OF SERVICE|OTS|INOP|NOT SERVICEABLE)',
  closed: '(?:CLSD|CLOSED)',
  deactivated: '(?:DEACTIVATED|DEACT|NOT ACTIVE)',
  active: '(?:ACTIVATED|ACTIVE|ACT)',
  established: '(?:ESTABLISHED|INSTALLED|ESTABLISHED AND ACTIVATED|SET UP)',
  available: '(?:AVBL|AVAILABLE)',
  erected: 'ERECTED',
  limited: '(?:LTD|LIMITED|RESTRICTED)',
  withdrawn: 'WITHDRAWN',
  downgraded: 'DOWNGRADED',
  cancelled: '(?:CNL|CANCELLED|CANCELED)',
  completed: '(?:COMPLETED|CMPLT)',
  onRequest: '(?:AVBL |AVAILABLE )?(?:O/R|ON REQUEST|ON REQ)',
  onTest: 'ON TEST',
  operational: '(?:OPERATIONAL|SERVICEABLE|IN OPR|OPR|OPERATING|RETURNED TO SERVICE|RTS)',
  unlit: '(?:UNLIT|NOT LIT|NOT LGTD)',
  inWork: '(?:WIP|WORK IN PROGRESS)',
  suspended: 'SUSPENDED',
} as const;
export type StateCode = keyof typeof STATES;

const UAS =
  '(?:UAS|UAV|UNMANNED (?:ACFT|AIRCRAFT|AERIAL VEHICLES?)(?: SYSTEMS?)?(?: \\(UA[SV]\\))?|DRONES?|RPAS?)';
const UAS_ACTION = '(?: (?:OPS|OPERATIONS?|FLTS?|FLIGHTS?|FLYING|ACT|ACTIVITY|ACTIVITIES))?';

/** Activities that item E announces. */
export const ACTIVITIES = {
  uasSwarm: `${UAS} (?:SWARM|LIGHT SHOW|DISPLAY)`,
  uasBvlos: `(?:(?:BEYOND VISUAL ?LINE OF SIGHT(?: \\(BVLOS\\))?|BVLOS) ${UAS}${UAS_ACTION}|${UAS} \\((?:BVLOS|BEYOND VISUAL LINE OF SIGHT)\\)${UAS_ACTION}|${UAS} (?:OPR )?(?:BVLOS|BEYOND VISUAL LINE OF SIGHT(?: \\(BVLOS\\))?)${UAS_ACTION})`,
  uasVlos: `(?:(?:VISUAL ?LINE OF SIGHT|VLOS) ${UAS}${UAS_ACTION}|${UAS} \\((?:VLOS|VISUAL LINE OF SIGHT)\\)${UAS_ACTION}|${UAS} (?:VLOS|VISUAL LINE OF SIGHT)${UAS_ACTION})`,
  uas: `(?:MULTIPLE )?${UAS}${UAS_ACTION}`,
  cranes: '(?:MULTIPLE )?CRANES',
  mobileCranes: '(?:MULTIPLE )?MOBILE CRANES',
  towerCranes: '(?:MULTIPLE )?TOWER CRANES',
  mobileCrane: 'MOBILE CRANE',
  towerCrane: 'TOWER CRANE',
  crane: 'CRANE',
  lasersSearchlightsFireworks: 'LASERS?, SEARCHLIGHTS?,? (?:AND )?FIREWORKS?',
  lasersAndSearchlights: 'LASERS?(?:, | AND |/)SEARCHLIGHTS?',
  laser: 'LASERS?(?: (?:LIGHT )?(?:DISPLAY|SHOW|ACTIVITY))?',
  searchlights: 'SEARCHLIGHTS?(?: DISPLAY)?',
  fireworks: '(?:FIREWORKS?|PYROTECHNICS?)(?: DISPLAYS?)?',
  parachuting:
    '(?:PJE|PARACHUTE (?:JUMPING|JUMPS|DROPPING|DROPS?)(?: EXER(?:CISES?)?)?|PARACHUTING|PARACHUTE JUMPING EXERCISE \\(PJE\\)|FREE FALL PARACHUTING)',
  paragliding: '(?:MULTIPLE )?(?:PARAGLIDERS|PARAGLIDING)',
  paramotors: '(?:MULTIPLE )?(?:PARAMOTORS?|PARAMOTORING)',
  hangGliding: '(?:MULTIPLE )?(?:HANG ?GLIDERS|HANG ?GLIDING)',
  gliding: '(?:GLIDER FLYING|GLIDING|MULTIPLE GLIDERS|GLIDERS|GLIDER (?:ACTIVITY|ACT|COMPETITION|OPS))',
  metBalloon: 'MET(?:EOROLOGICAL)? BALLOON RELEASE(?:/S|S)?',
  captiveBalloon: '(?:CAPTIVE|TETHERED) BALLOONS?',
  balloons: '(?:HOT AIR )?BALLOONS?(?: (?:FLYING|FLIGHTS?|EVENT(?:/FESTIVAL)?|FESTIVAL|RELEASES?))?',
  kiteFlying: 'KITES?(?: (?:FLYING|FESTIVAL|DISPLAY))?',
  largeModelFlying: '(?:FLYING OF LARGE MODEL (?:ACFT|AIRCRAFT)|LARGE MODEL (?:ACFT|AIRCRAFT)(?: FLYING)?)',
  modelRockets: 'MODEL ROCKETS?(?: FIRING| LAUNCH(?:ING|ES)?)?',
  modelFlying: '(?:FLYING OF MODEL (?:ACFT|AIRCRAFT)|MODEL (?:ACFT|AIRCRAFT)(?: FLYING)?)',
  flypast: '(?:(?<name>BATTLE OF BRITAIN MEMORIAL FLIGHT|RED ARROWS|FORMATION|[A-Z]{2,12}) )?FLYPAST',
  airDisplay:
    '(?:(?<name>AEROBATIC|RED ARROWS|TYPHOON|MILITARY|CIVIL) )?(?:AIR |FLYING |AVIATION )?DISPLAYS?',
  aerobatics: '(?:AEROBATICS|AEROBATIC (?:FLYING|TRAINING|MANOEUVRES))',
  survey: '(?:AERIAL |AIR |PHOTO(?:GRAPHIC)? |LOW LEVEL )?SURVEY(?: (?:FLIGHTS?|FLTS?|FLYING))?',
  underslungLoads: '(?:HEL(?:ICOPTERS?)? (?:WITH |OPR )?)?UNDERSLUNG LOADS?',
  lowFlying: '(?:LOW FLYING (?:ACFT|AIRCRAFT|MIL ACFT|ACTIVITY|HEL)|LOW (?:FLYING|FLT ACT))',
  blasting: 'BLASTING(?: OPS| WORKS?)?',
  gunFiring: '(?:GUN|ARTILLERY) FIRING(?: EXER(?:CISES?)?)?',
  missileFiring: 'MISSILE FIRING(?: EXER(?:CISES?)?)?',
  rocketFiring: 'ROCKET FIRING(?: EXER(?:CISES?)?)?',
  firing: '(?:LIVE |WEAPONS? |GROUND )?FIRING(?: EXER(?:CISES?)?)?',
  launchDebris: 'DEBRIS FROM THIS LAUNCH WILL FALL',
  militaryAvoidEquestrianEvent:
    'MIL(?:ITARY)? (?:ACFT|AIRCRAFT) (?:SHALL|MUST|SHOULD) AVOID (?:AN? |THE )?EQUESTRIAN EVENT',
  militaryAvoidEvent: 'MIL(?:ITARY)? (?:ACFT|AIRCRAFT) (?:SHALL|MUST|SHOULD) AVOID (?:AN? |THE )?EVENT',
  rocketLaunch: 'ROCKET LAUNCH(?:ES|ING)?',
  chineseAerospace: 'CHINESE AEROSPACE (?:FLT|FLIGHT) (?:ACT|ACTIVITY|ACTIVITIES|OPS)',
  aerospace: '(?:SPECIAL OPS \\()?AEROSPACE (?:FLT|FLIGHT) (?:ACT|ACTIVITY|ACTIVITIES|OPS)\\)?',
  militaryExercise: '(?:MIL(?:ITARY)?|NAVAL|JOINT|NATO) (?:EXER(?:CISES?)?|TRAINING|ACT|ACTIVITY)',
  exercise: '(?:EXER(?:CISES?)?|AIR EXER(?:CISES?)?)',
  windTurbines: 'WIND TURBINES',
  windFarm: 'WIND ?FARM',
  mast: '(?:(?:MET |METEOROLOGICAL |RADIO |TELECOM )?MAST)',
  antenna: 'ANTENNA',
  birds: '(?:CONCENTRATION OF BIRDS|BIRD (?:CONCENTRATION|ACTIVITY|HAZARD)S?|BIRDS)',
  workInProgress: '(?:WIP|WORK IN PROGRESS|WORKS IN PROGRESS|CONST WIP)',
  gnssJamming:
    '(?:INTERMITTENT )?GNSS(?: ?\\(GPS\\))?(?: SIGNAL)?(?: AND RADIO FREQUENCY)? (?:JAMMING|INTERFERENCE)(?: (?:TRIALS?|ACTIVITY|EXERCISE))?',
  jammers: 'JAMMERS?(?: ARE)? LOCATED',
  grassCutting: 'GRASS ?CUTTING(?: IN PROGRESS)?',
  helicopters: '(?:INTENSIVE |MULTIPLE )?(?:HEL|HELICOPTERS?)(?: (?:OPS|OPERATIONS?|FLYING|ACTIVITY))',
} as const;
export type ActivityCode = keyof typeof ACTIVITIES;

/** Causes that follow DUE TO. */
export const CAUSES = {
  maintenance:
    '(?:(?:SCHEDULED |ROUTINE |PLANNED |CORRECTIVE |PREVENTIVE )?(?:MAINT|MAINTENANCE)(?: WORKS?)?)',
  workInProgress: '(?:WIP|WORK IN PROGRESS|WORKS?|WORKS IN PROGRESS)',
  construction: '(?:CONST|CONSTRUCTION|CONST WORKS?|CONSTRUCTION WORKS?|RESURFACING)',
  weather: '(?:WX|WEATHER|ADVERSE WX)',
  snow: '(?:SNOW|SNOW CLEARANCE|SNOW REMOVAL)',
  staffShortage: '(?:STAFF(?:ING)?(?: SHORTAGE)?|SHORTAGE OF STAFF|LACK OF (?:STAFF|PERSONNEL))',
  technical: '(?:TECHNICAL (?:REASONS?|PROBLEMS?|FAILURE)|TECHNICAL|FAILURE|EQPT FAILURE)',
  crane: '(?:MOBILE )?CRANES?(?: OPS)?',
  obstacle: '(?:OBST|OBSTACLES?)',
  militaryExercise: '(?:MIL(?:ITARY)? (?:EXER(?:CISES?)?|ACT|ACTIVITY|TRAINING))',
  aerospace: 'AEROSPACE (?:FLT|FLIGHT) (?:ACT|ACTIVITY|ACTIVITIES)',
  disabledAircraft: 'DISABLED (?:ACFT|AIRCRAFT)',
  event: '(?:AN |SPECIAL |PRIVATE )?EVENT',
  upgrade: '(?:UPGRADE|REPLACEMENT|INSTALLATION|RENOVATION)',
  inspection: '(?:INSPECTION|FLIGHT CHECK|FLT CHECK|CALIBRATION)',
} as const;
export type CauseCode = keyof typeof CAUSES;

/** Documents that item E points to. */
export const REFERENCES = {
  aic: '(?:UK )?AIC ?(?<value>[A-Z]? ?\\d{1,3}/\\d{2,4})(?:,? WITH CHART,?)?(?: REFERS)?',
  aipSupplement:
    '(?:UK )?(?:EAIP )?(?:AIRAC )?(?:AIP )?SUP(?:PLEMENT)?(?: NR)? ?(?<value>[A-Z]{0,2} ?\\d{1,3}/\\d{2,4})(?: REFERS)?',
  briefingSheet:
    '(?:FURTHER DETAILS (?:VIA|IN) )?BRIEFING SHEET:? (?<value>[A-Z0-9/.-]{3,40}(?: [0-9][A-Z0-9/.-]{3,20})?(?<=[A-Z0-9]))(?: REFERS)?',
  notam: '(?:REFER(?: TO)?|REF|SEE)(?: ALSO)? NOTAM (?<value>[A-Z]\\d{4}/\\d{2})',
  webAddress:
    '(?:FOR )?FURTHER (?:DETAILS|INFO(?:RMATION)?)(?: AT| VIA| SEE)? ?:? ?(?<value>(?:HTTPS?://)?[A-Z0-9-]+(?:\\.[A-Z0-9-]+){1,5}(?:/[A-Z0-9./_-]*[A-Z0-9/])?)',
  regulation:
    '(?:RESTRICTION OF FLYING REGULATIONS MADE|AREA ESTABLISHED) UNDER (?<value>ARTICLE \\d{1,4} OF (?:THE )?AIR NAV(?:IGATION)? ORDER \\d{4})',
  registration:
    '(?<value>(?:AR|ASR|AU|AO|AS)-\\d{4}-\\d{1,6}(?:/[A-Z]{0,3}\\d{1,3})?|\\d{4}-\\d{2}-\\d{4}(?:/[A-Z]{2}\\d{1,3})?|\\d{2}/\\d{2}/\\d{1,4}(?:/[A-Z]{3,4})?)',
} as const;
export type ReferenceCode = keyof typeof REFERENCES;

/** Whole clauses that offices always write the same way. */
export const PHRASES = {
  entryForbidden:
    '(?:ALL )?(?:ACFT|AIRCRAFT|FLTS|FLIGHTS) (?:ARE|IS|SHALL BE) (?:FORBIDDEN|PROHIBITED|NOT (?:ALLOWED|PERMITTED)) TO (?:FLY|ENTER)(?: INTO| IN)?(?: THE| THIS)?(?: ABOVE| TEMPO(?:RARY)? RESTRICTED| RESTRICTED| PROHIBITED| TEMPO(?:RARY)? PROHIBITED| DANGER| TEMPO(?:RARY)? DANGER)? (?:AREA|AIRSPACE)',
  entryNeedsPermission:
    '(?:ALL )?(?:ACFT|AIRCRAFT|FLTS|FLIGHTS) (?:ARE|IS|SHALL BE) (?:FORBIDDEN|PROHIBITED|NOT (?:ALLOWED|PERMITTED)) TO (?:FLY|ENTER)(?: INTO| IN)?(?: THE| THIS)?(?: ABOVE| TEMPO(?:RARY)? RESTRICTED| RESTRICTED| PROHIBITED| DANGER)? (?:AREA|AIRSPACE) WITHOUT (?:PRIOR )?PERMISSION',
  flightSafetyAffected:
    '(?:DUE TO AEROSPACE FLIGHT ACTIVITIES, )?(?:THE )?FLIGHT SAFETY OF (?:THE )?(?:AIRCRAFT|ACFT) IN THE FOLLOWING AREAS? MAY BE AFFECTED ?:?',
  chineseAerospace:
    'CHINESE AEROSPACE (?:FLIGHT|FLT) (?:ACTIVITIES|ACT) WILL TAKE PLACE,? (?:FLW|FOLLOWING)(?: INFO)? RECEIVED FROM CIVIL AVIATION ADMINISTRATION OF CHINA ?:?',
  debrisFallArea: '(?:EST|ESTIMATED) FALL AREA (?:FOR|OF) (?:THE )?UNBURNED DEBRIS WI ?:?',
  notWhollyContained:
    'THIS ACTIVITY (?:WILL|MAY) NOT BE WHOLLY CONTAINED (?:WI|WITHIN) (?:THE )?LATERAL DIMENSIONS? AS NOTIFIED',
  restrictedManoeuvre:
    '(?:ACFT|AIRCRAFT) MAY BE RESTRICTED IN ABILITY TO MANOEUVRE AND UNABLE TO COMPLY WITH RAC(?: OPS CTC (?<value>[+\\d][\\d +()/-]{5,40}))?',
  dropHeightClearance: 'DROP HGT SUBJ(?:ECT)?(?: TO)? ATC CLR',
  launchClearance: 'LAUNCH SUBJ(?:ECT)?(?: TO)? ATC CLR',
  descendByParachute: '(?:ASSOCIATED EQUIPMENT )?(?:WILL )?(?:SUBSEQUENTLY )?DESCEND BY PARACHUTE',
  japaneseRocket: 'THE JAPAN AEROSPACE EXPLORATION AGENCY \\(JAXA\\) HAS PLANNED A ROCKET LAUNCH',
  avoidNotamedArea:
    'IN THE INTEREST OF SAFETY ALL NON-? ?PARTICIPATING AIR (?:TFC|TRAFFIC) (?:ARE|IS) ADZ TO AVOID THE NOTAMED AREA',
  ifrAroundArea: 'IFR ACFT UNDER ATC JURISDICTION SHOULD ANTICIPATE CLR AROUND THE NOTAMED AREA',
  radarVectors: '(?:RMK ?:? ?)?ALL ACFT TO EXP RADAR VECTORS TO AVOID THE AREA',
  verticalLimits: 'VERTICAL LIMITS ?:',
  lateralLimits: 'LATERAL LIMITS ?:',
  exerciseCaution:
    '(?:PILOTS (?:ARE |TO |SHOULD )?(?:ADZ|ADVISED|REQUESTED)? ?(?:TO )?)?(?:EXERCISE|EXER) (?:EXTREME )?(?:CAUTION|CTN)(?: IN THE (?:VCY|VICINITY)(?: OF THE AREA)?)?',
  controlledAirspaceAvoided: 'CONTROLLED AIRSPACE WILL BE AVOIDED',
  receiversMayFail:
    'GNSS(?: ?\\(GPS\\))? RECEIVERS MAY SUFFER INTERMITTENT ?(?:/|OR) ?TOTAL FAILURE OR GIVE INCORRECT POSITION INFO(?:RMATION)?',
  awarenessDevicesMayFail:
    'SOME ELECTRONIC SITUATIONAL AWARENESS DEVICES AND UAS SYSTEMS MAY SUFFER INTERMITTENT ?(?:/|OR) ?TOTAL FAILURE OR GIVE INCORRECT (?:NOTIFICATION|INFO(?:RMATION)?)',
  awarenessDevicesAffected:
    'MAY ALSO AFFECT AIRBORNE ELECTRONIC SITUATIONAL AWARENESS DEVICES AND UAS CONTROL',
  cautionAdvised: '(?:CAUTION|CTN) (?:ADZ|ADVISED)',
  triggerNotam: 'TRIGGER NOTAM ?-?',
  specialOpsOfChina: 'SPECIAL OPS \\(AEROSPACE (?:FLT|FLIGHT) ACT\\) WILL BE CONDUCTED BY CHINA',
  swarmSize: 'SWARM (?:MADE UP|COMPRISED)(?: OF)? (?<value>\\d{1,5}) UAS',
  appliesToAll:
    'APPLIES TO ALL ACFT INCLUDING ANY SMALL BALLOON, ANY KITE, ANY UAS AND ANY PARACHUTE INCLUDING A PARASCENDING PARACHUTE OR PARAMOTOR',
  revertsToClass: '(?:CONTROLLED )?AIRSPACE REVERTS TO CLASS (?<value>[A-G])(?: DURING PERIODS OF CLOSURE)?',
  timesMayChangeShortly: 'TIMES MAY BE SUBJ(?:ECT)? TO SHORT NOTICE CHANGE',
  connectionRange: '(?:THE )?POINTS CONNECTION RANGE',
  areaAffectsAircraft:
    'ALL ACFT SHALL AVOID (?:THE AFFECTED|THIS|THE) AREA OR SUBJ(?:ECT)? (?:TO )?ATC (?:CLEARANCES?|CLR)',
  statedExceptions:
    'DOES NOT APPLY TO ANY ACFT FLYING IN ACCORDANCE WITH (?:THE )?EXCEPTIONS STATED IN THE (?<value>AIC|BRIEFING SHEET|AIP SUP)',
  openingHours:
    '(?:AD|AP|AERODROME|AIRFIELD|ATS|ATC|TWR)(?:/ATS|/ATC)? (?:OPR |OPERATING |OPENING )?(?:HR|HRS|HOURS)(?: OF (?:OPR|OPERATION|SERVICE))?(?: ARE)?(?: ?:)?',
  unableToComply: '(?:ACFT|AIRCRAFT) (?:MAY|WILL) BE UNABLE TO COMPLY WITH RAC',
  remainClear: 'ALL (?:TFC|TRAFFIC|ACFT|AIRCRAFT) MUST REMAIN CLEAR OF THE AREA',
  timesMayChange: 'TIMINGS, (?:HGT|HEIGHTS?) AND ROUTE ARE (?:APRX|APPROXIMATE) AND SUBJ(?:ECT)? TO CHANGE',
  followingRoutesAffected:
    '(?:THE )?(?:FLW|FOLLOWING) (?:ATS )?(?:RTE|ROUTES?)(?: SEGMENTS?)?(?: (?:MAY BE|ARE|WILL BE))? AFFECTED ?:?',
  checklist: 'CHECKLIST',
} as const;
export type PhraseCode = keyof typeof PHRASES;

export const THING_ENTRIES = entries(THINGS);
export const STATE_ENTRIES = entries(STATES);
export const ACTIVITY_ENTRIES = entries(ACTIVITIES);
export const CAUSE_ENTRIES = entries(CAUSES);
export const REFERENCE_ENTRIES = entries(REFERENCES);
export const PHRASE_ENTRIES = entries(PHRASES);
