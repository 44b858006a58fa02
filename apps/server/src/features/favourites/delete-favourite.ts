import type { Database } from '../../database/create-database.ts';
import { isUuid } from '../../database/is-uuid.ts';
import { favouriteNotFound } from './describe-favourite.ts';

/**
 * Forgets a favourite of the user.
 *
 * @throws {Failure} `notFound`, for somebody else's just as for one that never was
 */
export async function deleteFavourite(
  database: Database,
  userId: string,
  id: string,
): Promise<{ deleted: number }> {
  if (!isUuid(id)) throw favouriteNotFound();
  const { numDeletedRows } = await database
    .deleteFrom('favourites')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw favouriteNotFound();
  return { deleted: 1 };
}
