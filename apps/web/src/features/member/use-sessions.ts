import type { OpenSession } from '@klarnotam/contract';
import {
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import { client } from '../../shared/api/client.ts';
import { failureCodeOf } from '../../shared/api/failure.ts';
import { leaveSession, MEMBER_KEY } from '../../shared/api/session.ts';

export const SESSIONS_KEY = [...MEMBER_KEY, 'sessions'] as const;

/** Where the user is logged in. */
export function useSessions(): UseQueryResult<readonly OpenSession[]> {
  return useQuery({ queryKey: SESSIONS_KEY, queryFn: () => client.auth.sessions() });
}

/** Logs one device out; one that is out already counts as logged out. */
export function useEndSession(): UseMutationResult<unknown, Error, string> {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await client.auth.endSession({ id });
      } catch (error) {
        if (failureCodeOf(error) !== 'notFound') throw error;
      }
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: SESSIONS_KEY }),
  });
}

/** Logs out everywhere, here too. */
export function useEndAllSessions(): UseMutationResult<unknown, Error, void> {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => client.auth.endAllSessions(),
    onSuccess: () => leaveSession(queries),
  });
}
