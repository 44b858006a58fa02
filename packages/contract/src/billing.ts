import { z } from 'zod';
import { administrator, member } from './endpoint.ts';
import { inputText } from './input-text.ts';
import { ERRORS } from './errors.ts';
import { list } from './list.ts';
import { paidPlanType } from './plans.ts';

/** Money in the units of its currency: `30`, `NOK`. */
const amount = z.number();

export const payment = z.object({
  id: z.uuid(),
  createdAt: z.string(),
  amount,
  /** What of it was paid back. */
  refundedAmount: amount,
  /** ISO 4217. */
  currency: z.string(),
  /** `succeeded`, `refunded`, `pending`, `failed`. */
  status: z.string(),
  planType: paidPlanType.nullable(),
  /** Of our own invoice, without a gap; null: there is none. */
  invoiceNumber: z.number().int().nullable(),
  /** An invoice that the payment provider shows; null: ours is to be had. */
  invoiceUrl: z.string().nullable(),
  /** Credit notes of it, the oldest first. */
  creditNotes: list(z.object({ id: z.uuid(), number: z.number().int(), amount })),
});
export type Payment = z.infer<typeof payment>;

export const paymentsAnswer = z.object({
  /** The newest first. */
  payments: list(payment),
});
export type PaymentsAnswer = z.infer<typeof paymentsAnswer>;

/** A file as the answer: its headers, and a stream of its bytes (in the page a `File`). */
export const sentFile = z.object({
  headers: z.record(z.string(), z.string()),
  body: z.unknown(),
});
export type SentFile = z.infer<typeof sentFile>;

const paymentId = z.object({ id: inputText().max(100) });

export const enterPaymentInput = z.object({
  /** The user who paid. */
  id: inputText().max(100),
  /** Names the payment, as on the bank's statement; the same one again is the same payment. */
  reference: inputText().trim().min(1).max(200),
  planType: paidPlanType,
  /** In the smallest unit of the currency, MVA included. */
  amountMinor: z.number().int().min(1).max(1_000_000_000),
  currency: z.string().regex(/^[A-Z]{3}$/),
  paidAt: z.iso.datetime(),
  invoiceUrl: z
    .url({ protocol: /^https$/ })
    .max(2_000)
    .nullable()
    .optional(),
  note: inputText().trim().max(500).optional(),
});
export type EnterPaymentInput = z.infer<typeof enterPaymentInput>;

export const checkoutAnswer = z.object({
  /** Where the payment provider takes the card. */
  url: z.string(),
});
export type CheckoutAnswer = z.infer<typeof checkoutAnswer>;

/** What was paid, and its invoices. */
export const billingEndpoints = {
  list: member
    .route({
      method: 'GET',
      path: '/payments',
      tags: ['member'],
      summary: 'What the user paid, newest first',
    })
    .output(paymentsAnswer),
  invoice: member
    .errors({ notFound: ERRORS.notFound })
    .route({
      method: 'GET',
      path: '/payments/{id}/invoice',
      tags: ['member'],
      summary: 'The invoice of a payment as PDF',
      outputStructure: 'detailed',
    })
    .input(paymentId)
    .output(sentFile),
  creditNote: member
    .errors({ notFound: ERRORS.notFound })
    .route({
      method: 'GET',
      path: '/payments/credit-notes/{id}',
      tags: ['member'],
      summary: 'A credit note as PDF',
      outputStructure: 'detailed',
    })
    .input(paymentId)
    .output(sentFile),
  checkout: member
    .errors({ conflict: ERRORS.conflict, notFound: ERRORS.notFound })
    .route({
      method: 'POST',
      path: '/payments/checkout',
      tags: ['member'],
      summary: 'Pay for a year of a plan by card, at the payment provider',
    })
    .input(z.object({ planType: paidPlanType }))
    .output(checkoutAnswer),
  enter: administrator
    .errors({ conflict: ERRORS.conflict, notFound: ERRORS.notFound })
    .route({
      method: 'POST',
      path: '/admin/users/{id}/payments',
      tags: ['admin'],
      summary: 'Enter a payment that came in another way',
    })
    .input(enterPaymentInput)
    .output(payment),
};
