import type { Favourite } from '@klarnotam/contract';
import type { Database } from '../../database/create-database.ts';
import { listFavourites } from './list-favourites.ts';

/** Every place and flight that a user keeps by name. */
export async function exportFavourites(database: Database, userId: string): Promise<readonly Favourite[]> {
  return (await listFavourites(database, userId)).favourites;
}
