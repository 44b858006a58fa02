import type { AdminUsersInput, AdminUsersPage } from '@klarnotam/contract';
import type { Database } from '../../database/create-database.ts';
import { readPageCursor, writePageCursor } from '../../database/page-cursor.ts';
import { describeUsers } from './describe-users.ts';
import { findUsers } from './find-users.ts';

const PAGE_SIZE = 20;

/**
 * A page of users, newest first.
 *
 * @throws {Failure} `invalid` when the cursor is none of ours
 */
export async function listUsers(
  database: Database,
  { cursor, ...filter }: AdminUsersInput,
): Promise<AdminUsersPage> {
  const after = cursor === undefined ? null : readPageCursor(cursor);
  const found = await findUsers(database, { ...filter, after, limit: PAGE_SIZE + 1 });
  const page = found.slice(0, PAGE_SIZE);
  const last = found.length > PAGE_SIZE ? page.at(-1) : undefined;
  return {
    users: await describeUsers(
      database,
      page.map(({ id }) => id),
    ),
    nextCursor: last ? writePageCursor(last) : null,
  };
}
