import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIRequestContext } from '@playwright/test';

const SECRET = 'whsec_of_the_journeys';

/** The payment provider: begins checkouts, takes no cards, and tells of payments. */
export interface PaymentService {
  /** For the server under test. */
  readonly settings: Readonly<Record<string, string>>;
  /** The last checkout that was begun, as the server asked for it. */
  readonly lastOrder: () => URLSearchParams;
  stop(): Promise<void>;
}

/** Starts it; its page of payment leads back as the real one does. */
export async function startPaymentService(): Promise<PaymentService> {
  let last = new URLSearchParams();
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const { port } = server.address() as AddressInfo;
      if (request.method === 'POST' && request.url === '/v1/checkout/sessions') {
        last = new URLSearchParams(Buffer.concat(pieces).toString());
        response.setHeader('content-type', 'application/json');
        response.end(
          JSON.stringify({ id: 'cs_1', object: 'checkout.session', url: `http://127.0.0.1:${port}/pay` }),
        );
        return;
      }
      response.setHeader('content-type', 'text/html');
      response.end(
        `<title>Pay</title><a href="${last.get('success_url') ?? ''}">Pay now</a> <a href="${last.get('cancel_url') ?? ''}">Go back</a>`,
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    lastOrder: () => last,
    settings: {
      STRIPE_API_URL: `http://127.0.0.1:${port}`,
      STRIPE_SECRET_KEY: 'sk_test_journeys',
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_PRICE_PREMIUM: 'price_premium',
      STRIPE_PRICE_PRO: 'price_pro',
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Tells the server of something, signed as the provider signs. @returns the status of the answer */
export async function tell(request: APIRequestContext, type: string, object: object): Promise<number> {
  const created = Math.floor(Date.now() / 1000);
  const body = JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    created,
    type,
    data: { object },
  });
  const signature = createHmac('sha256', SECRET).update(`${created}.${body}`).digest('hex');
  const answer = await request.post('/api/webhooks/stripe', {
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${created},v1=${signature}` },
    data: Buffer.from(body),
  });
  return answer.status();
}
