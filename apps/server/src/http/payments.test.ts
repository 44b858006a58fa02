import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paidEvent, PRICES, signatureOf, WEBHOOK_SECRET } from '../features/billing/testing/stripe-events.ts';
import { openService, type TestService, type Visitor } from './testing/open-service.ts';
import { bodyOf, openWithThreePeople, type ThreePeople } from './testing/three-people.ts';

let people: ThreePeople;
let service: TestService;
let kari: Visitor;
let ola: Visitor;
let admin: Visitor;
let kariId: string;
let olaId: string;

beforeAll(async () => {
  people = await openWithThreePeople({
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_PRICE_PREMIUM: PRICES.premium,
    STRIPE_PRICE_PRO: PRICES.pro,
  });
  ({ service, kari, ola, admin, kariId, olaId } = people);
}, 60_000);
afterAll(() => service.stop());

const deliver = (body: string, signature: string | null, headers: Record<string, string> = {}) =>
  service.fetch('/api/webhooks/stripe', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...headers,
      ...(signature === null ? {} : { 'stripe-signature': signature }),
    },
    body,
  });

describe('POST /api/webhooks/stripe', () => {
  test('takes what is signed, whoever sends it, and once', async () => {
    const { body } = paidEvent({ reference: 'pi_http', userId: kariId, price: PRICES.pro });
    const signature = signatureOf(body);
    const answers = await Promise.all([
      deliver(body, signature),
      deliver(body, signature, {
        origin: 'https://dashboard.stripe.example',
        'sec-fetch-site': 'cross-site',
      }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { body: listed } = await kari.get('/api/payments');
    expect(listed['payments']).toHaveLength(1);
    expect((await kari.get('/api/subscription')).body).toMatchObject({ planType: 'pro' });
  });

  test('refuses what is not signed, changed or far too long with 400, and says no more', async () => {
    const { body } = paidEvent({ reference: 'pi_bad', userId: kariId });
    for (const [sent, signature] of [
      [body, null],
      [body, 't=1,v1=00'],
      [`${body} `, signatureOf(body)],
      ['x'.repeat(600_000), signatureOf('x')],
    ] as const) {
      const response = await deliver(sent, signature);
      expect(response.status).toBe(400);
      expect(await bodyOf(response)).toEqual({
        code: 'invalid',
        message: 'The request could not be understood.',
      });
    }
    expect((await service.fetch('/api/webhooks/stripe')).status).toBe(404);
  });

  test('is not there without a secret', async () => {
    const without = await openService();
    const { body } = paidEvent({ reference: 'pi_1', userId: kariId });
    const response = await without.fetch('/api/webhooks/stripe', {
      method: 'POST',
      headers: { 'stripe-signature': signatureOf(body) },
      body,
    });
    expect(response.status).toBe(404);
    await without.stop();
  }, 30_000);
});

describe('invoices', () => {
  test('come as an attachment of their owner, and of nobody else', async () => {
    const { body } = await kari.get('/api/payments');
    const [{ id }] = body['payments'] as [{ id: string }];
    const response = await people.fetchAs(kari, `/api/payments/${id}/invoice`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="invoice-${id}.pdf"`);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    for (const other of [ola, admin]) {
      expect((await other.get(`/api/payments/${id}/invoice`)).status).toBe(404);
      expect((await other.get(`/api/payments/credit-notes/${id}`)).status).toBe(404);
    }
    expect((await service.fetch(`/api/payments/${id}/invoice`)).status).toBe(401);
  });
});

describe('checkout and entering by hand', () => {
  test('without a key nothing is paid by card, and only administrators enter payments', async () => {
    const { body: site } = await kari.get('/api/site');
    expect(site['cardPlans']).toEqual([]);
    expect((await kari.post('/api/payments/checkout', { planType: 'pro' })).status).toBe(404);
    const payment = {
      reference: 'bank 1',
      planType: 'premium',
      amountMinor: 3_000,
      currency: 'NOK',
      paidAt: new Date().toISOString(),
    };
    expect((await kari.post(`/api/admin/users/${kariId}/payments`, payment)).status).toBe(403);
    const entered = await admin.post(`/api/admin/users/${olaId}/payments`, payment);
    expect(entered).toMatchObject({ status: 200, body: { amount: 30, planType: 'premium' } });
    expect((await admin.post(`/api/admin/users/${olaId}/payments`, payment)).status).toBe(409);
    for (const wrong of [
      { amountMinor: 0.5 },
      { currency: 'kr' },
      { invoiceUrl: 'javascript:alert(1)' },
      { paidAt: 'today' },
    ]) {
      const answer = await admin.post(`/api/admin/users/${olaId}/payments`, {
        ...payment,
        reference: 'r',
        ...wrong,
      });
      expect(answer.status).toBe(422);
    }
    const audited = await service.database.selectFrom('audit_log').select('action').execute();
    expect(audited.map(({ action }) => action)).toContain('payment.received');
  });
});
