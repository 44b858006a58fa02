/** Words of a name, none of which begins what is said of it. */
export const NAME_WORDS =
  '(?: (?!(?:ACT|DEACT|ACTIVATED|DEACTIVATED|ACTIVE|CLSD|CLOSED|WI|WITHIN|IS|ARE|WILL|NOT|ESTABLISHED|INSTALLED|TEMPO|DUE|BTW?N|BOUNDED|AREA|HAS|REMAINS?|STILL|SHALL|CNL|REMOVED|WITHDRAWN|SUSPENDED|CANCELLED|AMENDED|CHANGED|RENAMED|DELETED|DISESTABLISHED)(?![A-Z]))[A-Z][A-Z-]{1,28}[A-Z]){0,3}';
/** `EGD123A`, `EG D 123A`; never a word and a number, such as `PPR 6`, `WED 08` or `THR 25`. */
export const AREA_ID =
  '\\(?(?!APR|MAR|SEP|WED|PPR|THR|FOR|AND|GND|CTR|TWR|STD)(?:[A-Z]{2}(?:[DRP]| [DRP] ?)\\d{1,4}[A-Z]{0,2}|EG[DRP] \\d{3}[A-Z]{0,2})\\)?';
export const RUNWAY_ID = '\\d{2}(?:[LCR]|[LR]H)?(?:/\\d{2}(?:[LCR]|[LR]H)?)?';
export const RUNWAY_IDS = `${RUNWAY_ID}(?:(?:, ?| AND | & )(?:RWY ?)?${RUNWAY_ID})+`;
export const SPELLED =
  'ALPHA|ALFA|BRAVO|CHARLIE|DELTA|ECHO|FOXTROT|GOLF|HOTEL|INDIA|JULIET|JULIETT|KILO|LIMA|MIKE|NOVEMBER|OSCAR|PAPA|QUEBEC|ROMEO|SIERRA|TANGO|UNIFORM|VICTOR|WHISKEY|XRAY|X-RAY|YANKEE|ZULU';
/** Words that are as short as the name of a taxiway: `TWY LGT U/S` speaks of lights, `TWYS CLSD` of several. */
const NOT_A_TAXIWAY_ID =
  '(?!(?<=[A-Z])S(?![A-Z0-9]))(?!(?:LGT|LTS|IS|ARE|IN|ON|AT|TO|OF|BY|FM|WI|OR|NO|WIP|NOT|AND|BTW?N|DUE|EXC|FOR|LTD|OPR|OPN|CLR|CL L(?:GTS?|IGHTS?|IGHTING))(?![A-Z0-9]))';
/** `APRON 50M WEST OF TWY A` is no apron of that name. */
const NOT_A_LENGTH = '(?!(?:\\d{2,3}M|\\d{1,3}(?:FT|NM|KM))(?![A-Z0-9]))';
/** `A`, `B12`, `512A`, `DELTA 2`, `QUEBEC ALPHA`, `'U'`, `-L1-`. */
export const TAXIWAY_ID = `(?:(?:[A-Z] )?LINK(?: (?:\\d{1,2}|${SPELLED}))?|(?:${SPELLED})(?: (?:${SPELLED}))?(?: ?\\d{1,2})?|${NOT_A_TAXIWAY_ID}['-]?[A-Z]{1,2}\\d{0,3}[A-Z]?['-]?|${NOT_A_LENGTH}\\d{1,3}[A-Z]{0,2})`;
export const TAXIWAY_IDS = `${TAXIWAY_ID}(?:(?: ?, ?AND | ?, ?| AND | & |/| - | TO | THRU |-)(?:(?:TWY|STANDS?|SPOTS?|GATES?|HARDSTANDS?) |NR\\.? ?)?${TAXIWAY_ID})*`;
