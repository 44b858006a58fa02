import { Failure, planOf, type CheckoutAnswer, type PaidPlanType } from '@klarnotam/contract';
import type { BillingContext } from './billing-context.ts';

/** Plans that can be paid by card here. */
export function cardPlansOf({
  checkout,
  events,
  priceIds,
}: Pick<BillingContext, 'checkout' | 'events' | 'priceIds'>) {
  const plans: readonly PaidPlanType[] = ['premium', 'pro', 'enterprise'];
  return checkout === null || events === null ? [] : plans.filter((plan) => priceIds[plan] !== null);
}

/**
 * Begins the payment for a year of a plan at the provider. The plan that is held may be paid for again: that adds a year.
 *
 * @returns where the user pays; the plan changes when the provider tells that it is paid
 * @throws {Failure} `notFound` when this plan cannot be paid by card, `unavailable` when the provider does not answer
 */
export async function beginCheckout(
  context: Pick<BillingContext, 'checkout' | 'events' | 'priceIds' | 'origin' | 'log'>,
  user: { readonly id: string; readonly email: string },
  planType: PaidPlanType,
): Promise<CheckoutAnswer> {
  const { checkout, priceIds, origin, log } = context;
  const priceId = priceIds[planType];
  if (checkout === null || priceId === null || !cardPlansOf(context).includes(planType)) {
    throw new Failure('notFound', {}, `${planOf(planType).name} cannot be paid by card here.`);
  }
  try {
    const url = await checkout.begin({
      userId: user.id,
      email: user.email,
      priceId,
      successUrl: `${origin()}/subscribe?success`,
      cancelUrl: `${origin()}/subscribe?canceled`,
    });
    return { url };
  } catch (error) {
    log.warn({ err: error }, 'a checkout could not be begun');
    throw new Failure(
      'unavailable',
      {},
      'The payment service does not answer just now. Nothing was charged.',
    );
  }
}
