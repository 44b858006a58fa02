import { z } from 'zod';
import { payment } from '../billing.ts';
import { administrator } from '../endpoint.ts';
import { ERRORS } from '../errors.ts';
import { inputText } from '../input-text.ts';
import { list } from '../list.ts';
import { paidPlanType } from '../plans.ts';

/** An event of the payment provider that belongs to nobody or nothing known. */
export const unmatchedEvent = z.object({
  id: z.string(),
  /** As the provider calls it. */
  type: z.string(),
  madeAt: z.string(),
  receivedAt: z.string(),
  /** `unknown-customer`, `unknown-price`: of a payment. `waiting`: a refund of a payment that is not known yet. */
  outcome: z.enum(['unknown-customer', 'unknown-price', 'waiting']),
  /** Names the payment; a payment that is entered with it settles the event. */
  reference: z.string().nullable(),
  /** Of a payment: paid already, under way or failed. Of a refund: `refunded`. */
  state: z.enum(['paid', 'pending', 'failed', 'refunded']),
  amountMinor: z.number().int(),
  /** The same in the units of its currency. */
  amount: z.number(),
  currency: z.string(),
  /** Who paid, as the provider tells it. */
  email: z.string().nullable(),
  customerId: z.string().nullable(),
  /** The plan whose price was paid; null: the price is none of ours, or it is a refund. */
  planType: paidPlanType.nullable(),
});
export type UnmatchedEvent = z.infer<typeof unmatchedEvent>;

const eventId = z.object({ id: inputText().min(1).max(255) });

export const assignEventInput = eventId.extend({
  userId: inputText().max(100),
  /** Must be given where the event names no plan. */
  planType: paidPlanType.optional(),
});
export type AssignEventInput = z.infer<typeof assignEventInput>;

/** Payments that found no customer. One that came in another way is entered by `payments.enter`. */
export const adminPaymentEventEndpoints = {
  list: administrator
    .route({
      method: 'GET',
      path: '/admin/payment-events',
      tags: ['admin'],
      summary: 'Events of the payment provider that found no customer, plan or payment; the newest 500',
    })
    .output(z.object({ events: list(unmatchedEvent) })),
  assign: administrator
    .errors({ notFound: ERRORS.notFound, conflict: ERRORS.conflict })
    .route({
      method: 'POST',
      path: '/admin/payment-events/{id}/assign',
      tags: ['admin'],
      summary:
        'Give the payment to a user: plan, invoice and mail follow. `conflict` when it is settled, or a refund',
    })
    .input(assignEventInput)
    .output(payment),
  dismiss: administrator
    .errors({ notFound: ERRORS.notFound, conflict: ERRORS.conflict })
    .route({
      method: 'POST',
      path: '/admin/payment-events/{id}/dismiss',
      tags: ['admin'],
      summary: 'Take an event from the list that concerns nobody here',
    })
    .input(eventId)
    .output(z.object({ status: z.literal('done') })),
};
