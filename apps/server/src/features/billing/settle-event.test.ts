import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../database/testing/create-test-database.ts';
import { insertUser } from '../../database/testing/insert-user.ts';
import { readSubscription } from '../subscription/index.ts';
import { enterPayment, listPayments, listUnmatchedEvents } from './index.ts';
import { assignEvent, dismissEvent } from './settle-event.ts';
import { billingOn, deliver, type TestBilling } from './testing/billing-context.ts';
import { arrivedEvent, paidEvent, pendingEvent, PRICES, refundEvent } from './testing/stripe-events.ts';

let db: TestDatabase;
let billing: TestBilling;
let adminId: string;
let owner: { id: string; name: string };
let counter = 0;
const newReference = (): string => `pi_settled_${(counter += 1)}`;
/** The order in which the provider made them. */
const at = (minute: number): Date => new Date(Date.UTC(2026, 5, 1, 12, minute));

beforeAll(async () => {
  db = await createTestDatabase();
  billing = billingOn(db.database);
  adminId = await insertUser(db.database, 'admin@klar.example');
});
afterAll(() => db.drop());
beforeEach(async () => {
  await sql`delete from payment_events`.execute(db.database);
  owner = { id: await insertUser(db.database), name: 'Kari Nordmann' };
  await readSubscription(db.database, owner);
});

const plan = () => readSubscription(db.database, owner);
const payments = async () => (await listPayments(db.database, owner.id)).payments;
const listedIds = async () => (await listUnmatchedEvents(billing)).map(({ id }) => id);

const assign = (id: string, more: { userId?: string; planType?: 'premium' | 'pro' } = {}) =>
  assignEvent(billing, adminId, { id, userId: owner.id, ...more });

async function auditOf(action: string) {
  return await db.database
    .selectFrom('audit_log')
    .select(['actor_id', 'subject_id', 'details'])
    .where('action', '=', action)
    .where('actor_id', '=', adminId)
    .orderBy('id', 'desc')
    .execute();
}

describe('a payment that found no customer', () => {
  test('is listed with who paid what', async () => {
    const reference = newReference();
    const bought = { reference, email: 'who@klar.example', customer: 'cus_9', price: PRICES.pro };
    const event = paidEvent({ ...bought, amountMinor: 15_050 }, { at: at(0) });
    await deliver(billing, event);
    expect(await listUnmatchedEvents(billing)).toMatchObject([
      {
        id: event.id,
        outcome: 'unknown-customer',
        state: 'paid',
        reference,
        amountMinor: 15_050,
        amount: 150.5,
        currency: 'NOK',
        email: 'who@klar.example',
        customerId: 'cus_9',
        planType: 'pro',
        madeAt: at(0).toISOString(),
      },
    ]);
  });

  test('is given to a user: plan, invoice, mail and log, and it leaves the list with its payer', async () => {
    const event = paidEvent({ reference: newReference(), email: 'who@klar.example', price: PRICES.pro });
    await deliver(billing, event);
    expect(await assign(event.id)).toMatchObject({ status: 'succeeded', planType: 'pro', amount: 30 });
    expect(await plan()).toMatchObject({ planType: 'pro', planLimits: 30 });
    const [payment] = await payments();
    expect(payment?.invoiceNumber).toBeGreaterThan(0);
    expect(await listedIds()).toEqual([]);
    const stored = await db.database
      .selectFrom('payment_events')
      .select(['outcome', 'facts'])
      .where('id', '=', event.id)
      .executeTakeFirst();
    expect(stored).toEqual({ outcome: 'applied', facts: {} });
    expect((await auditOf('payment-event.assigned'))[0]).toEqual({
      actor_id: adminId,
      subject_id: owner.id,
      details: { event: event.id, payment: payment?.id },
    });
    await expect(assign(event.id)).rejects.toMatchObject({ code: 'conflict' });
    await deliver(billing, event);
    expect(await payments()).toHaveLength(1);
  });

  test('of an unknown price needs a plan, and nothing happens without one', async () => {
    const event = paidEvent({ reference: newReference(), userId: owner.id, price: 'price_of_old' });
    await deliver(billing, event);
    await expect(assign(event.id)).rejects.toMatchObject({ code: 'invalid', data: { field: 'planType' } });
    expect(await payments()).toEqual([]);
    expect(await listedIds()).toEqual([event.id]);
    expect(await assign(event.id, { planType: 'premium' })).toMatchObject({ planType: 'premium' });
  });

  test('takes along what else was told of it, in the order in which that was made', async () => {
    const reference = newReference();
    const arrived = arrivedEvent({ reference }, { at: at(5) });
    const pending = pendingEvent({ reference }, { at: at(1) });
    await deliver(billing, arrived);
    await deliver(billing, pending);
    expect(await listedIds()).toHaveLength(2);
    expect(await assign(pending.id)).toMatchObject({ status: 'succeeded' });
    expect(await listedIds()).toEqual([]);
    expect(await payments()).toHaveLength(1);
  });

  test('given to a user twice at once counts once', async () => {
    const event = paidEvent({ reference: newReference() });
    await deliver(billing, event);
    const answers = await Promise.allSettled([assign(event.id), assign(event.id), assign(event.id)]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers) {
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'conflict' });
    }
    expect(await payments()).toHaveLength(1);
  });

  test('that is entered by hand with its reference leaves the list', async () => {
    const reference = newReference();
    await deliver(billing, paidEvent({ reference }));
    await enterPayment(billing, adminId, {
      id: owner.id,
      reference,
      planType: 'premium',
      amountMinor: 3_000,
      currency: 'NOK',
      paidAt: at(0).toISOString(),
    });
    expect(await listedIds()).toEqual([]);
  });

  test('is not taken from another user to whom it was entered', async () => {
    const reference = newReference();
    const stranger = await insertUser(db.database);
    await enterPayment(billing, adminId, {
      id: stranger,
      reference,
      planType: 'premium',
      amountMinor: 3_000,
      currency: 'NOK',
      paidAt: at(0).toISOString(),
    });
    const event = paidEvent({ reference, price: 'price_of_old' });
    await deliver(billing, event);
    await expect(assign(event.id, { planType: 'pro' })).rejects.toMatchObject({ code: 'conflict' });
    expect(await payments()).toEqual([]);
  });

  test('that is not there, or whose user is not, is not found', async () => {
    const event = paidEvent({ reference: newReference() });
    await deliver(billing, event);
    await expect(assign('evt_nothing')).rejects.toMatchObject({ code: 'notFound' });
    for (const userId of [randomUUID(), 'nobody']) {
      await expect(assign(event.id, { userId })).rejects.toMatchObject({ code: 'notFound' });
    }
    await expect(dismissEvent(billing, adminId, 'evt_nothing')).rejects.toMatchObject({ code: 'notFound' });
  });

  test('is dismissed once, with a row in the log', async () => {
    const reference = newReference();
    const event = paidEvent({ reference });
    await deliver(billing, event);
    await dismissEvent(billing, adminId, event.id);
    expect(await listedIds()).toEqual([]);
    expect((await auditOf('payment-event.dismissed'))[0]).toMatchObject({
      subject_id: null,
      details: { event: event.id, outcome: 'unknown-customer', reference },
    });
    await expect(dismissEvent(billing, adminId, event.id)).rejects.toMatchObject({ code: 'conflict' });
    await expect(assign(event.id)).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('a refund of a payment that is not known', () => {
  test('is listed, cannot be given to a user, and is applied when the payment is entered', async () => {
    const reference = newReference();
    const refund = refundEvent(reference, 3_000);
    await deliver(billing, refund);
    expect(await listUnmatchedEvents(billing)).toMatchObject([
      { id: refund.id, outcome: 'waiting', state: 'refunded', amount: 30, email: null, planType: null },
    ]);
    await expect(assign(refund.id)).rejects.toMatchObject({ code: 'conflict' });
    const payment = paidEvent({ reference });
    await deliver(billing, payment);
    expect(await assign(payment.id)).toMatchObject({ status: 'refunded', refundedAmount: 30 });
    expect(await listedIds()).toEqual([]);
    expect(await plan()).toMatchObject({ planType: 'free' });
  });
});
