import { formatIcaoPosition, type UtcInterval } from '@klarnotam/aviation';
import { feetDown, feetUp, radiusNmUp } from './lengths.ts';
import type { PlannedOperation, PlannedPoint } from './operation.ts';
import { toPhoneNumber } from './phone.ts';
import type { OperationProblem, OperationWarning } from './problem.ts';
import { ringFault } from './ring-fault.ts';
import { toTelegramText } from './telegram-text.ts';
import { isStandardTitle, OPERATION_TITLES } from './titles.ts';
import { planPeriod, type PeriodRead, type PlannedPeriod, type WindowGroup } from './windows.ts';

export const MIN_AREA_CORNERS = 3;
export const MAX_AREA_CORNERS = 10;
export const MAX_PLANNED_HEIGHT_M = 3048;
export const MAX_PLANNED_RADIUS_M = 10_000;

export type ComposedLetter = 'A' | 'B' | 'C' | 'E' | 'F' | 'G' | 'H';

/** One item; `text` (with its letter, perhaps several lines) is null as long as a problem keeps it from being written. */
export interface ComposedItem {
  readonly letter: ComposedLetter;
  readonly text: string | null;
  readonly problems: readonly OperationProblem[];
}

export interface ComposedNotam {
  /** The items in their order; F and G only where they are wanted. */
  readonly items: readonly ComposedItem[];
  /** The whole text; null as long as an item is missing. */
  readonly text: string | null;
  readonly period: PlannedPeriod | null;
  readonly warnings: readonly OperationWarning[];
}

const item = (letter: ComposedLetter, content: string): ComposedItem => ({
  letter,
  text: `${letter}) ${content}`,
  problems: [],
});

const unwritten = (letter: ComposedLetter, ...problems: OperationProblem[]): ComposedItem => ({
  letter,
  text: null,
  problems,
});

/** Item A as it is printed: in capitals, and by the type of operation when there is none. */
function titleOf({ title, vlos }: Pick<PlannedOperation, 'title' | 'vlos'>): string {
  const capitals = title.trim().toUpperCase();
  return isStandardTitle(capitals) ? capitals : toTelegramText(title) || OPERATION_TITLES[vlos];
}

function isOnEarth({ lat, lng }: PlannedPoint): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}

function printed({ lat, lng }: PlannedPoint): string {
  return formatIcaoPosition({ lat, lon: lng });
}

function circle(location: PlannedOperation['location']): ComposedItem {
  if (location === null) return unwritten('B', { code: 'missingLocation' });
  const { radiusM } = location;
  if (!isOnEarth(location) || !(radiusM >= 0 && radiusM <= MAX_PLANNED_RADIUS_M))
    return unwritten('B', { code: 'impossibleLocation' });
  const radius = radiusM > 0 ? ` RADIUS ${radiusNmUp(radiusM).toFixed(1)} NM` : '';
  return item('B', `${printed(location)}${radius}`);
}

const toSecond = (degrees: number): number => Math.round(degrees * 3600) / 3600;

function area(points: readonly PlannedPoint[]): ComposedItem {
  if (points.length === 0) return unwritten('B', { code: 'missingLocation' });
  if (points.length < MIN_AREA_CORNERS) return unwritten('B', { code: 'missingPoints' });
  if (points.length > MAX_AREA_CORNERS) return unwritten('B', { code: 'tooManyPoints' });
  if (!points.every(isOnEarth)) return unwritten('B', { code: 'impossibleLocation' });
  const asPrinted = points.map(({ lat, lng }) => ({ lat: toSecond(lat), lng: toSecond(lng) }));
  const fault = ringFault(points) ?? ringFault(asPrinted);
  if (fault !== null) return unwritten('B', { code: fault === 'flat' ? 'flatArea' : 'crossingArea' });
  return item(
    'B',
    ['AREA DEFINED BY:', ...points.map((point, i) => `${i + 1}. ${printed(point)}`)].join('\n'),
  );
}

function utc({ from, to }: UtcInterval): string {
  const [start, end] = [from, to].map(
    (at) => `${at.slice(0, 10)} ${at.slice(11, 13)}${at.slice(14, 16)} UTC`,
  );
  return `${start} - ${end}`;
}

function timing({ isRecurring, recurringType }: PlannedOperation, read: PeriodRead): ComposedItem {
  if (read.period === null) return unwritten('C', ...read.problems);
  const line = ({ first, untilDate }: WindowGroup): string =>
    isRecurring && untilDate !== null
      ? `${utc(first)} RECURRING ${recurringType.toUpperCase()} UNTIL ${untilDate}`
      : utc(first);
  return item('C', read.period.groups.map(line).join('\nAND '));
}

function isHeight(metres: number): boolean {
  return Number.isInteger(metres) && metres >= 0 && metres <= MAX_PLANNED_HEIGHT_M;
}

function heights({ heightReference, heightMeters, maxHeightMeters }: PlannedOperation): ComposedItem {
  const fromGround = heightReference === 'ground';
  if (!isHeight(maxHeightMeters) || (!fromGround && !isHeight(heightMeters)))
    return unwritten('E', { code: 'impossibleHeight' });
  const ceiling = maxHeightMeters > 0 ? ` UP TO ${feetUp(maxHeightMeters)} FT AGL` : null;
  if (fromGround) return item('E', `GND${ceiling ?? ''}`);
  if (ceiling !== null && heightMeters > maxHeightMeters)
    return unwritten('E', { code: 'startingHeightAboveMaximum' });
  return item('E', `${feetDown(heightMeters)} FT${ceiling ?? ' AGL'}`);
}

function phone({ contactInfo }: PlannedOperation): ComposedItem | null {
  if (!contactInfo.includePhoneInNotam) return null;
  const number = toPhoneNumber(contactInfo.phoneNumber);
  return number === null ? unwritten('F', { code: 'impossiblePhone' }) : item('F', `CONTACT TEL: ${number}`);
}

function comments(operation: PlannedOperation): ComposedItem | null {
  const text = toTelegramText(operation.comments);
  return text === '' ? null : item('G', text);
}

function description(operation: PlannedOperation): ComposedItem {
  const text = toTelegramText(operation.description);
  return text === '' ? unwritten('H', { code: 'missingDescription' }) : item('H', `NOTAM COMMENT: ${text}`);
}

/**
 * The text of a NOTAM request from all that is in the form, item by item, in the layout of the product's
 * specification. Positions are rounded to the second, radius and ceiling up, the floor down; times are UTC. The same
 * operation always gives the same text. It never throws: an item that cannot be written says why.
 */
export function composeNotam(operation: PlannedOperation): ComposedNotam {
  const read = planPeriod(operation);
  const items = [
    item('A', titleOf(operation)),
    operation.isPolygonMode ? area(operation.polygonPoints) : circle(operation.location),
    timing(operation, read),
    heights(operation),
    phone(operation),
    comments(operation),
    description(operation),
  ].filter((each) => each !== null);
  const texts = items.map(({ text }) => text);
  return {
    items,
    text: texts.includes(null) ? null : texts.join('\n'),
    period: read.period,
    warnings: read.warnings,
  };
}
