import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { errorBody } from './error-response.ts';

/** Takes an event byte for byte as it came, with the provider's signature. */
export type TakePaymentEvent = (body: string, signature: string) => Promise<'taken' | 'refused'>;

/** Far more than an event takes. */
const MAX_EVENT_BYTES = 512_000;

/**
 * Mounts where the payment provider tells of payments: 200 when the event was taken or is known already, 400 when it is not
 * signed as it should be, so that nothing of it is believed. It stands before the contract's endpoints, which would
 * parse the body and refuse a sender without an origin of ours.
 */
export function servePaymentWebhook(app: Hono, take: TakePaymentEvent | null): void {
  const path = '/api/webhooks/stripe';
  if (!take) {
    app.all(path, (c) => c.json(errorBody('notFound'), 404));
    return;
  }
  app.post(
    path,
    bodyLimit({ maxSize: MAX_EVENT_BYTES, onError: (c) => c.json(errorBody('invalid'), 400) }),
    async (c) => {
      const signature = c.req.header('stripe-signature');
      const outcome = signature === undefined ? 'refused' : await take(await c.req.text(), signature);
      return outcome === 'taken' ? c.json({ received: true }) : c.json(errorBody('invalid'), 400);
    },
  );
}
