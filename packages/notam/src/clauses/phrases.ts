import { entries } from './entries.ts';
import { REPORT_PHRASES } from './report-phrases.ts';
import { RESTRICTION_PHRASES } from './restriction-phrases.ts';
import { SPACE_PHRASES } from './space-phrases.ts';
import { AIRCRAFT, RUNWAY } from '../vocabulary.ts';

/** How the United States head a NOTAM: `JFK JOHN F KENNEDY INTL, NEW YORK, NY` (FAA Order 7930.2). */
const AMERICAN_AERODROME =
  "(?:[A-Z0-9]{3,4} )?[A-Z][A-Z .'/-]{3,50}, [A-Z][A-Z .'-]{2,30}, (?:A[KLRZ]|C[AOT]|D[CE]|FL|G[AU]|HI|I[ADLN]|K[SY]|LA|M[ADEHINOPST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AIT]|W[AIVY])(?= ?\\.? ?$)";

/** `RNAV (GPS) Z RWY 32`, `ILS RWY 17R (CAT II)`: an approach as its chart is called. */
const PROCEDURE =
  '(?:HI[ -])?(?:(?:RNAV|GPS|RNP|ILS|LOC|VOR|NDB|TACAN|COPTER|DME)(?: ?\\((?:GPS|GNSS|RNP|PRM)\\))?(?:/(?:DME|NDB|VOR|LOC))?(?: [A-Z](?![A-Z]))?(?: OR )?){1,3} ?RWY ?\\d{1,2}[LCR]?(?:/[LCR])?(?: \\((?:SA )?CAT I{1,3}(?: ?[-&] ?I{1,3})?\\))?';

const TRIGGER = 'TRIGGER NOTAM ?[-:]? ?(?:PERM(?:ANENT)? )?';
/** `VFR 14/23`, `A14/23`, `03/25`, `088/2026`. */
const PUBLICATION = '(?:VFR )?[A-Z]{0,2} ?\\d{1,3}/\\d{2,4}';
const TRIGGER_SUPPLEMENT = `${TRIGGER}(?:AIRAC )?(?:[A-Z]{4,12} )?(?:E?AIP )?(?:AIRAC )?SUPP?(?:LEMENT)?(?: AIRAC)?(?: NR\\.?| NO\\.?)? ?(?<value>${PUBLICATION})`;
const TRIGGER_AMENDMENT = `${TRIGGER}(?:AIRAC )?(?:[A-Z]{4,12} )?(?:E?AIP )?(?:AIRAC )?(?:AMDT|AMENDMENT)(?: AIRAC)?(?: NR\\.?| NO\\.?)? ?(?<value>${PUBLICATION})`;
const TAKES_EFFECT =
  ',? (?:WEF|WITH EFFECT FROM|EFFECTIVE(?: DATE| FROM)?|EFF(?: FM)?) ?:? ?(?<second>\\d{1,2}[ -]?[A-Z]{3}[ -]?\\d{2,4})';
/** `IN FORCE FM 20 APR TO 14 JUN 2023`: the year stands behind the end. */
const TAKES_EFFECT_SHORT =
  ',? (?:IN FORCE|EFFECTIVE|VALID|WEF|EFF) ?(?:FM|FROM)? ?(?<from>\\d{1,2} [A-Z]{3})(?= (?:TO|UNTIL))';
const MONTH = '(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)';
/** `UNTIL 31 MAR 24`, `UNTIL DECEMBER 2024`, `TO 23-MAR-24 EST`; `HASTA` is Spanish. */
const ENDS = `,? ?(?:TO|UNTIL|TILL?|HASTA|-) ?(?<until>(?:\\d{1,2}[ -]?${MONTH}[ -]?\\d{2,4}|${MONTH}[A-Z]{0,6} \\d{4})(?: EST)?)`;

/** Whole clauses that offices always write the same way; the named groups are `value` and `second`. */
export const PHRASES = {
  ...RESTRICTION_PHRASES,
  ...SPACE_PHRASES,
  ...REPORT_PHRASES,
  entryForbidden:
    '(?:ALL )?(?:ACFT|AIRCRAFT|FLTS|FLIGHTS) (?:ARE|IS|SHALL BE) (?:FORBIDDEN|PROHIBITED|NOT (?:ALLOWED|PERMITTED)) TO (?:FLY|ENTER)(?: INTO| IN)?(?: THE| THIS)?(?: ABOVE| TEMPO(?:RARY)? RESTRICTED| RESTRICTED| PROHIBITED| TEMPO(?:RARY)? PROHIBITED| DANGER| TEMPO(?:RARY)? DANGER)? (?:AREA|AIRSPACE)',
  entryNeedsPermission:
    '(?:ALL )?(?:ACFT|AIRCRAFT|FLTS|FLIGHTS) (?:ARE|IS|SHALL BE) (?:FORBIDDEN|PROHIBITED|NOT (?:ALLOWED|PERMITTED)) TO (?:FLY|ENTER)(?: INTO| IN)?(?: THE| THIS)?(?: ABOVE| TEMPO(?:RARY)? RESTRICTED| RESTRICTED| PROHIBITED| DANGER)? (?:AREA|AIRSPACE) WITHOUT (?:PRIOR )?PERMISSION',
  notWhollyContained:
    'THIS ACTIVITY WILL NOT BE WHOLLY CONTAINED (?:WI|WITHIN) (?:THE )?LATERAL DIMENSIONS? AS NOTIFIED',
  mayNotBeWhollyContained:
    'THIS ACTIVITY MAY NOT BE WHOLLY CONTAINED (?:WI|WITHIN) (?:THE )?LATERAL DIMENSIONS? AS NOTIFIED',
  restrictedManoeuvre: `${AIRCRAFT} MAY BE RESTRICTED IN ABILITY TO MANOEUVRE AND (?:UNABLE|UNA) TO COMPLY WITH RAC(?: OPS(?= ?\\.? ?$)| OPS CTC (?<value>[+\\d][\\d +()/-]{5,40}))?`,
  dropHeightAndAccessClearance: 'DROP HGT AND ACCESS TO CONTROLLED AIRSPACE SUBJ(?:ECT)?(?: TO)? ATC CLR',
  dropHeightClearance: 'DROP HGT SUBJ(?:ECT)?(?: TO)? ATC CLR',
  launchClearance: 'LAUNCH SUBJ(?:ECT)?(?: TO)? ATC CLR',
  descendByParachute: '(?:ASSOCIATED (?:EQUIPMENT|EQPT) )?(?:WILL )?(?:SUBSEQUENTLY )?DESCEND BY PARACHUTE',
  avoidNotamedArea:
    'IN THE INTEREST OF SAFETY ALL NON-? ?PARTICIPATING AIR (?:TFC|TRAFFIC) (?:ARE|IS) ADZ TO AVOID THE NOTAMED AREA',
  ifrAroundArea: 'IFR ACFT UNDER ATC JURISDICTION SHOULD ANTICIPATE CLR AROUND THE NOTAMED AREA',
  radarVectors: '(?:RMK ?:? ?)?ALL ACFT TO EXP RADAR VECTORS TO AVOID THE AREA',
  verticalLimits: 'VERTICAL LIMITS ?:',
  lateralLimits: 'LATERAL LIMITS ?:',
  exerciseCaution:
    '(?:(?:ALL )?(?:PILOTS|OPERATORS|AIRCREWS?) (?:ARE |TO |SHOULD )?(?:ADZ|ADVISED|REQUESTED)? ?(?:TO )?)?(?:EXERCISE|EXER) (?:EXTREME )?(?:CAUTION|CTN)(?: IN THE (?:VCY|VICINITY)(?: OF THE AREA)?)?',
  controlledAirspaceAvoided: `(?:CONTROLLED AIRSPACE WILL BE AVOIDED|${AIRCRAFT} WILL NOT ENTER CONTROLLED AIRSPACE)`,
  receiversMayFail:
    'GNSS(?: ?\\(GPS\\))? RECEIVERS MAY SUFFER INTERMITTENT ?(?:/|OR) ?TOTAL FAILURE OR GIVE INCORRECT POSITION INFO(?:RMATION)?',
  awarenessDevicesMayFail:
    'SOME ELECTRONIC SITUATIONAL AWARENESS DEVICES AND UAS SYSTEMS MAY SUFFER INTERMITTENT ?(?:/|OR) ?TOTAL FAILURE OR GIVE INCORRECT (?:NOTIFICATION|INFO(?:RMATION)?)',
  awarenessDevicesAffected:
    'MAY ALSO AFFECT AIRBORNE ELECTRONIC SITUATIONAL AWARENESS DEVICES AND UAS CONTROL',
  cautionAdvised: '(?:CAUTION|CTN) (?:ADZ|ADVISED|RECOMMENDED)',
  triggerNotam: 'TRIGGER NOTAM ?-?',
  triggerSupplement: TRIGGER_SUPPLEMENT,
  triggerSupplementFrom: `${TRIGGER_SUPPLEMENT}${TAKES_EFFECT}`,
  triggerSupplementUntil: `${TRIGGER_SUPPLEMENT}(?: (?:IN FORCE|EFFECTIVE|VALID))?${ENDS}`,
  triggerSupplementFromUntil: `${TRIGGER_SUPPLEMENT}(?:${TAKES_EFFECT}|${TAKES_EFFECT_SHORT})${ENDS}`,
  triggerAmendment: TRIGGER_AMENDMENT,
  triggerAmendmentFrom: `${TRIGGER_AMENDMENT}${TAKES_EFFECT}`,
  swarmSize: 'SWARM (?:MADE UP|COMPRISED)(?: OF)? (?<value>\\d{1,5}) UAS',
  appliesToAll:
    'APPLIES TO ALL ACFT INCLUDING ANY SMALL BALLOON, ANY KITE, ANY UAS AND ANY PARACHUTE INCLUDING A PARASCENDING PARACHUTE OR PARAMOTOR',
  revertsToClass: '(?:CONTROLLED )?AIRSPACE REVERTS TO CLASS (?<value>[A-G])(?: DURING PERIODS OF CLOSURE)?',
  timesMayChangeShortly: 'TIMES MAY BE SUBJ(?:ECT)?(?: TO)? SHORT NOTICE CHANGE',
  connectionRange: '(?:THE )?POINTS CONNECTION RANGE',
  areaAffectsAircraft:
    'ALL ACFT SHALL AVOID (?:THE AFFECTED|THIS|THE) AREA OR SUBJ(?:ECT)? (?:TO )?ATC (?:CLEARANCES?|CLR)',
  statedExceptions:
    'DOES NOT APPLY TO ANY ACFT FLYING IN ACCORDANCE WITH (?:THE )?EXCEPTIONS STATED IN (?:THE )?(?<value>AIC(?: [A-Z]? ?\\d{1,3}/\\d{4})?|(?:AIS )?BRIEFING SHEET|AIP SUP)(?:,? WITH CHART)?',
  statedExceptionsUas:
    'DOES NOT APPLY TO ANY (?:UAS|UNMANNED ACFT) FLYING IN ACCORDANCE WITH (?:THE )?EXCEPTIONS STATED IN (?:THE )?(?<value>AIC(?: [A-Z]? ?\\d{1,3}/\\d{4})?|(?:AIS )?BRIEFING SHEET|AIP SUP)(?:,? WITH CHART)?',
  openingHours:
    '(?:AD|AP|AERODROME|AIRFIELD|ATS|ATC|TWR)(?:/ATS|/ATC)? (?:OPR |OPERATING |OPENING )?(?:HR|HRS|HOURS)(?: OF (?:OPR|OPERATION|SERVICE))?(?: ARE)?(?: ?:)?',
  unableToComply: `${AIRCRAFT} (?:(?:MAY|WILL) BE UNABLE|MAY NOT BE ABLE) TO COMPLY WITH RAC`,
  remainClear: 'ALL (?:TFC|TRAFFIC|ACFT|AIRCRAFT) MUST REMAIN CLEAR OF THE AREA',
  timesMayChange: 'TIMINGS, (?:HGT|HEIGHTS?) AND ROUTE ARE (?:APRX|APPROXIMATE) AND SUBJ(?:ECT)? TO CHANGE',
  followingRoutesAffected:
    '(?:THE )?(?:FLW|FOLLOWING) (?:ATS )?(?:RTE|ROUTES?)(?: SEGMENTS?)?(?: (?:MAY BE|ARE|WILL BE))? AFFECTED ?:?',
  checklist: 'CHECKLIST',
  flightsProhibitedInArea: 'ALL (?:FLIGHTS|FLTS|ACFT) (?:ARE )?PROHIBITED (?:WITHIN|WI|IN) (?:THIS|THE) AREA',
  emergencyAccess:
    'EMERG(?:ENCY)? SERVICES? ACFT MAY ENTER THE AIRSPACE IN ACCORDANCE WITH LOCAL DECONFLICTION AGREEMENTS',
  helicopterEmergencyBases: 'HELIMED AND COASTGUARD MAY STILL OPR FM THE HEL EMERG SERVICES BASES?',
  departuresBeforeClosure:
    '(?:ALL DEP(?:S|ARTURES)? (?:MUST|TO) BE AIRBOU?RNE|LATEST DEP(?:ARTURE)?(?: TIME)?) (?<value>\\d{1,3}) (?:MINS?|MINUTES) (?:BEFORE|BFR|PRIOR TO) CLOS(?:URE|E|ING)(?: TIME)?',
  pilotsMonitorFrequency:
    'PILOTS TRANSITT?ING (?:THE AREA|THE ATZ)? ?(?:ARE )?ADVISED TO MONITOR (?:CH )?(?<value>\\d{3}\\.\\d{1,3}) ?(?:MHZ)?',
  safeDistances: 'SAFE DISTANCES ?:?',
  craneLoweredLowVisibility: '(?:CRANE|JIB|CRANES) (?:WILL|TO) BE LOWERED (?:DURING|IN) LVPS?',
  craneNotInLowVisibility:
    '(?:NO CRANE (?:OPR|OPS|OPERATIONS) (?:IN|DURING) (?:LVPS?|(?:AIRFIELD )?LOW VIS CONDITIONS)|LIFT WILL NOT OCCUR IN LVPS?)',
  craneWhenRunwayClosed: `(?:CRANE )?WILL ONLY OPR WHEN ${RUNWAY} (?<value>\\d{2}[LCR]?/\\d{2}[LCR]?) IS (?:CLSD|CLOSED)`,
  checkOtherNotams:
    '(?:CHECK NOTAM FOR ANY ADDITIONAL ACTIVITY|REFER TO SEPARATE NOTAMS? FOR DETAILS|CHECK NOTAMS?)',
  flaresByParachute: 'FLARES WILL DESCEND BY PARACHUTE',
  toBePublished: 'ON EXPIRY OF THIS NOTAM DETAILS WILL BE INCLUDED IN THE UK AIP (?<value>ENR \\d\\.\\d)',
  unableToKeepLevels: `${AIRCRAFT} MAY NOT BE ABLE TO (?:FLY|MAINTAIN) SEMI-?CIRCULAR (?:FL|LEVELS)`,
  highSpeed: `${AIRCRAFT} MAY (?:OPERATE|OPR) AT SPEEDS OF UP TO (?<value>\\d{2,4} (?:KNOTS|KT)) (?:IAS )?AND MAY BE UNABLE TO COMPLY WITH RAC`,
  allSubjectToClearance: 'ALL (?:TFC|OPS|TRAFFIC|ACFT) SUBJ(?:ECT)?(?: TO)? (?:PRIOR )?ATC (?:CLR|CLEARANCE)',
  followInstructions:
    '(?:PILOTS ARE REQ(?:UIRED|UESTED)? TO )?(?:FLW|FOLLOW|ADVICE|FOLLOW ALL) ATC INSTRUCTIONS?(?: STRICTLY)?(?: ?-)?',
  remarks: '(?:RMKS?|REMARKS?)(?: ?:|/)(?: ?1[.)](?= ?$))?',
  note: '(?:(?:NOTE|NB)(?: ?:)|(?:AIRCREW )?BE ADVISED ?:)',
  caution:
    '(?:(?:CAUTION|CTN|EXTREME CAUTION|EXER(?:CISE)? (?:EXTREME )?CAUTION)(?: ?:| ?-| IS REQUIRED| REQUIRED)?|(?:AIRCREW |PILOTS )?USE (?:EXTREME )?CAUTION(?: ?:| ?-)?)',
  areaAsFollows: '(?:AREAS? AS (?:FLW|FOLLOWS)|(?:FLW|FOLLOWING|AFFECTED) AREAS?|AREAS?)(?: ?:)',
  coordinates: '(?:COORD(?:INATE)?S?|GEO|PSN|POSITION|POLYGON) ?:',
  revisedHours:
    '(?:(?:AD|AERODROME)(?: OPR| OPERATIONAL| OPERATING| OPENING)? (?:HOURS|HRS?) (?:REVISED|AMENDED|CHANGED)|(?:(?:AD|AERODROME) )?(?:REVISED|CHANGE TO|CHANGES? TO|NEW|EXTENDED|AMENDED) (?:THE )?(?:AD|AERODROME|AIRFIELD|ATS|AD AND ATS|AD/ATS|AD OPR|ATC)? ?(?:OPR|OPERATIONAL|OPERATING|OPENING)? ?(?:HOURS|HRS?|HR)(?: OF (?:SER|OPERATION|SERVICE))?)(?: AS (?:FLW|FOLLOWS?))?(?: ?:)?',
  hoursExtended:
    '(?:AD(?:,? (?:AND )?(?:ATS|TWR)| ?/ ?ATS)?|ATS) (?:OPR )?(?:HR|HRS|HOURS)(?: OF (?:OPERATION|SER|SERVICE))? EXTENDED(?: AS (?:FLW|FOLLOWS))?(?: ?:)?',
  serviceDuringTheseHours: '(?:ATS|ATC) (?:AVBL|AVAILABLE) DURING ABOVE OPR TIMES ONLY',
  routeLevels:
    '(?<value>FL ?\\d{2,3}(?:, ?FL ?\\d{2,3})*) WILL BE APPLIED TO ACFT ON ATS RTE (?<second>[A-Z]\\d{1,3})',
  furtherDetails:
    '(?:FURTHER (?:DETAILS|INFO)(?: VIA(?: AIC)?)?|DETAILS|FOR (?:FURTHER )?DETAILS|DATES AND TIMES)(?: ?:)',
  airspaceReservation: 'AIRSPACE RESERVATION ?:?',
  stayClearOfAirspace:
    'PILOTS SHOULD PLAN TO REMAIN CLEAR OF (?<value>[A-Z]{3,20}) CONTROLLED AIRSPACE AND USE THE LISTENING SSR CODE (?<second>\\d{4})',
  permissionNeededToCross:
    '(?:PRE-FLIGHT APPROVAL|PRIOR APPROVAL|PERMISSION) IS REQUIRED TO TRANSIT THE (?:TDA|AREA|TRA)(?: VIA (?<value>[A-Z0-9.-]{4,59}[A-Z0-9]))?',
  briefingSheetAt: 'A BRIEFING SHEET (?:IS AVAILABLE|REFERS|IS AVBL) VIA (?<value>[A-Z0-9.-]{4,59}[A-Z0-9])',
  briefingSheetAvailable:
    '(?:FURTHER DETAILS VIA (?:A )?BRIEFING SHEET ?:?(?= ?$| [A-Z0-9-]+\\.[A-Z])|(?:A |AIC )?BRIEFING SHEET,?(?: (?:WHICH INCLUDES (?:A )?|WITH )CHARTS?,?)? (?:IS AVAILABLE|(?:WILL )?REFERS?|IS AVBL))',
  noAlternativeRoute: 'NO (?:ALTN|ALTERNATIVE) (?:RTE|ROUTE)',
  notActivatedYet: '(?:PHASE (?<value>\\d{1,2}) ?: ?)NOT ACTIVATED(?: YET)?',
  phaseActivated: 'PHASE (?<value>\\d{1,2}) ?: ?ACTIVATED',
  lowPressureForecast:
    '(?:CAUTION ?- ?)?LOW ATMOSPHERIC PRESSURE IS (?:FORECAST|FCST) IN THE (?<value>[A-Z ]{3,40}(?: TMA|(?= AREA(?: OF THE UK| ?\\.? ?$))))(?: AREA(?: OF THE UK)?)?',
  lateMovements:
    'FOR LATE RUNNING SCHEDULED MOVEMENTS THE AD AND AIRSPACE WILL REMAIN ACTIVE UNTIL THE LAST MOVEMENT',
  outsideHoursMayReactivate: 'OUTSIDE OF ABOVE TIMES (?:[A-Z]{3,20} )?ATZ CAN REACTIVATE AT SHORT NOTICE',
  gpsProcedureOnly:
    'PROC(?:EDURE)? NA EXC(?:EPT)? FOR (?:AIRCRAFT|ACFT) EQUIPPED WITH SUITABLE RNAV SYSTEM WITH GPS',
  procedureNotAuthorised:
    '(?:\\[US DOD PROCEDURAL NOTAM\\] )?INSTRUMENT APPROACH PROCEDURE NOT AUTHORI[SZ]ED (?<value>[A-Z][A-Z0-9/() -]{1,30}? RWY ?\\d{2}[LCR]?)(?: DO NOT USE)?',
  expectDelays:
    '(?:EXP(?:ECT)? DELAYS?|DELAYS? (?:EXPECTED|CAN BE EXPECTED|MAY BE EXPECTED)|DELAYS POSSIBLE)',
  unverifiedCodes: 'THESE CODES WILL BE UNVALIDATED AND UNVERIFIED',
  militaryAvoidArea: `MIL(?:ITARY)? ${AIRCRAFT} (?:SHALL|MUST|HAVE TO) AVOID (?:THE AREA )?(?:BETWEEN|BTW?N|FROM|FM) (?:SFC|SURFACE) (?:TO|AND) (?<value>\\d{3,5} ?FT AGL)`,
  militaryAskedToAvoidArea: `MIL(?:ITARY)? ${AIRCRAFT} (?:SHOULD|(?:ARE )?(?:REQUESTED|ADVISED|ADZ) TO) AVOID (?:THE AREA )?(?:BETWEEN|BTW?N|FROM|FM) (?:SFC|SURFACE) (?:TO|AND) (?<value>\\d{3,5} ?FT AGL)`,
  militaryAutonomousForbidden:
    'MIL(?:ITARY)? AUTONOMOUS (?:OPERATIONS|OPS) ARE NOT PERMITTED IN THE (?:FOLLOWING|FLW) TRA ?:?',
  militaryAutonomousForbiddenByProcedure:
    'MIL(?:ITARY)? AUTONOMOUS (?:OPERATIONS|OPS) ARE NOT PERMITTED (?:IN ACCORDANCE WITH TRA BEYOND VISUAL LINE OF SIGHT PROCEDURES IN THE (?:FOLLOWING|FLW) TRA|IN THE (?:FOLLOWING|FLW) TRA IN ACCORDANCE WITH TRA BEYOND VISUAL LINE OF SIGHT PROCEDURES) ?:?',
  accessThroughOperator: `FOR OTHER CREWED ${AIRCRAFT} OR VISUAL LINE OF SIGHT OPS ACCESS,? (?:CTC|CONTACT) (?:THE )?(?:OPR|OPERATOR) (?<second>\\d{1,3}) ?(?:HR|HRS|HOURS) PRIOR TO OPS COMMENCING ON (?<value>[+\\d][\\d ]{6,16}\\d)`,
  craneLoweredForTraffic:
    '(?:THE )?CRANES? (?:WILL|TO) BE LOWERED TO ALLOW FOR (?:SCHEDULED|SKED) (?:OPS|OPERATIONS|TRAFFIC|FLIGHTS)',
  dangerHeightIncreased: 'INCREASE TO (?:AIR )?DANGER (?:HEIGHT|HGT)',
  surfacePenetrated:
    'INNER HORIZONTAL (?:SURFACE|SFC) (?:INFRINGED|PENETRATED) BY (?<value>\\d{1,4}(?:\\.\\d{1,2})? ?(?:FT|M))',
  balloonsParticipate:
    'UP TO (?<value>\\d{1,3}) (?:HOT AIR )?BALLOONS? MAY PARTICIPATE DURING (?:EACH|THE) PERIOD AND MAY BE FOUND UP TO (?<second>\\d{1,3}(?:\\.\\d{1,2})?NM) DOWNWIND OF THE LAUNCH SITE',
  militaryAvoidReserve: `MIL(?:ITARY)? ${AIRCRAFT} HAVE TO AVOID OVERFLYING OF (?<value>[A-Z][A-Z -]{2,40}) DUE TO BREEDING BIRDS`,
  nonSegregated: 'NON-? ?SEGREGATED',
  normalHours: '(?:NORMAL|PUBLISHED) (?:OPR |OPERATING )?(?:HOURS|HR|HRS) (?:APPLY|RESUME)',
  slotsRequired: '(?:SLOTS? (?:REQUIRED|MANDATORY)|PRIOR SLOT REQUIRED)',
  groundStaffInstructions:
    '(?:AIRCRAFT|ACFT) (?:ARE )?(?:TO|SHALL|MUST) FOLLOW (?:GROUND HANDLERS|MARSHALLERS?|FOLLOW ME) INSTRUCTIONS',
  flightPlanRequired: '(?:FPL|FLIGHT PLANS?) (?:MANDATORY|REQUIRED|IS REQUIRED|MUST BE (?:SUBMITTED|FILED))',
  radioRequired:
    '(?:RADIO|TWO-WAY RADIO|TWO WAY RADIO)(?: CONTACT| COMMUNICATION)? (?:IS )?(?:MANDATORY|REQUIRED)',
  transponderRequired: '(?:SSR )?TRANSPONDER (?:IS )?(?:MANDATORY|REQUIRED)',
  detailsToFollow: '(?:DETAILS (?:TO FOLLOW|WILL BE NOTIFIED|WILL BE ANNOUNCED)(?: BY NOTAM)?)',
  listOfValidNotams: '(?:CHECKLIST|CHECK LIST)(?: OF (?:VALID )?NOTAMS?)? ?YEAR ?= ?(?<value>\\d{4})',
  aicChecklist: 'AIC CHECK ?LIST ?:?',
  latestPublications: 'LATEST PUBLICATIONS? ?:?',
  useListeningSquawk:
    'PILOTS ARE (?:ENCOURAGED|ADVISED|REQUESTED) TO USE THE (?<value>[A-Z]{3,20}) LISTENING (?:SQUAWK|SSR CODE) (?<second>\\d{4})\\)?',
  byArrangementInPermissionTimes:
    'USE OF THE AD DURING PPR PERIODS IS BY PRIOR ARRANGEMENT,?(?: WITH)?(?: CTC)? TERMINAL SUPERVISOR ON (?<value>[+\\d][\\d ]{6,16}\\d)',
  byArrangementOutsideHours:
    'USE OF THE AD DURING PPR PERIODS AND OUTSIDE ABOVE TIMES IS BY PRIOR ARRANGEMENT,?(?: WITH)?(?: CTC)? TERMINAL SUPERVISOR ON (?<value>[+\\d][\\d ]{6,16}\\d)',
  routesNotAvailableDuring:
    '(?:DRG|DURING) THIS (?:ACTIVITY|PERIOD),? ?(?:FLW )?ATS (?:RTE|ROUTES?)(?:/SEGMENTS|(?: SEGMENTS?))?(?: (?:AS )?MENTION(?:ED)? BELOW)? ARE (?:NOT USED|NOT AVBL) ?:?',
  routesNotAvailableDuringIn:
    '(?:DRG|DURING) THIS (?:ACTIVITY|PERIOD),? ?(?:FLW )?ATS (?:RTE|ROUTES?)(?:/SEGMENTS|(?: SEGMENTS?))? ARE NOT AVBL(?:/REROUTED?)? IN (?<value>[A-Z]{3,20}) FIR(?: AS FOLLOWS?)? ?:?',
  routesAffectedDuring:
    '(?:DRG|DURING) THIS (?:ACTIVITY|PERIOD),? ?(?:FLW )?ATS (?:RTE|ROUTES?)(?:/SEGMENTS|(?: SEGMENTS?))? MENTIONED BELOW ARE AFFECTED ?:?',
  routesOperatedDuring:
    '(?:DRG|DURING) THIS (?:ACTIVITY|PERIOD),? ?(?:FLW )?ATS (?:RTE|ROUTES?)(?:/SEGMENTS|(?: SEGMENTS?))? MENTIONED BELOW SHALL BE OPERATED AS (?:FLW|FOLLOWS) ?:?',
  carryEnoughFuel: `${AIRCRAFT} (?:TO |SHALL |MUST )?(?:ENSURE THAT )?(?:CARRY )?SUFFICIENT FUEL(?: IS CARRIED)?`,
  arrivalsCarryEnoughFuel: `ARR(?:IVING)? ${AIRCRAFT} (?:TO |SHALL |MUST )?(?:ENSURE THAT )?(?:CARRY )?SUFFICIENT FUEL(?: IS CARRIED)?`,
  doubleFuelLoadAdvised: 'DOUBLE (?:FUEL LOAD|FUELLING) (?:ADVISED|RECOMMENDED|IS ADVISED)',
  cautionTakeOffLanding:
    '(?:RMK:? )?(?:ALL )?(?:PILOTS? (?:(?:ARE|SHALL|SHOULD|MUST) )?(?:ADVISED |REQUESTED )?(?:TO )?)?(?:EXTREME )?(?:(?:CAUTION|CTN) (?:(?:IS )?(?:ADVISED|ADZ|RECOMMENDED) )?(?:DURING|DRG|FOR|WHEN)|EXER(?:CISE)? (?:EXTREME )?(?:CAUTION|CTN) (?:DURING|DRG|WHILE|WHEN|ON)) (?:(?:LDG|LANDINGS?)(?: AND |/)(?:TKOF|TAKE-?OFF)|(?:TKOF|TAKE-?OFF)(?: AND |/)(?:LDG|LANDINGS?))',
  emergencyAccessByRadio:
    'EMERG(?:ENCY)? (?:SVC|SER|SERVICES) AND MIL(?:ITARY)? OPS REQUIRING IMMEDIATE ACCESS TO THE (?:TRA|TDA) SHOULD (?:CONTACT|CTC) (?<value>[A-Z]{3,20}(?: [A-Z]{3,20}){0,2}) ON (?<second>\\d{3}\\.\\d{1,3}) ?MHZ',
  emergencyAccessByPhone:
    'FOR EMERG(?:ENCY)? ACCESS TO THE (?:TDA|TRA|AREA) (?:CONTACT|CTC) (?<value>[+\\d][\\d ]{6,16}\\d)',
  testRadiation: '(?<value>(?:ILS|DME|VOR|DVOR|NDB|LOC)(?: [A-Z]{2,3})?) MAY RADIATE FOR TEST PURPOSES',
  hoursOfService:
    '(?:(?:HR|HRS|HOURS) OF (?:SER|SERVICE|OPR|OPERATION)|(?:OPR|OPERATING|OPERATIONAL|OPENING|SER|SERVICE) (?:HR|HRS|HOURS))(?: AS (?:FLW|FOLLOWS?))?(?: ?:)?',
  zoneAndAerodromeHours:
    '(?:REVISED )?(?<value>[A-Z]{3,20}) ATZ(?: ACTIVATION)? AND AD (?:OPR )?(?:HR|HOURS)(?: AS (?:FLW|FOLLOWS))?(?: ?:)?',
  noMovementsNearClosing:
    '(?:NO (?:ARR|ARRIVALS?) OR (?:DEP|DEPARTURES?) LATER THAN CLOSING TIMES? MINUS|LAST (?:RWY|RUNWAY) MOVEMENT(?= \\d{1,3} ?MIN(?:UTE)?S? BEFORE (?:EVERY )?CLOS(?:ED|URE|ING) TIMES?)) (?<value>\\d{1,3}) ?MIN(?:UTE)?S?(?: BEFORE (?:EVERY )?CLOS(?:ED|URE|ING) TIMES?)?',
  inboundAllowTime: `(?:INBOUND|INBD) ${AIRCRAFT} (?:ARE|IS) REQUIRED TO ALLOW SUFFICIENT TIME TO REC(?:EI|IE)VE (?:AN )?(?:ATS|ATC SER(?:VICE)?) AFTER (?:THE )?AD REOPENING`,
  ambulanceHelicopterBases: 'HELIMED MAY STILL (?:OPR|OPERATE) (?:FM|FROM) THE HEL EMERG SERVICES BASES?',
  americanAerodrome: `(?!(?:IAP|ODP|SID|STAR|SPECIAL|CHART|GRAPHIC|ROUTE) )(?<value>${AMERICAN_AERODROME})`,
  americanApproaches: `IAP (?<value>${AMERICAN_AERODROME})`,
  cranesDownExcepted:
    'EXC(?:EPT)? WHEN ADVISED BY (?:THE )?(?:ATCT|TWR|TOWER) THAT (?:THESE|THE) CRANES ARE DOWN',
  flightPlanAndPermission:
    'FLIGHT PLANS? MUST BE SUBMITTED AND PERMISSION (?:BY|OF|FROM) (?:THE )?APPROPRIATE ATC UNIT MUST BE OBTAINED',
  areaNumber: '\\(AREA (?<value>\\d{1,2}|[A-Z])\\)',
  fireCategory:
    '(?:RFFS?|ARFF|FIRE|FIRE AND RESCUE) (?:CAT(?:EGORY)?)?:? ?(?<value>A?\\d{1,2}(?: ?/ ?H\\d)?)(?= ?\\.? ?$)',
  fireCategoryChanges: '(?:RFFS?|ARFF|FIRE) CAT(?:EGORY)? CHANGES?(?: ?:)',
  fuelGradeChanged:
    '(?:CHANGE FUEL GRADE|FUEL(?: GRADE)? CHANGED|CHANGE OF FUEL(?: GRADE)?):? (?:FM|FROM) (?:TURBOSINE )?(?<value>(?:JET|AVGAS|TS|RT|JP)[ -]?(?:A ?-?1?|100 ?LL|\\d)?(?: ?\\+ ?FSII)?) TO (?:TURBOSINE )?(?<second>(?:JET|AVGAS|TS|RT|JP)[ -]?(?:A ?-?1?|100 ?LL|\\d)?(?: ?\\+ ?FSII)?)(?![A-Z0-9+])',
  emergencyCallSecurity:
    'IN (?:THE )?(?:EVENT|CASE) OF (?:AN )?EMERG(?:ENCY)? (?:CONTACT|CTC|CALL) (?:AD|AERODROME|AIRPORT) SECURITY ON (?<value>[+\\d][\\d ]{6,16}\\d)',
  byAgreementOutsideHours:
    '(?:ACFT|AIRCRAFT) MAY (?:OPR|OPERATE) OUTSIDE (?:OF )?(?:THE )?PUBLISHED (?:TIMINGS?|TIMES|HOURS|HR) BY PRIOR (?:AGREEMENT|ARRANGEMENT)',
  equippedShouldListen:
    'SUITABLY EQUIPPED (?:ACFT|AIRCRAFT)(?:(?: OPR)? WI(?:THIN)?(?:(?: [A-Z]{3,20})? AIRSPACE(?: DURING THESE PERIODS)?)?)? SHOULD MONITOR (?<value>[A-Z]{3,20} (?:TOWER|RADAR|APPROACH|INFORMATION)) ON (?:CH |FREQ )?(?<second>\\d{3}\\.\\d{1,3}) ?(?:MHZ)?',
  squawkOrAssigned:
    '(?:AND )?SQUAWK (?:EITHER )?(?<value>\\d{4}),? ANY DISCR(?:ETE|EET) TASK SPECI?FIC CODE,? OR ANY DISCR(?:ETE|EET) CODE ALLOCATED BY ANOTHER (?:ATC )?UNIT',
  emergencyCallFireService:
    'IN (?:THE )?(?:EVENT|CASE) OF (?:AN )?EMERG(?:ENCY)?,? (?:CONTACT|CTC|CALL) (?:AD|AERODROME|AIRPORT|[A-Z]{3,20} AIRPORT) FIRE (?:SERVICE|SVC|SER)(?: ON)? (?<value>[+\\d][\\d ]{6,16}\\d)',
  crossingMayBeRefused:
    'REQUESTS TO (?:CROSS|TRANSIT) (?:THE )?(?<value>[A-Z]{3,20} (?:CTA|CTR|TMA|ATZ)(?:/(?:CTA|CTR|TMA|ATZ)){0,2}) MAY BE (?:REFUSED OR DELAYED|DELAYED OR REFUSED)',
  pressureDifference:
    'ALL PILOTS,? ESPECIALLY THOSE (?:INBOUND|INBD) TO,? OR (?:OUTBOUND|OUBD) (?:FROM|FM),? (?<value>[A-Z][A-Z ,()]{10,250}?) ARE (?:REQUESTED )?TO (?:EXERCISE|EXER) EXTREME (?:CAUTION|CTN) WHEN (?:DESCENDING OR CLIMBING|CLIMBING OR DESCENDING) THROUGH THE (?:TRL|TRANSITION LEVEL(?:/ALTITUDE)?) DUE TO (?:THE )?(?:SIGNIFICANT|SIG) DIFFERENCE (?:BETWEEN|BTW?N) THE (?:AD |AERODROME |AIRPORT |LOCAL )?QNH AND THE (?:STANDARD|STD) (?:ATMOSPHERIC )?PRESSURE SETTING',
  mayAffectAircraft:
    'ACTIVITY MAY AFFECT (?:ACFT|AIRCRAFT) (?:WI|WITHIN) (?<value>\\d{1,3} ?NM) SFC TO (?<second>\\d{3,5} ?FT AMSL) OR ABOVE,? \\(?ALL DIRECTIONS\\)?',
  jammingContact:
    'FOR INFO ?/ ?CEASE JAMMING:?(?: CTC)?:? (?<value>[+\\d][\\d -]{6,16}\\d(?: EXT:? ?\\d{2,6})?(?:(?: OR | ?/ ?)[+\\d][\\d -]{6,16}\\d(?: EXT:? ?\\d{2,6})?)?)',
  operationsBannedWhileClosed:
    '(?:ALL )?(?:ACFT |AIRCRAFT |FLIGHT |FLT )?(?:OPERATIONS|OPS) (?:ARE )?(?:NOT (?:AUTH(?:ORI[SZ]ED)?|PERMITTED|ALLOWED)|PROHIBITED) (?:DURING|DRG|WI|WITHIN) (?:AD |AERODROME |AIRPORT )?(?:CLSD|CLOSED|CLOSURE) (?:HOURS|HRS|HR|PERIODS?)',
  ceaseFireContact:
    '(?:FOR )?EMERG(?:ENCY)? CEASE[- ]?FIR(?:E|ING)(?: REQUESTS?)?(?: OR | ?/ ?)INFO(?:RMATION)?(?: (?:CTC|CONTACT|CALL|TEL))?:? (?<value>[+\\d][\\d ]{6,16}\\d(?:(?: OR | ?/ ?)[+\\d][\\d ]{6,16}\\d)?)',
  emergencyCeaseFire:
    '(?:FOR )?EMERG(?:ENCY)? CEASE[- ]?FIR(?:E|ING)(?: REQUESTS?)?(?: (?:CTC|CONTACT|CALL|TEL))?:? (?<value>[+\\d][\\d ]{6,16}\\d(?:(?: OR | ?/ ?)[+\\d][\\d ]{6,16}\\d)?)',
  procedureAmendment: `(?<value>${PROCEDURE}),? (?:AMDT ?)?(?<second>(?<=AMDT ?)\\d{1,2}[A-Z]?|ORIG(?:[- ][A-Z](?![A-Z]))?)\\.{0,3}`,
  procedureConcerned: `(?<value>${PROCEDURE})(?= (?:CIRCLING|S-[\\dA-Z]|LNAV|LPV|STRAIGHT-IN|(?:CHANGE|CHG|AMEND|INCREASE|RAISE) (?:[A-Z-]+ )?MIN(?:IMA|IMUMS))(?![A-Z])|\\.?$)`,
  closureMarkedByBarriers:
    '(?:CLOSURE|CLSD AREA|CLOSED AREA) (?:IS )?(?:DEMARKED|MARKED|DEMARCATED) (?:BY|WITH) RED AND WHITE BARRIERS',
  lastDepartureBeforeChange:
    'LAST (?:DEP|DEPARTURE) (?<value>\\d{1,2}) ?MIN(?:UTE)?S? (?:BEFORE|BFR|PRIOR TO) CHANGE-? ?OVER',
  closedRunwayLightsHidden: `(?:LIGHTS|LGTS?) (?:FOR|OF) (?:CLSD|CLOSED) ${RUNWAY} (?<value>\\d{2}[LCR]?/\\d{2}[LCR]?) AND PARALLEL (?:TWY|TAXIWAY) NOT VISIBLE ON (?:APCH|APPROACH)`,
  rescueFlightsBlindCalls:
    'SAR OPS OCCUR H24,? THEREFORE PILOTS TRANSITT?ING (?:THROUGH OR )?WI THE (?:VICINITY|VCY) OF THE ATZ OUTSIDE OF THE AD OPR HOURS ARE RECOMMENDED TO MAKE BLIND CALLS ON (?:THE )?(?:[A-Z]{3,20} )?TOWER (?:CHANNEL|CH|FREQ) ?(?<value>\\d{3}\\.\\d{1,3}) ?MHZ',
  pilotsMustCallBlind:
    'PILOTS ARE (?:THEREFORE )?(?:REQ|REQUIRED) TO MAKE BLIND CALLS ON (?:[A-Z]{3,20} )?(?<second>\\d{3}\\.\\d{1,3}) ?MHZ IF TRANSITT?ING (?:WI|WITHIN) (?<value>\\d{1,2} ?NM) AND MONITOR UNTIL CLEAR,? WITH PARTICULAR ATTENTION TO THE INSTR (?:APCH|APPROACH) FUNNEL(?: TOWARDS RWY \\d{2}[LCR]?)?',
  rescueVehicles:
    '(?:RFFS? CAPABILITY (?:DOWNGRADED|REDUCED) TO |FIRE CRASH CAPABILITY(?: AMBER| RED)?[:,] ?)0?(?<value>\\d{1,2}) VEHICLES(?: WITH |/)(?<second>\\d{3,5}) GALLONS(?: OF)? AGENT(?: AVAILABLE| AVBL)?(?: REDUCING (?:THE )?LEVEL OF SER(?:VICE)?)?',
  frequencyShared:
    '(?:FOR ALL OTHER (?:TFC|TRAFFIC) )?[A-Z]{3,20} RADAR (?:FREQ|FREQUENCY|CH) ?(?<value>\\d{3}\\.\\d{1,3}) (?:MHZ )?WILL BE BAND-? ?BOXED WITH (?<second>[A-Z]{3,20}) (?:TWR|TOWER) PROVIDING A BASIC SER(?:VICE)? ONLY',
  radioZoneForOthers:
    'FOR ALL OTHER (?:TFC|TRAFFIC),? (?<value>[A-Z]{3,20}) (?:RADIO MANDATORY ZONE|RMZ) CRITERIA APPLY',
  slotForUnscheduled:
    'PPR SLOT FOR NON[- ]SKED (?:TFC|TRAFFIC) (?:CTC|CONTACT) (?<value>[+\\d][\\d ]{6,16}\\d)',
  dronesInClosedArea:
    '(?:UAS|UAV|DRONES?) MAY BE (?:USED|OPR|OPERATING|FLOWN) IN (?:THE )?(?:CLSD|CLOSED) AREA',
  rescueFlightsAsUsual:
    '(?:NORMAL|STANDARD) (?:CALL-? ?OUT )?PROCEDURES (?:(?:ARE )?IN PLACE |APPLY )?FOR (?:SAR(?: AND |/)(?:AIR )?AMBULANCE|(?:AIR )?AMBULANCE(?: AND |/)SAR)(?: MOVEMENTS| FLIGHTS)?',
  aerodromeControlOnly:
    '(?:AD|AERODROME) CONTROL SER(?:VICE)? ONLY(?:,| AND) NO (?:IAP|INSTRUMENT APPROACH(?:ES)?) (?:AVBL|AVAILABLE)',
} as const;
export type PhraseCode = keyof typeof PHRASES;
export const PHRASE_ENTRIES = entries(PHRASES);
