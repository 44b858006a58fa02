import { entries } from './entries.ts';

const NOT = '(?:NOT|NON|UN) ?';
const HOURS_OF_SERVICE =
  '(?:AVAILABILITY )?(?:(?:OPR|OPS|OPERATING|OPERATIONAL|OPENING|SER|SERVICE) )?(?:HOURS?|HRS?)(?: OF (?:SER|SERV|SVC|SERVICE|OPR|OPERATIONS?))?(?: OPR)?';
const CLOSED = '(?:CLSD|CLOSED)';
const AS_FOLLOWS = '(?: AS (?:FLW|FOLLOWS?))?(?: ?:)?';

/** States that a facility may be in. */
export const STATES = {
  notAuthorised: '(?:NOT (?:AUTH|AUTHORI[SZ]ED|PERMITTED|ALLOWED)|NA|PROHIBITED|FORBIDDEN|NOT APPROVED)',
  notAvailable: `(?:(?:${NOT}|NO LONGER )(?:AVBL|AVAILABLE|AVL|AVLBL|ABVL|AVAIL|PROVIDED)|UNAVBL|UNAVAIL(?:ABLE)?|N/A)`,
  unserviceable:
    '(?:U/S|UNSERVIC?E?ABLE|UNSERV|OUT OF SERVICE|OUT OF SER|OTS|INOP(?:ERATIVE)?|NOT (?:SERVICEABLE|OPERATIONAL|OPR|WORKING|IN OPR))',
  unusable: '(?:UNUSABLE|NOT USABLE|NOT USED|NOT IN USE|NOT TO BE USED)',
  unreliable: '(?:UNREL|UNRELIABLE)',
  unmonitored: '(?:UNMON|UNMONITORED|NOT MONITORED)',
  unverified: 'UNVERIFIED',
  notVisible: '(?:NOT VISIBLE|OBSC(?:URED)?|FADED|NOT VSB)',
  notMarked: '(?:NOT MARKED|UNMARKED)(?!/| AND)',
  partlyClosed: '(?:PARTLY|PARTIALLY) (?:CLSD|CLOSED)',
  closed: CLOSED,
  stillOpen: 'REMAINS? (?:OPN|OPEN)',
  open: '(?:OPN|OPEN|OPENED|RE-?OPENED)',
  stillActive: 'MAY STILL BE (?:ACT|ACTIVE)(?: AT ALL TIMES)?',
  deactivated: '(?:DEACTIVATED|DEACT|NOT ACTIVE|NOT ACTIVATED|INACTIVE)',
  establishedAndActive: 'ESTABLISHED AND (?:ACTIVATED|ACTIVE|ACT)',
  active: '(?:STILL )?(?:ACTIVATED|ACTIVE|ACT)',
  established: '(?:ESTABLISHED|EST(?! ?\\d)|INSTALLED|SET UP|DECLARED|PRESCRIBED)',
  onRequest: '(?:AVBL |AVAILABLE )?(?:O/R|ON REQUEST|ON REQ)',
  stillAvailable: '(?:STILL (?:AVBL|AVAILABLE)|REMAINS? (?:AVBL|AVAILABLE))',
  available: '(?:AVBL|AVAILABLE|AVAIL|PROVIDED)',
  erected: 'ERECTED',
  downgraded: '(?:DOWNGRADED|LOWERED(?= TO))',
  upgraded: '(?:UPGRADED|RAISED(?= TO))',
  limited: '(?:LTD|LIMITED|RESTRICTED)',
  reduced: '(?:REDUCED|DECREASED)',
  increased: 'INCREASED',
  displaced: '(?:DISPLACED|MOVED)',
  relocated: 'RELOCATED',
  withdrawn: '(?:(?:WITHDRAWN|WDN)(?: FROM (?:USE|SERVICE))?|REMOVED|DISMANTLED|DELETED|DISESTABLISHED)',
  cancelled: '(?:CNL|CANCELLED|CANCELED)',
  completed: '(?:COMPLETED|CMPLT|CMPL)',
  onTest: '(?:ON TEST|UNDER TEST|ON TRIAL)',
  operational:
    '(?:OPERATIONAL|SERVICEABLE|IN OPR|OPR|OPERATING|RETURNED TO SERVICE|RTS|RESUMED(?: NORMAL OPS)?|IN OPERATION)',
  inUse: '(?:IN USE|USED)',
  unlit: '(?:UNLIT|NOT LIT|NOT LGTD|LGT U/S)',
  lit: '(?:LIT|LGTD|LIGHTED)',
  marked: 'MARKED',
  markedAndLit: '(?:(?:ICAO )?MARKED (?:AND|&) (?:LIT|LGTD|LIGHTED)|MARKED/LGTD)',
  notMarkedNorLit: '(?:NOT MARKED/LGTD|NOT MARKED (?:AND|NOR|OR) (?:LIT|LGTD|LIGHTED))',
  inWork: '(?:WIP|WORK IN PROGRESS)',
  suspended: '(?:TEMPO(?:RARY|RARILY)? )?(?:SUSPENDED|SUSP)',
  changed:
    '(?:CHANGED|CHG|AMENDED|REVISED|MODIFIED|ADJUSTED)(?! (?:(?:OPR|OPERATIONAL|OPERATING|OPENING) )?(?:HOURS|HRS?|TIMES)(?![A-Z]))',
  extended: '(?:EXTENDED|EXTD)',
  affected: 'AFFECTED',
  notAffected: '(?:UNAFFECTED|NOT AFFECTED)',
  rerouted: '(?:NOT (?:AVBL|AVAILABLE)/REROUTED?|REROUTED ?,? ?NOT (?:AVBL|AVAILABLE)|REROUTED)',
  required: '(?:REQUIRED|REQ|MANDATORY)',
  permissionRequired:
    '(?:(?:STRICTLY )?(?:BY )?PPR(?: ONLY)?(?: REQUIRED)?|(?:REMAINS? )?(?:STRICTLY )?(?:BY )?PRIOR PERMISSION (?:REQUIRED|ONLY))',
  subjectToClearance: 'SUBJ(?:ECT)?(?: TO)? (?:PRIOR )?ATC (?:CLR|CLEARANCE)',
  subjectToDelay: '(?:SUBJ(?:ECT)?(?: TO)? DELAYS?|DELAYED)',
  notRecommended: 'NOT RECOMMENDED',
  expected: '(?:EXPECTED|EXP)',
  blocked: 'BLOCKED',
  wet: '(?:CONC(?:RETE)?[-: ]{1,2}WET,? (?:AND )?ASPH(?:ALT)?[-: ]{1,2}WET|WET-WET|WET)',
  slippery: 'SLIPPERY',
  underConstruction: '(?:UNDER (?:CONST|CONSTRUCTION))',
  classChanged: 'REVERTS? TO CLASS (?<value>[A-G])',
  mayBeUnavailable: 'MAY (?:NOT BE (?:AVBL|AVAILABLE)|BE (?:UNAVBL|UNAVAILABLE|NOT AVBL|NOT AVAILABLE|U/S))',
  subjectToInterruption:
    '(?:(?:MAY BE )?SUBJ(?:ECT)?(?: TO)? (?:SHORT |BRIEF )?INTERRUPTIONS?|MAY BE INTERRUPTED|(?:INTERMITTENT|SHORT|BRIEF) (?:OUTAGES?|INTERRUPTIONS?))',
  inMaintenance: '(?:(?:ON|UNDER|IN) (?:MAINT|MAINTENANCE))',
  missing: 'MISSING',
  nonStandard: '(?:(?:NOT |NON-?)(?:STD|STANDARD))',
  notAccepted: 'NOT ACCEPTED',
  accepted: 'ACCEPTED',
  openingHours: `${HOURS_OF_SERVICE}(?: (?:ARE|IS)(?: NOW)?)?${AS_FOLLOWS}`,
  openingHoursChanged: `(?:(?:REVISED|AMENDED|CHANGED|CHANGES? TO|NEW) ${HOURS_OF_SERVICE}|${HOURS_OF_SERVICE} (?:REVISED|AMENDED|CHANGED))${AS_FOLLOWS}`,
  openingHoursExtended: `(?:(?:EXTENDED|ADDITIONAL|ADDN|EXTRA) ${HOURS_OF_SERVICE}|${HOURS_OF_SERVICE} (?:EXTENDED|EXTD))${AS_FOLLOWS}`,
  mayTakePlace: 'MAY (?:STILL )?(?:OPR|OPERATE|TAKE PLACE|BE TAKING PLACE|CONTINUE)',
} as const;
export type StateCode = keyof typeof STATES;
export const STATE_ENTRIES = entries(STATES);
