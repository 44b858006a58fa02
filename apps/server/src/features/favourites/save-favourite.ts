import { Failure, MAX_FAVOURITES, type Favourite, type SaveFavouriteInput } from '@klarnotam/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/create-database.ts';
import { toJsonb } from '../../database/to-jsonb.ts';
import { describeFavourite, FAVOURITE_COLUMNS, nameTaken } from './describe-favourite.ts';

/**
 * Keeps a place or a flight by name. They are counted under a lock, so that of many at once no more are kept than there is room for.
 *
 * @throws {Failure} `conflict` when the user keeps as many as anybody may, or one of the kind has that name
 */
export async function saveFavourite(
  database: Database,
  userId: string,
  { name, kept }: SaveFavouriteInput,
): Promise<Favourite> {
  const row = await database
    .insertInto('favourites')
    .columns(['user_id', 'name', 'kept'])
    .expression(
      sql`
        select ${userId}::uuid, ${name}, ${toJsonb(kept)}::jsonb
        where count_favourites(${userId}::uuid) < ${MAX_FAVOURITES}::int
      `,
    )
    .returning(FAVOURITE_COLUMNS)
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw nameTaken(error);
    });
  if (row) return describeFavourite(row);
  throw new Failure('conflict', {}, `You have ${MAX_FAVOURITES} favourites. Delete some to keep another.`);
}
