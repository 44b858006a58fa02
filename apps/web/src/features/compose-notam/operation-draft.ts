import type { PlannedOperation } from '@klarnotam/notam';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { SESSION_KEY, useSession, type Session } from '../../shared/api/session.ts';

/** Key of the form that was being filled in when the session ended, kept until its user logs in again. */
const keyOf = (userId: string) => ['operation-draft', userId] as const;

/** Takes the kept form of `userId` out of the cache. */
export function takeOperationDraft(queries: QueryClient, userId: string): PlannedOperation | undefined {
  const kept = queries.getQueryData<PlannedOperation>(keyOf(userId));
  queries.removeQueries({ queryKey: keyOf(userId) });
  return kept;
}

/** Keeps the form when the page is left because the session has ended. */
export function useKeepOperationDraft(operation: PlannedOperation): void {
  const queries = useQueryClient();
  const userId = useSession()?.user?.id;
  const owner = useRef(userId);
  const last = useRef(operation);
  useEffect(() => {
    if (userId !== undefined) owner.current = userId;
    last.current = operation;
  }, [userId, operation]);
  useEffect(
    () => () => {
      const session = queries.getQueryData<Session>(SESSION_KEY);
      if (owner.current === undefined || session?.user || session?.why === 'signedOut') return;
      queries.setQueryData(keyOf(owner.current), last.current);
    },
    [queries],
  );
}
