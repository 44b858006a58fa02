import { Failure, ISSUABLE_STAGES, type IssuedReading } from '@klarnotam/contract';
import type { Database } from '../../database/create-database.ts';
import { readIssued, type ReadIssuedContext } from './read-issued.ts';
import { SAVED_COLUMNS, stageOf, type SavedRow } from './request-row.ts';
import { requireUuid, savedNotamNotFound } from './require-uuid.ts';

/**
 * Holds an issued NOTAM against a request of the user. Nothing is stored.
 *
 * @throws {Failure} `invalid`, `notRecognised`, `unavailable` as {@link readIssued}; `notFound`, for somebody else's just as for one that
 *   never was
 */
export async function compareWithIssued(
  context: ReadIssuedContext & { readonly database: Database },
  userId: string,
  input: { readonly id: string; readonly text: string },
): Promise<IssuedReading> {
  return (await compareRow(context, userId, input)).reading;
}

/** The same, with the form that it was held against; throws what {@link compareWithIssued} throws. */
export async function compareRow(
  context: ReadIssuedContext & { readonly database: Database },
  userId: string,
  { id, text }: { readonly id: string; readonly text: string },
): Promise<{ readonly reading: IssuedReading; readonly operation: SavedRow['operation'] }> {
  const row = await context.database
    .selectFrom('saved_notams')
    .select(SAVED_COLUMNS)
    .where('id', '=', requireUuid(id))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw savedNotamNotFound();
  return { reading: await readIssued(context, userId, row, text), operation: row.operation };
}

/** @throws {Failure} `conflict` when nothing can have been issued for it yet, or it is settled */
export function checkIssuable(row: Pick<SavedRow, 'state' | 'progress'>): void {
  if (ISSUABLE_STAGES.includes(stageOf(row))) return;
  throw new Failure('conflict', {}, 'Nothing can have been issued for it: say first that it was sent.');
}
