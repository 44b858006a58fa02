import type { PaidPlanType } from '@klarnotam/contract';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/create-database.ts';
import type { PaymentStatus } from '../../database/tables-of-billing.ts';
import { recordAudit } from '../../database/record-audit.ts';
import { readSubscription } from '../subscription/index.ts';
import type { BillingContext } from './billing-context.ts';
import { queuePaymentMail } from './billing-mails.ts';
import { issueInvoice } from './issue-invoice.ts';
import { reckonPlan } from './reckon-plan.ts';
import { recordRefund } from './record-refund.ts';

export interface PaymentToRecord {
  readonly source: 'provider' | 'hand';
  /** The same reference is the same payment. */
  readonly reference: string;
  readonly userId: string;
  /** The administrator who enters it; null: the provider told of it. */
  readonly enteredBy: string | null;
  readonly state: 'paid' | 'pending' | 'failed';
  readonly plan: PaidPlanType;
  readonly amountMinor: number;
  readonly currency: string;
  readonly paidAt: Date;
  readonly priceId: string | null;
  readonly customerId: string | null;
  readonly subscriptionId: string | null;
  readonly invoiceUrl: string | null;
  readonly note: string;
}

const STATUS = { paid: 'succeeded', pending: 'pending', failed: 'failed' } as const;

/** Lets one transaction at a time work on a payment, whether it is known already or not. */
export async function lockReference(transaction: DatabaseTransaction, reference: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payment:${reference}`}, 0))`.execute(
    transaction,
  );
}

/** Money that came stays; what was under way may still come or fail. */
function statusAfter(before: PaymentStatus, told: PaymentStatus): PaymentStatus {
  if (before === 'refunded' || before === 'succeeded') return before;
  if (before === 'failed' && told === 'pending') return before;
  return told;
}

async function insertOrUpdate(
  transaction: DatabaseTransaction,
  payment: PaymentToRecord,
): Promise<{ readonly id: string; readonly succeeded: boolean }> {
  const status = STATUS[payment.state];
  const before = await transaction
    .selectFrom('payments')
    .select(['id', 'status'])
    .where('reference', '=', payment.reference)
    .executeTakeFirst();
  if (before) {
    const after = statusAfter(before.status, status);
    if (after === before.status) return { id: before.id, succeeded: false };
    await transaction
      .updateTable('payments')
      .set({ status: after, paid_at: payment.paidAt, amount_minor: payment.amountMinor })
      .where('id', '=', before.id)
      .execute();
    return { id: before.id, succeeded: after === 'succeeded' };
  }
  const { id } = await transaction
    .insertInto('payments')
    .values({
      user_id: payment.userId,
      source: payment.source,
      reference: payment.reference,
      paid_at: payment.paidAt,
      amount_minor: payment.amountMinor,
      currency: payment.currency,
      status,
      plan_type: payment.plan,
      price_id: payment.priceId,
      customer_id: payment.customerId,
      subscription_id: payment.subscriptionId,
      invoice_url: payment.invoiceUrl,
      note: payment.note,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, succeeded: status === 'succeeded' };
}

/** Refunds of which we learnt before we knew what they take back. */
async function applyWaitingRefunds(
  transaction: DatabaseTransaction,
  context: BillingContext,
  reference: string,
): Promise<void> {
  const waiting = await transaction
    .updateTable('payment_events')
    .set({ outcome: 'applied' })
    .where('reference', '=', reference)
    .where('outcome', '=', 'waiting')
    .returning('facts')
    .execute();
  for (const { facts } of waiting) {
    await recordRefund(
      transaction,
      context,
      facts as { reference: string; refundedMinor: number; currency: string },
    );
  }
}

/**
 * Takes note of a payment of a user; told of again, it changes nothing more. When the money came: the plan, its end, the
 * invoice and the mail, all in the transaction of the caller, who holds the lock of the reference.
 *
 * @returns the payment's id
 */
export async function recordPayment(
  transaction: DatabaseTransaction,
  context: BillingContext,
  payment: PaymentToRecord,
): Promise<string> {
  const { userId } = payment;
  const user = await transaction
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', '=', userId)
    .forKeyShare()
    .executeTakeFirstOrThrow();
  await readSubscription(transaction, user);
  const { id, succeeded } = await insertOrUpdate(transaction, payment);
  if (!succeeded) return id;
  const { years } = await reckonPlan(transaction, userId);
  const covered = years.find(({ reference }) => reference === payment.reference) ?? null;
  await recordAudit(transaction, {
    actorId: payment.enteredBy,
    ...(payment.enteredBy === null ? { actor: 'system' as const } : {}),
    action: 'payment.received',
    subjectId: userId,
    details: {
      payment: id,
      plan: payment.plan,
      amountMinor: payment.amountMinor,
      currency: payment.currency,
    },
  });
  const number = await issueInvoice(transaction, context, id, covered);
  await queuePaymentMail(transaction, context, {
    userId,
    paymentId: id,
    invoiceNumber: number,
    payment,
    covered,
  });
  await applyWaitingRefunds(transaction, context, payment.reference);
  return id;
}
