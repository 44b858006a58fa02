import { distanceNm, type Height, type Position, type Span } from '@klarnotam/aviation';
import type { Area, AreaShape, Qualifier } from '../facts.ts';
import type { NotamProblemCode } from '../problem-code.ts';
import type { ClauseMarks } from '../search/literal-scanner.ts';
import { markClauses, type Phrase } from '../search/phrase-index.ts';
import { findGridReferences } from './find-grid-references.ts';
import { findPositions } from './find-positions.ts';
import { findRadii, radiusKinds } from './find-radius.ts';
import { findUnclearRadii } from './find-unclear-radii.ts';
import { groupPositions, type PositionGroup } from './group-positions.ts';
import {
  mayNameHeights,
  NO_LIMITS,
  readAreaLimits,
  readObstacleHeight,
  type AreaLimits,
} from './read-area-limits.ts';
import { joinWays, type DrawnPlace } from './join-way.ts';
import { findNextRadii } from './next-radius.ts';
import { DISTANCE, toNauticalMiles, type DistanceRead } from './read-distance.ts';
import { crossesItself } from './ring.ts';
import { shareLimits } from './share-limits.ts';

/** The areas of item E with the places of each in it, and what of it could not be read. */
export interface AreasRead {
  readonly areas: readonly { readonly area: Area; readonly span: Span }[];
  readonly problems: readonly { readonly code: NotamProblemCode; readonly span: Span }[];
}

const MAX_LEAD = 260;
const MAX_TAIL = 260;

const NAMES_AREA =
  /BOUNDED|\bAREAS?\b|POLYGON|JOINING|JOINED|DEFINED|LATERAL|SECTOR|\bZONE\b|CONNECTING|LIMITED BY|LIMITS|WI(?:THIN)? (?:THE )?(?:FLW|FOLLOWING|COORD|PSN|POINTS)/;
const NAMES_RING = /BOUNDED|POLYGON|JOINING|JOINED|DEFINED|CONNECTING|LIMITED BY/;
const NAMES_OBSTACLE =
  /\bOBST|CRANE|\bMASTS?\b|TOWER|TURBINE|WINDMILL|CHIMNEY|ANTENNA|PYLON|BUILDING|\bPOLES?\b|STACK|\bRIGS?\b|PLATFORM/;
const NAMES_CORRIDOR = /EITHER SIDE|BOTH SIDES|EACH SIDE|\bEITH?ER\b|CORRIDOR|WIDTH|\bWIDE\b/;
const GOES_BACK =
  /^[\s,.\-–;]{0,6}(?:AND )?(?:THEN |THENCE )?(?:BACK )?(?:TO )?(?:THE )?(?:BACK|POINT OF (?:ORIGIN|BEGINNING|START)|START|STARTING|BEGINNING|ORIGIN|FIRST POINT|INITIAL)|^\s{0,9}POINTS CONNECTION/;
/** `WI 1NM OF A LINE JOINING A - B`. */
const NAMES_LINE =
  /\b(?:OF|FROM|FM|ALONG|AROUND|ARND)\s{1,9}(?:A\s{1,9}|THE\s{1,9})?(?:STRAIGHT\s{1,9})?(?:LINE|TRACK|ROUTE|RTE|PATH)\b/;
const HALF_WIDTH = new RegExp(
  String.raw`${DISTANCE}\s{1,9}(?:ON\s{1,9})?(?:EITHER|EITER|EACH|BOTH)\s{1,9}SIDES?|(?:EITHER|EACH|BOTH)\s{1,9}SIDES?\D{0,40}?${DISTANCE}`,
);
const FULL_WIDTH = new RegExp(
  String.raw`${DISTANCE}\s{1,9}(?:WIDE|WIDTH|CORRIDOR)|(?:WIDTH|CORRIDOR)(?:\s{1,9}(?:OF|WITH))?[\s:]{0,3}${DISTANCE}`,
);

/** `DCT 0030S09000E DCT`: a point of a route, not of an area. */
const IN_ROUTE = /\bDCT\s{1,9}$/;
const ROUTE_ON = /^\s{1,9}(?:DCT)\b/;

/** An irregular longitude is believed when it lies where the Q line says the NOTAM is. */
const NEAR_QUALIFIER_NM = 30;
/** Positions this far outside the circle of the Q line contradict it. */
const FAR_FROM_QUALIFIER_NM = 120;

function widthFrom(window: string): number | null {
  const half = HALF_WIDTH.exec(window);
  if (half) {
    return 2 * toNauticalMiles(half[1] ?? half[3] ?? '', half[2] ?? half[4] ?? 'M');
  }
  const full = FULL_WIDTH.exec(window);
  return full ? toNauticalMiles(full[1] ?? full[3] ?? '', full[2] ?? full[4] ?? 'M') : null;
}

/** `UAS OPR ROUTING:`: the points of a way, not the corners of an area. */
const NAMES_WAY = /\b(?:ROUTING|ROUTE|RTE|TRACK)(?:\s{1,9}(?:IS|AS FLW|AS FOLLOWS))?[\s:(]{0,6}$/;
/** `WI 5NM OF ROUTE`: the distance is that from a line between the points in front. */
const OF_WAY =
  /^\s{0,9}(?:(?:OF|FROM|FM)\s{1,9})?(?:THE\s{1,9}|A\s{1,9})?(?:ROUTE|RTE|TRACK|LINE|PATH|CENTRELINE)\b/;

/** `1NM RADIUS OF …`, `WI 1NM EITHER SIDE OF …`: the distance belongs to what comes next. */
const POINTS_ON = /^\s{0,9}(?:OF|CENTRED|CENTERED|CENTER|CENTRE|CTR|FM|FROM|AROUND)\b/;
const POINTED_ON = /\b(?:OF|FM|FROM|AROUND|ARND|CENTRED|CENTERED)$/;

/** `WI 5NM OF THIS PSN` points back; `WI 5NM OF ABC VOR` to another place. */
const POINTS_BACK =
  /^\s{0,9}(?:THE\s|THIS\s|ABV\s|ABOVE\s|SAID\s){0,3}(?:PSN|POSITION|SITE|POINT|CENTRE|CENTER|COORD)/;

/** The radius that belongs to a group: in front of it, or behind it when nothing else claims it. */
function radiusFor(
  text: string,
  group: PositionGroup,
  leadFrom: number,
  tailTo: number,
  taken: Set<number>,
  hasNext: boolean,
  kinds: readonly Phrase[],
): DistanceRead | null {
  if (kinds.length === 0) return null;
  const before = findRadii(text, leadFrom, group.from, kinds)
    .filter((radius) => !taken.has(radius.from))
    .at(-1);
  if (before && group.from - before.to < 90) return before;
  const after = findRadii(text, group.to, tailTo, kinds).find((radius) => !taken.has(radius.from));
  if (after === undefined || after.from - group.to > 60) return null;
  if (OF_WAY.test(text.slice(after.to, after.to + 40))) return null;
  if (POINTED_ON.test(text.slice(after.from, after.to)))
    return !hasNext && POINTS_BACK.test(text.slice(after.to, after.to + 30)) ? after : null;
  return hasNext && POINTS_ON.test(text.slice(after.to, after.to + 12)) ? null : after;
}

interface Shaped {
  readonly shapes: readonly AreaShape[];
  readonly problem: NotamProblemCode | null;
}

function toPoints(points: readonly Position[]): AreaShape[] {
  return points.map((position) => ({ type: 'point', position }));
}

function toPolygon(group: PositionGroup): Shaped {
  if (group.broken) return { shapes: [], problem: 'unreadableArea' };
  const problem = group.border
    ? 'areaFollowsBorder'
    : crossesItself(group.points)
      ? 'areaCrossesItself'
      : null;
  return { shapes: [{ type: 'polygon', points: group.points }], problem };
}

function toShapes(lead: string, tail: string, group: PositionGroup, radius: DistanceRead | null): Shaped {
  const { points } = group;
  if (points.length === 1 && radius === null && (IN_ROUTE.test(lead) || ROUTE_ON.test(tail))) {
    return { shapes: [], problem: null };
  }
  const isCorridor = NAMES_CORRIDOR.test(lead) || NAMES_CORRIDOR.test(tail.slice(0, 60));
  if (points.length >= 2 && isCorridor && !group.closed) {
    const widthNm = widthFrom(lead) ?? widthFrom(tail.slice(0, 80));
    if (widthNm !== null) return { shapes: [{ type: 'corridor', path: points, widthNm }], problem: null };
  }
  if (points.length >= 2 && radius !== null && !group.closed && NAMES_LINE.test(lead.slice(-60))) {
    return { shapes: [{ type: 'corridor', path: points, widthNm: 2 * radius.nm }], problem: null };
  }
  if (group.closed || group.hasArc || group.border !== null) {
    return points.length >= 3 ? toPolygon(group) : { shapes: toPoints(points), problem: 'unreadableArea' };
  }
  const goesBack = GOES_BACK.test(tail);
  const isList = group.listed && NAMES_OBSTACLE.test(lead) && !NAMES_RING.test(lead);
  if (points.length >= 3 && (goesBack || (NAMES_AREA.test(lead) && !isList && !(radius && /RAD/.test(lead)))))
    return toPolygon(group);
  if (radius !== null) {
    return {
      shapes: points.map((centre) => ({ type: 'circle', centre, radiusNm: radius.nm })),
      problem: null,
    };
  }
  if (
    points.length >= 3 &&
    !group.named &&
    !group.listed &&
    !NAMES_OBSTACLE.test(lead) &&
    !NAMES_WAY.test(lead)
  )
    return toPolygon(group);
  const isCut = points.length === 2 && /BOUNDED|POLYGON|JOINING/.test(lead.slice(-80));
  return { shapes: toPoints(points), problem: isCut ? 'unreadableArea' : null };
}

function isFar(shape: AreaShape, qualifier: Qualifier | null): boolean {
  if (!qualifier?.centre || qualifier.radiusNm === null || qualifier.radiusNm === 999) return false;
  const point =
    shape.type === 'circle'
      ? shape.centre
      : shape.type === 'point'
        ? shape.position
        : (shape.type === 'polygon' ? shape.points : shape.path)[0];
  return !!point && distanceNm(point, qualifier.centre) > qualifier.radiusNm * 2 + FAR_FROM_QUALIFIER_NM;
}

function limitsOf(
  shape: AreaShape,
  text: string,
  window: {
    readonly leadFrom: number;
    readonly group: PositionGroup;
    readonly tailTo: number;
    readonly alone: boolean;
  },
  stated: readonly (Height | null)[],
): AreaLimits {
  const { leadFrom, group, tailTo, alone } = window;
  const behind = readAreaLimits(text, group.to, tailTo, stated);
  if (shape.type === 'point' && (behind.lower === null || behind.upper === null)) {
    const upper =
      readObstacleHeight(text, group.to, tailTo) ??
      (alone ? readObstacleHeight(text, leadFrom, group.from) : null);
    return { lower: null, upper };
  }
  if (behind.lower !== null || behind.upper !== null) return behind;
  const before = readAreaLimits(text, leadFrom, group.from, stated);
  if (
    before.lower !== null ||
    before.upper !== null ||
    !NAMES_OBSTACLE.test(text.slice(leadFrom, group.from))
  )
    return before;
  return { lower: null, upper: readObstacleHeight(text, group.to, tailTo) };
}

/**
 * The areas that item E draws (upper-case `text`): circles, polygons with arcs, corridors and points, each with the
 * vertical limits given beside it. Nothing is taken from the Q line but the belief in positions with a lost digit. `marks` are
 * what the text meets of the needs of the patterns.
 */
export function readAreas(
  text: string,
  qualifier: Qualifier | null,
  stated: readonly (Height | null)[],
  marks: ClauseMarks = markClauses(text),
): AreasRead {
  const found = findPositions(text);
  const problems: { code: NotamProblemCode; span: Span }[] = [];
  for (const span of findGridReferences(text, marks)) problems.push({ code: 'unreadableCoordinate', span });
  if (found.length === 0) return { areas: [], problems };
  for (const span of findUnclearRadii(text, marks)) problems.push({ code: 'unreadableArea', span });
  const positions = found.map((read) => {
    if (read.problem !== null) problems.push({ code: read.problem, span: { from: read.from, to: read.to } });
    if (!read.irregular || read.position === null) return read;
    const centre = qualifier?.centre;
    const reach = (qualifier?.radiusNm ?? 0) + NEAR_QUALIFIER_NM;
    if (centre && distanceNm(centre, read.position) <= reach) return read;
    problems.push({ code: 'unreadableCoordinate', span: { from: read.from, to: read.to } });
    return { ...read, position: null };
  });
  const groups = groupPositions(text, positions);
  const taken = new Set<number>();
  const kinds = radiusKinds(marks);
  const hasHeights = mayNameHeights(marks);
  const places: DrawnPlace[] = [];
  for (let i = 0; i < groups.length; i++) {
    const group = groups[i];
    if (group === undefined) continue;
    const leadFrom = Math.max(i === 0 ? 0 : (groups[i - 1]?.to ?? 0), group.from - MAX_LEAD);
    const next = groups[i + 1];
    const tailTo = Math.min(next?.from ?? text.length, group.to + MAX_TAIL);
    const radius = radiusFor(text, group, leadFrom, tailTo, taken, next !== undefined, kinds);
    const lead = text.slice(leadFrom, group.from);
    const { shapes, problem } = toShapes(lead, text.slice(group.to, tailTo), group, radius);
    const [first] = shapes;
    const span = { from: group.from, to: group.to };
    if (radius !== null && first?.type === 'circle') {
      taken.add(radius.from);
      span.from = Math.min(span.from, radius.from);
      span.to = Math.max(span.to, radius.to);
    }
    if (problem !== null) problems.push({ code: problem, span: group.border ?? span });
    if (first === undefined) continue;
    if (shapes.some((shape) => isFar(shape, qualifier)))
      problems.push({ code: 'areaOutsideQualifier', span });
    const circle = first.type === 'circle' && shapes.length === 1 ? first : null;
    const wider =
      circle === null
        ? []
        : findNextRadii(text, span.to, tailTo, next?.from ?? null, marks).filter(
            ({ nm }) => nm !== circle.radiusNm,
          );
    const limits = hasHeights
      ? limitsOf(
          first,
          text,
          { leadFrom, group, tailTo: wider[0]?.sentenceFrom ?? tailTo, alone: groups.length === 1 },
          stated,
        )
      : NO_LIMITS;
    places.push({ ...span, type: first.type, shapes, limits });
    if (circle === null) continue;
    wider.forEach(({ nm, from, to, sentenceFrom }, index) => {
      taken.add(from);
      const end = wider[index + 1]?.sentenceFrom ?? tailTo;
      const limits = hasHeights ? readAreaLimits(text, sentenceFrom, end, stated) : NO_LIMITS;
      places.push({ from, to, type: 'circle', shapes: [{ ...circle, radiusNm: nm }], limits });
    });
  }
  const shared = shareLimits(text, places, MAX_TAIL);
  const limited = places.map((place, index) => ({ ...place, limits: shared[index] ?? NO_LIMITS }));
  const areas = joinWays(text, limited).flatMap(({ from, to, shapes, limits }) =>
    shapes.map((shape) => ({ area: { source: 'text' as const, ...limits, ...shape }, span: { from, to } })),
  );
  return { areas, problems };
}
