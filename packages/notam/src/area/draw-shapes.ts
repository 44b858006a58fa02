import type { Position } from '@klarnotam/aviation';
import type { AreaShape } from '../facts.ts';
import type { NotamProblemCode } from '../problem-code.ts';
import type { PositionGroup } from './group-positions.ts';
import { NAMED_CORNER_BEFORE, NAMED_CORNER_BEHIND } from './link-positions.ts';
import { DISTANCE, toNauticalMiles, type DistanceRead } from './read-distance.ts';
import { crossesItself, ringAround } from './ring.ts';

const NAMES_AREA =
  /BOUNDED|\bAREAS?\b|POLYGON|JOINING|JOINED|DEFINED|LATERAL|SECTOR|\bZONE\b|CONNECTING|LIMITED BY|LIMITS|WI(?:THIN)? (?:THE )?(?:FLW|FOLLOWING|COORD|PSN|POINTS)/;
const NAMES_RING = /BOUNDED|POLYGON|JOINING|JOINED|DEFINED|CONNECTING|LIMITED BY/;
/** Words for what stands on the ground and rises from it. */
export const NAMES_OBSTACLE =
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

/** `CRANE OPR BTN`: one thing between the points, not one at each. */
const NAMES_BETWEEN = /\b(?:BTN|BETWEEN)(?:\s{1,9}(?:PSN|POSITIONS?|POINTS?|COORDS?))?[\s:(]{0,4}$/;

/** `UAS OPR ROUTING:`: the points of a way, not the corners of an area. */
const NAMES_WAY = /\b(?:ROUTING|ROUTE|RTE|TRACK|TRK|TR)(?:\s{1,9}(?:IS|AS FLW|AS FOLLOWS))?[\s:(]{0,6}$/;

function widthFrom(window: string): number | null {
  const half = HALF_WIDTH.exec(window);
  if (half) {
    return 2 * toNauticalMiles(half[1] ?? half[3] ?? '', half[2] ?? half[4] ?? 'M');
  }
  const full = FULL_WIDTH.exec(window);
  return full ? toNauticalMiles(full[1] ?? full[3] ?? '', full[2] ?? full[4] ?? 'M') : null;
}

/** `WI 10M RADIUS OF AREA BOUNDED BY`: round the whole area, which no shape draws. */
const ROUND_AN_AREA =
  /\bRAD(?:IUS)?\s{1,9}(?:OF|FROM|FM|AROUND)\s{1,9}(?:THE\s{1,9}|AN\s{1,9})?AREA\s{1,9}(?:BOUNDED|DEFINED|ENCLOSED|LIMITED)\b/;

/** What a group of positions draws, and what of it could not be drawn as it is said. */
export interface Shaped {
  readonly shapes: readonly AreaShape[];
  /** See {@link Area.complete}. */
  readonly complete: boolean;
  readonly problem: NotamProblemCode | null;
}

function whole(shapes: readonly AreaShape[]): Shaped {
  return { shapes, complete: true, problem: null };
}

function partial(problem: NotamProblemCode, shapes: readonly AreaShape[]): Shaped {
  return { shapes, complete: false, problem };
}

function toPoints(points: readonly Position[]): AreaShape[] {
  return points.map((position) => ({ type: 'point', position }));
}

/** The ring through the corners that are known, straight where one is missing. */
function toPolygon({ points, border }: PositionGroup, isBroken: boolean): Shaped {
  if (isBroken && points.length < 3) return partial('unreadableArea', toPoints(points));
  const polygon: AreaShape = { type: 'polygon', points };
  if (isBroken) return partial('unreadableArea', [polygon]);
  if (border !== null) return partial('areaFollowsBorder', [polygon]);
  return crossesItself(points)
    ? { shapes: [polygon], complete: true, problem: 'areaCrossesItself' }
    : whole([polygon]);
}

/** How wide a corridor along the points between `lead` and `tail` is, in nautical miles; null: they are no corridor. */
function corridorWidth(
  lead: string,
  tail: string,
  radius: DistanceRead | null,
  isPair: boolean,
): number | null {
  if (NAMES_CORRIDOR.test(lead) || NAMES_CORRIDOR.test(tail.slice(0, 60))) {
    const widthNm = widthFrom(lead) ?? widthFrom(tail.slice(0, 80));
    if (widthNm !== null) return widthNm;
  }
  if (radius === null) return null;
  const isWay = isPair || NAMES_LINE.test(lead.slice(-60)) || NAMES_WAY.test(lead);
  return isWay ? 2 * radius.nm : null;
}

/** Whether `lead` says that the points behind it are the corners of an area. */
function isRing(lead: string, group: PositionGroup, radius: DistanceRead | null): boolean {
  if (!NAMES_AREA.test(lead) || (radius !== null && lead.includes('RAD'))) return false;
  return !group.listed || !NAMES_OBSTACLE.test(lead) || NAMES_RING.test(lead);
}

/**
 * The shapes that `group` draws by the upper-case text in front of it (`lead`) and behind it (`tail`). `radius` is the one that
 * belongs to the group: round two points with a dash between them it is read as that round the line, which leaves nothing out.
 */
export function drawShapes(
  lead: string,
  tail: string,
  group: PositionGroup,
  radius: DistanceRead | null,
): Shaped {
  const { points } = group;
  const isBroken =
    group.broken || (!group.closed && (NAMED_CORNER_BEFORE.test(lead) || NAMED_CORNER_BEHIND.test(tail)));
  if (points.length >= 2 && !group.closed) {
    const widthNm = corridorWidth(lead, tail, radius, points.length === 2 && group.dashed);
    const path = { type: 'corridor', path: points, widthNm: widthNm ?? 0 } as const;
    if (widthNm !== null) return group.broken ? partial('unreadableArea', [path]) : whole([path]);
  }
  if (group.closed || group.hasArc || group.border !== null) {
    return points.length >= 3 ? toPolygon(group, isBroken) : partial('unreadableArea', toPoints(points));
  }
  if (points.length >= 3 && ROUND_AN_AREA.test(lead)) return toPolygon({ ...group, border: null }, true);
  const mayBeRing = points.length + (isBroken ? 1 : 0) >= 3;
  if (mayBeRing && (GOES_BACK.test(tail) || isRing(lead, group, radius))) return toPolygon(group, isBroken);
  if (points.length >= 3 && radius === null && NAMES_BETWEEN.test(lead)) {
    const ring = ringAround(points);
    if (ring.length === points.length) return toPolygon({ ...group, points: ring }, isBroken);
  }
  if (radius !== null)
    return whole(points.map((centre): AreaShape => ({ type: 'circle', centre, radiusNm: radius.nm })));
  if (
    points.length >= 3 &&
    !group.named &&
    !group.listed &&
    !NAMES_OBSTACLE.test(lead) &&
    !NAMES_WAY.test(lead)
  )
    return toPolygon(group, isBroken);
  const isCut = points.length === 2 && /BOUNDED|POLYGON|JOINING/.test(lead.slice(-80));
  const isOpen = isCut || (isBroken && NAMES_WAY.test(lead));
  return isOpen ? partial('unreadableArea', toPoints(points)) : whole(toPoints(points));
}
