import type { SavedNotam, SaveNotamInput } from '@klarnotam/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/create-database.ts';
import { checkComplete } from './check-complete.ts';
import { columnsOf } from './columns-of.ts';
import { describeSaved, SAVED_COLUMNS } from './describe-saved.ts';
import { hasRoom, tooManySaved } from './room-to-save.ts';

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
  const { title, location, notam_text, operation, search_text } = columnsOf(input.operation);
  const row = await database
    .insertInto('saved_notams')
    .columns(['user_id', 'state', 'title', 'location', 'notam_text', 'operation', 'search_text'])
    .expression(
      sql`
        select ${userId}::uuid, ${input.state}, ${title}, ${location}, ${notam_text}, ${operation}::jsonb, ${search_text}
        where ${hasRoom(userId)}
      `,
    )
    .returning(SAVED_COLUMNS)
    .executeTakeFirst();
  if (!row) throw tooManySaved();
  return describeSaved(row);
}
