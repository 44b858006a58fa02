import type { AdminUser, AdminUsersPage, UsersExportInput } from '@klarnotam/contract';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { adminClient } from '../../../shared/api/admin-client.ts';
import { failureCodeOf } from '../../../shared/api/failure.ts';
import { saveFile } from '../../../shared/ui/save-file.ts';
import { STATISTICS_KEY, USERS_KEY } from '../admin-keys.ts';

type Pages = InfiniteData<AdminUsersPage, string | null>;
export type PlanFilter = NonNullable<UsersExportInput['plan']>;

/** What the list is limited to. */
export interface UsersFilter {
  readonly search: string;
  /** Null: all plans. */
  readonly plan: PlanFilter | null;
}

function asInput({ search, plan }: UsersFilter): UsersExportInput {
  return { ...(search === '' ? {} : { search }), ...(plan === null ? {} : { plan }) };
}

/** Users, newest first, page by page; the last ones stand until those of another search are there. */
export function useUsers(filter: UsersFilter) {
  return useInfiniteQuery({
    queryKey: [...USERS_KEY, filter],
    queryFn: ({ pageParam, signal }) =>
      adminClient.users.list(
        { ...asInput(filter), ...(pageParam === null ? {} : { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Saves what the filter lists, all pages of it, as CSV. */
export function useExportUsers() {
  return useMutation({
    mutationFn: async (filter: UsersFilter) => {
      const day = new Date().toISOString().slice(0, 10);
      saveFile((await adminClient.users.export(asInput(filter))).body, `users-${day}.csv`);
    },
  });
}

function changeInLists(queries: QueryClient, change: (users: readonly AdminUser[]) => AdminUser[]): void {
  queries.setQueriesData<Pages>(
    { queryKey: USERS_KEY },
    (pages) =>
      pages && { ...pages, pages: pages.pages.map((page) => ({ ...page, users: change(page.users) })) },
  );
}

/** Puts a user as they are now in the place of the one who was shown. */
export function keepUser(queries: QueryClient, user: AdminUser): void {
  changeInLists(queries, (users) => users.map((shown) => (shown.id === user.id ? user : shown)));
}

/** Takes a user who is gone from the lists. */
export function forgetUser(queries: QueryClient, id: string): void {
  changeInLists(queries, (users) => users.filter((shown) => shown.id !== id));
  void queries.invalidateQueries({ queryKey: STATISTICS_KEY });
}

/**
 * Changes a user: what the server answers is shown from then on, and whoever is found to be gone leaves the lists.
 *
 * @param change one call; its answer is the user as they are after it
 */
export function useChangeUser<Input>(
  id: string,
  change: (input: Input) => Promise<AdminUser>,
  onChanged: (user: AdminUser) => void,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (user) => {
      keepUser(queries, user);
      void queries.invalidateQueries({ queryKey: STATISTICS_KEY });
      onChanged(user);
    },
    onError: (error) => {
      if (failureCodeOf(error) === 'notFound') forgetUser(queries, id);
    },
  });
}
