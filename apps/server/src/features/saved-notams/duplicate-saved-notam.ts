import type { SavedNotam } from '@klarnotam/contract';
import type { Database } from '../../database/create-database.ts';
import { readSavedNotam } from './read-saved-notam.ts';
import { saveNotam } from './save-notam.ts';

/**
 * Saves a copy of a saved NOTAM of the user as a new draft.
 *
 * @throws {Failure} `notFound`, or `conflict` when the user keeps as many as anybody may
 */
export async function duplicateSavedNotam(
  database: Database,
  userId: string,
  id: string,
): Promise<SavedNotam> {
  const { operation } = await readSavedNotam(database, userId, id);
  return await saveNotam(database, userId, { operation, state: 'draft' });
}
