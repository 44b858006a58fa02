import type { SimpleAdjunct } from './adjunct.ts';
import type { Entry } from './entries.ts';

const OPEN_HOURS =
  '(?:(?:OPR|OPS|OPENING|OPERATING|OPERATIONAL|SER|SERVICE) )?(?:HRS?|HOURS)(?: OF (?:OPS|OPR|OPERATIONS?|SER|SERVICE))?';
const DURING = '(?:DURING|DRG|DUR|WI|WITHIN|IN) (?:THE )?';
const TOWER_HOURS = `${DURING}(?:TWR|TOWER) ${OPEN_HOURS}`;
const AERODROME_HOURS = `${DURING}(?:AD|AERODROME|AIRPORT|AP|AFLD) ${OPEN_HOURS}`;
const PART = '(?:PART|SIDE|END|PORTION|SECTION|HALF)(?: OF| ONLY)?';

/** Adjuncts that are always the same. */
export const SIMPLE_ENTRIES: readonly Entry<SimpleAdjunct>[] = (
  [
    [
      'withObservers',
      '(?:UTILISING|USING|WITH) VISUAL OBSERVERS(?: \\(EXTENDED (?:VISUAL )?LINE OF SIGHT\\))?',
    ],
    ['withoutObservers', 'WITHOUT (?:VISUAL )?OBSERVERS'],
    ['temporarily', 'TEMPO(?:RARILY|RARY)?'],
    ['permanently', 'PERM(?:ANENTLY)?'],
    [
      'asFollows',
      '(?:(?:DETAILS (?:ARE )?)?AS (?:FLW|FOLLOWS?|DESCRIBED BELOW)|(?:WI|IN|WITHIN) (?:THE |AN )?(?:FOLLOWING|FLW) (?:AREAS?|COORD)|(?:WI|IN|WITHIN) (?:THE )?(?:AREAS?|COORD(?:INATE)?S?) (?:BY COORD )?AS (?:FLW|FOLLOWS))',
    ],
    [
      'backToStart',
      ',? ?BACK? ?K? TO (?:START|(?:THE )?(?:POINT OF )?ORIGIN)|(?:THENCE )?TO (?:THE )?(?:POINT OF ORIGIN|\\(POINT OF ORIGIN\\))|TO BEGINNING|TO START(?= ?\\.? ?$)|BACK TO (?:THE )?(?:FIRST|INITIAL) POINT',
    ],
    ['areaBetweenPoints', '(?:THE )?(?:(?:FOUR|THREE|FIVE|SIX)[- ])?POINTS? CONNECTION RANGE'],
    ['duringHoursOfWatch', '\\(?DURING (?:THE )?(?:HR|HOURS) OF WATCH\\)?'],
    ['duringTowerHours', TOWER_HOURS],
    ['duringAerodromeHours', AERODROME_HOURS],
    ['onlyDuringTowerHours', `(?:ONLY ${TOWER_HOURS}|${TOWER_HOURS} ONLY)`],
    ['onlyDuringAerodromeHours', `(?:ONLY ${AERODROME_HOURS}|${AERODROME_HOURS} ONLY)`],
    [
      'outsideOpeningHours',
      '(?:OUTSIDE|OUT OF)(?: OF)? (?:AD |ATS |ATC |THE )?(?:OPR |OPERATING |OPENING |PUBLISHED |NORMAL )?(?:HR|HRS|HOURS)',
    ],
    [
      'duringClosure',
      'DURING (?:THESE )?(?:PERIODS? OF CLOSURE|CLOSURE PERIODS?|ATS CLOSURE PERIODS|CLOSURE|CLSD HOURS)',
    ],
    ['whenTowerClosed', 'WHEN (?:THE )?(?:TWR|TOWER|ATC|ATCT) (?:IS )?(?:CLSD|CLOSED)'],
    [
      'inLowVisibility',
      '(?:IN|DURING|WHEN) (?:LVPS?|LOW VIS(?:IBILITY)?(?: CONDITIONS| PROCEDURES| OPS)?)(?: IN (?:FORCE|OPR|PROGRESS))?',
    ],
    ['flaggedAndLighted', 'FLAGGED AND (?:LGTD|LIT|LIGHTED)'],
    ['markedAndLighted', '(?:ICAO )?(?:MARKED AND|MARKED/) ?(?:LGTD|LIT|LIGHTED)'],
    ['dayAndNightMarked', '(?:DAY AND NIGHT MARK(?:ED|ING)|MARKED DAY AND NIGHT)'],
    ['dayMarked', 'DAY MARK(?:ED|INGS?)'],
    ['unlit', '(?:UNLIT|NOT LIT|NOT LGTD|NOT LIGHTED)'],
    [
      'lighted',
      '(?:LIT|LGTD|LIGHTED|RED LIT|(?:WITH )?(?:ACFT|AIRCRAFT) WARNING (?:LIGHTS?|LGTS?)(?: (?:ACTIVE|ACT))?)',
    ],
    ['priorPermission', '(?:BY )?(?:STRICTLY )?PPR(?: ONLY)?'],
    ['daytimeOnly', '(?:DAYTIME ONLY|(?:DAY|DAYLIGHT) (?:HR |HOURS )?ONLY)'],
    ['duringTheDay', '(?:(?:DRG|DURING|DUR) (?:THE )?(?:DAYTIME|DAY|DAYLIGHT)(?: HOURS| HR)?)'],
    [
      'atNight',
      '(?:AT NIGHT(?: TIME)?|NIGHT ONLY|(?:DRG|DURING|DUR) (?:THE )?(?:NIGHT|NGT|HRS OF DARKNESS|HOURS OF DARKNESS))',
    ],
    ['aroundTheClock', 'H24'],
    ['untilFurtherNotice', '(?:UFN|UNTIL FURTHER NOTICE)'],
    [
      'inBothDirections',
      '(?:\\(?(?:BIDIRECTIONAL|IN BOTH DIRECTIONS|BOTH DIRECTIONS)\\)?|\\(?(?:AND )?VICE VERSA\\)?)',
    ],
    ['inRealTime', 'IN REAL TIME'],
    ['atTimes', '(?:AT TIMES|FM TIME TO TIME|FROM TIME TO TIME)'],
    ['northernPart', `(?:ON |AT |IN )?(?:THE )?NORTH(?:ERN)? ${PART}`],
    ['southernPart', `(?:ON |AT |IN )?(?:THE )?SOUTH(?:ERN)? ${PART}`],
    ['easternPart', `(?:ON |AT |IN )?(?:THE )?EAST(?:ERN)? ${PART}`],
    ['westernPart', `(?:ON |AT |IN )?(?:THE )?WEST(?:ERN)? ${PART}`],
    ['approximatePosition', '(?:AT )?(?:AN )?(?:APR?O?X|APPROXIMATE(?:LY)?) (?:PSN|POSITION)'],
    ['approximately', '\\((?:APR?O?X|APPROXIMATE(?:LY)?)\\)'],
    ['withoutLights', '(?:WITHOUT|WO|NO) (?:NAV )?(?:LGTS?|LIGHTS?|LIGHTING)'],
    ['withGuyWires', 'WITH (?:GUY ?(?:WIRES?|LINES?|ROPES?)|GUYS|WIRES)'],
    ['partly', '(?:PARTLY|PARTIALLY)'],
    ['fullLength', '(?:FULL LENGTH|ENTIRE LENGTH)'],
    ['newlyBuilt', 'NEWLY (?:BUILT|ERECTED)'],
    ['underConstruction', 'UNDER (?:CONST|CONSTRUCTION)'],
    ['nonSegregated', 'NON-? ?SEGREGATED'],
    ['atShortNotice', '(?:AT|ON) SHORT NOTICE'],
    ['withoutLimitations', '(?:WO|WITHOUT) (?:LIMITATIONS|RESTRICTIONS?)'],
    ['withCaution', 'WITH CAUTION'],
    ['allDirections', '\\(?(?:IN )?ALL DIRECTIONS\\)?'],
    ['visualOnly', '(?:BY |UNDER )?VFR(?: FLIGHTS)? ONLY'],
    ['mayBeExtended', 'MAY BE EXTENDED'],
    ['intermittently', '(?:INTERMITTENT(?:LY)?|DRG INTERMITTENT TIMES?)'],
    [
      'toAirGroundRadio',
      'TO (?:AN? )?(?:A/G|AIR[ /]GROUND)(?: (?:RADIO|COMS?|COMMS|COMMUNICATIONS?))?(?: (?:SER|SVC|SERVICE))?',
    ],
    ['toTrafficControl', 'TO (?:AN? )?(?:ATC|AIR TRAFFIC CONTROL)(?: (?:SER|SVC|SERVICE))?'],
    ['butMayBeActive', ',? ?BUT MAY STILL BE (?:ACT|ACTIVE)'],
    ['noStandingWater', ',? ?(?:WITH )?NO STANDI?NG WATER'],
    ['littleStandingWater', ',? ?(?:WITH )?LESS THAN 1/10(?:TH)?(?: OF AN)? INCH(?: OF)? STANDING WATER'],
    ['atAllTimes', 'AT ALL TIMES'],
    ['subjectToClearance', 'SUBJ(?:ECT)?(?: TO)? (?:PRIOR )?ATC (?:CLR|CLEARANCE|APPROVAL)'],
  ] as const
).map(([code, pattern]) => ({ code, pattern }));
