import type { Favourite, SaveFavouriteInput } from '@klarnotam/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';
import { failureCodeOf } from '../../../shared/api/failure.ts';
import { MEMBER_KEY } from '../../../shared/api/session.ts';

const KEY = [...MEMBER_KEY, 'favourites'] as const;

/** Places and flights that the user keeps by name, and what may be done with them. */
export function useFavourites() {
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: KEY });
  const list = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }): Promise<readonly Favourite[]> =>
      (await client.favourites.list(undefined, { signal })).favourites,
  });
  const save = useMutation({
    mutationFn: (input: SaveFavouriteInput) => client.favourites.save(input),
    onSuccess,
  });
  const rename = useMutation({
    mutationFn: (input: { id: string; name: string }) => client.favourites.change(input),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: async (id: string) => {
      try {
        await client.favourites.delete({ id });
      } catch (error) {
        // Gone already.
        if (failureCodeOf(error) !== 'notFound') throw error;
      }
    },
    onSuccess,
  });
  return { list, save, rename, remove };
}
