import type { PaidPlanType } from '@klarnotam/contract';
import type { BillingContext } from './billing-context.ts';

const PLANS: readonly PaidPlanType[] = ['premium', 'pro', 'enterprise'];

/** The plan that is sold at a price of the payment provider; null: it is none of ours. */
export function planOfPrice(
  { priceIds }: Pick<BillingContext, 'priceIds'>,
  priceId: string | null,
): PaidPlanType | null {
  return priceId === null ? null : (PLANS.find((plan) => priceIds[plan] === priceId) ?? null);
}
