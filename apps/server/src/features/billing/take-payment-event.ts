import type { DatabaseTransaction } from '../../database/create-database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { EventOutcome } from '../../database/tables-of-billing.ts';
import { toJsonb } from '../../database/to-jsonb.ts';
import { SignatureError, type PaymentEvent, type ProviderPayment } from '../../ports/payment-provider.ts';
import type { BillingContext } from './billing-context.ts';
import { findPayer } from './find-payer.ts';
import { planOfPrice } from './plan-of-price.ts';
import { lockReference, recordPayment } from './record-payment.ts';
import { recordRefund } from './record-refund.ts';

async function takePayment(
  transaction: DatabaseTransaction,
  context: BillingContext,
  {
    state,
    payment,
    madeAt,
  }: { state: 'paid' | 'pending' | 'failed'; payment: ProviderPayment; madeAt: Date },
): Promise<EventOutcome> {
  const plan = planOfPrice(context, payment.priceId);
  if (plan === null) return 'unknown-price';
  const userId = await findPayer(transaction, payment);
  if (userId === null) return 'unknown-customer';
  const { reference, amountMinor, currency, priceId, customerId, subscriptionId, invoiceUrl } = payment;
  await recordPayment(transaction, context, {
    source: 'provider',
    enteredBy: null,
    note: '',
    paidAt: madeAt,
    ...{
      userId,
      state,
      plan,
      reference,
      amountMinor,
      currency,
      priceId,
      customerId,
      subscriptionId,
      invoiceUrl,
    },
  });
  return 'applied';
}

async function apply(
  transaction: DatabaseTransaction,
  context: BillingContext,
  { fact, madeAt }: PaymentEvent,
): Promise<EventOutcome> {
  switch (fact.kind) {
    case 'other':
      return 'ignored';
    case 'refunded':
      return await recordRefund(transaction, context, fact);
    default:
      return await takePayment(transaction, context, { state: fact.kind, payment: fact.payment, madeAt });
  }
}

function referenceOf({ fact }: PaymentEvent): string | null {
  if (fact.kind === 'other') return null;
  return fact.kind === 'refunded' ? fact.reference : fact.payment.reference;
}

/**
 * Takes an event of the payment provider: stored and applied in one transaction, once for its id, however often it comes
 * and wherever it is cut off. What cannot be matched to a user or a plan is kept for an administrator.
 *
 * @param body as it came, byte for byte
 * @returns `refused` when the signature is not right
 */
export async function takePaymentEvent(
  context: BillingContext,
  body: string,
  signature: string,
): Promise<'taken' | 'refused'> {
  if (!context.events) throw new Error('Events of the payment provider are not taken here');
  let event: PaymentEvent;
  try {
    event = context.events.read(body, signature);
  } catch (error) {
    if (error instanceof SignatureError) return 'refused';
    throw error;
  }
  const reference = referenceOf(event);
  const outcome = await inTransaction(context.database, async (transaction) => {
    if (reference !== null) await lockReference(transaction, reference);
    const stored = await transaction
      .insertInto('payment_events')
      .values({
        id: event.id,
        type: event.type,
        made_at: event.madeAt,
        reference,
        facts: toJsonb(event.fact),
        outcome: 'ignored',
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!stored) return null;
    const result = await apply(transaction, context, event);
    // Once it is settled nobody needs to know any more who paid; the payment says what must be known.
    const isSettled = result === 'applied' || result === 'ignored';
    await transaction
      .updateTable('payment_events')
      .set({ outcome: result, ...(isSettled ? { facts: '{}' } : {}) })
      .where('id', '=', event.id)
      .execute();
    return result;
  });
  if (outcome === 'unknown-customer' || outcome === 'unknown-price') {
    context.log.warn(
      { event: event.id, outcome },
      'a payment could not be matched and waits for an administrator',
    );
  }
  return 'taken';
}
