import { composeNotam, type PlannedOperation } from '@klarnotam/notam';
import { storable, toJsonb } from '../../database/to-jsonb.ts';

const COORDINATE_DECIMALS = 4;

/** `lat, lng` with four decimals, `Polygon Area`, or nothing while no place is chosen. */
function locationOf({ isPolygonMode, location, polygonPoints }: PlannedOperation): string {
  if (isPolygonMode) return polygonPoints.length > 0 ? 'Polygon Area' : '';
  if (location === null) return '';
  return `${location.lat.toFixed(COORDINATE_DECIMALS)}, ${location.lng.toFixed(COORDINATE_DECIMALS)}`;
}

/** What is stored of a form: the whole of it, the text that it makes, and what lists and searches need beside it. */
export function columnsOf(operation: PlannedOperation) {
  const notamText = composeNotam(operation).text ?? '';
  const { title, description, comments, notes } = operation;
  const location = locationOf(operation);
  const searched = [title, location, notamText, description, comments, notes].join('\n').toLowerCase();
  return {
    title: storable(title),
    location,
    notam_text: storable(notamText),
    operation: toJsonb(operation),
    search_text: storable(searched),
  };
}
