import type { RequestStage, SavedNotam, SavedNotamSummary } from '@klarnotam/contract';
import { completeOperation, composeNotam } from '@klarnotam/notam';
import type { Database } from '../../database/create-database.ts';
import { stageOf, type SavedRow } from './request-row.ts';

function momentOf(date: string, time: string): string | null {
  return date === '' || time === '' ? null : `${date}T${time}`;
}

/** A saved NOTAM as a list shows it. */
export function describeSummary(row: SavedRow, cancellation: RequestStage | null): SavedNotamSummary {
  const operation = completeOperation(row.operation);
  const { period } = composeNotam(operation);
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    state: row.state,
    stage: stageOf(row),
    kind: row.kind,
    refersTo: row.refers_to,
    sentAt: row.sent_at?.toISOString() ?? null,
    acknowledgedAt: row.acknowledged_at?.toISOString() ?? null,
    calledOffAt: row.called_off_at?.toISOString() ?? null,
    issuedNumber: row.issued_number,
    issuedVerdict: row.issued?.comparison.verdict ?? null,
    cancellation,
    title: row.title,
    placeName: operation.placeName,
    location: row.location,
    startsAtLocal: momentOf(operation.startDate, operation.startTimeLocal),
    endsAtLocal: momentOf(operation.endDate, operation.endTimeLocal),
    recurring:
      operation.isRecurring && operation.untilDate !== ''
        ? { type: operation.recurringType, until: operation.untilDate }
        : null,
    startsAt: period?.windows[0]?.from ?? null,
    endsAt: period?.windows.at(-1)?.to ?? null,
    timeZone: operation.timeZone,
    notamText: row.notam_text,
  };
}

/** A saved NOTAM with the form that it was composed by, and what came of it. */
export async function describeSaved(database: Database, userId: string, row: SavedRow): Promise<SavedNotam> {
  const following = await database
    .selectFrom('saved_notams')
    .select(['id', 'kind', 'state', 'progress', 'created_at', 'issued_number'])
    .where('follows', '=', row.id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const cancellation = following.find(({ kind }) => kind === 'cancel');
  return {
    ...describeSummary(row, cancellation ? stageOf(cancellation) : null),
    operation: completeOperation(row.operation),
    issued: row.issued,
    follows: row.follows,
    followedBy: following.flatMap(({ kind, ...one }) =>
      kind === 'new'
        ? []
        : [
            {
              id: one.id,
              kind,
              stage: stageOf(one),
              createdAt: one.created_at.toISOString(),
              issuedNumber: one.issued_number,
            },
          ],
    ),
  };
}
