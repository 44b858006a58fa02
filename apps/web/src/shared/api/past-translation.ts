import type { StoredTranslation } from '@klarnotam/contract';
import { useQuery, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { client } from './client.ts';
import { failureCodeOf } from './failure.ts';
import { MEMBER_KEY } from './session.ts';

/** Below it stand stored answers by their id. */
export const PAST_TRANSLATION_KEY = [...MEMBER_KEY, 'past-translation'] as const;

/** A stored answer, which never changes; null: none is asked for. */
export function usePastTranslation(id: string | null): UseQueryResult<StoredTranslation> {
  return useQuery({
    queryKey: [...PAST_TRANSLATION_KEY, id],
    queryFn: () => client.history.read({ id: id ?? '' }),
    enabled: id !== null,
    staleTime: Infinity,
    retry: (failures, error) => failures < 1 && failureCodeOf(error) !== 'notFound',
  });
}

/** An answer that has just come need not be asked for again. */
export function keepPastTranslation(queries: QueryClient, past: StoredTranslation): void {
  queries.setQueryData([...PAST_TRANSLATION_KEY, past.id], past);
}
