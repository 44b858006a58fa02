import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
  type UseMutationResult,
} from '@tanstack/react-query';
import { client } from '../../shared/api/client.ts';
import { failureCodeOf } from '../../shared/api/failure.ts';
import { HISTORY_KEY } from '../../shared/api/history-key.ts';
import { PAST_TRANSLATION_KEY } from '../../shared/api/past-translation.ts';

/** What was translated and holds the words of a search, newest first, page by page; the last ones stand until these are there. */
export function useHistory(search: string) {
  return useInfiniteQuery({
    queryKey: [...HISTORY_KEY, 'list', search],
    queryFn: ({ pageParam, signal }) =>
      client.history.list(
        { ...(search === '' ? {} : { search }), ...(pageParam === null ? {} : { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
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
        queryKey: [...PAST_TRANSLATION_KEY, ...(what === 'all' ? [] : [what])],
      });
      return queries.invalidateQueries({ queryKey: HISTORY_KEY });
    },
  });
}
