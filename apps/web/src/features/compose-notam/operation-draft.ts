import type { PlannedOperation } from '@klarnotam/notam';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { SESSION_KEY, useSession, type Session } from '../../shared/api/session.ts';

/** A form whose page was left because the session had ended waits here until its user has logged in again. */
const keyOf = (userId: string) => ['operation-draft', userId] as const;

/** The form that waits for `userId`, which from then on does not wait any more. */
export function takeOperationDraft(queries: QueryClient, userId: string): PlannedOperation | undefined {
  const kept = queries.getQueryData<PlannedOperation>(keyOf(userId));
  queries.removeQueries({ queryKey: keyOf(userId) });
  return kept;
}

/** Keeps the form when the session ends while it is filled in. */
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
