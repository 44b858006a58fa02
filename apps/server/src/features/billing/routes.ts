import { admin, limited, member, os } from '../../http/procedures.ts';
import { beginCheckout } from './begin-checkout.ts';
import type { BillingContext } from './billing-context.ts';
import { enterPayment } from './enter-payment.ts';
import { listPayments } from './list-payments.ts';
import { readCreditNote, readInvoice } from './read-invoice.ts';

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
