import type { HistoryPage, SavedNotamsPage } from '@klarnotam/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { client } from '../../shared/api/client.ts';
import { HISTORY_KEY } from '../../shared/api/history-key.ts';
import { MEMBER_KEY } from '../../shared/api/session.ts';

/** So many of each stand on the page. */
export const SHOWN = 3;

/** The first page of what the user translated. */
export function useRecentResults(): UseQueryResult<HistoryPage> {
  return useQuery({ queryKey: [...HISTORY_KEY, 'recent'], queryFn: () => client.history.list({}) });
}

/** The first page of what the user saved. */
export function useRecentSaved(): UseQueryResult<SavedNotamsPage> {
  return useQuery({
    queryKey: [...MEMBER_KEY, 'saved-notams', 'recent'],
    queryFn: () => client.savedNotams.list({}),
  });
}
