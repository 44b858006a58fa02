import type { Favourite } from '@klarnotam/contract';
import type { Database } from '../../database/create-database.ts';
import { isUuid } from '../../database/is-uuid.ts';
import { toJsonb } from '../../database/to-jsonb.ts';
import { describeFavourite, FAVOURITE_COLUMNS, favouriteNotFound, nameTaken } from './describe-favourite.ts';

/**
 * Gives a favourite of the user another name, or puts something else under it. What is left out stays.
 *
 * @throws {Failure} `notFound`, for somebody else's just as for one that never was; `conflict` when one of the kind has that name
 */
export async function changeFavourite(
  database: Database,
  userId: string,
  {
    id,
    name,
    kept,
  }: {
    readonly id: string;
    readonly name?: string | undefined;
    readonly kept?: Favourite['kept'] | undefined;
  },
): Promise<Favourite> {
  if (!isUuid(id)) throw favouriteNotFound();
  const row = await database
    .updateTable('favourites')
    .set((eb) => ({
      name: name ?? eb.ref('name'),
      ...(kept !== undefined && { kept: toJsonb(kept) }),
    }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(FAVOURITE_COLUMNS)
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw nameTaken(error);
    });
  if (!row) throw favouriteNotFound();
  return describeFavourite(row);
}
