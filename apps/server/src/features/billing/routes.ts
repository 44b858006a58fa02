import { admin, limited, member, os } from '../../http/procedures.ts';
import { beginCheckout } from './begin-checkout.ts';
import type { BillingContext } from './billing-context.ts';
import { enterPayment } from './enter-payment.ts';
import { listPayments } from './list-payments.ts';
import { listUnmatchedEvents } from './list-unmatched-events.ts';
import { readCreditNote, readInvoice } from './read-invoice.ts';
import { assignEvent, dismissEvent } from './settle-event.ts';

export function billingRoutes(billing: BillingContext) {
  const { payments } = os;
  return {
    list: payments.list
      .use(member)
      .handler(({ context: { user } }) => listPayments(billing.database, user.id)),
    invoice: payments.invoice
      .use(member)
      .use(limited('documents'))
      .handler(({ context: { user }, input }) => readInvoice(billing, user.id, input.id)),
    creditNote: payments.creditNote
      .use(member)
      .use(limited('documents'))
      .handler(({ context: { user }, input }) => readCreditNote(billing, user.id, input.id)),
    checkout: payments.checkout
      .use(member)
      .use(limited('checkout'))
      .handler(({ context: { user }, input }) => beginCheckout(billing, user, input.planType)),
    enter: payments.enter
      .use(admin)
      .handler(({ context: { user }, input }) => enterPayment(billing, user.id, input)),
  };
}

/** What administrators do about payments that found no customer. */
export function paymentEventRoutes(billing: BillingContext) {
  const { paymentEvents } = os.admin;
  const administering = admin.concat(limited('administer'));
  return {
    list: paymentEvents.list
      .use(administering)
      .handler(async () => ({ events: await listUnmatchedEvents(billing) })),
    assign: paymentEvents.assign
      .use(administering)
      .handler(({ context: { user }, input }) => assignEvent(billing, user.id, input)),
    dismiss: paymentEvents.dismiss.use(administering).handler(async ({ context: { user }, input }) => {
      await dismissEvent(billing, user.id, input.id);
      return { status: 'done' } as const;
    }),
  };
}
