import { z } from 'zod';
import { member } from './endpoint.ts';
import { ERRORS } from './errors.ts';
import { flightPlace, flightPlan } from './flight.ts';
import { deleted } from './history.ts';
import { inputText } from './input-text.ts';
import { list } from './list.ts';

/** More than this one user does not keep. */
export const MAX_FAVOURITES = 200;
export const FAVOURITE_NAME_MAX_CHARACTERS = 100;

const name = inputText().trim().min(1).max(FAVOURITE_NAME_MAX_CHARACTERS);

/** A place, or a flight without its day. */
const kept = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('place'), place: flightPlace }),
  z.object({ kind: z.literal('flight'), plan: flightPlan }),
]);

export const saveFavouriteInput = z.object({ name, kept });
export type SaveFavouriteInput = z.infer<typeof saveFavouriteInput>;

export const favouriteId = z.object({ id: inputText().max(100) });
/** What is left out stays as it is. */
export const changeFavouriteInput = favouriteId.extend({ name: name.optional(), kept: kept.optional() });

export const favourite = z.object({
  id: z.uuid(),
  name: z.string(),
  kept,
  createdAt: z.string(),
});
export type Favourite = z.infer<typeof favourite>;

/** Places and flights that a user keeps by name. */
export const favouriteEndpoints = {
  list: member
    .route({
      method: 'GET',
      path: '/favourites',
      tags: ['member'],
      summary: 'Kept places and flights, by name',
    })
    .output(z.object({ favourites: list(favourite) })),
  /** `conflict`: {@link MAX_FAVOURITES} are kept, or one of the kind has that name. */
  save: member
    .errors({ conflict: ERRORS.conflict })
    .route({
      method: 'POST',
      path: '/favourites',
      tags: ['member'],
      summary: 'Keep a place or a flight by name',
    })
    .input(saveFavouriteInput)
    .output(favourite),
  change: member
    .errors({ notFound: ERRORS.notFound, conflict: ERRORS.conflict })
    .route({
      method: 'PUT',
      path: '/favourites/{id}',
      tags: ['member'],
      summary: 'Rename or change a favourite',
    })
    .input(changeFavouriteInput)
    .output(favourite),
  delete: member
    .errors({ notFound: ERRORS.notFound })
    .route({ method: 'DELETE', path: '/favourites/{id}', tags: ['member'], summary: 'Delete a favourite' })
    .input(favouriteId)
    .output(deleted),
};
