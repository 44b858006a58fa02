import type { UnmatchedEvent } from '@klarnotam/contract';
import type { PaymentFact } from '../../ports/payment-provider.ts';
import type { Database } from '../../database/create-database.ts';
import type { BillingContext } from './billing-context.ts';
import { minorUnitsOf } from './minor-units.ts';
import { planOfPrice } from './plan-of-price.ts';

const AT_ONCE = 500;

/** What an administrator is told of an event's facts; null: they are not those of a payment or refund. */
function describeFact(
  { priceIds }: Pick<BillingContext, 'priceIds'>,
  fact: PaymentFact,
): Pick<
  UnmatchedEvent,
  'state' | 'amountMinor' | 'amount' | 'currency' | 'email' | 'customerId' | 'planType'
> | null {
  if (fact.kind === 'other') return null;
  if (fact.kind === 'refunded') {
    const { refundedMinor: amountMinor, currency } = fact;
    const amount = amountMinor / minorUnitsOf(currency);
    return {
      state: 'refunded',
      amountMinor,
      amount,
      currency,
      email: null,
      customerId: null,
      planType: null,
    };
  }
  const { amountMinor, currency, email, customerId, priceId } = fact.payment;
  return {
    state: fact.kind,
    amountMinor,
    amount: amountMinor / minorUnitsOf(currency),
    currency,
    email,
    customerId,
    planType: planOfPrice({ priceIds }, priceId),
  };
}

/** A query for events that belong to nobody or nothing known. */
export function unmatchedEventsQuery(database: Database) {
  return database
    .selectFrom('payment_events')
    .select(['id', 'type', 'made_at', 'received_at', 'reference', 'facts', 'outcome'])
    .where('outcome', 'in', ['unknown-customer', 'unknown-price', 'waiting'])
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .limit(AT_ONCE);
}

/** Payments and refunds that the provider told of and that belong to nobody or nothing known, for an administrator. */
export async function listUnmatchedEvents(
  context: Pick<BillingContext, 'database' | 'priceIds'>,
): Promise<readonly UnmatchedEvent[]> {
  const rows = await unmatchedEventsQuery(context.database).execute();
  return rows.flatMap((row) => {
    const told = describeFact(context, row.facts as PaymentFact);
    if (!told) return [];
    return {
      id: row.id,
      type: row.type,
      madeAt: row.made_at.toISOString(),
      receivedAt: row.received_at.toISOString(),
      outcome: row.outcome as UnmatchedEvent['outcome'],
      reference: row.reference,
      ...told,
    };
  });
}
