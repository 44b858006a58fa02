import type { SavedNotamState } from '@klarnotam/contract';
import { useState } from 'react';
import { useDeleteSaved, useDuplicateSaved, useMarkSaved, useRestoreSaved } from './use-saved-notams.ts';

/** How the last thing that was done ended. */
export type LastOutcome =
  | { readonly kind: 'removed'; readonly id: string }
  | { readonly kind: 'duplicated' }
  | { readonly kind: 'restored' }
  | { readonly kind: 'notRemoved'; readonly error: Error }
  | { readonly kind: 'notRestored'; readonly id: string; readonly error: Error }
  | { readonly kind: 'notChanged'; readonly error: Error };

export interface SavedNotamActions {
  /** The id that is being deleted; null when none is. */
  readonly removing: string | null;
  /** The id that is being copied or marked. */
  readonly busyWith: string | null;
  readonly restoring: boolean;
  readonly outcome: LastOutcome | null;
  readonly remove: (id: string) => void;
  readonly restore: (id: string) => void;
  readonly duplicate: (id: string) => void;
  readonly mark: (id: string, state: SavedNotamState) => void;
}

/** What can be done with saved NOTAMs, one thing at a time, and how it ended. */
export function useSavedNotamActions(): SavedNotamActions {
  const [outcome, setOutcome] = useState<LastOutcome | null>(null);
  const deletion = useDeleteSaved();
  const restoring = useRestoreSaved();
  const copying = useDuplicateSaved();
  const marking = useMarkSaved();
  return {
    removing: deletion.isPending ? deletion.variables : null,
    busyWith: copying.isPending ? copying.variables : marking.isPending ? marking.variables.id : null,
    restoring: restoring.isPending,
    outcome,
    remove: (id) =>
      deletion.mutate(id, {
        onSuccess: () => setOutcome({ kind: 'removed', id }),
        onError: (error) => setOutcome({ kind: 'notRemoved', error }),
      }),
    restore: (id) =>
      restoring.mutate(id, {
        onSuccess: () => setOutcome({ kind: 'restored' }),
        onError: (error) => setOutcome({ kind: 'notRestored', id, error }),
      }),
    duplicate: (id) =>
      copying.mutate(id, {
        onSuccess: () => setOutcome({ kind: 'duplicated' }),
        onError: (error) => setOutcome({ kind: 'notChanged', error }),
      }),
    mark: (id, state) =>
      marking.mutate(
        { id, state },
        {
          onSuccess: () => setOutcome(null),
          onError: (error) => setOutcome({ kind: 'notChanged', error }),
        },
      ),
  };
}
