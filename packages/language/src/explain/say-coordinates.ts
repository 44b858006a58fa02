import { formatPositions, type Position } from '@klarnotam/aviation';
import type { Area, NotamFacts, SectorShape } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { formatDistance } from '../format/distance.ts';
import { say } from '../say.ts';
import type { Statements } from '../statements/statements.ts';

/** All positions as degrees, minutes and seconds; null when there are none. */
export function sayCoordinates(
  facts: NotamFacts,
  { areas }: Pick<Statements, 'areas'>,
  catalogue: Catalogue,
): string | null {
  const named = areas.flatMap((group) => group.areas);
  const lines = facts.areas.map((area) => {
    const sign = named.find((each) => each.area === area)?.sign ?? null;
    let line = coordinatesOf(area, catalogue);
    if (sign !== null) line = say(catalogue, 'coordinatesSigned', { sign, area: line });
    if (!area.complete) line = say(catalogue, 'coordinatesIncomplete', { area: line });
    return area.role === 'excluded' ? say(catalogue, 'coordinatesExcluded', { area: line }) : line;
  });
  // A position that is printed twice is one place.
  return lines.length === 0 ? null : [...new Set(lines)].join('\n');
}

/** Bearings have three digits. */
export function sectorWords(
  { centre, radiusNm, fromDeg, toDeg }: SectorShape,
  catalogue: Catalogue,
): Record<'position' | 'radius' | 'from' | 'to', string> {
  return {
    position: printed(centre),
    radius: formatDistance(radiusNm, catalogue),
    from: String(fromDeg).padStart(3, '0'),
    to: String(toDeg).padStart(3, '0'),
  };
}

function coordinatesOf(area: Area, catalogue: Catalogue): string {
  switch (area.type) {
    case 'circle':
      return say(catalogue, area.source === 'qualifier' ? 'coordinatesSearch' : 'coordinatesCircle', {
        position: printed(area.centre),
        radius: formatDistance(area.radiusNm, catalogue),
      });
    case 'polygon':
      return openRing(formatPositions(area.points)).join(' – ');
    case 'corridor':
      return say(catalogue, 'coordinatesCorridor', {
        positions: formatPositions(area.path).join(' – '),
        width: formatDistance(area.widthNm, catalogue),
      });
    case 'sector':
      return say(catalogue, 'coordinatesSector', sectorWords(area, catalogue));
    case 'point':
      return printed(area.position);
  }
}

export function printed(position: Position): string {
  return formatPositions([position])[0] ?? '';
}

/** A ring repeats its first corner at the end; a reader wants each corner once. */
export function openRing(corners: readonly string[]): readonly string[] {
  return corners.length > 1 && corners[0] === corners.at(-1) ? corners.slice(0, -1) : corners;
}
