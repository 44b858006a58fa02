import { Failure, type Favourite } from '@klarnotam/contract';

/** The columns of a favourite that its owner is shown. */
export interface FavouriteRow {
  readonly id: string;
  readonly created_at: Date;
  readonly name: string;
  readonly kept: Favourite['kept'];
}

export const FAVOURITE_COLUMNS = ['id', 'created_at', 'name', 'kept'] as const;

export function describeFavourite({ id, created_at, name, kept }: FavouriteRow): Favourite {
  return { id, name, kept, createdAt: created_at.toISOString() };
}

/** The same error for another user's and one that never existed. */
export function favouriteNotFound(): Failure<'notFound'> {
  return new Failure('notFound', {}, 'Favourite not found');
}

/** An error of the database as what it means to the user. */
export function nameTaken(error: unknown): unknown {
  const isTaken =
    error instanceof Error && 'constraint' in error && error.constraint === 'favourites_by_name';
  return isTaken ? new Failure('conflict', {}, 'You have a favourite of that name.') : error;
}
