import type { SharedThing } from '@klarnotam/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import { failureCodeOf } from '../api/failure.ts';
import { MEMBER_KEY } from '../api/session.ts';

const SHARES_KEY = [...MEMBER_KEY, 'shares'] as const;

/** The links to one stored answer that are good now, and what may be done with them. */
export function useShares(of: SharedThing) {
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: SHARES_KEY });
  const list = useQuery({
    queryKey: SHARES_KEY,
    queryFn: async ({ signal }) => (await client.shares.list(undefined, { signal })).shares,
  });
  const create = useMutation({ mutationFn: () => client.shares.create(of), onSuccess });
  const revoke = useMutation({
    mutationFn: async (id: string) => {
      try {
        await client.shares.revoke({ id });
      } catch (error) {
        // Ended already.
        if (failureCodeOf(error) !== 'notFound') throw error;
      }
    },
    onSuccess,
  });
  const shares = list.data?.filter((share) => share.of.kind === of.kind && share.of.id === of.id) ?? [];
  return { shares, create, revoke };
}
