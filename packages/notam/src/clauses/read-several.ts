import type { Adjunct, Length } from './adjunct.ts';
import { AERODROME_FEATURES } from './aerodrome-features.ts';
import { movedTo, stickyPhrase, take, type Cursor } from './cursor.ts';
import { isPlaceName } from './is-name.ts';
import { LENGTH, POSITIONS, toDecimal } from './positions.ts';
import { readBearing } from './read-bearing.ts';
import { COMPASS, readPlace } from './read-places.ts';

/** `2NM EITHER SIDE OF TRACK AND 2NM RADIUS OF PSN …`. */
const CORRIDOR_AND_CIRCLES = stickyPhrase(
  `(?:(?:WI|WITHIN) )?${LENGTH}(?: RADIUS)? (?:EITHER|EACH|BOTH) SIDES? OF (?:A |THE )?(?:STRAIGHT )?(?:LINE|RTE|ROUTE|TRACK) AND (?<around>\\d{1,3}(?:\\.\\d{1,2})?) ?(?<aroundUnit>NM|KM|M) RADIUS(?: OF)?(?: PSN)? ?:? ?(?<positions>${POSITIONS})`,
);
/** `MAY BE AFFECTED ON 02-03 SEP 2022`: the days of the notice. */
const ON_DAYS = stickyPhrase(
  '(?<=MAY BE AFFECTED )ON (?<first>\\d{1,2})(?:-(?<last>\\d{1,2}))? (?<month>[A-Z]{3} \\d{4})',
);
/** `(EDGE OF RUNWAY AND TAXIWAYS)`: which part is meant stands in brackets alone. */
const EDGES = stickyPhrase(AERODROME_FEATURES.runwayAndTaxiwayEdges);
const OPEN = /\(/y;
const CLOSE = /\)/y;
const COMMA = / ?[,.] ?/y;
/** Words up to a comma, a bracket or what tells a place by another. */
const NAME =
  /(?<name>[A-Z][A-Z'/-]*(?: (?!(?:WI|WITHIN|VCY|NEAR|CLOSE|LOCATED|HDG|BRG|APRX|APPROX|NE|NW|SE|SW|N|S|E|W|IN|ON|AT)(?![A-Z])|(?:NORTH|SOUTH|EAST|WEST)(?= (?:OF|FM|FROM) ))[A-Z][A-Z'/-]*){0,6})(?=,|\. | ?[,)]| \d| APRX | APPROX | WI | VCY | NEAR | CLOSE | LOCATED )/y;
const ABOUT = stickyPhrase('APRX|APPROX(?:IMATELY)?');
const APPROXIMATELY: Adjunct = { type: 'simple', code: 'approximately' };
const FILLER = stickyPhrase('LOCATED|SITUATED');
/** More parts than this in brackets are no place. */
const MOST_PARTS = 5;

/** What tells several adjuncts at once, in order; null: nothing does, and the cursor stays. */
export function readSeveral(cursor: Cursor): readonly Adjunct[] | null {
  const tried = movedTo(cursor, cursor.at);
  const found =
    readCorridorAndCircles(tried) ?? readCanadian(tried) ?? readDays(tried) ?? readBracketList(tried);
  if (found !== null) cursor.at = tried.at;
  return found;
}

/** `(APRX 4NM SSW AD (CVW2))`: how Canada tells where an obstacle stands. */
const CANADIAN =
  /\((?<about>APRX |APPROX )?(?<value>\d{1,3}(?:\.\d{1,2})?) ?(?<unit>NM|KM|M) (?<compass>[NSEW]{1,3}) (?:OF )?(?:AD|AP) \((?<name>[A-Z0-9]{4})\)\)/y;

function readCanadian(cursor: Cursor): readonly Adjunct[] | null {
  const { value = '', unit = 'NM', compass = '', name = '', about } = take(cursor, CANADIAN)?.groups ?? {};
  const relation = COMPASS[compass];
  if (relation === undefined) return null;
  const place: Adjunct = {
    type: 'relation',
    relation,
    distance: { value, unit: unit as Length['unit'] },
    places: [{ feature: 'aerodrome', name }],
  };
  return about === undefined ? [place] : [place, APPROXIMATELY];
}

function readCorridorAndCircles(cursor: Cursor): readonly Adjunct[] | null {
  const groups = take(cursor, CORRIDOR_AND_CIRCLES)?.groups;
  if (groups?.value === undefined || groups.around === undefined) return null;
  const { value, unit = 'NM', around, aroundUnit = 'NM', positions = null } = groups;
  return [
    { type: 'corridor', distance: { value: toDecimal(value), unit: unit as Length['unit'] }, positions },
    { type: 'aroundPoints', radius: { value: around, unit: aroundUnit as Length['unit'] } },
  ];
}

function readDays(cursor: Cursor): readonly Adjunct[] | null {
  const { first, last = first, month } = take(cursor, ON_DAYS)?.groups ?? {};
  if (first === undefined || last === undefined || month === undefined) return null;
  return [
    { type: 'fromDate', date: `${first} ${month}` },
    { type: 'untilDate', date: `${last} ${month}` },
  ];
}

/** `(STRETFORD, 088 DEG MAG 1.3NM FROM MANCHESTER BARTON ARP)`: names, and where that is seen from other places. */
function readBracketList(cursor: Cursor): readonly Adjunct[] | null {
  if (take(cursor, OPEN) === null) return null;
  const names: string[] = [];
  const others: Adjunct[] = [];
  while (names.length + others.length < MOST_PARTS) {
    take(cursor, FILLER);
    const isAbout = take(cursor, ABOUT) !== null;
    const place = readSeen(cursor);
    if (isAbout && place === null) return null;
    const name = place === null ? (take(cursor, NAME)?.groups?.name ?? null) : null;
    if (place !== null) {
      others.push(place);
      if (isAbout) others.push(APPROXIMATELY);
    } else if (name !== null && isPlaceName(name)) names.push(name);
    else return null;
    if (take(cursor, CLOSE) !== null) {
      if (others.length === 0) return null;
      return [...(names.length === 0 ? [] : [{ type: 'place', name: names.join(', ') } as const]), ...others];
    }
    take(cursor, COMMA);
  }
  return null;
}

/** A place that is told by another. Positions are told outside brackets. */
function readSeen(cursor: Cursor): Adjunct | null {
  const start = cursor.at;
  if (take(cursor, EDGES) !== null)
    return {
      type: 'relation',
      relation: 'at',
      distance: null,
      places: [{ feature: 'runwayAndTaxiwayEdges', name: null }],
    };
  const found = readBearing(cursor) ?? readPlace(cursor);
  if (found?.type === 'bearing' || (found?.type === 'relation' && !UNSURE.has(found.relation))) return found;
  cursor.at = start;
  return null;
}

/** Relations that bound or turn what stands before them. */
const UNSURE: ReadonlySet<string> = new Set([
  'excepting',
  'including',
  'via',
  'into',
  'until',
  'at',
  'outside',
]);
