import type { SavedNotamState } from '@klarnotam/contract';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
  type UseMutationResult,
} from '@tanstack/react-query';
import { client } from '../../shared/api/client.ts';
import { failureCodeOf } from '../../shared/api/failure.ts';
import { MEMBER_KEY } from '../../shared/api/session.ts';

const SAVED_KEY = [...MEMBER_KEY, 'saved-notams'] as const;

/** Saved NOTAMs that hold the words of a search, newest first, page by page; the last ones stand until these are there. */
export function useSavedNotams(search: string) {
  return useInfiniteQuery({
    queryKey: [...SAVED_KEY, search],
    queryFn: ({ pageParam, signal }) =>
      client.savedNotams.list(
        { ...(search === '' ? {} : { search }), ...(pageParam === null ? {} : { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

function useChange<Input>(
  change: (input: Input) => Promise<unknown>,
): UseMutationResult<unknown, Error, Input> {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => queries.invalidateQueries({ queryKey: SAVED_KEY }),
  });
}

/** Deletes one; what is gone already counts as deleted. */
export function useDeleteSaved() {
  return useChange(async (id: string) => {
    try {
      await client.savedNotams.delete({ id });
    } catch (error) {
      if (failureCodeOf(error) !== 'notFound') throw error;
    }
  });
}

export function useRestoreSaved() {
  return useChange((id: string) => client.savedNotams.restore({ id }));
}

export function useDuplicateSaved() {
  return useChange((id: string) => client.savedNotams.duplicate({ id }));
}

export function useMarkSaved() {
  return useChange((change: { id: string; state: SavedNotamState }) => client.savedNotams.change(change));
}
