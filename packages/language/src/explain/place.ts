import { formatPosition } from '@klarnotam/aviation';
import type { Area, AreaShape, DecodedNotam, NotamFacts, SectorShape } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { formatDistance } from '../format/distance.ts';
import { formatLimits } from '../format/height.ts';
import { formatList } from '../format/list.ts';
import { uncapitalised } from '../format/sentence.ts';
import { say } from '../say.ts';
import type { SourcedText } from '../wording.ts';

/** Aerodromes and regions of item A, or the region of the Q line. */
export function sayLocation(facts: NotamFacts, catalogue: Catalogue): string {
  const { locations, qualifier } = facts;
  const codes = locations.length > 0 ? locations : qualifier?.fir ? [qualifier.fir] : [];
  if (codes.length === 0) return say(catalogue, 'placeUnknown');
  const words = { count: codes.length, codes: formatList(codes, catalogue) };
  if (locations.length === 0 || codes.every((code) => code === qualifier?.fir)) {
    return say(catalogue, 'placeRegions', words);
  }
  const scope = qualifier?.scope ?? [];
  if (scope.includes('A')) return say(catalogue, 'placeAerodromes', words);
  if (scope.length > 0 && (codes.length > 1 || qualifier?.fir?.endsWith('XX'))) {
    return say(catalogue, 'placeRegions', words);
  }
  return say(catalogue, 'placeOther', { codes: words.codes });
}

/** Each area as a sentence with its heights. */
export function sayAreas({ facts, spans }: DecodedNotam, catalogue: Catalogue): readonly SourcedText[] {
  const drawn = facts.areas.filter((area) => area.source !== 'qualifier' || !isAerodromeAlone(facts));
  return drawn.map((area, index) => {
    const span = spans[`areas.${index}`] ?? null;
    if (area.source === 'qualifier') return { text: saySearchArea(area, catalogue), span };
    let text = sayShape(area, catalogue);
    if (!area.complete) text = say(catalogue, 'areaIncomplete', { area: text });
    if (area.source === 'aerodrome') text = say(catalogue, 'areaAtAerodrome', { area: text });
    if (area.role === 'excluded') text = say(catalogue, 'areaExcluded', { area: uncapitalised(text) });
    if (drawn.length > 1) {
      text = say(catalogue, 'areaNumber', { number: index + 1, area: uncapitalised(text) });
    }
    const limits = hasOwnLimits(area, facts) ? formatLimits(area.lower, area.upper, catalogue) : null;
    return { text: limits === null ? text : say(catalogue, 'areaWithLimits', { area: text, limits }), span };
  });
}

/** All positions as degrees, minutes and seconds; null when there are none. */
export function sayCoordinates(facts: NotamFacts, catalogue: Catalogue): string | null {
  const lines = facts.areas.map((area) => {
    let line = coordinatesOf(area, catalogue);
    if (!area.complete) line = say(catalogue, 'coordinatesIncomplete', { area: line });
    return area.role === 'excluded' ? say(catalogue, 'coordinatesExcluded', { area: line }) : line;
  });
  return lines.length === 0 ? null : lines.join('\n');
}

/** Then the Q line's circle only marks the aerodrome, which is named already. */
function isAerodromeAlone(facts: NotamFacts): boolean {
  const scope = facts.qualifier?.scope ?? [];
  return scope.length === 1 && scope[0] === 'A';
}

function hasOwnLimits(area: Area, facts: NotamFacts): boolean {
  if (area.lower === null && area.upper === null) return false;
  const same = (a: Area['lower'], b: Area['lower']): boolean =>
    a === b ||
    (a !== null && b !== null && a.value === b.value && a.unit === b.unit && a.reference === b.reference);
  return !(same(area.lower, facts.lower) && same(area.upper, facts.upper));
}

function saySearchArea(area: AreaShape, catalogue: Catalogue): string {
  if (area.type !== 'circle') return sayShape(area, catalogue);
  return say(catalogue, 'searchCircle', {
    radius: formatDistance(area.radiusNm, catalogue),
    position: formatPosition(area.centre),
  });
}

function sayShape(area: AreaShape, catalogue: Catalogue): string {
  switch (area.type) {
    case 'circle':
      return say(catalogue, 'areaCircle', {
        radius: formatDistance(area.radiusNm, catalogue),
        position: formatPosition(area.centre),
      });
    case 'polygon': {
      const corners = openRing(area.points.map(formatPosition));
      return say(catalogue, 'areaPolygon', { count: corners.length, positions: corners.join(' – ') });
    }
    case 'corridor':
      return say(catalogue, 'areaCorridor', {
        width: formatDistance(area.widthNm, catalogue),
        count: area.path.length,
        positions: area.path.map(formatPosition).join(' – '),
      });
    case 'sector':
      return say(catalogue, 'areaSector', sectorWords(area, catalogue));
    case 'point':
      return say(catalogue, 'areaPoint', { position: formatPosition(area.position) });
  }
}

/** Bearings have three digits. */
function sectorWords(
  { centre, radiusNm, fromDeg, toDeg }: SectorShape,
  catalogue: Catalogue,
): Record<'position' | 'radius' | 'from' | 'to', string> {
  return {
    position: formatPosition(centre),
    radius: formatDistance(radiusNm, catalogue),
    from: String(fromDeg).padStart(3, '0'),
    to: String(toDeg).padStart(3, '0'),
  };
}

function coordinatesOf(area: Area, catalogue: Catalogue): string {
  switch (area.type) {
    case 'circle':
      return say(catalogue, area.source === 'qualifier' ? 'coordinatesSearch' : 'coordinatesCircle', {
        position: formatPosition(area.centre),
        radius: formatDistance(area.radiusNm, catalogue),
      });
    case 'polygon':
      return openRing(area.points.map(formatPosition)).join(' – ');
    case 'corridor':
      return say(catalogue, 'coordinatesCorridor', {
        positions: area.path.map(formatPosition).join(' – '),
        width: formatDistance(area.widthNm, catalogue),
      });
    case 'sector':
      return say(catalogue, 'coordinatesSector', sectorWords(area, catalogue));
    case 'point':
      return formatPosition(area.position);
  }
}

/** A ring repeats its first corner at the end; a reader wants each corner once. */
function openRing(corners: readonly string[]): readonly string[] {
  return corners.length > 1 && corners[0] === corners.at(-1) ? corners.slice(0, -1) : corners;
}
