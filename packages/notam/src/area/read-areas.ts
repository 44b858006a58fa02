import { distanceNm, type Height, type PositionRead, type Span } from '@klarnotam/aviation';
import type { Area, AreaShape, Qualifier } from '../facts.ts';
import { drawGroups, MAX_TAIL, type AreaProblem } from './draw-groups.ts';
import {
  findCentres,
  findCorners,
  findFixes,
  findReferences,
  NO_PLACES,
  type KnownPlaces,
  type NamedPlace,
} from './find-aerodromes.ts';
import { findBearingSectors, type BearingSector } from './find-bearing-sectors.ts';
import { findExceptions } from './find-exceptions.ts';
import { findGridReferences } from './find-grid-references.ts';
import { findMistypedCoordinates } from './find-mistyped-coordinates.ts';
import { findPlainCoordinates } from './find-plain-coordinates.ts';
import { findPositions } from './find-positions.ts';
import { findRadialDistances } from './find-radial-distances.ts';
import { findUnclearRadii } from './find-unclear-radii.ts';
import { groupPositions } from './group-positions.ts';
import { joinCorridors, type DrawnPlace } from './join-corridors.ts';
import { isOfRoute } from './points-of-routes.ts';
import { withoutPointsWithin } from './points-within.ts';
import { NO_LIMITS } from './read-area-limits.ts';
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

/** Written out: spread, the areas of all NOTAMs would not have the same shape. */
function toArea(shape: AreaShape, { source, role, complete, limits }: DrawnPlace): Area {
  const { lower, upper } = limits;
  const area = { source, role, complete, lower, upper };
  switch (shape.type) {
    case 'circle':
      return { ...area, type: 'circle', centre: shape.centre, radiusNm: shape.radiusNm };
    case 'polygon':
      return { ...area, type: 'polygon', points: shape.points };
    case 'corridor':
      return { ...area, type: 'corridor', path: shape.path, widthNm: shape.widthNm };
    case 'sector': {
      const { centre, radiusNm, fromDeg, toDeg } = shape;
      return { ...area, type: 'sector', centre, radiusNm, fromDeg, toDeg };
    }
    case 'point':
      return { ...area, type: 'point', position: shape.position };
  }
}

/** `found` with those of `more` that none of them overlaps, or that are longer than what overlaps them; both in order. */
function merge(found: readonly PositionRead[], more: readonly PositionRead[]): PositionRead[] {
  if (more.length === 0) return [...found];
  const merged: PositionRead[] = [];
  for (const read of [...found, ...more].sort((a, b) => a.from - b.from || b.to - a.to)) {
    const last = merged.at(-1);
    if (last === undefined || last.to <= read.from) merged.push(read);
    else if (last.position === null && read.to > last.to)
      merged[merged.length - 1] = { ...read, from: last.from };
  }
  return merged;
}

function toPosition({ from, to, position }: NamedPlace): PositionRead {
  return { position, from, to, irregular: false, problem: null };
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

/** The positions of upper-case `text`, with those of the `aerodromes` that stand for one, in order. */
function findAllPositions(
  text: string,
  places: KnownPlaces,
  problems: AreaProblem[],
): { readonly positions: readonly PositionRead[]; readonly aerodromes: readonly NamedPlace[] } {
  const printed = merge(findPositions(text), findMistypedCoordinates(text));
  const aerodromes: NamedPlace[] = [];
  for (const centre of findCentres(text, places)) {
    if (centre.position === null) problems.push({ code: 'unreadableArea', span: centre.said });
    else aerodromes.push(centre);
  }
  for (const span of findFixes(text)) problems.push({ code: 'unreadableArea', span });
  if (printed.length > 0) for (const corner of findCorners(text, printed, places)) aerodromes.push(corner);
  aerodromes.sort((a, b) => a.from - b.from);
  const bases = merge(printed, [...aerodromes, ...findReferences(text, places)].map(toPosition));
  const radials = findRadialDistances(text, bases);
  const measured = new Set(radials.map(({ base }) => base.from));
  for (const { isTrue, position } of radials)
    if (!isTrue) problems.push({ code: 'bearingNotTrue', span: { from: position.from, to: position.to } });
  const named = merge(printed, aerodromes.map(toPosition)).filter(({ from }) => !measured.has(from));
  return {
    positions: merge(
      named,
      radials.map(({ position }) => position),
    ),
    aerodromes,
  };
}

/** An exception that is drawn begins so near to its shape, in characters. */
const LONGEST_EXCEPTION = 140;

/** The pieces of circles that no circle was cut to. */
function tellSectors(
  sectors: readonly BearingSector[],
  places: readonly DrawnPlace[],
  problems: AreaProblem[],
): void {
  if (!places.some(({ type }) => type === 'circle' || type === 'point')) return;
  const cut = new Set(
    places.flatMap(({ shapes }) =>
      shapes.map((shape) => (shape.type === 'sector' ? `${shape.fromDeg}-${shape.toDeg}` : '')),
    ),
  );
  for (const { from, to, fromDeg, toDeg } of sectors)
    if (!cut.has(`${fromDeg}-${toDeg}`)) problems.push({ code: 'unreadableArea', span: { from, to } });
}

/** What is taken out of the areas and is not drawn itself. */
function tellExceptions(text: string, places: readonly DrawnPlace[], problems: AreaProblem[]): void {
  let next = 0;
  for (const span of findExceptions(text)) {
    while ((places[next]?.to ?? Infinity) < span.from) next++;
    const place = places[next];
    const isDrawn = place?.role === 'excluded' && place.from - span.to < LONGEST_EXCEPTION;
    if (!isDrawn) problems.push({ code: 'exceptionNotDrawn', span });
  }
}

/**
 * The areas that item E draws (upper-case `text`): circles, sectors, polygons with arcs, corridors and points, each with the
 * vertical limits given beside it. Nothing is taken from the Q line but the belief in positions with a lost digit; `known` are the
 * aerodromes that stand for a position.
 */
export function readAreas(
  text: string,
  qualifier: Qualifier | null,
  stated: readonly (Height | null)[],
  known: KnownPlaces = NO_PLACES,
): AreasRead {
  const problems: AreaProblem[] = [];
  const { positions, aerodromes } = findAllPositions(text, known, problems);
  for (const span of findGridReferences(text)) problems.push({ code: 'unreadableCoordinate', span });
  for (const span of findPlainCoordinates(text, positions))
    problems.push({ code: 'unreadableCoordinate', span });
  if (positions.length === 0) return { areas: [], problems };
  for (const span of findUnclearRadii(text)) problems.push({ code: 'unreadableArea', span });
  const groups = groupPositions(text, believe(positions, qualifier, problems)).filter(
    (group) => !isOfRoute(text, group),
  );
  const sectors = findBearingSectors(text);
  const drawn = withoutPointsWithin(
    drawGroups({ text, groups, qualifier, stated, sectors, aerodromes }, problems),
  );
  tellSectors(sectors, drawn, problems);
  tellExceptions(text, drawn, problems);
  const areas: { area: Area; span: Span }[] = [];
  for (const place of joinCorridors(text, withSharedLimits(text, drawn)))
    for (const shape of place.shapes)
      areas.push({ area: toArea(shape, place), span: { from: place.from, to: place.to } });
  return { areas, problems };
}
