import type { SavedNotamState } from '@klarnotam/contract';
import { useState } from 'react';
import { useDeleteSaved, useDuplicateSaved, useMarkSaved, useRestoreSaved } from './use-saved-notams.ts';

/** How the last thing that was done ended. */
export type LastAction =
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
  readonly lastAction: LastAction | null;
  readonly remove: (id: string) => void;
  readonly restore: (id: string) => void;
  readonly duplicate: (id: string) => void;
  readonly mark: (id: string, state: SavedNotamState) => void;
}

/** What can be done with saved NOTAMs, one thing at a time, and how it ended. */
export function useSavedNotamActions(): SavedNotamActions {
  const [lastAction, setLastAction] = useState<LastAction | null>(null);
  const deletion = useDeleteSaved();
  const restoring = useRestoreSaved();
  const copying = useDuplicateSaved();
  const marking = useMarkSaved();
  return {
    removing: deletion.isPending ? deletion.variables : null,
    busyWith: copying.isPending ? copying.variables : marking.isPending ? marking.variables.id : null,
    restoring: restoring.isPending,
    lastAction,
    remove: (id) =>
      deletion.mutate(id, {
        onSuccess: () => setLastAction({ kind: 'removed', id }),
        onError: (error) => setLastAction({ kind: 'notRemoved', error }),
      }),
    restore: (id) =>
      restoring.mutate(id, {
        onSuccess: () => setLastAction({ kind: 'restored' }),
        onError: (error) => setLastAction({ kind: 'notRestored', id, error }),
      }),
    duplicate: (id) =>
      copying.mutate(id, {
        onSuccess: () => setLastAction({ kind: 'duplicated' }),
        onError: (error) => setLastAction({ kind: 'notChanged', error }),
      }),
    mark: (id, state) =>
      marking.mutate(
        { id, state },
        {
          onSuccess: () => setLastAction(null),
          onError: (error) => setLastAction({ kind: 'notChanged', error }),
        },
      ),
  };
}
