import { heightToFeet, METRES_PER_FOOT, type Height } from '@klarnotam/aviation';
import type { NotamFacts } from '../../facts.ts';
import { limitOf } from '../../height/height-band.ts';
import { areaKeyOf } from '../icao/site.ts';
import { feetDown, feetUp } from '../lengths.ts';
import type { PlannedOperation } from '../operation.ts';
import type { IssuedDifference } from './issued-comparison.ts';

/** Whole metres and whole feet of one height differ by up to this. */
const ROUNDED_FT = 3;

/** The lowest and highest ground that is known of the area, or of the places of the form, feet above mean sea level, rounded outwards; null: one is not known. */
function groundOf(operation: PlannedOperation) {
  const { isPolygonMode, location, polygonPoints, site } = operation;
  const area = site !== null && site.areaKey === areaKeyOf(operation) ? site.ground : null;
  const heights = (isPolygonMode ? polygonPoints : [location]).map((point) => point?.elevationM ?? null);
  const known = heights.filter((metres) => metres !== null);
  if (area !== null) known.push(area.lowestM, area.highestM);
  else if (known.length === 0 || known.length < heights.length) return null;
  const [lowestM, highestM] = [
    known.toSorted((a, b) => a - b)[0] ?? 0,
    known.toSorted((a, b) => b - a)[0] ?? 0,
  ];
  return {
    lowestFt: Math.floor(lowestM / METRES_PER_FOOT),
    highestFt: Math.floor(highestM / METRES_PER_FOOT),
  };
}

function isSame(a: Height, b: Height): boolean {
  return a.reference === b.reference && a.unit === b.unit && a.value === b.value;
}

/** Item F or G, and what the areas of the text say beside it, each once. */
function limitsOf(facts: NotamFacts, bound: 'lower' | 'upper'): Height[] {
  const found: Height[] = [];
  for (const height of [
    ...facts.areas.filter(({ role }) => role === 'hazard').map((area) => area[bound]),
    facts[bound],
  ]) {
    if (height !== null && !found.some((other) => isSame(other, height))) found.push(height);
  }
  return found;
}

function compareUpper(requestedFt: number, issued: Height, highestFt: number | null): IssuedDifference[] {
  switch (limitOf(issued).from) {
    case 'ground':
      return Math.abs(heightToFeet(issued) - requestedFt) > ROUNDED_FT
        ? [{ code: 'upper', requestedFt, issued }]
        : [];
    case 'sea':
      // The ground between the places of the form may be higher: a ceiling above the sea is held to be too low, never too high.
      if (highestFt === null) return [{ code: 'heightNotComparable', issued }];
      return heightToFeet(issued) + ROUNDED_FT < highestFt + requestedFt
        ? [{ code: 'upperTooLow', requestedFt, groundFt: highestFt, issued }]
        : [];
    case 'pressure':
      return [{ code: 'heightNotComparable', issued }];
    case 'unlimited':
      return [{ code: 'upper', requestedFt, issued }];
    case 'absent':
      return [];
  }
}

function compareLower(requestedFt: number, issued: Height, lowestFt: number | null): IssuedDifference[] {
  switch (limitOf(issued).from) {
    case 'ground':
      return Math.abs(heightToFeet(issued) - requestedFt) > ROUNDED_FT
        ? [{ code: 'lower', requestedFt, issued }]
        : [];
    case 'sea':
      if (lowestFt === null)
        return heightToFeet(issued) <= 0 && requestedFt === 0
          ? []
          : [{ code: 'heightNotComparable', issued }];
      return heightToFeet(issued) > lowestFt + requestedFt + ROUNDED_FT
        ? [{ code: 'lowerTooHigh', requestedFt, groundFt: lowestFt, issued }]
        : [];
    case 'pressure':
      return [{ code: 'heightNotComparable', issued }];
    case 'unlimited':
      return [{ code: 'lower', requestedFt, issued }];
    case 'absent':
      return [];
  }
}

/** How the vertical limits of an issued NOTAM differ from those that were asked for, which are above the ground. */
export function compareHeights(operation: PlannedOperation, facts: NotamFacts): IssuedDifference[] {
  const { heightReference, heightMeters, maxHeightMeters } = operation;
  const ground = groundOf(operation);
  const lowerFt = heightReference === 'ground' ? 0 : feetDown(heightMeters);
  const uppers = limitsOf(facts, 'upper');
  const lowers = limitsOf(facts, 'lower');
  if (uppers.length === 0) return [{ code: 'heightUnread' }];
  return [
    ...lowers.flatMap((issued) => compareLower(lowerFt, issued, ground?.lowestFt ?? null)),
    ...uppers.flatMap((issued) => compareUpper(feetUp(maxHeightMeters), issued, ground?.highestFt ?? null)),
    ...(lowers.length === 0 && lowerFt > 0 ? [{ code: 'heightUnread' } as const] : []),
  ];
}
