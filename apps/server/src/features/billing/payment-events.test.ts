import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../database/testing/create-test-database.ts';
import { insertUser } from '../../database/testing/insert-user.ts';
import { readSubscription } from '../subscription/index.ts';
import { listPayments, listUnmatchedEvents } from './index.ts';
import { yearAfter } from './plan-of-payments.ts';
import { takePaymentEvent } from './take-payment-event.ts';
import { billingOn, deliver, type TestBilling } from './testing/billing-context.ts';
import {
  arrivedEvent,
  failedEvent,
  invoicePaidEvent,
  paidEvent,
  pendingEvent,
  PRICES,
  signatureOf,
  unknownEvent,
} from './testing/stripe-events.ts';

let db: TestDatabase;
let billing: TestBilling;
let owner: { id: string; name: string };
let email: string;
let counter = 0;
/** A reference that no other test uses. */
const newReference = (): string => `pi_${(counter += 1)}`;
/** Without milliseconds, as the provider tells moments. */
const AT = new Date(Math.floor(Date.now() / 1000) * 1000 - 3_600_000);

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  billing = billingOn(db.database);
  email = `kari.${(counter += 1)}@klar.example`;
  owner = { id: await insertUser(db.database, email), name: 'Kari Nordmann' };
  await readSubscription(db.database, owner);
});

const plan = () => readSubscription(db.database, owner);
const payments = async () => (await listPayments(db.database, owner.id)).payments;
const mails = async (recipient = email) =>
  (
    await db.database
      .selectFrom('mail_queue')
      .select(['subject', 'body_text'])
      .where('recipient', '=', recipient)
      .orderBy('created_at')
      .execute()
  ).map(({ subject, body_text: text }) => `${subject}\n${text ?? ''}`);
const outcomeOf = async (id: string) =>
  (await db.database.selectFrom('payment_events').select('outcome').where('id', '=', id).executeTakeFirst())
    ?.outcome;
async function numbers(kind: 'invoice' | 'creditNote'): Promise<number[]> {
  const rows = await db.database
    .selectFrom('invoices')
    .select('number')
    .where('kind', '=', kind)
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
}
const gapless = (found: number[]) => expect(found).toEqual(found.map((_, index) => index + 1));

describe('a payment', () => {
  test('gives plan, end, invoice and mail, and holds no card', async () => {
    await db.database
      .updateTable('subscriptions')
      .set({ translations_used: 9 })
      .where('user_id', '=', owner.id)
      .execute();
    const event = paidEvent(
      {
        reference: newReference(),
        userId: owner.id,
        price: PRICES.pro,
        amountMinor: 15_000,
        customer: 'cus_1',
      },
      { at: AT },
    );
    await deliver(billing, event);
    expect(await plan()).toMatchObject({
      planType: 'pro',
      planLimits: 30,
      notamCount: 0,
      paidUntil: yearAfter(AT).toISOString(),
    });
    expect(await payments()).toMatchObject([
      {
        amount: 150,
        currency: 'NOK',
        status: 'succeeded',
        planType: 'pro',
        invoiceUrl: null,
        creditNotes: [],
      },
    ]);
    const row = await db.database
      .selectFrom('subscriptions')
      .select(['stripe_price_id', 'stripe_current_period_end'])
      .where('user_id', '=', owner.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ stripe_price_id: PRICES.pro, stripe_current_period_end: yearAfter(AT) });
    const [mail] = await mails();
    expect(mail).toContain('We have received your payment to KlarNOTAM');
    expect(mail).toContain('NOK');
    expect(mail).toContain('https://klar.example/payments');
    const { rows } = await sql<{ all: string }>`
      select string_agg(e::text, '') as all from payment_events e
    `.execute(db.database);
    expect(rows[0]?.all).not.toContain('4242');
    expect(rows[0]?.all).not.toContain(owner.id);
  });

  test('told of again, by the same event or another, changes nothing', async () => {
    const bought = { reference: newReference(), userId: owner.id };
    const event = paidEvent(bought, { at: AT });
    await Promise.all(Array.from({ length: 10 }, () => deliver(billing, event)));
    const once = await plan();
    await deliver(billing, arrivedEvent(bought, { at: AT }));
    expect(await plan()).toEqual(once);
    expect(await payments()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
    gapless(await numbers('invoice'));
  });

  test('of the plan that is held adds a year and begins no period', async () => {
    await deliver(billing, paidEvent({ reference: newReference(), userId: owner.id }, { at: AT }));
    await db.database
      .updateTable('subscriptions')
      .set({ translations_used: 7 })
      .where('user_id', '=', owner.id)
      .execute();
    const before = await plan();
    await deliver(billing, paidEvent({ reference: newReference(), userId: owner.id }));
    expect(await plan()).toMatchObject({
      planType: 'premium',
      notamCount: 7,
      periodStart: before.periodStart,
      paidUntil: yearAfter(yearAfter(AT)).toISOString(),
    });
  });

  test('that is under way gives nothing until it arrives, and nothing when it fails', async () => {
    const arrives = { reference: newReference(), userId: owner.id };
    const fails = { reference: newReference(), userId: owner.id, price: PRICES.pro };
    await deliver(billing, pendingEvent(arrives, { at: AT }));
    await deliver(billing, pendingEvent(fails, { at: AT }));
    expect(await plan()).toMatchObject({ planType: 'free', paidUntil: null });
    expect((await payments()).map(({ status, invoiceNumber }) => [status, invoiceNumber])).toEqual([
      ['pending', null],
      ['pending', null],
    ]);
    await deliver(billing, failedEvent(fails));
    await deliver(billing, arrivedEvent(arrives, { at: AT }));
    expect(await plan()).toMatchObject({ planType: 'premium', paidUntil: yearAfter(AT).toISOString() });
    expect((await payments()).map(({ status }) => status).sort()).toEqual(['failed', 'succeeded']);
  });

  test('that failed and arrived, told of in the wrong order, has arrived', async () => {
    const bought = { reference: newReference(), userId: owner.id };
    await deliver(billing, arrivedEvent(bought, { at: AT }));
    await deliver(billing, failedEvent(bought));
    await deliver(billing, pendingEvent(bought));
    expect((await payments())[0]).toMatchObject({ status: 'succeeded' });
    expect(await plan()).toMatchObject({ planType: 'premium' });
  });

  test('by an invoice of the provider finds the user by verified address, then by customer', async () => {
    const reference = newReference();
    await deliver(
      billing,
      invoicePaidEvent({ reference, email: email.toUpperCase(), customer: `cus_${reference}` }),
    );
    expect((await payments())[0]).toMatchObject({
      invoiceUrl: `https://invoice.stripe.example/${reference}`,
      status: 'succeeded',
    });
    await deliver(
      billing,
      invoicePaidEvent({
        reference: newReference(),
        email: 'other@klar.example',
        customer: `cus_${reference}`,
      }),
    );
    expect(await payments()).toHaveLength(2);
  });

  test('of nobody known, of a deleted user or for an unknown price is kept for an administrator', async () => {
    const gone = await insertUser(db.database);
    await db.database.deleteFrom('users').where('id', '=', gone).execute();
    const stranger = `${email}.stranger`;
    await insertUser(db.database, stranger);
    await db.database
      .updateTable('users')
      .set({ email_verified: false })
      .where('email', '=', stranger)
      .execute();
    const before = await numbers('invoice');
    const events = [
      paidEvent({ reference: newReference(), userId: gone }),
      paidEvent({ reference: newReference(), userId: 'no-uuid' }),
      paidEvent({ reference: newReference(), email: 'nobody@klar.example' }),
      paidEvent({ reference: newReference(), email: stranger }),
      paidEvent({ reference: newReference() }),
      paidEvent({ reference: newReference(), userId: owner.id, price: 'price_of_something_else' }),
      paidEvent({ reference: newReference(), userId: owner.id, price: null }),
    ];
    for (const event of events) await deliver(billing, event);
    const outcomes = await Promise.all(events.map(({ id }) => outcomeOf(id)));
    expect(outcomes).toEqual([
      ...Array<string>(5).fill('unknown-customer'),
      'unknown-price',
      'unknown-price',
    ]);
    const listed = (await listUnmatchedEvents(billing)).map(({ id }) => id);
    for (const { id } of events) expect(listed).toContain(id);
    expect(billing.logged).toHaveLength(7);
    expect(await numbers('invoice')).toEqual(before);
    expect(await plan()).toMatchObject({ planType: 'free' });
  });

  test('that no event concerns is stored and ignored', async () => {
    const event = unknownEvent();
    await deliver(billing, event);
    expect(await outcomeOf(event.id)).toBe('ignored');
  });
});

describe('a signature', () => {
  test.each([
    ['of somebody else', (body: string) => [body, signatureOf(body, { secret: 'whsec_other' })]],
    [
      'of ten minutes ago',
      (body: string) => [body, signatureOf(body, { at: new Date(Date.now() - 600_000) })],
    ],
    [
      'over a body that has one byte changed',
      (body: string) => [body.replace('nok', 'nOk'), signatureOf(body)],
    ],
    ['that is none', (body: string) => [body, 'nonsense']],
    ['over something that is no event', () => ['[', signatureOf('[')]],
  ])('%s is refused, and nothing is stored', async (_name, make) => {
    const event = paidEvent({ reference: newReference(), userId: owner.id });
    const [body, signature] = make(event.body);
    expect(await takePaymentEvent(billing, body!, signature!)).toBe('refused');
    expect(await outcomeOf(event.id)).toBeUndefined();
    expect(await plan()).toMatchObject({ planType: 'free' });
  });
});
