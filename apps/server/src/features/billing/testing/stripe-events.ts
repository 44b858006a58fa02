import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';

export const WEBHOOK_SECRET = 'whsec_of_the_tests';
export const PRICES = { premium: 'price_premium', pro: 'price_pro', enterprise: 'price_enterprise' } as const;

/** An event as Stripe would deliver it. */
export interface Delivery {
  readonly id: string;
  readonly body: string;
}

function event(type: string, object: object, { id = `evt_${randomUUID()}`, at = new Date() } = {}): Delivery {
  return {
    id,
    body: JSON.stringify({
      id,
      object: 'event',
      api_version: '2026-10-28.endive',
      created: Math.floor(at.getTime() / 1000),
      livemode: false,
      type,
      data: { object },
    }),
  };
}

export interface Bought {
  readonly reference: string;
  readonly userId?: string | null;
  readonly email?: string | null;
  readonly customer?: string | null;
  readonly price?: string | null;
  readonly amountMinor?: number;
  readonly currency?: string;
}

const session = (bought: Bought, paymentStatus: 'paid' | 'unpaid') => ({
  id: `cs_${bought.reference}`,
  object: 'checkout.session',
  mode: 'payment',
  payment_status: paymentStatus,
  payment_intent: bought.reference,
  amount_total: bought.amountMinor ?? 3_000,
  currency: bought.currency ?? 'nok',
  client_reference_id: bought.userId ?? null,
  customer: bought.customer ?? null,
  customer_details: { email: bought.email ?? null },
  metadata: {
    ...(bought.price === null ? {} : { priceId: bought.price ?? PRICES.premium }),
    ...(bought.userId == null ? {} : { userId: bought.userId }),
  },
  payment_method_details: { card: { last4: '4242' } },
});

type When = { readonly id?: string; readonly at?: Date };

export const paidEvent = (bought: Bought, when: When = {}): Delivery =>
  event('checkout.session.completed', session(bought, 'paid'), when);
export const pendingEvent = (bought: Bought, when: When = {}): Delivery =>
  event('checkout.session.completed', session(bought, 'unpaid'), when);
export const arrivedEvent = (bought: Bought, when: When = {}): Delivery =>
  event('checkout.session.async_payment_succeeded', session(bought, 'paid'), when);
export const failedEvent = (bought: Bought, when: When = {}): Delivery =>
  event('checkout.session.async_payment_failed', session(bought, 'unpaid'), when);

export const invoicePaidEvent = (bought: Bought, when: When = {}): Delivery =>
  event(
    'invoice.paid',
    {
      id: `in_${bought.reference}`,
      object: 'invoice',
      amount_paid: bought.amountMinor ?? 3_000,
      currency: bought.currency ?? 'nok',
      customer: bought.customer ?? null,
      customer_email: bought.email ?? null,
      hosted_invoice_url: `https://invoice.stripe.example/${bought.reference}`,
      lines: { data: [{ pricing: { price_details: { price: bought.price ?? PRICES.premium } } }] },
      payments: { data: [{ payment: { type: 'payment_intent', payment_intent: bought.reference } }] },
      metadata: {},
    },
    when,
  );

export const refundEvent = (
  reference: string,
  refundedMinor: number,
  when: When & { readonly currency?: string } = {},
) =>
  event(
    'charge.refunded',
    {
      id: `ch_${reference}`,
      object: 'charge',
      payment_intent: reference,
      amount: 3_000,
      amount_refunded: refundedMinor,
      currency: when.currency ?? 'nok',
    },
    when,
  );

export const unknownEvent = (): Delivery => event('customer.created', { id: 'cus_1', object: 'customer' });

/** The header that Stripe sends with a body, signed at a moment. */
export function signatureOf(body: string, { secret = WEBHOOK_SECRET, at = new Date() } = {}): string {
  return Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret,
    timestamp: Math.floor(at.getTime() / 1000),
  });
}
