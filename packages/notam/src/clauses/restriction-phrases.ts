import { AIRCRAFT } from '../vocabulary.ts';

const UNMANNED = '(?:UAS|UNMANNED (?:ACFT|AIRCRAFT)(?: SYSTEMS?)?)';
const PARACHUTES = 'ANY PARACHUTE INCLUDING (?:A )?PARAS?CENDING PARACHUTE (?:AND|OR) PARAMOTOR';
const NO_ENTRY = `(?:ALL )?${AIRCRAFT} (?:SHALL BE|ARE) (?:FORBIDDEN|PROHIBITED) TO FLY INTO THE (?:(?:TEMPO(?:RARY)? )?(?:RESTRICTED|DANGER|PROHIBITED) )?AREA`;
const METRES = '(?<value>\\d{1,2},?\\d{3} ?(?:M|FT))';
/** A further word would be part of the ban or of its exception. */
const ENDS = '(?= ?\\.? ?$)';
const LOWERED =
  '(?:(?:THE )?(?:CRANES?|JIB) )?(?:WILL BE |IS |TO BE )?LOWERED WHEN NOT IN (?:USE|OPR|OPERATION)';

/** Whole clauses about restrictions and displays; the named groups are `value` and `second`. */
export const RESTRICTION_PHRASES = {
  appliesAlsoTo: `THIS RESTRICTION(?: OF FLYING)? (?:ALSO )?(?:APPL(?:Y|IES) TO|RELATES TO|INCLUDES)(?: THE OPERATION OF)? ANY SMALL BALLOON, ANY KITE, ANY ${UNMANNED},?(?: AND)? ${PARACHUTES}`,
  termAircraftIncludes: `THE TERM AIRCRAFT INCLUDES ANY SMALL BALLOON, ANY KITE WEIGHING NOT MORE THAN (?:TWO KILOGRAMS|2 ?KG), ANY ${UNMANNED},?(?: AND)? ${PARACHUTES}`,
  trafficControlToTell: `ATC UNITS CLOSE TO THE (?:INCIDENT )?AREA ARE REQUESTED TO ADVISE ${AIRCRAFT} ON THEIR FREQ(?:UENCY|UENCIES|S)? OF THE CONTENTS OF THIS NOTAM`,
  entryForbiddenAtAndBelow: `${NO_ENTRY} AT ${METRES} AND BELOW${ENDS}`,
  limitsBelow: `(?:VERTICAL|VERT) LIMITS? ?: ?(?:BELOW|BLW) ${METRES}`,
  highPerformanceClimb: `${AIRCRAFT} WILL CONDUCT ONE HIGH PERFORMANCE CLIMB (?:UP )?TO (?:MAX )?(?<value>\\d{3,5} ?FT AMSL)`,
  updateFromUnit: `PILOTS IN THE AREA REQUIRING AN UPDATE ON (?:CURRENT ACTIVITY AND STATUS OF (?:THE )?DISPLAY ${AIRCRAFT}|POSITION OF (?:THE )?${AIRCRAFT}) SHOULD (?:CONTACT|CTC) (?<value>[A-Z]{3,20} (?:ATC|RADAR|APPROACH|TOWER|INFORMATION)) ON (?:CH |FREQ )?(?<second>\\d{3}\\.\\d{1,3}) ?(?:MHZ)?`,
  transitHeights: `(?:FORMATION|${AIRCRAFT}) (?:(?:IS |ARE )?EXPECTED|PLANS?) TO TRANSIT (?:(?:BTW?N|BETWEEN) |AT )?(?<value>\\d{3,4}(?: ?FT)?)(?: ?AGL)? ?(?:-|AND) ?(?<second>\\d{3,5} ?FT AGL)`,
  timesMayChangeForWeather:
    'TIMINGS, (?:HGT|HEIGHTS?) AND ROUTE ARE (?:APRX|APPROXIMATE) AND MAY CHANGE DUE TO (?:WX|WEATHER) OR OTHER REQUIREMENTS',
  glidersMayListen: 'GLIDERS MAY MONITOR COMPETITION (?:CH|FREQ) (?<value>\\d{3}\\.\\d{1,3}) ?(?:MHZ)?',
  conspicuityCodes:
    'SSR CODES? (?<value>\\d{4}(?: ?- ?\\d{4})?) (?:HAVE|HAS) BEEN ALLOCATED AS CONSPICUITY SQUAWKS? FOR SITUATIONAL AWARENESS PURPOSES',
  militarySusceptibility: 'MIL(?:ITARY)? (?:ACFT|AIRCRAFT) SUSCEPTIBILITY ?:?',
  neitherMarkedNorLit: '(?:NOT MARKED ?/ ?(?:LGTD|LIT|LIGHTED)|NO MARKINGS?,? (?:AND )?NO LIGHT(?:ING|S))',
  steadyRedLight: 'LIGHTING ?: ?(?:YES ?- ?)?STEADY RED',
  redLight: '(?:LIGHTING ?: ?RED|MARKED WITH (?:A )?RED LIGHT)',
  jibLit: 'JIB ILLUMINATED',
  jibLitRed: 'JIB ILLUMINATED RED OBST(?:ACLE)? (?:LGTS?|LIGHTS?)',
  craneLoweredWhenUnused: LOWERED,
  craneLoweredOrLowVisibility: `${LOWERED} (?:AND|OR)(?: (?:DURING|IN))? LVPS?`,
  addedToObstacles:
    '(?:ADD A )?NEW CRANE (?:ADDED )?TO AD OBSTACLES ?- ?IN CIRCLING AREA AND AT AD(?= OBST| TYPE| ?\\.? ?$)',
  unlitInConstruction: 'NO OBST(?:ACLE)? (?:LGTS?|LIGHTS?) DURING CONSTRUCTION PHASE',
  whiteByDayRedByNight: 'LGT OBST ?[/ ]DAY W, ?NIGHT R',
} as const;
