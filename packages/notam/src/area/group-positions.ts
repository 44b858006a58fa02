import { distanceNm, type Position, type PositionRead, type Span } from '@klarnotam/aviation';
import { drawArc } from './draw-arc.ts';
import { linkPositions } from './link-positions.ts';
import { isSamePoint } from './ring.ts';

/** Positions of a text that belong together, with arcs drawn. */
export interface PositionGroup extends Span {
  readonly points: readonly Position[];
  /** The first point is repeated at the end (and left out of `points`). */
  readonly closed: boolean;
  readonly hasArc: boolean;
  /** Names in parentheses stand behind points: corners of an area, or a list of sites. */
  readonly named: boolean;
  /** Each point is a sentence of its own: `PSN A. PSN B.` */
  readonly listed: boolean;
  /** A side follows a border or coast that the text does not give points of. */
  readonly border: Span | null;
  /** An arc whose centre or end is missing. */
  readonly broken: boolean;
}

interface Open {
  points: Position[];
  from: number;
  to: number;
  closed: boolean;
  hasArc: boolean;
  named: boolean;
  listed: boolean;
  border: Span | null;
  broken: boolean;
}

function opened(point: Position, place: Span): Open {
  return {
    points: [point],
    from: place.from,
    to: place.to,
    closed: false,
    hasArc: false,
    named: false,
    listed: false,
    border: null,
    broken: false,
  };
}

interface PendingArc {
  readonly start: Position;
  readonly clockwise: boolean;
  centre: Position | null;
  end: Position | null;
}

const NEXT_SENTENCE = /^[\s)]{0,4}\.\s{0,9}(?:PSN|POS|POSITION)\b/;
const CENTRE_NEXT = /^[\s,(]{0,4}(?:ARC|CENT|CTR|WITH CENT|OF A CIRCLE|RADIUS)/;

function append(group: Open, point: Position): void {
  const last = group.points.at(-1);
  const first = group.points[0];
  if (last && isSamePoint(last, point)) return;
  if (!first || !isSamePoint(first, point)) group.points.push(point);
  // There and back is a line, not an area.
  else if (group.points.length >= 3) group.closed = true;
}

/** The ends of an arc are equally far from its centre, but for rounding. */
function isRound(start: Position, end: Position, centre: Position): boolean {
  const from = distanceNm(centre, start);
  const to = distanceNm(centre, end);
  return Math.abs(from - to) <= 0.15 * Math.max(from, to) + 0.1;
}

function finishArc(group: Open, arc: PendingArc): void {
  if (arc.centre === null || arc.end === null) {
    group.broken = true;
    if (arc.end) append(group, arc.end);
    return;
  }
  if (!isRound(arc.start, arc.end, arc.centre)) group.broken = true;
  group.points.push(...drawArc(arc.start, arc.end, arc.centre, arc.clockwise));
  group.hasArc = true;
  const first = group.points[0];
  if (first && isSamePoint(first, arc.end)) group.closed = true;
  else append(group, arc.end);
}

/** Groups the readable `positions` of upper-case `text`: lists of corners, with the arcs between them drawn. */
export function groupPositions(text: string, positions: readonly PositionRead[]): PositionGroup[] {
  const groups: Open[] = [];
  let group: Open | null = null;
  let arc: PendingArc | null = null;
  let last = 0;
  for (const found of positions) {
    const point = found.position;
    if (point === null) {
      if (group !== null && found.from - group.to < 12) group.broken = true;
      continue;
    }
    if (group === null) {
      group = opened(point, found);
      groups.push(group);
      last = found.to;
      continue;
    }
    const gap = text.slice(last, found.from);
    last = found.to;
    if (arc !== null) {
      if (arc.centre === null && arc.end !== null && gap.length < 120 && CENTRE_NEXT.test(gap)) {
        arc.centre = point;
      } else if (arc.centre !== null && arc.end === null && isSamePoint(arc.start, point)) {
        // `CENTRED ON C BTN A - B`: the start of the arc once more.
        group.to = found.to;
        continue;
      } else if (arc.centre !== null && arc.end === null && gap.length < 120) {
        arc.end = point;
      } else {
        finishArc(group, arc);
        arc = null;
      }
      if (arc !== null) {
        group.to = found.to;
        finishArc(group, arc);
        arc = null;
        continue;
      }
    }
    const link = linkPositions(gap);
    if (link.kind === 'break' || group.closed) {
      group = opened(point, found);
      groups.push(group);
      continue;
    }
    const start = group.points.at(-1) ?? point;
    if (link.kind === 'arc') {
      arc = { start, clockwise: link.clockwise, centre: point, end: null };
      group.to = found.to;
      continue;
    }
    if (link.kind === 'arcEnd') {
      arc = { start, clockwise: link.clockwise, centre: null, end: point };
      group.to = found.to;
      continue;
    }
    if (link.kind === 'unread') group.broken = true;
    if (link.kind === 'named') group.named = true;
    if (NEXT_SENTENCE.test(gap)) group.listed = true;
    if (link.kind === 'border') group.border = { from: group.to, to: found.from };
    append(group, point);
    group.to = found.to;
  }
  if (arc !== null && group !== null) finishLastArc(text, group, arc);
  return groups;
}

/** `… THEN CLOCKWISE ARC CENTRED ON C TO POINT OF ORIGIN`: the last arc leads back to the first corner. */
function finishLastArc(text: string, group: Open, arc: PendingArc): void {
  const first = group.points[0];
  const tail = text.slice(group.to, group.to + 80);
  if (arc.centre !== null && arc.end === null && first && /ORIGIN|START|BEGIN|FIRST|INITIAL/.test(tail)) {
    arc.end = first;
  }
  finishArc(group, arc);
}
