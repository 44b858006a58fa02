import type { Favourite } from '@klarnotam/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/create-database.ts';
import { describeFavourite, FAVOURITE_COLUMNS } from './describe-favourite.ts';

/** The user's places and flights by name. */
export async function listFavourites(
  database: Database,
  userId: string,
): Promise<{ favourites: readonly Favourite[] }> {
  const rows = await database
    .selectFrom('favourites')
    .select(FAVOURITE_COLUMNS)
    .where('user_id', '=', userId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
  return { favourites: rows.map(describeFavourite) };
}
