import { Failure, type EnterPaymentInput, type Payment } from '@klarnotam/contract';
import { inTransaction } from '../../database/in-transaction.ts';
import type { BillingContext } from './billing-context.ts';
import { describePayments } from './list-payments.ts';
import { lockReference, recordPayment } from './record-payment.ts';
import { settleEventsOf } from './settle-event.ts';
import { requireUser } from './require-user.ts';

/** Clocks differ; a payment is not of the future beyond that. */
const CLOCK_DIFFERENCE_MS = 24 * 3_600_000;

/**
 * Enters a payment that came in another way, or one of the provider's that could not be matched (with the provider's
 * reference): plan, invoice and mail follow as with any payment.
 *
 * @throws {Failure} `notFound` without such a user, `conflict` when the reference was used before, `invalid` when it was paid in
 *   the future
 */
export async function enterPayment(
  context: BillingContext,
  enteredBy: string,
  input: EnterPaymentInput,
): Promise<Payment> {
  const paidAt = new Date(input.paidAt);
  if (paidAt.getTime() > Date.now() + CLOCK_DIFFERENCE_MS) {
    throw new Failure('invalid', { field: 'paidAt' }, 'A payment cannot be of the future.');
  }
  return await inTransaction(context.database, async (transaction) => {
    const user = await requireUser(transaction, input.id);
    await lockReference(transaction, input.reference);
    const known = await transaction
      .selectFrom('payments')
      .select('id')
      .where('reference', '=', input.reference)
      .executeTakeFirst();
    if (known) throw new Failure('conflict', {}, 'A payment with this reference was entered before.');
    const id = await recordPayment(transaction, context, {
      source: 'hand',
      enteredBy,
      userId: user.id,
      state: 'paid',
      plan: input.planType,
      reference: input.reference,
      amountMinor: input.amountMinor,
      currency: input.currency,
      paidAt,
      priceId: null,
      customerId: null,
      subscriptionId: null,
      invoiceUrl: input.invoiceUrl ?? null,
      note: input.note ?? '',
    });
    await settleEventsOf(transaction, input.reference);
    const [entered] = await describePayments(transaction, { id });
    if (!entered) throw new Error('A payment that was just entered is not there');
    return entered;
  });
}
