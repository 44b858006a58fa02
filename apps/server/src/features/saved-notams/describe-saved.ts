import type { SavedNotam, SavedNotamState, SavedNotamSummary } from '@klarnotam/contract';
import { composeNotam, type PlannedOperation } from '@klarnotam/notam';

/** The columns of a saved NOTAM that its owner is shown. */
export interface SavedRow {
  readonly id: string;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly state: SavedNotamState;
  readonly title: string;
  readonly location: string;
  readonly notam_text: string;
  readonly operation: PlannedOperation;
}

export const SAVED_COLUMNS = [
  'id',
  'created_at',
  'updated_at',
  'state',
  'title',
  'location',
  'notam_text',
  'operation',
] as const;

function momentOf(date: string, time: string): string | null {
  return date === '' || time === '' ? null : `${date}T${time}`;
}

/** A saved NOTAM as a list shows it. */
export function describeSummary(row: SavedRow): SavedNotamSummary {
  const { operation } = row;
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    state: row.state,
    title: row.title,
    location: row.location,
    startsAtLocal: momentOf(operation.startDate, operation.startTimeLocal),
    endsAtLocal: momentOf(operation.endDate, operation.endTimeLocal),
    startsAt: composeNotam(operation).period?.groups[0]?.first.from ?? null,
    timeZone: operation.timeZone,
    notamText: row.notam_text,
  };
}

/** A saved NOTAM with the form that it was composed by. */
export function describeSaved(row: SavedRow): SavedNotam {
  return { ...describeSummary(row), operation: row.operation };
}
