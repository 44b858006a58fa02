import { Failure, MAX_SAVED_NOTAMS, type SavedNotam, type SaveNotamInput } from '@klarnotam/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/create-database.ts';
import { checkComplete } from './check-complete.ts';
import { columnsOf } from './columns-of.ts';
import { describeSaved, SAVED_COLUMNS } from './describe-saved.ts';

/**
 * Saves a NOTAM with everything that is in its form.
 *
 * @throws {Failure} `invalid` when it is not complete and no draft, `conflict` when the user keeps as many as anybody may
 */
export async function saveNotam(
  database: Database,
  userId: string,
  input: SaveNotamInput,
): Promise<SavedNotam> {
  checkComplete(input);
  const { count } = await database
    .selectFrom('saved_notams')
    .select(sql<number>`count(*)`.as('count'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count >= MAX_SAVED_NOTAMS) {
    const most = MAX_SAVED_NOTAMS.toLocaleString('en');
    throw new Failure('conflict', {}, `You have ${most} saved NOTAMs. Delete some to save another.`);
  }
  const row = await database
    .insertInto('saved_notams')
    .values({ user_id: userId, state: input.state, ...columnsOf(input.operation) })
    .returning(SAVED_COLUMNS)
    .executeTakeFirstOrThrow();
  return describeSaved(row);
}
