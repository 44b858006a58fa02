import type { Position, PositionRead, Span } from '@klarnotam/aviation';
import { linkPositions } from './link-positions.ts';
import { append, finishArc, openGroup, type OpenGroup, type PendingArc } from './open-group.ts';
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
  /** Nothing but a dash or `TO` stands between two points: from one to the other. */
  readonly dashed: boolean;
  /** A side follows a border or coast that the text does not give points of. */
  readonly border: Span | null;
  /** A corner could not be read or is only named, or the centre or end of an arc is missing. */
  readonly broken: boolean;
}

const NEXT_SENTENCE = /^[\s)]{0,4}\.\s{0,9}(?:PSN|POS|POSITION)\b/;
const CENTRE_NEXT = /^[\s,(]{0,4}(?:ARC|CENT|CTR|WITH CENT|OF A CIRCLE|RADIUS)/;

/** The first corner of a ring that is closed already, printed once more: ` - `. */
const AGAIN = /^\s{0,4}[-–,]\s{0,4}$/;

const ONLY_DASH = /^\s{0,9}(?:[-–]|TO)\s{0,9}$/;

/** The next corner of a list begins within so many characters. */
const NEXT_CORNER = 12;
const ONLY_JOINED = /^[\s\-–,;]{0,9}(?:(?:TO|AND|THEN)\s)?$/;

/** Groups the readable `positions` of upper-case `text`: lists of corners, with the arcs between them drawn. */
export function groupPositions(text: string, positions: readonly PositionRead[]): PositionGroup[] {
  const groups: OpenGroup[] = [];
  let group: OpenGroup | null = null;
  let arc: PendingArc | null = null;
  let last = 0;
  let lost = -Infinity;
  let taken = 0;
  for (let index = 0; index < positions.length; index++) {
    const found = positions[index];
    if (found === undefined || index < taken) continue;
    const point = found.position;
    if (point === null) {
      lost = found.to;
      if (group === null || arc !== null || found.from - group.to >= NEXT_CORNER) continue;
      group.broken = true;
      group.to = found.to;
      last = found.to;
      continue;
    }
    const gap = text.slice(last, found.from);
    last = found.to;
    if (group !== null && arc !== null) {
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
    if (group?.closed && isSamePoint(group.points[0] ?? point, point) && AGAIN.test(gap)) {
      group.to = found.to;
      continue;
    }
    const link = group === null ? null : linkPositions(gap, group.isRing, group.points.length >= 3);
    const isApart = link?.kind === 'blankLine' && !comesBack(text, positions, index, group?.points[0]);
    if (group === null || link === null || link.kind === 'break' || isApart || group.closed) {
      const next = openGroup(text, positions, index, point, gap);
      group = next.group;
      if (found.from - lost < NEXT_CORNER && ONLY_JOINED.test(text.slice(lost, found.from)))
        group.broken = true;
      groups.push(group);
      taken = index + next.taken;
      last = group.to;
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
    if (ONLY_DASH.test(gap)) group.dashed = true;
    if (link.kind === 'border') group.border = { from: group.to, to: found.from };
    append(group, point);
    group.to = found.to;
  }
  if (arc !== null && group !== null) finishLastArc(text, group, arc);
  return groups;
}

const MOST_CORNERS = 60;
const ONLY_SEPARATED = /^[\s\-–,;]{0,16}$/;

/** Whether the list that goes on at `index` behind a blank line comes back to `first`, with no words in between. */
function comesBack(
  text: string,
  positions: readonly PositionRead[],
  index: number,
  first: Position | undefined,
): boolean {
  if (first === undefined) return false;
  let last = positions[index]?.from ?? 0;
  for (let i = index; i < Math.min(positions.length, index + MOST_CORNERS); i++) {
    const next = positions[i];
    if (!next?.position || next.from - last > 16) return false;
    if (!ONLY_SEPARATED.test(text.slice(last, next.from))) return false;
    if (isSamePoint(first, next.position)) return true;
    last = next.to;
  }
  return false;
}

/** `… THEN CLOCKWISE ARC CENTRED ON C TO POINT OF ORIGIN`: the last arc leads back to the first corner. */
function finishLastArc(text: string, group: OpenGroup, arc: PendingArc): void {
  const first = group.points[0];
  const tail = text.slice(group.to, group.to + 80);
  if (arc.centre !== null && arc.end === null && first && /ORIGIN|START|BEGIN|FIRST|INITIAL/.test(tail)) {
    arc.end = first;
  }
  finishArc(group, arc);
}
