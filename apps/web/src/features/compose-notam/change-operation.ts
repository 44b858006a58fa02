import { distanceNm } from '@klarnotam/aviation';
import {
  MAX_AREA_CORNERS,
  MAX_PLANNED_HEIGHT_M,
  MAX_PLANNED_RADIUS_M,
  OPERATION_TITLES,
  type OperationType,
  type PlannedOperation,
} from '@klarnotam/notam';
import { normalisePosition, type ChosenPosition } from '../../shared/places/chosen-position.ts';

/** A typed number as the form takes it: whole, within 0 and `maximum`; 0 when it is none. */
function parseWhole(typed: string | number, maximum: number): number {
  const value = Math.trunc(Number(typed));
  return Number.isFinite(value) ? Math.max(0, Math.min(maximum, value)) : 0;
}

export const parseHeightM = (typed: string | number): number => parseWhole(typed, MAX_PLANNED_HEIGHT_M);
export const parseRadiusM = (typed: string | number): number => parseWhole(typed, MAX_PLANNED_RADIUS_M);

/** The zone follows the place, of several corners the first one; without a place it is that of the browser. */
export function withTimeZoneOfLocation(
  operation: PlannedOperation,
  zoneAt: (lat: number, lng: number) => string,
  browserZone: string,
): PlannedOperation {
  const place = operation.isPolygonMode ? operation.polygonPoints[0] : operation.location;
  const timeZone = place ? zoneAt(place.lat, place.lng) : browserZone;
  return timeZone === operation.timeZone
    ? operation
    : { ...operation, timeZone, startTimeChoice: null, endTimeChoice: null };
}

/** In another area other regions may be meant: those that the pilot confirmed were of the one before. */
const ELSEWHERE = { confirmedFirs: [] } satisfies Partial<PlannedOperation>;

/** A name holds for a point moved within so far of where it was, as from the middle of a village to a field beside it. */
const SAME_PLACE_NM = 5;
const MAX_NAME_CHARACTERS = 200;

function nameThere({ location, placeName }: PlannedOperation, { lat, lng }: ChosenPosition): string {
  if (location === null) return placeName;
  const movedNm = distanceNm({ lat: location.lat, lon: location.lng }, { lat, lon: lng });
  return movedNm <= SAME_PLACE_NM ? placeName : '';
}

/** A place that was searched for: its position, and its name without what it lies in. Of an area the first place names it. */
export function withPlace(
  operation: PlannedOperation,
  { displayName, ...position }: ChosenPosition & { readonly displayName: string },
): PlannedOperation {
  const isNamed = operation.isPolygonMode && operation.polygonPoints.length > 0;
  const name = displayName.split(',')[0]?.trim().slice(0, MAX_NAME_CHARACTERS) ?? '';
  return { ...withPosition(operation, position), ...(!isNamed && { placeName: name }) };
}

/** A click, a pick or typed coordinates: sets the point, with radius 0, or adds a corner while there is room. */
export function withPosition(operation: PlannedOperation, position: ChosenPosition): PlannedOperation {
  const point = { ...normalisePosition(position), elevationM: null };
  if (!operation.isPolygonMode)
    return {
      ...operation,
      ...ELSEWHERE,
      location: { ...point, radiusM: 0 },
      placeName: nameThere(operation, point),
      pointOnly: false,
    };
  if (operation.polygonPoints.length >= MAX_AREA_CORNERS) return operation;
  return { ...operation, ...ELSEWHERE, polygonPoints: [...operation.polygonPoints, point] };
}

/** The point, or the corner of that index, dragged elsewhere; a radius stays. */
export function withMovedPoint(
  operation: PlannedOperation,
  index: number,
  position: ChosenPosition,
): PlannedOperation {
  const point = { ...normalisePosition(position), elevationM: null };
  if (!operation.isPolygonMode) {
    const radiusM = operation.location?.radiusM ?? 0;
    return {
      ...operation,
      ...ELSEWHERE,
      location: { ...point, radiusM },
      placeName: nameThere(operation, point),
    };
  }
  return { ...operation, ...ELSEWHERE, polygonPoints: operation.polygonPoints.with(index, point) };
}

export function withoutPoint(operation: PlannedOperation, index: number): PlannedOperation {
  return { ...operation, ...ELSEWHERE, polygonPoints: operation.polygonPoints.toSpliced(index, 1) };
}

/** Switching the mode clears point and corners. */
export function withOtherMode(operation: PlannedOperation): PlannedOperation {
  return {
    ...operation,
    ...ELSEWHERE,
    isPolygonMode: !operation.isPolygonMode,
    location: null,
    polygonPoints: [],
  };
}

/** The height of the ground, where the position is still the one it was asked for. */
export function withElevation(
  operation: PlannedOperation,
  { lat, lng }: ChosenPosition,
  elevationM: number | null,
): PlannedOperation {
  const known = <P extends ChosenPosition>(point: P): P =>
    point.lat === lat && point.lng === lng ? { ...point, elevationM } : point;
  return {
    ...operation,
    location: operation.location && known(operation.location),
    polygonPoints: operation.polygonPoints.map(known),
  };
}

/** The type rewrites the title; all else stays. */
export function withType(operation: PlannedOperation, vlos: OperationType): PlannedOperation {
  return { ...operation, vlos, title: OPERATION_TITLES[vlos] };
}

export function withRecurrence(operation: PlannedOperation, isRecurring: boolean): PlannedOperation {
  return { ...operation, isRecurring, eachDay: null, untilDate: isRecurring ? operation.untilDate : '' };
}

/** Most operations end on the day on which they start: the end follows a start that it would be before, as long as nobody chose another day. */
function endWithStart(
  { startDate, endDate }: PlannedOperation,
  start: string,
): Partial<Pick<PlannedOperation, 'endDate'>> {
  const isUnchosen = endDate === '' || (endDate === startDate && endDate < start);
  return start !== '' && isUnchosen ? { endDate: start } : {};
}

/** New dates or times; which of two equal local times was meant, and whether each day, is asked anew. */
export function withTimes(
  operation: PlannedOperation,
  changed: Partial<Pick<PlannedOperation, 'startDate' | 'endDate' | 'startTimeLocal' | 'endTimeLocal'>>,
): PlannedOperation {
  const start = 'startDate' in changed || 'startTimeLocal' in changed;
  return {
    ...operation,
    ...endWithStart(operation, changed.startDate ?? ''),
    ...changed,
    eachDay: null,
    ...(start ? { startTimeChoice: null } : { endTimeChoice: null }),
  };
}
