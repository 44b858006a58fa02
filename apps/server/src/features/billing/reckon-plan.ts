import { planOf } from '@klarnotam/contract';
import type { DatabaseTransaction } from '../../database/create-database.ts';
import { recordAudit } from '../../database/record-audit.ts';
import { applyPlan, type AppliedPlan } from '../subscription/index.ts';
import { planAt, planOfPayments, type CoveredYear } from './plan-of-payments.ts';

export interface ReckonedPlan {
  /** Null: the plan was so already. */
  readonly applied: AppliedPlan | null;
  /** What each payment that counts pays for. */
  readonly years: readonly CoveredYear[];
}

/**
 * Sets a user's plan and its end anew from what was granted and from all payments that count. Whatever order events come
 * in, the same payments give the same plan. The subscription must be there.
 */
export async function reckonPlan(
  transaction: DatabaseTransaction,
  userId: string,
  now = new Date(),
): Promise<ReckonedPlan> {
  const subscription = await transaction
    .selectFrom('subscriptions')
    .select(['id', 'plan_type', 'paid_until', 'granted_plan', 'granted_until', 'granted_at'])
    .where('user_id', '=', userId)
    .where('status', '=', 'active')
    .forUpdate()
    .executeTakeFirstOrThrow();
  let { granted_plan: plan, granted_until: until, granted_at: at } = subscription;
  if (plan === null || at === null) {
    // Nothing was granted apart from payments yet, so all of them count.
    ({ plan_type: plan, paid_until: until } = subscription);
    at = new Date(0);
    await transaction
      .updateTable('subscriptions')
      .set({ granted_plan: plan, granted_until: until, granted_at: at })
      .where('id', '=', subscription.id)
      .execute();
  }
  const rows = await transaction
    .selectFrom('payments')
    .select(['reference', 'plan_type', 'paid_at', 'price_id', 'subscription_id'])
    .where('user_id', '=', userId)
    .where('status', '=', 'succeeded')
    .where('created_at', '>', at)
    .execute();
  const { held, years } = planOfPayments(
    { plan, until },
    rows.flatMap(({ reference, plan_type: paid, paid_at: paidAt }) =>
      paid === null ? [] : [{ reference, plan: paid, paidAt }],
    ),
  );
  const current = planAt(held, now);
  const last = rows.find(({ reference }) => reference === years.at(-1)?.reference);
  const applied = await applyPlan(transaction, userId, {
    plan: current.plan,
    paidUntil: current.until,
    provider:
      last && last.price_id !== null
        ? { subscriptionId: last.subscription_id, priceId: last.price_id }
        : null,
  });
  if (applied && planOf(applied.from).type !== applied.to) {
    await recordAudit(transaction, {
      actor: 'system',
      actorId: null,
      action: 'plan.changed',
      subjectId: userId,
      details: { from: applied.from, to: applied.to, paidUntil: applied.paidUntil },
    });
  }
  return { applied, years };
}
