import { distanceNm, type Height, type Span } from '@klarnotam/aviation';
import type { Area, AreaShape, Qualifier } from '../facts.ts';
import type { NotamProblemCode } from '../problem-code.ts';
import type { ClauseMarks } from '../search/literal-scanner.ts';
import { markClauses, mayMatch, pattern, type Phrase } from '../search/phrase-index.ts';
import { says } from '../search/says.ts';
import { wholeMarks } from '../search/whole-marks.ts';
import { drawShapes, NAMES_OBSTACLE } from './draw-shapes.ts';
import { findBearingSectors } from './find-bearing-sectors.ts';
import { findGridReferences } from './find-grid-references.ts';
import { findPlainCoordinates } from './find-plain-coordinates.ts';
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
import { findNextRadii, type NextRadius } from './next-radius.ts';
import type { DistanceRead } from './read-distance.ts';
import { shareLimits } from './share-limits.ts';

/** The areas of item E with the places of each in it, and what of it could not be read. */
export interface AreasRead {
  readonly areas: readonly { readonly area: Area; readonly span: Span }[];
  readonly problems: readonly { readonly code: NotamProblemCode; readonly span: Span }[];
}

const MAX_LEAD = 260;
const MAX_TAIL = 260;

/** Without digits beside one of these no latitude stands in a text; most texts hold none. */
const LATITUDE = pattern(String.raw`\d\s?(?:[NS]|DEG|MIN)|\s[NS]\s?\d`);

/** An irregular longitude is believed when it lies where the Q line says the NOTAM is. */
const NEAR_QUALIFIER_NM = 30;
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
const NAMES_THRESHOLD = pattern(
  String.raw`(?<!\b(?:FM|FROM|OF|TO|BEFORE|BEHIND|NEAR|BTN|AND) (?:THE )?(?:DISPLACED )?)\b(?:D?THR|THRESHOLD)\s{1,3}(?:COORD|COORDS|COORDINATES?|PSN|POSITION)[\s:]{0,4}$`,
);

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
  marks: ClauseMarks,
): AreaLimits {
  const { leadFrom, group, tailTo, alone } = window;
  const lead = text.slice(leadFrom, group.from);
  const isThreshold = shape.type === 'point' && says(lead.slice(-60), NAMES_THRESHOLD, marks);
  if (isThreshold && !says(lead, NAMES_OBSTACLE, marks)) return NO_LIMITS;
  const behind = readAreaLimits(text, group.to, tailTo, stated, marks);
  if (shape.type === 'point' && (behind.lower === null || behind.upper === null)) {
    const upper =
      readObstacleHeight(text, group.to, tailTo) ??
      (alone ? readObstacleHeight(text, leadFrom, group.from) : null);
    return { lower: null, upper };
  }
  if (behind.lower !== null || behind.upper !== null) return behind;
  const before = readAreaLimits(text, leadFrom, group.from, stated, marks);
  if (before.lower !== null || before.upper !== null || !says(lead, NAMES_OBSTACLE, marks)) return before;
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
  marks: ClauseMarks,
): readonly NextRadius[] {
  const radii = findNextRadii(text, from, to, next?.from ?? null, marks);
  return radii.length === 0 ? radii : radii.filter(({ nm }) => nm !== circle.radiusNm);
}

function withSharedLimits(
  text: string,
  places: readonly DrawnPlace[],
  marks: ClauseMarks,
): readonly DrawnPlace[] {
  if (places.length < 2) return places;
  const shared = shareLimits(text, places, MAX_TAIL, marks);
  return places.map((place, index) => ({ ...place, limits: shared[index] ?? NO_LIMITS }));
}

function toArea(shape: AreaShape, { lower, upper }: AreaLimits): Area {
  const source = 'text';
  switch (shape.type) {
    case 'circle':
      return { source, lower, upper, type: 'circle', centre: shape.centre, radiusNm: shape.radiusNm };
    case 'polygon':
      return { source, lower, upper, type: 'polygon', points: shape.points };
    case 'corridor':
      return { source, lower, upper, type: 'corridor', path: shape.path, widthNm: shape.widthNm };
    case 'point':
      return { source, lower, upper, type: 'point', position: shape.position };
  }
}

/**
 * The areas that item E draws (upper-case `text`): circles, polygons with arcs, corridors and points, each with the
 * vertical limits given beside it. Nothing is taken from the Q line but the belief in positions with a lost digit. `marked` is
 * what the text, or the beginning of a long one, meets of the needs of the patterns.
 */
export function readAreas(
  text: string,
  qualifier: Qualifier | null,
  stated: readonly (Height | null)[],
  marked: ClauseMarks = markClauses(text),
): AreasRead {
  const marks = wholeMarks(text, marked);
  const found = mayMatch(LATITUDE, marks) ? findPositions(text) : [];
  const problems: { code: NotamProblemCode; span: Span }[] = [];
  for (const span of findGridReferences(text, marks)) problems.push({ code: 'unreadableCoordinate', span });
  for (const span of findPlainCoordinates(text, found, marks))
    problems.push({ code: 'unreadableCoordinate', span });
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
  const groups = groupPositions(text, positions, marks);
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
    const { shapes, problem } = drawShapes(lead, text.slice(group.to, tailTo), group, radius, marks);
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
    const wider = circle === null ? NO_RADII : widerRadii(text, circle, span.to, tailTo, next, marks);
    const limits = hasHeights
      ? limitsOf(
          first,
          text,
          { leadFrom, group, tailTo: wider[0]?.sentenceFrom ?? tailTo, alone: groups.length === 1 },
          stated,
          marks,
        )
      : NO_LIMITS;
    places.push({ from: span.from, to: span.to, type: first.type, shapes, limits });
    if (circle === null) continue;
    wider.forEach(({ nm, from, to, sentenceFrom }, index) => {
      taken.add(from);
      const end = wider[index + 1]?.sentenceFrom ?? tailTo;
      const limits = hasHeights ? readAreaLimits(text, sentenceFrom, end, stated, marks) : NO_LIMITS;
      places.push({ from, to, type: 'circle', shapes: [{ ...circle, radiusNm: nm }], limits });
    });
  }
  if (places.some(({ type }) => type === 'circle' || type === 'point'))
    for (const span of findBearingSectors(text, marks)) problems.push({ code: 'unreadableArea', span });
  const areas: { area: Area; span: Span }[] = [];
  for (const { from, to, shapes, limits } of joinWays(text, withSharedLimits(text, places, marks), marks))
    for (const shape of shapes) areas.push({ area: toArea(shape, limits), span: { from, to } });
  return { areas, problems };
}
