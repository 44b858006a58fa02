import type { Adjunct, Length, AerodromeFeature, WhollyInside } from './adjunct.ts';
import { isDone, stickyPhrase, take, type Cursor } from './cursor.ts';
import { findAll, tableOf, takeLongest } from './phrase-table.ts';
import { isName, isPlaceName } from './is-name.ts';
import { normaliseNameList } from './normalise-name-list.ts';
import { readMilitaryAreas } from './read-military-areas.ts';
import { SPELLED } from './designators.ts';
import { readBetweenPositions } from './read-between-positions.ts';
import { LENGTH, POSITION, POSITIONS, toDecimal } from './positions.ts';
import { RELATION_ENTRIES, type RelationCode } from './relations.ts';
import { AERODROME_FEATURE_ENTRIES } from './aerodrome-features.ts';

const OF_PLACE = '(?: OF| AROUND| CENTRED(?: ON| AT)?| CENTERED(?: ON| AT)?| CENTRE)?(?: PSN| POSITION)?:?';
const RADIUS = [
  stickyPhrase(
    `(?:WI|WITHIN|IN|WITH) (?:OF )?(?:AN? )?(?:AREA )?${LENGTH} ?(?:RADIUS|RAD)${OF_PLACE}(?: ?(?<position>${POSITION}))?`,
  ),
  stickyPhrase(
    `(?:(?:WI|WITHIN|IN) )?(?:(?:AN? |THE )?AREA BOUNDED BY )?(?:AN? )?(?:AREA |CIRCLE )?(?:OF )?(?:RADIUS|RAD)(?: OF)? ${LENGTH}${OF_PLACE}(?: ?(?<position>${POSITION}))?`,
  ),
  stickyPhrase(`${LENGTH} ?(?:RADIUS|RAD)${OF_PLACE}(?: ?(?<position>${POSITION}))?`),
  stickyPhrase(`(?:WI|WITHIN) ${LENGTH} ?:? ?(?:OF |AT )?(?:(?:PSN|POSITION):? )?(?<position>${POSITIONS})`),
];
const CORRIDOR = stickyPhrase(
  `(?:(?:WI|WITHIN)(?: AREA)? )?${LENGTH}(?: RADIUS)? (?:EITHER|EACH|BOTH) SIDES? OF (?:A |THE )?(?:STRAIGHT )?(?:LINE|RTE|ROUTE|TRACK)S?(?: JOINING)?(?: THE)?(?: (?:FLW|FOLLOWING))?(?: POINTS| PSN| COORD)? ?:? ?(?<positions>${POSITIONS})?`,
);
const BOUNDED = new RegExp(
  `(?:(?:WI|WITHIN|IN) (?:AN |THE |\\d{1,2} )?(?:AREAS? )?)?(?:BOUND(?:ED)?(?: BY|(?= ?:))|DEFINED (?:BY|AS)|AREA|COORD(?:INATE)?S?)(?: A LINE JOINING| THE FLW COORD(?:INATE)?S?| (?:STRAIGHT )?LINES? JOINING(?: SUCCESS?IVELY)?(?: THE (?:FLW|FOLLOWING))?(?: POINTS)?| (?:FLW |FOLLOWING )?COORD(?:INATE)?S?)?(?: ?:)? ?(?<positions>${POSITIONS})?(?![A-Z0-9])`,
  'y',
);
const WITHIN_LIST = stickyPhrase(
  `(?:WI|WITHIN|(?:STRAIGHT )?LINES? JOINING|(?:(?:WI|WITHIN|IN) (?:AN |THE )?)?AREA)(?: PSN)?(?: ?:)? ?(?<positions>${POSITIONS})`,
);
const WITHIN_NEXT = /(?:WI|WITHIN) ?:/y;
const AT_POSITIONS = stickyPhrase(
  `(?:(?:LOCATED )?(?:AT |IN )?(?:PSN|POSITION|POS|COORD)(?: ?:)? ?|(?:LOCATED )?AT ?:? )?(?<positions>${POSITIONS})`,
);
const WHOLLY = stickyPhrase(
  '(?:CONTAINED )?WHOLLY (?:CONTAINED )?(?:WI|WITHIN) (?:THE )?(?<area>TDA|TRA|TSA|DANGER AREA|AREA)',
);
const WHOLLY_INSIDE: Readonly<Record<string, WhollyInside>> = {
  TDA: 'temporaryDangerArea',
  TRA: 'temporaryReservedArea',
  TSA: 'temporarySegregatedArea',
  'DANGER AREA': 'dangerArea',
};
const AREA_NAME = stickyPhrase('(?:IN )?AREA (?<name>[A-Z]|\\d{1,2})');
/** `(0.3NM W JFK)`: the compass in letters. */
const BEARING =
  /\((?<name>(?<value>\d{1,3}(?:\.\d{1,2})?)(?<unit>NM) (?<compass>[NSEW]{1,3}) (?<place>[A-Z]{3}))\)/y;
export const COMPASS: Readonly<Record<string, RelationCode>> = {
  N: 'northOf',
  NE: 'northEastOf',
  E: 'eastOf',
  SE: 'southEastOf',
  S: 'southOf',
  SW: 'southWestOf',
  W: 'westOf',
  NW: 'northWestOf',
  NNE: 'northNorthEastOf',
  ENE: 'eastNorthEastOf',
  ESE: 'eastSouthEastOf',
  SSE: 'southSouthEastOf',
  SSW: 'southSouthWestOf',
  WSW: 'westSouthWestOf',
  WNW: 'westNorthWestOf',
  NNW: 'northNorthWestOf',
};
const PLACE = /\((?!DURING |TENTATIVE|OPR |ASN |ASR |BIDIR|ALL DIR|\d{4}-[A-Z]{3}-)(?<name>[^()]{2,80})\)/y;
/** How the Baltic states name what stands there: `DESIGNATION: TELSIAI COUNTY PIKELIAI`. */
const DESIGNATION = /DESIGNATION ?:? (?<name>[A-Z][A-Z' -]{2,60})(?=[.,]|$)/y;
const ARC = stickyPhrase(
  `THEN(?:CE)? (?:THE |BY (?:THE |AN )?)?(?<direction>CLOCKWISE|ANTI-?CLOCKWISE)(?: BY (?:THE |AN )?)? ARC OF A CIRCLE(?: OF)? ?RADIUS(?: OF)? ${LENGTH} CENTRED ON (?<centre>${POSITION})(?: (?:BTW?N|BETWEEN|TO) (?<ends>${POSITIONS}))?`,
);
const WAYPOINT =
  "(?:'?[A-Z]{3,5}'?(?: VOR/DME| VOR| NDB| VORTAC| DVORTAC)?|(?:POINT \\()?\\d{4,6}[NS] ?\\d{5,7}[EW]\\)?|[A-Z]{1,2}\\d{1,3}(?:/[A-Z]{1,2}\\d{1,3})*)";
/** Waypoints and airways, joined by hyphens or by DCT (direct). */
const VIA = stickyPhrase(
  `(?:SEGMENTS? |BTW?N )?\\(?(?<points>${WAYPOINT}(?:(?: ?(?:-|/) ?(?:DCT ?- ?)?| DCT )${WAYPOINT})+)\\)?`,
);
/** `ON ROUTE: OSTROLEKA-LOMZA`: two towns. */
const ON_ROUTE = stickyPhrase(
  'ON (?:THE )?ROUTE ?:? ?(?<from>[A-Z]{4,20}(?: [A-Z]{4,20})?) ?- ?(?<to>[A-Z]{4,20}(?: [A-Z]{4,20})?)(?= ?[.,:]? ?$)',
);
const AERODROME_FEATURES = tableOf(AERODROME_FEATURE_ENTRIES);
const RELATIONS = tableOf(RELATION_ENTRIES);
const NAME =
  /'?(?<name>(?:(?:VOR|NDB|POINT|WPT|REP) )?(?<own>[A-Z]{2,5}|[A-Z][A-Z'-]{2,20})(?: (?<aid>VOR\/DME|VOR|NDB|DVOR|DME)| (?:AP|AD|AIRPORT|ATZ|MATZ|CTR|TMA|CTA))?)'?(?![A-Z0-9])/y;
/** Names of more words, which brackets hold together. */
const LONG_NAME =
  /(?<name>(?<own>[A-Z][A-Z' /-]{2,40}?(?:, ?[A-Z][A-Z' -]{2,40})?)(?: AP| AD| AIRPORT| AERODROME| AIRFIELD| ARP| MIL ATZ| ATZ| MATZ| CTR| TMA)?)(?=\))/y;
const BETWEEN = stickyPhrase('(?:PORTION |SEGMENT |SECTION |PART )?(?:BTN|BETWEEN|BTWN|BTW)');
const AND = /(?:AND|&|-)(?= )|-(?=[A-Z]{0,2}\d)/y;
const FROM = stickyPhrase('(?:FM|FROM)');
const TO = stickyPhrase('(?:UP TO|UPTO|TO|TILL)');
const DISTANCE = stickyPhrase(LENGTH);
const OPEN = /\(/y;
/** `(AREA NORTH EAST OF COVENTRY)`: what is north-east of it is an area anyway. */
const AREA_OF = stickyPhrase('AREA(?: TO(?: THE)?)?');
const CLOSE = /\)/y;

/** Where: positions, areas, places of the aerodrome, directions from them. */
export function readPlace(cursor: Cursor): Adjunct | null {
  return readGeometry(cursor) ?? readBetweenPositions(cursor) ?? readNamedPlace(cursor) ?? readWay(cursor);
}

function readGeometry(cursor: Cursor): Adjunct | null {
  for (const expression of RADIUS) {
    const groups = take(cursor, expression)?.groups;
    if (groups) return { type: 'radius', radius: lengthOf(groups), position: groups.position ?? null };
  }
  const corridor = take(cursor, CORRIDOR)?.groups;
  if (corridor) {
    return { type: 'corridor', distance: lengthOf(corridor), positions: corridor.positions ?? null };
  }
  const arc = take(cursor, ARC)?.groups;
  if (arc?.direction && arc.centre) {
    return {
      type: 'arc',
      clockwise: arc.direction === 'CLOCKWISE',
      radius: lengthOf(arc),
      centre: arc.centre,
      ends: arc.ends ?? null,
    };
  }
  const start = cursor.at;
  const areaName = take(cursor, AREA_NAME)?.groups?.name;
  if (areaName !== undefined) return { type: 'areaName', name: areaName };
  const bounded = take(cursor, WITHIN_LIST) ?? take(cursor, BOUNDED);
  const headless = bounded !== null && bounded.groups?.positions === undefined;
  if (headless && (/^(?:AREA|COORD)/.test(bounded[0]) || !endsHere(bounded[0], cursor))) cursor.at = start;
  else if (bounded) return { type: 'bounded', positions: bounded.groups?.positions ?? null };
  if (take(cursor, WITHIN_NEXT)) return { type: 'bounded', positions: null };
  const at = take(cursor, AT_POSITIONS)?.groups?.positions;
  return at === undefined ? null : { type: 'positions', positions: at };
}

/** Positions that follow in another clause: the words announce them, or nothing else stands here. */
function endsHere(words: string, cursor: Cursor): boolean {
  return /BOUNDED|DEFINED|JOINING|:/.test(words) || isDone(cursor);
}

function readNamedPlace(cursor: Cursor): Adjunct | null {
  const wholly = take(cursor, WHOLLY)?.groups?.area;
  if (wholly !== undefined) return { type: 'wholly', area: WHOLLY_INSIDE[wholly] ?? 'area' };
  const military = readMilitaryAreas(cursor);
  if (military !== null) return military;
  const bracketed = readBracketed(cursor);
  if (bracketed !== null) return bracketed;
  const bearing = take(cursor, BEARING)?.groups;
  if (bearing?.name !== undefined) {
    const relation = COMPASS[bearing.compass ?? ''];
    return relation === undefined
      ? { type: 'place', name: bearing.name }
      : {
          type: 'relation',
          relation,
          distance: lengthOf(bearing),
          places: [{ feature: null, name: bearing.place ?? '' }],
        };
  }
  const start = cursor.at;
  const ends = take(cursor, ON_ROUTE)?.groups;
  if (ends?.from !== undefined && ends.to !== undefined && isName(ends.from) && isName(ends.to)) {
    return {
      type: 'fromTo',
      from: { feature: null, name: ends.from },
      to: { feature: null, name: ends.to },
    };
  }
  cursor.at = start;
  const name = take(cursor, PLACE)?.groups?.name;
  if (name !== undefined && isPlaceName(name)) return { type: 'place', name };
  cursor.at = start;
  const designation = take(cursor, DESIGNATION)?.groups?.name;
  if (designation !== undefined && isPlaceName(designation)) return { type: 'place', name: designation };
  cursor.at = start;
  const via = take(cursor, VIA);
  const points = via?.groups?.points;
  const isStretch = via?.[0].startsWith('B') === true && points !== undefined && TAXIWAYS.test(points);
  if (points !== undefined && isRoute(points) && !isStretch) return { type: 'via', points };
  cursor.at = start;
  return null;
}

/** `BTN A8-A9`: two taxiways, which are no points of the air. */
const TAXIWAYS = /^[A-Z]{1,2}\d{1,2} ?- ?[A-Z]{1,2}\d{1,2}$/;

/** Points of the air have five letters, or three where a beacon stands; no word of a telegram is one. */
function isRoute(points: string): boolean {
  return points.split(/[ '()/-]+/).every((part) => /\d/.test(part) || NOT_NAMES.has(part) || isName(part));
}

const NOT_NAMES = new Set(['', 'DCT', 'VOR', 'NDB', 'DME', 'VORTAC', 'DVORTAC', 'POINT']);

/** `(0.3NM W JFK)`, `(BTN TWY A AND TWY B)`: what stands in brackets belongs to what stands before them. */
function readBracketed(cursor: Cursor): Adjunct | null {
  const start = cursor.at;
  if (take(cursor, OPEN)) {
    take(cursor, AREA_OF);
    const inside = readWay(cursor);
    if (inside !== null && take(cursor, CLOSE)) return inside;
  }
  cursor.at = start;
  return null;
}

function readWay(cursor: Cursor): Adjunct | null {
  const start = cursor.at;
  if (take(cursor, BETWEEN)) {
    const from = readSpot(cursor);
    if (from !== null && (take(cursor, AND) ?? take(cursor, TO)) !== null) {
      const to = readSpot(cursor);
      if (to !== null) return { type: 'between', from, to };
    }
    cursor.at = start;
  }
  if (take(cursor, FROM)) {
    const from = readSpot(cursor);
    if (from !== null && take(cursor, TO)) {
      const to = readSpot(cursor);
      if (to !== null) return { type: 'fromTo', from, to };
    }
    cursor.at = start;
  }
  return readRelation(cursor);
}

function readRelation(cursor: Cursor): Adjunct | null {
  const start = cursor.at;
  const distance = take(cursor, DISTANCE)?.groups;
  for (const { code, at } of findAll(cursor, RELATIONS)) {
    const before = cursor.at;
    cursor.at = at;
    const places = readPlaces(cursor, code === 'at' || code === 'excepting');
    const fits = distance === undefined || /Of$|abeam|beyond|inside/.test(code);
    if (places.length > 0 && fits) {
      return { type: 'relation', relation: code, distance: distance ? lengthOf(distance) : null, places };
    }
    cursor.at = before;
  }
  cursor.at = start;
  return null;
}

function readPlaces(cursor: Cursor, spotsOnly: boolean): readonly AerodromeFeature[] {
  const first = spotsOnly ? readKnownSpot(cursor) : readSpot(cursor);
  if (first === null) return [];
  const places = [first];
  for (;;) {
    const start = cursor.at;
    if (!take(cursor, /(?:,|AND(?= )|&|\/)/y)) return places;
    const next = readKnownSpot(cursor);
    if (next === null) {
      cursor.at = start;
      return places;
    }
    places.push(next);
  }
}

function readSpot(cursor: Cursor): AerodromeFeature | null {
  return readKnownSpot(cursor) ?? readSpelledSpot(cursor) ?? readNamedSpot(cursor) ?? readBareSpot(cursor);
}

function readKnownSpot(cursor: Cursor): AerodromeFeature | null {
  const found = takeLongest(cursor, AERODROME_FEATURES);
  if (found === null) return null;
  const groups = found.match.groups ?? {};
  const name = groups.name ?? groups.id ?? groups.runway ?? groups.end ?? groups.code ?? '';
  return { feature: found.code, name: name === '' ? null : normaliseNameList(name) };
}

function readNamedSpot(cursor: Cursor): AerodromeFeature | null {
  const start = cursor.at;
  for (const expression of [LONG_NAME, NAME]) {
    const groups = take(cursor, expression)?.groups;
    if (!groups?.name || !groups.own) {
      cursor.at = start;
      continue;
    }
    // Brackets hold a longer name together, small words and all: `ISLE OF MAN AD`.
    const own = groups.own
      .replace(/[ ,-]+/g, ' ')
      .replace(/ (?:OF|AND|THE|UPON|ON|BY|ST) (?=[A-Z])/g, ' ')
      .replace(/^(?:NORTH|SOUTH|EAST|WEST|GREAT|LITTLE|OLD|UPPER|LOWER) (?=[A-Z])/, '');
    if (groups.aid || isName(own) || (expression === LONG_NAME && isPlaceName(own))) {
      if (groups.name === `${groups.own} ARP`) return { feature: 'referencePoint', name: groups.own };
      return { feature: null, name: groups.name };
    }
    cursor.at = start;
  }
  return null;
}

const SPELLED_SPOT = stickyPhrase(`(?<name>(?:${SPELLED})(?: (?:${SPELLED}))?(?: ?\\d{1,2})?)`);

/** `BTN ECHO AND FOXTROT ROMEO`. */
function readSpelledSpot(cursor: Cursor): AerodromeFeature | null {
  const name = take(cursor, SPELLED_SPOT)?.groups?.name;
  return name === undefined ? null : { feature: null, name };
}

/** A preposition, a distance, a fraction of one (`WI 1/2NM`) and a mass (`ABOVE 250G`) name no feature. */
const BARE = stickyPhrase(
  "(?!(?:AT|BY|IN|OF|ON|TO|\\d{2,3}[MG])(?![A-Z0-9]))(?<name>'?[A-Z]{1,2}(?:\\d{1,3}[A-Z]?)?'?(?!\\.\\d)|\\d{1,3}[A-Z]?(?!/\\d{1,2} ?(?:NM|KM|SM|MILES?)))",
);

/** `BTN A AND B1`. */
function readBareSpot(cursor: Cursor): AerodromeFeature | null {
  const name = take(cursor, BARE)?.groups?.name;
  return name === undefined ? null : { feature: null, name };
}

function lengthOf(groups: Readonly<Record<string, string | undefined>>): Length {
  return { value: toDecimal(groups.value ?? ''), unit: (groups.unit ?? 'NM') as Length['unit'] };
}
