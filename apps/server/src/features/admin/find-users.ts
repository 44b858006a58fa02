import type { UsersExportInput } from '@klarnotam/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/create-database.ts';
import type { PageCursor } from '../../database/page-cursor.ts';

/** Shorter texts have no piece that the index knows; the newest users are looked through for them. */
const PIECE_CHARACTERS = 3;

export interface UsersToFind extends UsersExportInput {
  /** The last one of the page before. */
  readonly after: PageCursor | null;
  readonly limit: number;
}

export interface FoundUser {
  readonly id: string;
  readonly createdAt: Date;
}

/** A query for users whose address, name or company holds a text, whatever its case; newest first. */
export function usersQuery(database: Database, { search = '', plan, after, limit }: UsersToFind) {
  const wanted = sql<string>`lower(${search})`;
  let query = database
    .selectFrom('user_directory')
    .select(['user_id as id', 'created_at as createdAt'])
    .orderBy('created_at', 'desc')
    .orderBy('user_id', 'desc')
    .limit(limit);
  if (search !== '') query = query.where(sql<boolean>`strpos(search_text, ${wanted}) > 0`);
  if (search.length >= PIECE_CHARACTERS) {
    query = query.where(sql<boolean>`search_pieces(search_text) @> search_pieces(${wanted})`);
  }
  if (plan === 'none') query = query.where('plan_type', 'is', null);
  else if (plan !== undefined) query = query.where('plan_type', '=', plan);
  if (after !== null) {
    query = query.where(
      sql<boolean>`(created_at, user_id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`,
    );
  }
  return query;
}

/** Users that are looked for, newest first. */
export async function findUsers(database: Database, wanted: UsersToFind): Promise<FoundUser[]> {
  return await usersQuery(database, wanted).execute();
}
