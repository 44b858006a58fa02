import type { DatabaseTransaction } from '../../database/create-database.ts';
import { recordAudit } from '../../database/record-audit.ts';
import { readSubscription } from '../subscription/index.ts';
import type { BillingContext } from './billing-context.ts';
import { queuePlanMail } from './billing-mails.ts';
import { issueCreditNote } from './issue-invoice.ts';
import { reckonPlan } from './reckon-plan.ts';

export interface Refund {
  readonly reference: string;
  /** In all, in the smallest unit of the currency. */
  readonly refundedMinor: number;
  readonly currency: string;
}

/**
 * Takes note of what was paid back of a payment: a credit note over what is new, and when all of it came back, the end of
 * what it paid for. Less than is known already changes nothing: the news is old.
 *
 * @returns `waiting` when the payment is not known, or its money not yet
 */
export async function recordRefund(
  transaction: DatabaseTransaction,
  context: BillingContext,
  { reference, refundedMinor, currency }: Refund,
): Promise<'applied' | 'waiting'> {
  const payment = await transaction
    .selectFrom('payments')
    .select(['id', 'user_id', 'status', 'amount_minor', 'refunded_minor', 'currency'])
    .where('reference', '=', reference)
    .where('status', 'in', ['succeeded', 'refunded'])
    .executeTakeFirst();
  if (!payment || payment.currency !== currency) return 'waiting';
  const refunded = Math.min(refundedMinor, payment.amount_minor);
  const newly = refunded - payment.refunded_minor;
  if (newly <= 0) return 'applied';
  const wholly = refunded === payment.amount_minor;
  await transaction
    .updateTable('payments')
    .set({ refunded_minor: refunded, ...(wholly ? { status: 'refunded' as const } : {}) })
    .where('id', '=', payment.id)
    .execute();
  const { user_id: userId } = payment;
  if (userId !== null && wholly) {
    const user = await transaction
      .selectFrom('users')
      .select(['id', 'name'])
      .where('id', '=', userId)
      .forKeyShare()
      .executeTakeFirstOrThrow();
    await readSubscription(transaction, user);
    const { applied } = await reckonPlan(transaction, userId);
    if (applied)
      await queuePlanMail(transaction, context, { userId, applied, why: 'refund', key: payment.id });
  }
  await recordAudit(transaction, {
    actor: 'system',
    actorId: null,
    action: 'payment.refunded',
    subjectId: userId,
    details: { payment: payment.id, refundedMinor: refunded, currency },
  });
  await issueCreditNote(transaction, { paymentId: payment.id, grossMinor: newly });
  return 'applied';
}
