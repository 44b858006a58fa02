import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { keptAs } from '../../shared/device/kept-names.ts';

/** What stands beside the thing that a page is about, and says nothing of its age. */
const BESIDE: readonly string[] = ['site', 'subscription', 'drones', 'favourites', 'operation-kit'];

/** The moment at which the oldest of what the page shows was true, milliseconds since 1970-01-01T00:00Z; null: it shows nothing that is kept. */
export function useSavedAt(): number | null {
  const queries = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => queries.getQueryCache().subscribe(listener),
    [queries],
  );
  const read = (): number | null => {
    const ages = queries
      .getQueryCache()
      .findAll({ type: 'active' })
      .filter(({ queryKey, state }) => {
        const what = queryKey[0] === 'member' ? queryKey[1] : queryKey[0];
        return state.data !== undefined && keptAs(queryKey) !== null && !BESIDE.includes(String(what));
      })
      .map(({ state }) => state.dataUpdatedAt);
    return ages.length === 0 ? null : Math.min(...ages);
  };
  return useSyncExternalStore(subscribe, read);
}
