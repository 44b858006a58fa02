import { planOf } from '@klarnotam/contract';
import { sql } from 'kysely';
import { inTransaction } from '../../database/in-transaction.ts';
import type { BillingContext } from './billing-context.ts';
import { queuePlanMail, queueRenewalMail } from './billing-mails.ts';
import { reckonPlan } from './reckon-plan.ts';

/** Whoever paid for a year is reminded so long before it ends. */
export const REMIND_DAYS = 14;
/** Subscriptions of one transaction, few enough that nobody waits long for their locks. */
const AT_ONCE = 100;

type EndingContext = Pick<
  BillingContext,
  'database' | 'productName' | 'supportEmail' | 'origin' | 'languageOf'
>;

/** Ends the plans whose paid time is over: they become the free one, and a mail says so. @returns how many */
export async function endPaidPlans(context: EndingContext): Promise<number> {
  let ended = 0;
  for (;;) {
    const taken = await inTransaction(context.database, async (transaction) => {
      const rows = await transaction
        .selectFrom('subscriptions')
        .select(['user_id', 'paid_until', sql<Date>`now()`.as('now')])
        .where('status', '=', 'active')
        .where('paid_until', '<=', sql<Date>`now()`)
        .orderBy('paid_until')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked()
        .execute();
      for (const { user_id: userId, paid_until: until, now } of rows) {
        const { applied } = await reckonPlan(transaction, userId, now);
        if (!applied) throw new Error('A plan that is over did not end');
        const key = `${userId}:${until?.toISOString() ?? ''}`;
        await queuePlanMail(transaction, context, { userId, applied, why: 'ended', key });
      }
      return rows.length;
    });
    ended += taken;
    if (taken < AT_ONCE) return ended;
  }
}

/** Reminds those whose paid time ends within {@link REMIND_DAYS} days, once for each end. @returns how many were looked at */
export async function remindOfRenewal(context: EndingContext): Promise<number> {
  const rows = await context.database
    .selectFrom('subscriptions')
    .select(['user_id', 'plan_type', 'paid_until'])
    .where('status', '=', 'active')
    .where('paid_until', '>', sql<Date>`now()`)
    .where('paid_until', '<=', sql<Date>`now() + make_interval(days => ${REMIND_DAYS})`)
    .execute();
  for (const { user_id: userId, plan_type: plan, paid_until: until } of rows) {
    if (until === null) continue;
    await queueRenewalMail(context.database, context, { userId, planName: planOf(plan).name, until });
  }
  return rows.length;
}
