import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import {
  invoicePaidEvent,
  paidEvent,
  pendingEvent,
  refundEvent,
  signatureOf,
  unknownEvent,
  WEBHOOK_SECRET,
  type Delivery,
} from '../../features/billing/testing/stripe-events.ts';
import { createStripeCheckout } from './stripe-checkout.ts';
import { createStripeEvents } from './stripe-events.ts';

const read = ({ body }: Delivery) => createStripeEvents(WEBHOOK_SECRET).read(body, signatureOf(body));

describe('events', () => {
  test('are told in our words', () => {
    const bought = { reference: 'pi_1', userId: 'u', email: 'kari@example.no', customer: 'cus_1' };
    const payment = {
      reference: 'pi_1',
      amountMinor: 3_000,
      currency: 'NOK',
      priceId: 'price_premium',
      customerId: 'cus_1',
      email: 'kari@example.no',
      subscriptionId: null,
    };
    expect(read(paidEvent(bought)).fact).toEqual({
      kind: 'paid',
      payment: { ...payment, userId: 'u', invoiceUrl: null },
    });
    expect(read(pendingEvent(bought)).fact).toMatchObject({ kind: 'pending' });
    expect(read(invoicePaidEvent(bought)).fact).toEqual({
      kind: 'paid',
      payment: { ...payment, userId: null, invoiceUrl: 'https://invoice.stripe.example/pi_1' },
    });
    expect(read(refundEvent('pi_1', 1_000)).fact).toEqual({
      kind: 'refunded',
      reference: 'pi_1',
      refundedMinor: 1_000,
      currency: 'NOK',
    });
    expect(read(unknownEvent()).fact).toEqual({ kind: 'other' });
  });
});

describe('the checkout', () => {
  let server: Server | undefined;
  afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))));

  async function answering(status: number, body: object): Promise<{ apiUrl: string; asked: string[] }> {
    const asked: string[] = [];
    server = createServer((request, response) => {
      const pieces: Buffer[] = [];
      request.on('data', (piece: Buffer) => pieces.push(piece));
      request.on('end', () => {
        asked.push(`${request.headers.authorization ?? ''} ${Buffer.concat(pieces).toString()}`);
        response.statusCode = status;
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(body));
      });
    });
    await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
    return { apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
  }
  const order = {
    userId: 'u',
    email: 'kari@example.no',
    priceId: 'price_pro',
    successUrl: 'https://klar.example/subscribe?success',
    cancelUrl: 'https://klar.example/subscribe?canceled',
  };

  test('begins one payment that does not renew itself', async () => {
    const { apiUrl, asked } = await answering(200, { id: 'cs_1', url: 'https://checkout.example/cs_1' });
    const checkout = createStripeCheckout({ secretKey: 'sk_test_1', apiUrl });
    expect(await checkout.begin(order)).toBe('https://checkout.example/cs_1');
    const sent = new URLSearchParams(asked[0]!.replace('Bearer sk_test_1 ', ''));
    expect(Object.fromEntries(sent)).toMatchObject({
      mode: 'payment',
      'line_items[0][price]': 'price_pro',
      'line_items[0][quantity]': '1',
      'metadata[userId]': 'u',
      'metadata[priceId]': 'price_pro',
      customer_email: 'kari@example.no',
    });
  });

  test('fails when the provider refuses', async () => {
    const { apiUrl } = await answering(402, { error: { type: 'card_error', message: 'No' } });
    await expect(createStripeCheckout({ secretKey: 'sk_test_1', apiUrl }).begin(order)).rejects.toThrow('No');
  });
});
