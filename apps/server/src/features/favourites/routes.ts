import type { Database } from '../../database/create-database.ts';
import { limited, member, os } from '../../http/procedures.ts';
import { changeFavourite } from './change-favourite.ts';
import { deleteFavourite } from './delete-favourite.ts';
import { listFavourites } from './list-favourites.ts';
import { saveFavourite } from './save-favourite.ts';

/** Every verb gets the id of whoever is signed in: a user reaches only their own. */
export function favouriteRoutes({ database }: { readonly database: Database }) {
  const { favourites } = os;
  const counted = limited('favourites');
  return {
    list: favourites.list
      .use(member)
      .use(counted)
      .handler(({ context: { user } }) => listFavourites(database, user.id)),
    save: favourites.save
      .use(member)
      .use(counted)
      .handler(({ context: { user }, input }) => saveFavourite(database, user.id, input)),
    change: favourites.change
      .use(member)
      .use(counted)
      .handler(({ context: { user }, input }) => changeFavourite(database, user.id, input)),
    delete: favourites.delete
      .use(member)
      .use(counted)
      .handler(({ context: { user }, input }) => deleteFavourite(database, user.id, input.id)),
  };
}
