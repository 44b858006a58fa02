import { planOf, type PlanType } from '@klarnotam/contract';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/create-database.ts';

export interface PlanToApply {
  readonly plan: PlanType;
  /** Null: without end. */
  readonly paidUntil: Date | null;
  /** What the payment provider calls it; null: it knows nothing of it. */
  readonly provider: { readonly subscriptionId: string | null; readonly priceId: string } | null;
}

export interface AppliedPlan {
  readonly from: PlanType;
  readonly to: PlanType;
  readonly paidUntil: Date | null;
}

const sameMoment = (one: Date | null, other: Date | null): boolean => one?.getTime() === other?.getTime();

/**
 * Puts a plan on the active subscription of a user. Another plan begins a period with nothing used; the plan that is held
 * keeps its period, and only its end changes. The subscription must be there.
 *
 * @returns null when all was so already
 */
export async function applyPlan(
  transaction: DatabaseTransaction,
  userId: string,
  { plan, paidUntil: until, provider }: PlanToApply,
): Promise<AppliedPlan | null> {
  const row = await transaction
    .selectFrom('subscriptions')
    .select(['id', 'plan_type', 'paid_until', 'stripe_price_id', 'stripe_subscription_id'])
    .where('user_id', '=', userId)
    .where('status', '=', 'active')
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { type, limit } = planOf(plan);
  const paidUntil = type === 'free' ? null : until;
  const references = type === 'free' ? null : provider;
  const isSame = planOf(row.plan_type).type === type;
  if (
    isSame &&
    sameMoment(row.paid_until, paidUntil) &&
    row.stripe_price_id === (references?.priceId ?? null) &&
    row.stripe_subscription_id === (references?.subscriptionId ?? null)
  ) {
    return null;
  }
  await transaction
    .updateTable('subscriptions')
    .set({
      paid_until: paidUntil,
      stripe_price_id: references?.priceId ?? null,
      stripe_subscription_id: references?.subscriptionId ?? null,
      stripe_current_period_end: references ? paidUntil : null,
      updated_at: sql`now()`,
      ...(isSame
        ? {}
        : {
            plan_type: type,
            plan_limits: limit,
            translations_used: 0,
            plan_started_at: sql`now()`,
            counted_from: sql`now()`,
          }),
    })
    .where('id', '=', row.id)
    .execute();
  return { from: row.plan_type, to: type, paidUntil };
}
