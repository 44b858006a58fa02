import type { PaidPlanType } from '@klarnotam/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../shared/api/client.ts';
import { subscriptionQuery } from '../../shared/api/subscription.ts';

/** Switches to the free plan at once. */
export function useStartFree() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => client.subscription.startFree(),
    onSuccess: (subscription) => queries.setQueryData(subscriptionQuery.queryKey, subscription),
    // Another tab may have changed the plan.
    onError: () => queries.invalidateQueries({ queryKey: subscriptionQuery.queryKey }),
  });
}

/** Leads to the page where the payment provider takes the card. */
export function useCheckout() {
  return useMutation({
    mutationFn: (planType: PaidPlanType) => client.payments.checkout({ planType }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
}
