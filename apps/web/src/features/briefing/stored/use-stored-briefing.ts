import type { Briefing } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import type { Flight } from '@klarnotam/notam';
import {
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';
import { failureCodeOf } from '../../../shared/api/failure.ts';
import { MEMBER_KEY } from '../../../shared/api/session.ts';

const BRIEFING_KEY = [...MEMBER_KEY, 'briefing'] as const;
const BRIEFINGS_KEY = [...MEMBER_KEY, 'briefings'] as const;

/** An answer that has just come need not be asked for again; the list of them must. */
export function keepBriefing(queries: QueryClient, briefing: Briefing): void {
  queries.setQueryData([...BRIEFING_KEY, briefing.id], briefing);
  void queries.invalidateQueries({ queryKey: BRIEFINGS_KEY });
}

/** Words of notices that were just translated come within seconds, and are final after two minutes. */
const LOOK_EVERY_MS = 5_000;
const MOST_FAILURES = 3;

export function useStoredBriefing(id: string) {
  return useQuery({
    queryKey: [...BRIEFING_KEY, id],
    queryFn: ({ signal }) => client.briefing.read({ id }, { signal }),
    staleTime: Infinity,
    refetchInterval: ({ state: { data, errorUpdateCount } }) =>
      data?.wordsUntil == null || errorUpdateCount > MOST_FAILURES ? false : LOOK_EVERY_MS,
    retry: (failures, error) => failures < 1 && failureCodeOf(error) !== 'notFound',
  });
}

/** Stored briefings, newest first, page by page. */
export function useBriefings() {
  return useInfiniteQuery({
    queryKey: BRIEFINGS_KEY,
    queryFn: ({ pageParam, signal }) =>
      client.briefing.list(pageParam === null ? {} : { cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** What may be done with a stored briefing, none of which spends anything. */
export function useChangeBriefing(id: string) {
  const queries = useQueryClient();
  const onSuccess = (briefing: Briefing): void => keepBriefing(queries, briefing);
  const judge = useMutation({
    mutationFn: (flight: Flight | null) => client.briefing.change({ id, flight }),
    onSuccess,
  });
  const reword = useMutation({
    mutationFn: (language: LanguageCode) => client.briefing.reword({ id, language }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: async () => {
      try {
        await client.briefing.delete({ id });
      } catch (error) {
        // Gone already.
        if (failureCodeOf(error) !== 'notFound') throw error;
      }
    },
    onSuccess: () => {
      queries.removeQueries({ queryKey: [...BRIEFING_KEY, id] });
      return queries.invalidateQueries({ queryKey: BRIEFINGS_KEY });
    },
  });
  return { judge, reword, remove };
}
