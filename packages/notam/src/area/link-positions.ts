/**
 * How the text between two positions joins them. `chain`: the next corner; `named`: likewise, behind a name in
 * parentheses; `arc`: a circular arc whose centre comes
 * next; `arcEnd`: an arc whose end comes next and its centre behind; `border`: along a border or coast; `unread`: with a
 * corner between them that could not be read or is only named; `blankLine`: the next corner or, more often, the first of another area; `break`: they belong to different areas.
 */
export type Link =
  | { readonly kind: 'chain' | 'named' | 'border' | 'blankLine' | 'break' | 'unread' }
  | { readonly kind: 'arc' | 'arcEnd'; readonly clockwise: boolean };

const CHAIN: Link = { kind: 'chain' };
const BREAK: Link = { kind: 'break' };
const BLANK_LINE: Link = { kind: 'blankLine' };
const NAMED: Link = { kind: 'named' };
const UNREAD: Link = { kind: 'unread' };
const BORDER: Link = { kind: 'border' };

const MAX_CHAIN_GAP = 70;
const MAX_ARC_GAP = 220;

/** Half a position, or one in a form that is not known. */
const HALF_POSITION = /\d{3,}(?:\.\d+)?\s?[NSEW](?![A-Z])|(?<![A-Z])[NSEW]\s?\d{4,}|\d[°º*]/;

/** `- BAVAD -`, `- OSL VOR - VOLLA -`: corners that are only named. */
const NAME = String.raw`(?!(?:AREA|ZONE|PART|LINE|SFC|GND|UNL|AGL|AMSL)\b)(?:[A-Z]{3}|[A-Z]{5}|[A-Z][A-Z'.]{1,20}(?:[ -][A-Z'.]{1,20}){0,2}\s(?:VOR|NDB|DME|VOR\/DME|DVOR|VORTAC|TACAN|AD|ARP|AIRPORT|AERODROME|AIRFIELD)|(?:VOR|NDB|DME|VOR\/DME|DVOR)\s[A-Z]{2,3}|[A-Z]{4})`;
const NAMED_CORNERS = new RegExp(String.raw`^\s{0,3}[-–]\s{0,3}(?:${NAME}\s{0,3}[-–]\s{0,3}){1,4}$`);
/** The first corner of a ring is only named: `BOUNDED BY BAVAD - `. */
export const NAMED_CORNER_BEFORE = new RegExp(
  String.raw`\b(?:BY|JOINING|CONNECTING|POINTS|LINES)\s{0,3}:?\s{0,3}(?:${NAME}\s{0,3}[-–]\s{0,3}){1,4}$`,
);
/** So is the last: ` - BAVAD.` */
export const NAMED_CORNER_BEHIND = new RegExp(String.raw`^\s{0,3}[-–]\s{0,3}${NAME}\s{0,3}(?:[-–.,)\n]|$)`);

/** In a ring, words between two corners name a corner: `- HOLM LIGHTHOUSE -`, `TO HOLM LIGHTHOUSE THENCE`. Heights and parts do not. */
const WORDS_OF_CORNER =
  /^(?!.*\b(?:SFC|GND|UNL|AGL|AMSL|MSL|FL|AREAS?|ZONE|PART|SECTOR|EXC|EXCEPT|EXCLUDING|ACT|ACTIVE|WI|RADIUS|CENTRED|CENTERED|START|STARTING|ORIGIN|BEGINNING|FIRST|INITIAL|UAS|UAV|RPAS|DRONES?)\b)\s{0,3}(?:[-–,]|TO|THEN|THENCE|VIA|DIRECT)\s{0,3}(?:[A-Z][A-Z'/-]{0,20}[\s,–-]{1,4}){1,6}$/;

const JOINING_WORD =
  /\b(?:TO|THEN|THENCE|TA|DIRECT|AND|PSN|POS|POINTS?|PT|PNT|WPT|STRAIGHT|STR|LINES?\s{1,9}(?:BTN|BETWEEN)|LINES?|NEXT|BACK|A|BY|THE|IN|ON|COORD|COORDS|COORDINATES?|CORNER|NORTH|SOUTH|EAST|WEST|NE|NW|SE|SW|LAT|VERTEX|NR|NO|UNTIL|FLW|FOLLOWING|GEO|WGS|JOINING|N|S|E|W)\b/g;
const MARKS = /[\s\-–—−,;/.:()+&>*'"|[\]]+/g;
const LIST_NUMBER = /(?:^|[\s\-–,;/(])(?:[A-Z]\d{0,2}|\d{1,2})[.):]?(?=[\s\-–:).(]|$)/g;

function isBorder(gap: string): boolean {
  return (
    /\bALONG\b|\bALG\b|FOLLOWING|\bFLW\b/.test(gap) &&
    /BORDER|BOUNDARY|BDRY|FRONTIER|COAST|SHORE|RIVER|\bFIR\b|STATE LINE/.test(gap)
  );
}

function isArc(gap: string): boolean {
  return /\bARC\b|CLOCKWISE|\bCW\b|\bCCW\b|\bACW\b/.test(gap);
}

/** Whether an arc that upper-case `gap` speaks of goes clockwise. */
export function isClockwise(gap: string): boolean {
  return !/(?:ANTI|COUNTER)[\s-]{0,2}CLOCKWISE|\bCCW\b|\bACW\b|LEFT[- ]HAND/.test(gap);
}

/** Whether nothing but separators, list numbers and joining words stands in `gap`. */
function isOnlyJoining(gap: string): boolean {
  const rest = gap.replace(LIST_NUMBER, ' ').replace(JOINING_WORD, ' ').replace(MARKS, '');
  return rest === '';
}

/**
 * How `gap`, the upper-case text between two positions, joins them; `inRing`: the text in front says that they are the corners of an area;
 * `inList`: three corners of the group stand in front.
 */
export function linkPositions(gap: string, inRing = false, inList = false): Link {
  if (gap.length > MAX_ARC_GAP) return BREAK;
  if (/^[\s\-–,;]{0,16}$/.test(gap))
    return gap.includes('\n\n') || gap.includes('\n\r\n') ? BLANK_LINE : CHAIN;
  if (HALF_POSITION.test(gap) && gap.length < MAX_CHAIN_GAP) return UNREAD;
  if (isArc(gap)) {
    const clockwise = isClockwise(gap);
    return /\b(?:TO|UNTIL)(?:\s{1,9}(?:POINT|PSN))?[\s:]{0,3}$/.test(gap)
      ? { kind: 'arcEnd', clockwise }
      : { kind: 'arc', clockwise };
  }
  if (isBorder(gap)) return BORDER;
  if (gap.length > MAX_CHAIN_GAP) return BREAK;
  if (isOnlyJoining(gap)) return CHAIN;
  if (NAMED_CORNERS.test(gap)) return UNREAD;
  const unnamed = gap.replace(/\([^()\d]{1,40}\)/, ' ');
  // Behind three corners a further one may be told of on its line: `S02 25 E092 38 (ON YMMM FIR BOUNDARY)`.
  const parted = inList ? /[-–,\n]/ : /[-–,]/;
  if (unnamed !== gap && parted.test(unnamed) && isOnlyJoining(unnamed)) return NAMED;
  return inRing && WORDS_OF_CORNER.test(gap) ? UNREAD : BREAK;
}
