import { Failure, type SavedNotamsInput, type SavedNotamsPage } from '@klarnotam/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/create-database.ts';
import { storable } from '../../database/to-jsonb.ts';
import { describeSummary, SAVED_COLUMNS } from './describe-saved.ts';

const PAGE_SIZE = 20;

/** Where a page ended: the moment and the id of its last row. */
interface Cursor {
  readonly createdAt: string;
  readonly id: string;
}

function writeCursor({ createdAt, id }: Cursor): string {
  return Buffer.from(`${createdAt} ${id}`).toString('base64url');
}

function readCursor(text: string): Cursor {
  const [createdAt = '', id = ''] = Buffer.from(text, 'base64url').toString('utf8').split(' ');
  if (!/^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/.test(createdAt) || Number.isNaN(Date.parse(createdAt))) {
    throw new Failure('invalid', { field: 'cursor' });
  }
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) {
    throw new Failure('invalid', { field: 'cursor' });
  }
  return { createdAt, id };
}

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
    const { createdAt, id } = readCursor(cursor);
    query = query.where(sql<boolean>`(created_at, id) < (${createdAt}::timestamptz, ${id}::uuid)`);
  }
  const rows = await query.execute();
  const page = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? page.at(-1) : undefined;
  return {
    notams: page.map(describeSummary),
    nextCursor: last ? writeCursor({ createdAt: last.created_at.toISOString(), id: last.id }) : null,
  };
}
