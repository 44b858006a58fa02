import { Failure, planOf, type PlanType } from '@klarnotam/contract';
import { sql } from 'kysely';
import { inTransaction } from '../../database/in-transaction.ts';
import { recordAudit } from '../../database/record-audit.ts';
import { applyPlan, readSubscription, type AppliedPlan } from '../subscription/index.ts';
import type { BillingContext } from './billing-context.ts';
import { queuePlanMail } from './billing-mails.ts';
import { requireUser } from './require-user.ts';

export interface PlanToSet {
  readonly userId: string;
  readonly planType: PlanType;
  /** Null or left out: without end. */
  readonly paidUntil?: Date | null;
  /** The administrator who sets it; null: whoever runs the server. */
  readonly setBy: string | null;
}

/**
 * Gives a user a plan by hand. What was paid before counts no more; later payments build upon it. The user gets a mail.
 *
 * @throws {Failure} `notFound` without such a user, `conflict` when plan and end are so already, `invalid` when the end is past
 */
export async function setPlan(
  context: Pick<BillingContext, 'database' | 'productName' | 'supportEmail' | 'origin' | 'languageOf'>,
  { userId, planType, paidUntil = null, setBy }: PlanToSet,
): Promise<AppliedPlan> {
  const { type, name } = planOf(planType);
  if (paidUntil !== null && paidUntil <= new Date()) {
    throw new Failure('invalid', { field: 'paidUntil' }, 'The plan must end in the future.');
  }
  return await inTransaction(context.database, async (transaction) => {
    const user = await requireUser(transaction, userId);
    await readSubscription(transaction, user);
    const until = type === 'free' ? null : paidUntil;
    const applied = await applyPlan(transaction, user.id, { plan: type, paidUntil: until, provider: null });
    if (!applied || (planOf(applied.from).type === type && type === 'free')) {
      throw new Failure('conflict', {}, `You already have a ${name} subscription`);
    }
    await transaction
      .updateTable('subscriptions')
      .set({ granted_plan: type, granted_until: until, granted_at: sql`now()` })
      .where('user_id', '=', user.id)
      .where('status', '=', 'active')
      .execute();
    const entry = await recordAudit(transaction, {
      actorId: setBy,
      action: 'plan.changed',
      subjectId: user.id,
      details: { from: applied.from, to: type, paidUntil: until },
    });
    await queuePlanMail(transaction, context, { userId: user.id, applied, why: 'hand', key: String(entry) });
    return applied;
  });
}
