import type { StoredTranslation } from '@klarnotam/contract';
import { useQuery, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { client } from './client.ts';
import { failureCodeOf } from './failure.ts';
import { MEMBER_KEY } from './session.ts';

/** Below it stand stored answers by their id. */
export const PAST_TRANSLATION_KEY = [...MEMBER_KEY, 'past-translation'] as const;

const FIRST_PAUSE_MS = 1_500;
const LONGEST_PAUSE_MS = 15_000;
/** Together they take longer than words may. */
const MOST_LOOKS = 14;

/**
 * After how long an answer is asked for again, in milliseconds; false: it is not. Its words may still become others; nobody
 * goes by the clock of the device.
 *
 * @param looks how often it was asked for
 */
export function pauseBeforeLook(answer: StoredTranslation | undefined, looks: number): number | false {
  const isFinal = answer?.kind !== 'notam' || answer.wordsUntil == null;
  if (isFinal || looks > MOST_LOOKS) return false;
  return Math.min(FIRST_PAUSE_MS * 1.4 ** Math.max(0, looks - 1), LONGEST_PAUSE_MS);
}

/** A stored answer, asked for again while its words may become others; null: none is asked for. */
export function usePastTranslation(id: string | null): UseQueryResult<StoredTranslation> {
  return useQuery({
    queryKey: [...PAST_TRANSLATION_KEY, id],
    queryFn: () => client.history.read({ id: id ?? '' }),
    enabled: id !== null,
    staleTime: Infinity,
    refetchInterval: ({ state }) =>
      pauseBeforeLook(state.data, state.dataUpdateCount + state.errorUpdateCount),
    retry: (failures, error) => failures < 1 && failureCodeOf(error) !== 'notFound',
  });
}

/** An answer that has just come need not be asked for again. */
export function keepPastTranslation(queries: QueryClient, past: StoredTranslation): void {
  queries.setQueryData([...PAST_TRANSLATION_KEY, past.id], past);
}
