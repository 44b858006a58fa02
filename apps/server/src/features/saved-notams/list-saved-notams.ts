import type { RequestStage, SavedNotamsInput, SavedNotamsPage } from '@klarnotam/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/create-database.ts';
import { readPageCursor, writePageCursor } from '../../database/page-cursor.ts';
import { storable } from '../../database/to-jsonb.ts';
import { describeSummary } from './describe-saved.ts';
import { SAVED_COLUMNS, stageOf, type SavedRow } from './request-row.ts';

const PAGE_SIZE = 20;

/**
 * The user's saved NOTAMs, newest first; with a search those that hold all of its words.
 *
 * @throws {Failure} `invalid` when the cursor is none of ours
 */
export async function listSavedNotams(
  database: Database,
  userId: string,
  { search = '', cursor }: SavedNotamsInput,
): Promise<SavedNotamsPage> {
  let query = database
    .selectFrom('saved_notams')
    .select(SAVED_COLUMNS)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1);
  for (const word of storable(search).toLowerCase().split(/\s+/)) {
    if (word !== '') query = query.where(sql<boolean>`strpos(search_text, ${word}) > 0`);
  }
  if (cursor !== undefined) {
    const { createdAt, id } = readPageCursor(cursor);
    query = query.where(sql<boolean>`(created_at, id) < (${createdAt}::timestamptz, ${id}::uuid)`);
  }
  const rows = await query.execute();
  const page = rows.slice(0, PAGE_SIZE);
  const cancellations = await stagesOfCancellations(database, userId, page);
  const last = rows.length > PAGE_SIZE ? page.at(-1) : undefined;
  return {
    notams: page.map((row) => describeSummary(row, cancellations.get(row.id) ?? null)),
    nextCursor: last ? writePageCursor({ createdAt: last.created_at, id: last.id }) : null,
  };
}

/** How far the newest cancellation of each of `rows` that was issued got. */
async function stagesOfCancellations(
  database: Database,
  userId: string,
  rows: readonly SavedRow[],
): Promise<ReadonlyMap<string, RequestStage>> {
  const issued = rows.filter(({ issued_number }) => issued_number !== null).map(({ id }) => id);
  if (issued.length === 0) return new Map();
  const found = await database
    .selectFrom('saved_notams')
    .select(['follows', 'state', 'progress'])
    .where('user_id', '=', userId)
    .where('follows', 'in', issued)
    .where('kind', '=', 'cancel')
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  // The newest comes last, and stands.
  return new Map(
    found.flatMap((row) => (row.follows === null ? [] : [[row.follows, stageOf(row)] as const])),
  );
}
