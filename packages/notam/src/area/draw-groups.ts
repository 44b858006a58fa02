import { distanceNm, type Height, type Span } from '@klarnotam/aviation';
import type { AreaRole, AreaShape, Qualifier } from '../facts.ts';
import type { NotamProblemCode } from '../problem-code.ts';
import { areaPosition } from './area-position.ts';
import { areaRole } from './area-role.ts';
import { drawShapes, NAMES_OBSTACLE } from './draw-shapes.ts';
import type { BearingSector } from './find-bearing-sectors.ts';
import { findRadii } from './find-radii.ts';
import type { PositionGroup } from './group-positions.ts';
import type { DrawnPlace } from './join-corridors.ts';
import { findNextRadii, type NextRadius } from './find-next-radii.ts';
import { NO_LIMITS, readAreaLimits, readObstacleHeight, type AreaLimits } from './read-area-limits.ts';
import type { DistanceRead } from './read-distance.ts';

/** What of the areas of a text could not be read, and where that stands. */
export interface AreaProblem {
  readonly code: NotamProblemCode;
  readonly span: Span;
}

/** So many characters in front of a group, and so many behind it, may speak of it. */
const MAX_LEAD = 260;
export const MAX_TAIL = 260;

/** Positions this far outside the circle of the Q line contradict it. */
const FAR_FROM_QUALIFIER_NM = 120;

/** `WI 5NM OF ROUTE`: the distance is that from a line between the points in front. */
const OF_WAY =
  /^\s{0,9}(?:(?:(?:OF|FROM|FM)\s{1,9})?(?:THE\s{1,9}|A\s{1,9})?(?:ROUTE|RTE|TRACK|LINE|PATH|CENTRELINE)\b|(?:ON\s{1,9})?(?:EITHER|BOTH|EACH)\s{1,9}SIDES?\b)/;

/** `1NM RADIUS OF …`, `WI 1NM EITHER SIDE OF …`: the distance belongs to what comes next. */
const POINTS_ON = /^\s{0,9}(?:OF|CENTRED|CENTERED|CENTER|CENTRE|CTR|FM|FROM|AROUND)\b/;
const POINTED_ON = /\b(?:OF|FM|FROM|AROUND|ARND|CENTRED|CENTERED)$/;

/** `WI 5NM OF THIS PSN` points back; `WI 5NM OF ABC VOR` to another place. */
const POINTS_BACK =
  /^\s{0,9}(?:THE\s|THIS\s|ABV\s|ABOVE\s|SAID\s){0,3}(?:PSN|POSITION|SITE|POINT|CENTRE|CENTER|COORD)/;

/** `DISPLACED THR COORD`: the elevation of ground that aircraft land on is not the height of an obstacle. */
const NAMES_THRESHOLD =
  /(?<!\b(?:FM|FROM|OF|TO|BEFORE|BEHIND|NEAR|BTN|AND) (?:THE )?(?:DISPLACED )?)\b(?:D?THR|THRESHOLD)\s{1,3}(?:COORD|COORDS|COORDINATES?|PSN|POSITION)[\s:]{0,4}$/;

/** A group of positions in its text, with what stands around it as far as that may speak of it. */
interface GroupPlace {
  readonly group: PositionGroup;
  readonly leadFrom: number;
  /** What stands in front, from `leadFrom` on. */
  readonly lead: string;
  readonly tailTo: number;
  readonly next: PositionGroup | undefined;
  /** The text has no other group. */
  readonly alone: boolean;
}

function placeOf(text: string, groups: readonly PositionGroup[], index: number): GroupPlace | null {
  const group = groups[index];
  if (group === undefined) return null;
  const next = groups[index + 1];
  const leadFrom = Math.max(groups[index - 1]?.to ?? 0, group.from - MAX_LEAD);
  const tailTo = Math.min(next?.from ?? text.length, group.to + MAX_TAIL);
  const lead = text.slice(leadFrom, group.from);
  return { group, leadFrom, lead, tailTo, next, alone: groups.length === 1 };
}

/**
 * The radius that belongs to a group: in front of it, or behind it when nothing else claims it. Those that begin at the `taken`
 * offsets belong to others.
 */
function radiusFor(
  text: string,
  { group, leadFrom, tailTo, next }: GroupPlace,
  taken: ReadonlySet<number>,
): DistanceRead | null {
  const before = findRadii(text, leadFrom, group.from).findLast(({ from }) => !taken.has(from));
  if (before && group.from - before.to < 90) return before;
  const after = findRadii(text, group.to, tailTo).find(({ from }) => !taken.has(from));
  if (after === undefined || after.from - group.to > 60) return null;
  if (OF_WAY.test(text.slice(after.to, after.to + 40))) return null;
  const hasNext = next !== undefined;
  if (POINTED_ON.test(text.slice(after.from, after.to)))
    return !hasNext && POINTS_BACK.test(text.slice(after.to, after.to + 30)) ? after : null;
  return hasNext && POINTS_ON.test(text.slice(after.to, after.to + 12)) ? null : after;
}

function isFar(shape: AreaShape, qualifier: Qualifier | null): boolean {
  if (!qualifier?.centre || qualifier.radiusNm === null || qualifier.radiusNm === 999) return false;
  const point = areaPosition(shape);
  return !!point && distanceNm(point, qualifier.centre) > qualifier.radiusNm * 2 + FAR_FROM_QUALIFIER_NM;
}

/** The limits of the `shape` of a group, as the text gives them up to `tailTo`. */
function limitsOf(
  shape: AreaShape,
  text: string,
  { group, leadFrom, lead, alone }: GroupPlace,
  tailTo: number,
  stated: readonly (Height | null)[],
): AreaLimits {
  const isThreshold = shape.type === 'point' && NAMES_THRESHOLD.test(lead.slice(-60));
  if (isThreshold && !NAMES_OBSTACLE.test(lead)) return NO_LIMITS;
  const behind = readAreaLimits(text, group.to, tailTo, stated);
  if (shape.type === 'point' && (behind.lower === null || behind.upper === null)) {
    const upper =
      readObstacleHeight(text, group.to, tailTo) ??
      (alone ? readObstacleHeight(text, leadFrom, group.from) : null);
    return { lower: null, upper };
  }
  if (behind.lower !== null || behind.upper !== null) return behind;
  const before = readAreaLimits(text, leadFrom, group.from, stated);
  if (before.lower !== null || before.upper !== null || !NAMES_OBSTACLE.test(lead)) return before;
  return { lower: null, upper: readObstacleHeight(text, group.to, tailTo) };
}

const NO_RADII: readonly NextRadius[] = [];

/** The other radii between `from` and `to` round the centre of `circle`. */
function widerRadii(
  text: string,
  circle: AreaShape & { type: 'circle' },
  from: number,
  to: number,
  next: PositionGroup | undefined,
): readonly NextRadius[] {
  const radii = findNextRadii(text, from, to, next?.from ?? null);
  return radii.length === 0 ? radii : radii.filter(({ nm }) => nm !== circle.radiusNm);
}

/** What areas are drawn from: the groups of positions in a text, and what else the NOTAM says. */
export interface Drawing {
  readonly text: string;
  readonly groups: readonly PositionGroup[];
  readonly qualifier: Qualifier | null;
  readonly stated: readonly (Height | null)[];
  /** Pieces that the text cuts out of circles, in order. */
  readonly sectors: readonly BearingSector[];
  /** Where aerodromes stand whose position is known from a table. */
  readonly aerodromes: readonly Span[];
}

const SECTOR_NEAR = 90;
const SENTENCE_END = /[.;]\s/;

/** Whether `sector` speaks of the group: in front of it or behind it in the same sentence. */
function isOfGroup(text: string, sector: BearingSector, { group, leadFrom, tailTo }: GroupPlace): boolean {
  const [from, to] = sector.to <= group.from ? [sector.to, group.from] : [group.to, sector.from];
  if (sector.from < leadFrom || sector.to > tailTo || to < from || to - from > SECTOR_NEAR) return false;
  return !SENTENCE_END.test(text.slice(from, to));
}

/** The first of `sectors` from `next` on that cuts its piece out of the circle of the group, or -1. */
function sectorFor(text: string, sectors: readonly BearingSector[], next: number, at: GroupPlace): number {
  for (let index = next; index < sectors.length; index++) {
    const sector = sectors[index];
    if (sector === undefined || sector.from > at.tailTo) return -1;
    if (sector.fromDeg !== sector.toDeg && isOfGroup(text, sector, at)) return index;
  }
  return -1;
}

function cutOut(shape: AreaShape, { fromDeg, toDeg }: BearingSector): AreaShape {
  if (shape.type !== 'circle') return shape;
  return { type: 'sector', centre: shape.centre, radiusNm: shape.radiusNm, fromDeg, toDeg };
}

/** Draws each group with its radius and its limits, in order. */
export function drawGroups(drawing: Drawing, problems: AreaProblem[]): DrawnPlace[] {
  const { text, groups, qualifier, stated, sectors } = drawing;
  const taken = new Set<number>();
  const places: DrawnPlace[] = [];
  let role: AreaRole | null = null;
  let nextSector = 0;
  let nextAerodrome = 0;
  for (let index = 0; index < groups.length; index++) {
    const at = placeOf(text, groups, index);
    if (at === null) continue;
    const { group, tailTo, next } = at;
    const radius = radiusFor(text, at, taken);
    const tail = text.slice(group.to, tailTo);
    const { shapes, complete, problem } = drawShapes(at.lead, tail, group, radius);
    const [first] = shapes;
    const span = { from: group.from, to: group.to };
    if (radius !== null && first?.type === 'circle') {
      taken.add(radius.from);
      span.from = Math.min(span.from, radius.from);
      span.to = Math.max(span.to, radius.to);
    }
    if (problem !== null) problems.push({ code: problem, span: group.border ?? span });
    while ((drawing.aerodromes[nextAerodrome]?.to ?? Infinity) <= group.from) nextAerodrome++;
    const isNamed = (drawing.aerodromes[nextAerodrome]?.from ?? Infinity) < group.to;
    // An aerodrome that is only named is no area.
    if (first === undefined || (isNamed && first.type === 'point')) {
      role = null;
      continue;
    }
    if (shapes.some((shape) => isFar(shape, qualifier)))
      problems.push({ code: 'areaOutsideQualifier', span });
    role = areaRole(first.type, at.lead, tail, role);
    const drawn = { source: isNamed ? 'aerodrome' : 'text', role, complete } as const;
    const circle = first.type === 'circle' && shapes.length === 1 ? first : null;
    while ((sectors[nextSector]?.to ?? Infinity) < at.leadFrom) nextSector++;
    const found = first.type === 'circle' ? sectorFor(text, sectors, nextSector, at) : -1;
    const sector = sectors[found];
    const wider = circle === null ? NO_RADII : widerRadii(text, circle, span.to, tailTo, next);
    const limits = limitsOf(first, text, at, wider[0]?.sentenceFrom ?? tailTo, stated);
    if (sector === undefined) places.push({ ...span, type: first.type, ...drawn, shapes, limits });
    else {
      nextSector = found + 1;
      if (!sector.isTrue)
        problems.push({ code: 'bearingNotTrue', span: { from: sector.from, to: sector.to } });
      const cut = shapes.map((shape) => cutOut(shape, sector));
      places.push({ ...span, type: 'sector', ...drawn, shapes: cut, limits });
    }
    if (circle === null) continue;
    wider.forEach(({ nm, from, to, sentenceFrom }, which) => {
      taken.add(from);
      const end = wider[which + 1]?.sentenceFrom ?? tailTo;
      const limits = readAreaLimits(text, sentenceFrom, end, stated);
      places.push({ from, to, type: 'circle', ...drawn, shapes: [{ ...circle, radiusNm: nm }], limits });
    });
  }
  return places;
}
