import Stripe from 'stripe';
import {
  SignatureError,
  type PaymentEvent,
  type PaymentEvents,
  type PaymentFact,
  type ProviderPayment,
} from '../../ports/payment-provider.ts';

/** Events that were signed longer ago are refused; Stripe signs each delivery anew. */
const TOLERANCE_S = 300;

const idOf = (thing: string | { readonly id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);

function ofSession(session: Stripe.Checkout.Session): ProviderPayment {
  const { metadata, customer_details: customer } = session;
  return {
    reference: idOf(session.payment_intent) ?? session.id,
    amountMinor: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    priceId: metadata?.['priceId'] ?? null,
    userId: metadata?.['userId'] ?? session.client_reference_id ?? null,
    customerId: idOf(session.customer),
    email: customer?.email ?? session.customer_email ?? null,
    subscriptionId: idOf(session.subscription),
    invoiceUrl: null,
  };
}

function ofInvoice(invoice: Stripe.Invoice): ProviderPayment {
  const [line] = invoice.lines.data;
  const intent = invoice.payments?.data[0]?.payment.payment_intent;
  return {
    reference: idOf(intent) ?? invoice.id,
    amountMinor: invoice.amount_paid,
    currency: invoice.currency.toUpperCase(),
    priceId: idOf(line?.pricing?.price_details?.price),
    userId: invoice.metadata?.['userId'] ?? null,
    customerId: idOf(invoice.customer),
    email: invoice.customer_email,
    subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
    invoiceUrl: invoice.hosted_invoice_url ?? null,
  };
}

function factOf(event: Stripe.Event): PaymentFact {
  switch (event.type) {
    case 'checkout.session.completed': {
      const session = event.data.object;
      // `unpaid`: a bank transfer that is still under way.
      return { kind: session.payment_status === 'unpaid' ? 'pending' : 'paid', payment: ofSession(session) };
    }
    case 'checkout.session.async_payment_succeeded':
      return { kind: 'paid', payment: ofSession(event.data.object) };
    case 'checkout.session.async_payment_failed':
      return { kind: 'failed', payment: ofSession(event.data.object) };
    case 'invoice.paid':
      return { kind: 'paid', payment: ofInvoice(event.data.object) };
    case 'charge.refunded': {
      const charge = event.data.object;
      return {
        kind: 'refunded',
        reference: idOf(charge.payment_intent) ?? charge.id,
        refundedMinor: charge.amount_refunded,
        currency: charge.currency.toUpperCase(),
      };
    }
    default:
      return { kind: 'other' };
  }
}

/** Reads events that Stripe signed with a secret. Needs no key and no network. */
export function createStripeEvents(webhookSecret: string): PaymentEvents {
  return {
    read(body, signature): PaymentEvent {
      let event: Stripe.Event;
      try {
        event = Stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_S);
      } catch {
        throw new SignatureError();
      }
      return { id: event.id, type: event.type, madeAt: new Date(event.created * 1000), fact: factOf(event) };
    },
  };
}
