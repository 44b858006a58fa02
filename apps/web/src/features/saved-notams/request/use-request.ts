import type { RequestStage, SavedNotam } from '@klarnotam/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';
import { MEMBER_KEY } from '../../../shared/api/session.ts';

const SAVED_KEY = [...MEMBER_KEY, 'saved-notams'] as const;

/** One saved NOTAM with what came of it. */
export function useRequest(id: string) {
  return useQuery({
    queryKey: [...SAVED_KEY, 'read', id],
    queryFn: ({ signal }) => client.savedNotams.read({ id }, { signal }),
    staleTime: 0,
    retry: false,
  });
}

/** A change of a request: its answer is shown at once, and every list is asked again. */
function useRequestChange<Input>(id: string, change: (input: Input) => Promise<SavedNotam>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (saved) => {
      if (saved.id === id) queries.setQueryData([...SAVED_KEY, 'read', id], saved);
      await queries.invalidateQueries({ queryKey: SAVED_KEY });
    },
  });
}

export function useMove(id: string) {
  return useRequestChange(id, ({ to, at }: { readonly to: RequestStage; readonly at?: string }) =>
    client.savedNotams.move({ id, to, ...(at !== undefined && { at }) }),
  );
}

export function useCallOff(id: string) {
  return useRequestChange(id, (isCalledOff: boolean) => client.savedNotams.callOff({ id, isCalledOff }));
}

export function useRecordIssued(id: string) {
  return useRequestChange(id, (input: { readonly text: string; readonly isMine: boolean }) =>
    client.savedNotams.recordIssued({ id, ...input }),
  );
}

export function useCompareIssued(id: string) {
  return useMutation({ mutationFn: (text: string) => client.savedNotams.compareIssued({ id, text }) });
}

/** Writes the cancellation of what was issued, as a saved NOTAM of its own; pressed again, it is the same one. */
export function useWriteCancellation({ id, operation }: Pick<SavedNotam, 'id' | 'operation'>) {
  return useRequestChange(id, (idempotencyKey: string) =>
    client.savedNotams.save({ operation, state: 'draft', idempotencyKey, follows: { id, kind: 'cancel' } }),
  );
}
