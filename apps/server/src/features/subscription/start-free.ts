import { Failure, planOf, type Subscription } from '@klarnotam/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/create-database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { recordAudit } from '../../database/record-audit.ts';
import { readSubscription, type SubscriptionOwner } from './read-subscription.ts';

/**
 * Turns a paid plan into the free one at once, with a new count.
 *
 * @throws {Failure} `conflict` when the plan is free already, so that nobody refills it
 */
export async function startFree(database: Database, owner: SubscriptionOwner): Promise<Subscription> {
  const { type, limit, name } = planOf('free');
  return await inTransaction(database, async (transaction) => {
    const before = await readSubscription(transaction, owner);
    const { numUpdatedRows } = await transaction
      .updateTable('subscriptions')
      .set({
        plan_type: type,
        plan_limits: limit,
        translations_used: 0,
        plan_started_at: sql`now()`,
        counted_from: sql`now()`,
        stripe_subscription_id: null,
        stripe_price_id: null,
        stripe_current_period_end: null,
        paid_until: null,
        granted_plan: type,
        granted_until: null,
        granted_at: sql`now()`,
        updated_at: sql`now()`,
      })
      .where('user_id', '=', owner.id)
      .where('status', '=', 'active')
      .where('plan_type', '<>', type)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Failure('conflict', {}, `You already have a ${name} subscription`);
    await recordAudit(transaction, {
      actorId: owner.id,
      action: 'plan.changed',
      subjectId: owner.id,
      details: { from: before.planType, to: type },
    });
    return await readSubscription(transaction, owner);
  });
}
