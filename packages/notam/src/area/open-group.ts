import { distanceNm, type Position, type PositionRead, type Span } from '@klarnotam/aviation';
import { drawArc } from './draw-arc.ts';
import { isClockwise } from './link-positions.ts';
import { isSamePoint } from './ring.ts';

/** A group that further positions may still belong to. */
export interface OpenGroup {
  /** The text in front says that the points are those of a line: it may come back to where it began. */
  readonly isLine: boolean;
  /** The text in front says that the points are the corners of an area. */
  readonly isRing: boolean;
  points: Position[];
  from: number;
  to: number;
  closed: boolean;
  hasArc: boolean;
  named: boolean;
  listed: boolean;
  dashed: boolean;
  border: Span | null;
  broken: boolean;
}

function opened(point: Position, place: Span, isLine: boolean, isRing = false): OpenGroup {
  return {
    isLine,
    isRing,
    points: [point],
    from: place.from,
    to: place.to,
    closed: false,
    hasArc: false,
    named: false,
    listed: false,
    dashed: false,
    border: null,
    broken: false,
  };
}

/** An arc of which the centre or the end is still to come. */
export interface PendingArc {
  readonly start: Position;
  readonly clockwise: boolean;
  centre: Position | null;
  end: Position | null;
}

/** Adds `point` to the `group`; the first one once more closes the ring, but not the way of a line. */
export function append(group: OpenGroup, point: Position): void {
  const last = group.points.at(-1);
  const first = group.points[0];
  if (last && isSamePoint(last, point)) return;
  if (!first || group.isLine || !isSamePoint(first, point)) group.points.push(point);
  // There and back is a line, not an area.
  else if (group.points.length >= 3) group.closed = true;
}

/** The ends of an arc are equally far from its centre, but for rounding. */
function isRound(start: Position, end: Position, centre: Position): boolean {
  const from = distanceNm(centre, start);
  const to = distanceNm(centre, end);
  return Math.abs(from - to) <= 0.15 * Math.max(from, to) + 0.1;
}

/** Adds the points of `arc` to the `group`; one without centre or end, or that is no part of a circle, leaves it broken. */
export function finishArc(group: OpenGroup, arc: PendingArc): void {
  if (arc.centre === null || arc.end === null) {
    group.broken = true;
    if (arc.end) append(group, arc.end);
    return;
  }
  if (isRound(arc.start, arc.end, arc.centre))
    for (const point of drawArc(arc.start, arc.end, arc.centre, arc.clockwise)) group.points.push(point);
  else group.broken = true;
  group.hasArc = true;
  const first = group.points[0];
  if (first && isSamePoint(first, arc.end)) group.closed = true;
  else append(group, arc.end);
}

/** `1KM EITHER SIDE OF LINE JOINING POINTS:`, `2NM OF TRACK`. */
const NAMES_LINE =
  /(?:\bSIDES?\b|\d\s{0,3}(?:NM|KM|M)\s{1,3}OF\s{1,3}(?:A\s{1,3}|THE\s{1,3})?(?:LINE|TRACK|ROUTE|RTE)\b)[^.;]{0,60}$/;
/** `BOUNDED BY LINES JOINING POINTS:` */
const NAMES_RING =
  /\b(?:BOUND(?:ED|ARY|ARIES)?|POLYGON|JOINING|JOINED|DEFINED BY|CONNECTING|LIMITED BY|LATERAL LIMITS)\b[^.;]{0,60}$|\b(?:WI|WITHIN)(?:\s(?:THE\s|AN?\s)?AREA)?[\s:]{0,4}$/;
/** `THE CLOCKWISE ARC OF A CIRCLE RADIUS 3NM CENTRED ON C BTN A AND B`: what stands in front of C, A and B. */
const BEFORE_CENTRE = /\bARC\b[^.;]{0,90}\bCENT(?:RE|ER)D?(?:\s{1,3}(?:ON|AT))?[\s:(]{0,4}$/;
const BEFORE_START = /^\)?[\s,]{1,4}(?:BTN|BETWEEN|FM|FROM)\s{1,4}\(?$/;
const BEFORE_END = /^\)?\s{0,4}(?:AND|TO|-|–)\s{0,4}\(?$/;
const LONGEST_LEAD = 160;

/** The group that begins with an arc whose centre is the position at `index`; null: it begins in another way. */
function openedByArc(
  text: string,
  positions: readonly PositionRead[],
  index: number,
  lead: string,
): OpenGroup | null {
  if (!BEFORE_CENTRE.test(lead)) return null;
  const [centre, start, end] = positions.slice(index, index + 3);
  if (!centre?.position || !start?.position || !end?.position) return null;
  if (!BEFORE_START.test(text.slice(centre.to, start.from))) return null;
  if (!BEFORE_END.test(text.slice(start.to, end.from))) return null;
  const group = opened(start.position, { from: centre.from, to: end.to }, false);
  const arc = { start: start.position, clockwise: isClockwise(lead), centre: centre.position };
  finishArc(group, { ...arc, end: end.position });
  return group;
}

/**
 * The group that begins with `point`, found at `index` of `positions` in upper-case `text` behind `gap`, and how many of the
 * positions it has taken.
 */
export function openGroup(
  text: string,
  positions: readonly PositionRead[],
  index: number,
  point: Position,
  gap: string,
): { readonly group: OpenGroup; readonly taken: number } {
  const lead = gap.slice(-LONGEST_LEAD);
  const byArc = openedByArc(text, positions, index, lead);
  if (byArc !== null) return { group: byArc, taken: 3 };
  const place = positions[index] ?? { from: 0, to: 0 };
  return { group: opened(point, place, NAMES_LINE.test(lead), NAMES_RING.test(lead)), taken: 1 };
}
