import type { RequestKind } from '@klarnotam/contract';
import type { UtcInstant } from '@klarnotam/aviation';
import { composeAsMailed, type PlannedOperation } from '@klarnotam/notam';
import { storable, toJsonb } from '../../database/to-jsonb.ts';

const COORDINATE_DECIMALS = 4;

/** What a request asks for beside its form. */
export interface AskedFor {
  readonly kind: RequestKind;
  readonly refers_to: string | null;
}

export const ASKED_AS_NEW: AskedFor = { kind: 'new', refers_to: null };

/** `lat, lng` with four decimals, `Polygon Area`, or nothing while no place is chosen. */
function locationOf({ isPolygonMode, location, polygonPoints }: PlannedOperation): string {
  if (isPolygonMode) return polygonPoints.length > 0 ? 'Polygon Area' : '';
  if (location === null) return '';
  return `${location.lat.toFixed(COORDINATE_DECIMALS)}, ${location.lng.toFixed(COORDINATE_DECIMALS)}`;
}

function textOf(operation: PlannedOperation, { kind, refers_to }: AskedFor, now: UtcInstant): string | null {
  const isNew = kind === 'new' || refers_to === null;
  return composeAsMailed(operation, isNew ? null : { kind, number: refers_to }, now);
}

/** What is stored of a form, at the moment `now`: the whole of it, the text that it makes, and what lists and searches need beside it. */
export function columnsOf(operation: PlannedOperation, asked: AskedFor, now: UtcInstant) {
  const notamText = textOf(operation, asked, now) ?? '';
  const { title, placeName, description, comments, notes } = operation;
  const location = locationOf(operation);
  const searched = [title, placeName, location, notamText, description, comments, notes];
  return {
    title: storable(title),
    location,
    notam_text: storable(notamText),
    operation: toJsonb(operation),
    search_text: storable(searched.join('\n').toLowerCase()),
  };
}
