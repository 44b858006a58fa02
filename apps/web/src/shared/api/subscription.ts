import type { Subscription, UsageOfPlan } from '@klarnotam/contract';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { client } from './client.ts';
import { MEMBER_KEY } from './session.ts';

/** The plan of whoever is signed in. The server creates the free one when there is none. */
export const subscriptionQuery = queryOptions({
  queryKey: [...MEMBER_KEY, 'subscription'],
  queryFn: () => client.subscription.read(),
  staleTime: 30_000,
});

/** Undefined until it is loaded, and after a failed request: the server checks the plan anyway. */
export function useSubscription(): Subscription | undefined {
  return useQuery(subscriptionQuery).data;
}

/** Puts what the server said of the usage into the subscription that is known here. */
export function keepUsage(queries: QueryClient, { used, limit, remaining }: UsageOfPlan): void {
  queries.setQueryData(
    subscriptionQuery.queryKey,
    (known: Subscription | undefined) =>
      known && { ...known, notamCount: used, planLimits: limit, remaining },
  );
}
