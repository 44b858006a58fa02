import { MIN_AREA_CORNERS } from './compose-notam.ts';
import type { PlannedOperation } from './operation.ts';

/** The seven things that must be there before a NOTAM is sent, in the order in which they are asked for. */
const MISSING_PARTS = [
  'nameAndEmail',
  'location',
  'threePoints',
  'startAndEnd',
  'description',
  'maximumHeight',
  'untilDate',
] as const;
export type MissingPart = (typeof MISSING_PARTS)[number];

const isBlank = (text: string): boolean => text.trim() === '';

/** All that is missing from `operation`, in the order in which it is asked for. */
export function missingParts(operation: PlannedOperation): readonly MissingPart[] {
  const { contactInfo, isPolygonMode, location, polygonPoints } = operation;
  const { startDate, endDate, startTimeLocal, endTimeLocal } = operation;
  const hasPlace = isPolygonMode ? polygonPoints.length > 0 : location !== null;
  const missing: Readonly<Record<MissingPart, boolean>> = {
    nameAndEmail: isBlank(contactInfo.name) || isBlank(contactInfo.email),
    location: !hasPlace,
    threePoints: isPolygonMode && hasPlace && polygonPoints.length < MIN_AREA_CORNERS,
    startAndEnd: [startDate, endDate, startTimeLocal, endTimeLocal].some(isBlank),
    description: isBlank(operation.description),
    maximumHeight: !(operation.maxHeightMeters > 0),
    untilDate: operation.isRecurring && isBlank(operation.untilDate),
  };
  return MISSING_PARTS.filter((part) => missing[part]);
}

/** The first thing that is missing from `operation`; null: all is there. */
export function firstMissingPart(operation: PlannedOperation): MissingPart | null {
  return missingParts(operation)[0] ?? null;
}
