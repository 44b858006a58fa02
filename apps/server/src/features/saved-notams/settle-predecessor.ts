import { sql } from 'kysely';
import type { Database } from '../../database/create-database.ts';
import type { SavedRow } from './request-row.ts';

/** A replacement or cancellation that was issued settles what it was asked for in place of; one that was not after all does not. */
export async function settlePredecessor(
  transaction: Database,
  userId: string,
  { follows, kind }: Pick<SavedRow, 'follows' | 'kind'>,
  outcome: 'issued' | 'takenBack',
): Promise<void> {
  if (follows === null || kind === 'new') return;
  const settled = kind === 'replace' ? 'replaced' : 'cancelled';
  const [from, to] = outcome === 'issued' ? (['issued', settled] as const) : ([settled, 'issued'] as const);
  await transaction
    .updateTable('saved_notams')
    .set({ progress: to, updated_at: sql`now()` })
    .where('id', '=', follows)
    .where('user_id', '=', userId)
    .where('state', '=', 'sent')
    .where('progress', '=', from)
    .execute();
}
