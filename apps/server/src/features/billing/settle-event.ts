import { Failure, type AssignEventInput, type PaidPlanType, type Payment } from '@klarnotam/contract';
import type { DatabaseTransaction } from '../../database/create-database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { recordAudit } from '../../database/record-audit.ts';
import type { PaymentFact } from '../../ports/payment-provider.ts';
import type { BillingContext } from './billing-context.ts';
import { describePayments } from './list-payments.ts';
import { planOfPrice } from './plan-of-price.ts';
import { lockReference, recordPayment } from './record-payment.ts';
import { requireUser } from './require-user.ts';

const UNMATCHED = ['unknown-customer', 'unknown-price'] as const;

/** Takes events off the list whose payment is known now. Whoever paid is not remembered with them. */
export async function settleEventsOf(transaction: DatabaseTransaction, reference: string): Promise<void> {
  await transaction
    .updateTable('payment_events')
    .set({ outcome: 'applied', facts: '{}' })
    .where('reference', '=', reference)
    .where('outcome', 'in', UNMATCHED)
    .execute();
}

/** An event by id, under the lock of its payment. @throws {Failure} `notFound` */
async function lockEvent(transaction: DatabaseTransaction, id: string) {
  const event = () =>
    transaction
      .selectFrom('payment_events')
      .select(['id', 'reference', 'outcome', 'facts'])
      .where('id', '=', id)
      .executeTakeFirst();
  const known = await event();
  if (known?.reference != null) await lockReference(transaction, known.reference);
  // Looked at once more under the lock: somebody else may have settled it.
  const still = await event();
  if (!still) throw new Failure('notFound', {}, 'There is no such event.');
  return still;
}

async function refusePaymentOfAnother(
  transaction: DatabaseTransaction,
  reference: string,
  userId: string,
): Promise<void> {
  const known = await transaction
    .selectFrom('payments')
    .select('user_id')
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (known && known.user_id !== userId) {
    throw new Failure('conflict', {}, 'This payment was entered for another user.');
  }
}

/**
 * Gives a payment that found no customer or plan to a user, with everything that the provider told of it: plan, invoice and
 * mail follow as with any payment.
 *
 * @throws {Failure} `notFound` for event or user, `conflict` when it is settled, a refund or another user's, `invalid` without a plan
 *   where the event names none
 */
export async function assignEvent(
  context: BillingContext,
  assignedBy: string,
  { id, userId, planType }: AssignEventInput,
): Promise<Payment> {
  return await inTransaction(context.database, async (transaction) => {
    const user = await requireUser(transaction, userId);
    const event = await lockEvent(transaction, id);
    const { reference } = event;
    if (event.outcome === 'waiting') {
      throw new Failure('conflict', {}, 'This is a refund: enter the payment that it pays back.');
    }
    if (reference === null || !UNMATCHED.some((outcome) => outcome === event.outcome)) {
      throw new Failure('conflict', {}, 'This event is settled already.');
    }
    await refusePaymentOfAnother(transaction, reference, user.id);
    const told = await transaction
      .selectFrom('payment_events')
      .select(['facts', 'made_at'])
      .where('reference', '=', reference)
      .where('outcome', 'in', UNMATCHED)
      .orderBy('made_at')
      .orderBy('received_at')
      .execute();
    let recorded: string | null = null;
    for (const { facts, made_at: madeAt } of told) {
      recorded = await record(transaction, context, {
        fact: facts as PaymentFact,
        madeAt,
        userId: user.id,
        planType: planType ?? null,
        assignedBy,
      });
    }
    await settleEventsOf(transaction, reference);
    await recordAudit(transaction, {
      actorId: assignedBy,
      action: 'payment-event.assigned',
      subjectId: user.id,
      details: { event: id, payment: recorded },
    });
    const [assigned] = recorded === null ? [] : await describePayments(transaction, { id: recorded });
    if (!assigned) throw new Error('A payment that was just assigned is not there');
    return assigned;
  });
}

async function record(
  transaction: DatabaseTransaction,
  context: BillingContext,
  given: {
    readonly fact: PaymentFact;
    readonly madeAt: Date;
    readonly userId: string;
    readonly planType: PaidPlanType | null;
    readonly assignedBy: string;
  },
): Promise<string> {
  const { fact } = given;
  if (fact.kind === 'other' || fact.kind === 'refunded') {
    throw new Error(`An event without a payment is kept as one: ${fact.kind}`);
  }
  const { payment } = fact;
  const plan = planOfPrice(context, payment.priceId) ?? given.planType;
  if (plan === null) {
    throw new Failure('invalid', { field: 'planType' }, 'Choose the plan that was paid for.');
  }
  return await recordPayment(transaction, context, {
    source: 'provider',
    enteredBy: given.assignedBy,
    note: '',
    paidAt: given.madeAt,
    userId: given.userId,
    state: fact.kind,
    plan,
    reference: payment.reference,
    amountMinor: payment.amountMinor,
    currency: payment.currency,
    priceId: payment.priceId,
    customerId: payment.customerId,
    subscriptionId: payment.subscriptionId,
    invoiceUrl: payment.invoiceUrl,
  });
}

/**
 * Takes an event off the list that concerns nobody here.
 *
 * @throws {Failure} `notFound`, `conflict` when it is settled
 */
export async function dismissEvent(
  { database }: Pick<BillingContext, 'database'>,
  dismissedBy: string,
  id: string,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const event = await lockEvent(transaction, id);
    if (event.outcome === 'applied' || event.outcome === 'ignored') {
      throw new Failure('conflict', {}, 'This event is settled already.');
    }
    await transaction
      .updateTable('payment_events')
      .set({ outcome: 'ignored', facts: '{}' })
      .where('id', '=', id)
      .execute();
    await recordAudit(transaction, {
      actorId: dismissedBy,
      action: 'payment-event.dismissed',
      subjectId: null,
      details: { event: id, outcome: event.outcome, reference: event.reference },
    });
  });
}
