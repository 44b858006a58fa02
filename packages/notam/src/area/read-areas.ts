import { distanceNm, type Height, type PositionRead, type Span } from '@klarnotam/aviation';
import type { Area, AreaShape, Qualifier } from '../facts.ts';
import { drawGroups, MAX_TAIL, type AreaProblem } from './draw-groups.ts';
import { findBearingSectors } from './find-bearing-sectors.ts';
import { findGridReferences } from './find-grid-references.ts';
import { findPlainCoordinates } from './find-plain-coordinates.ts';
import { findPositions } from './find-positions.ts';
import { findUnclearRadii } from './find-unclear-radii.ts';
import { groupPositions } from './group-positions.ts';
import { joinCorridors, type DrawnPlace } from './join-corridors.ts';
import { NO_LIMITS, type AreaLimits } from './read-area-limits.ts';
import { shareLimits } from './share-limits.ts';

/** The areas of item E with the places of each in it, and what of it could not be read. */
export interface AreasRead {
  readonly areas: readonly { readonly area: Area; readonly span: Span }[];
  readonly problems: readonly AreaProblem[];
}

/** An irregular longitude is believed when it lies where the Q line says the NOTAM is. */
const NEAR_QUALIFIER_NM = 30;

function withSharedLimits(text: string, places: readonly DrawnPlace[]): readonly DrawnPlace[] {
  if (places.length < 2) return places;
  const shared = shareLimits(text, places, MAX_TAIL);
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
 * The positions that can be believed: one with a lost digit only where the Q line says the NOTAM is. The others stand among them
 * without a place.
 */
function believe(
  found: readonly PositionRead[],
  qualifier: Qualifier | null,
  problems: AreaProblem[],
): PositionRead[] {
  const centre = qualifier?.centre;
  const reachNm = (qualifier?.radiusNm ?? 0) + NEAR_QUALIFIER_NM;
  return found.map((read) => {
    const span = { from: read.from, to: read.to };
    if (read.problem !== null) problems.push({ code: read.problem, span });
    if (!read.irregular || read.position === null) return read;
    if (centre && distanceNm(centre, read.position) <= reachNm) return read;
    problems.push({ code: 'unreadableCoordinate', span });
    return { ...read, position: null };
  });
}

/**
 * The areas that item E draws (upper-case `text`): circles, polygons with arcs, corridors and points, each with the
 * vertical limits given beside it. Nothing is taken from the Q line but the belief in positions with a lost digit.
 */
export function readAreas(
  text: string,
  qualifier: Qualifier | null,
  stated: readonly (Height | null)[],
): AreasRead {
  const found = findPositions(text);
  const problems: AreaProblem[] = [];
  for (const span of findGridReferences(text)) problems.push({ code: 'unreadableCoordinate', span });
  for (const span of findPlainCoordinates(text, found)) problems.push({ code: 'unreadableCoordinate', span });
  if (found.length === 0) return { areas: [], problems };
  for (const span of findUnclearRadii(text)) problems.push({ code: 'unreadableArea', span });
  const groups = groupPositions(text, believe(found, qualifier, problems));
  const places = drawGroups({ text, groups, qualifier, stated }, problems);
  if (places.some(({ type }) => type === 'circle' || type === 'point'))
    for (const span of findBearingSectors(text)) problems.push({ code: 'unreadableArea', span });
  const areas: { area: Area; span: Span }[] = [];
  for (const { from, to, shapes, limits } of joinCorridors(text, withSharedLimits(text, places)))
    for (const shape of shapes) areas.push({ area: toArea(shape, limits), span: { from, to } });
  return { areas, problems };
}
