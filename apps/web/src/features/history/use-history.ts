import type { StoredTranslation } from '@klarnotam/contract';
import {
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import { client } from '../../shared/api/client.ts';
import { failureCodeOf } from '../../shared/api/failure.ts';
import { HISTORY_KEY } from '../../shared/api/history-key.ts';
import { MEMBER_KEY } from '../../shared/api/session.ts';

/** What was translated, newest first, page by page. */
export function useHistory() {
  return useInfiniteQuery({
    queryKey: HISTORY_KEY,
    queryFn: ({ pageParam }) => client.history.list(pageParam === null ? {} : { cursor: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** A stored answer. */
export function usePastTranslation(id: string): UseQueryResult<StoredTranslation> {
  return useQuery({
    queryKey: [...MEMBER_KEY, 'past-translation', id],
    queryFn: () => client.history.read({ id }),
    staleTime: Infinity,
    retry: (failures, error) => failures < 1 && failureCodeOf(error) !== 'notFound',
  });
}

/** Deletes the translation of an id, or all of them; one that is gone already counts as deleted. */
export function useDeletePast(): UseMutationResult<number, Error, string> {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (what: string) => {
      if (what === 'all') return (await client.history.deleteAll()).deleted;
      try {
        return (await client.history.delete({ id: what })).deleted;
      } catch (error) {
        if (failureCodeOf(error) === 'notFound') return 0;
        throw error;
      }
    },
    onSuccess: (_deleted, what) => {
      queries.removeQueries({
        queryKey: [...MEMBER_KEY, 'past-translation', ...(what === 'all' ? [] : [what])],
      });
      return queries.invalidateQueries({ queryKey: HISTORY_KEY });
    },
  });
}
