import { MIN_AREA_CORNERS } from './compose-notam.ts';
import type { PlannedOperation } from './operation.ts';

/** The seven things that must be there before a NOTAM is sent, in the order in which they are asked for. */
export type MissingPart =
  'nameAndEmail' | 'location' | 'threePoints' | 'startAndEnd' | 'description' | 'maximumHeight' | 'untilDate';

const isBlank = (text: string): boolean => text.trim() === '';

/** The first thing that is missing from `operation`; null: all is there. */
export function firstMissingPart(operation: PlannedOperation): MissingPart | null {
  const { contactInfo, isPolygonMode, location, polygonPoints } = operation;
  if (isBlank(contactInfo.name) || isBlank(contactInfo.email)) return 'nameAndEmail';
  if (isPolygonMode ? polygonPoints.length === 0 : location === null) return 'location';
  if (isPolygonMode && polygonPoints.length < MIN_AREA_CORNERS) return 'threePoints';
  const { startDate, endDate, startTimeLocal, endTimeLocal } = operation;
  if ([startDate, endDate, startTimeLocal, endTimeLocal].some(isBlank)) return 'startAndEnd';
  if (isBlank(operation.description)) return 'description';
  if (!(operation.maxHeightMeters > 0)) return 'maximumHeight';
  if (operation.isRecurring && isBlank(operation.untilDate)) return 'untilDate';
  return null;
}
