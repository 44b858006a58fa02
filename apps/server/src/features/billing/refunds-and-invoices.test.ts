import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../database/testing/create-test-database.ts';
import { insertUser } from '../../database/testing/insert-user.ts';
import { readSubscription, startFree, updateProfile } from '../subscription/index.ts';
import { enterPayment, listPayments, setPlan } from './index.ts';
import { yearAfter } from './plan-of-payments.ts';
import { readCreditNote, readInvoice } from './read-invoice.ts';
import { billingOn, deliver, type TestBilling } from './testing/billing-context.ts';
import { arrivedEvent, paidEvent, pendingEvent, PRICES, refundEvent } from './testing/stripe-events.ts';

let db: TestDatabase;
let billing: TestBilling;
let owner: { id: string; name: string };
let email: string;
let counter = 0;
/** A reference that no other test uses. */
const newReference = (): string => `pi_r_${(counter += 1)}`;
/** Without milliseconds, as the provider tells moments. */
const AT = new Date(Math.floor(Date.now() / 1000) * 1000 - 3_600_000);

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  billing = billingOn(db.database);
  email = `kari.r.${(counter += 1)}@klar.example`;
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

describe('a refund', () => {
  test('makes a credit note and ends what it paid for', async () => {
    const first = newReference();
    const second = newReference();
    await deliver(billing, paidEvent({ reference: first, userId: owner.id }, { at: AT }));
    await deliver(billing, paidEvent({ reference: second, userId: owner.id }));
    await deliver(billing, refundEvent(second, 3_000));
    expect(await plan()).toMatchObject({ planType: 'premium', paidUntil: yearAfter(AT).toISOString() });
    await deliver(billing, refundEvent(first, 3_000));
    expect(await plan()).toMatchObject({ planType: 'free', planLimits: 10, paidUntil: null });
    for (const payment of await payments()) {
      expect(payment).toMatchObject({
        status: 'refunded',
        refundedAmount: 30,
        creditNotes: [{ amount: 30 }],
      });
    }
    gapless(await numbers('creditNote'));
    expect((await mails()).at(-1)).toContain('Your payment was paid back.');
  });

  test('of a part credits that part and leaves the plan; notes and invoice add up', async () => {
    const reference = newReference();
    await deliver(billing, paidEvent({ reference, userId: owner.id, amountMinor: 3_001 }));
    for (const inAll of [1_000, 2_000, 1_000, 2_000]) await deliver(billing, refundEvent(reference, inAll));
    expect(await plan()).toMatchObject({ planType: 'premium' });
    await deliver(billing, refundEvent(reference, 3_001));
    expect(await plan()).toMatchObject({ planType: 'free' });
    const issued = await db.database
      .selectFrom('invoices')
      .innerJoin('payments', 'payments.id', 'invoices.payment_id')
      .select(['kind', 'gross_minor', 'net_minor', 'vat_minor'])
      .where('reference', '=', reference)
      .execute();
    const sum = (kind: string, column: 'gross_minor' | 'net_minor' | 'vat_minor') =>
      issued.filter((row) => row.kind === kind).reduce((all, row) => all + row[column], 0);
    for (const column of ['gross_minor', 'net_minor', 'vat_minor'] as const) {
      expect(sum('creditNote', column)).toBe(sum('invoice', column));
    }
    expect(issued).toHaveLength(4);
  });

  test('that is told of before its payment waits for it', async () => {
    const reference = newReference();
    const event = refundEvent(reference, 3_000);
    await deliver(billing, event);
    expect(await outcomeOf(event.id)).toBe('waiting');
    await deliver(billing, pendingEvent({ reference, userId: owner.id }));
    expect(await outcomeOf(event.id)).toBe('waiting');
    await deliver(billing, arrivedEvent({ reference, userId: owner.id }));
    expect(await outcomeOf(event.id)).toBe('applied');
    expect(await plan()).toMatchObject({ planType: 'free' });
    expect((await payments())[0]).toMatchObject({ status: 'refunded' });
  });

  test('in another currency is not believed', async () => {
    const reference = newReference();
    await deliver(billing, paidEvent({ reference, userId: owner.id }));
    const event = refundEvent(reference, 3_000, { currency: 'eur' });
    await deliver(billing, event);
    expect(await outcomeOf(event.id)).toBe('waiting');
    expect(await plan()).toMatchObject({ planType: 'premium' });
  });

  test('for a deleted user still makes its credit note', async () => {
    const reference = newReference();
    await deliver(billing, paidEvent({ reference, userId: owner.id }));
    await db.database.deleteFrom('users').where('id', '=', owner.id).execute();
    const before = await numbers('creditNote');
    await deliver(billing, refundEvent(reference, 3_000));
    expect(await numbers('creditNote')).toHaveLength(before.length + 1);
  });
});

describe('beside what is set by hand', () => {
  test('cancelling ends what was paid for, and a later payment begins anew', async () => {
    await deliver(billing, paidEvent({ reference: newReference(), userId: owner.id }, { at: AT }));
    expect(await startFree(db.database, owner)).toMatchObject({ planType: 'free', paidUntil: null });
    await expect(startFree(db.database, owner)).rejects.toMatchObject({ code: 'conflict' });
    const later = new Date(AT.getTime() + 60_000);
    await deliver(billing, paidEvent({ reference: newReference(), userId: owner.id }, { at: later }));
    expect(await plan()).toMatchObject({ planType: 'premium', paidUntil: yearAfter(later).toISOString() });
  });

  test('a plan has no end unless one is given; the same again is refused, another end is not', async () => {
    await setPlan(billing, { userId: owner.id, planType: 'enterprise', setBy: null });
    expect(await plan()).toMatchObject({ planType: 'enterprise', planLimits: -1, paidUntil: null });
    await expect(
      setPlan(billing, { userId: owner.id, planType: 'enterprise', setBy: null }),
    ).rejects.toMatchObject({ code: 'conflict', message: 'You already have a Enterprise subscription' });
    const until = new Date('2090-01-01T00:00:00Z');
    await setPlan(billing, { userId: owner.id, planType: 'enterprise', paidUntil: until, setBy: null });
    expect(await plan()).toMatchObject({ paidUntil: until.toISOString() });
    await expect(
      setPlan(billing, { userId: owner.id, planType: 'pro', paidUntil: new Date(0), setBy: null }),
    ).rejects.toMatchObject({ code: 'invalid' });
    expect((await mails()).map((mail) => mail.split('\n')[0])).toEqual([
      'Your plan at KlarNOTAM is now Enterprise',
      'Your plan at KlarNOTAM is now Enterprise',
    ]);
    await expect(setPlan(billing, { userId: 'no-uuid', planType: 'pro', setBy: null })).rejects.toMatchObject(
      {
        code: 'notFound',
      },
    );
  });

  test('a payment is entered once, with invoice and plan; a refund of the provider finds it', async () => {
    const admin = await insertUser(db.database);
    const input = {
      id: owner.id,
      reference: newReference(),
      planType: 'pro' as const,
      amountMinor: 15_000,
      currency: 'NOK',
      paidAt: AT.toISOString(),
    };
    expect(await enterPayment(billing, admin, input)).toMatchObject({ amount: 150, planType: 'pro' });
    await expect(enterPayment(billing, admin, input)).rejects.toMatchObject({ code: 'conflict' });
    await expect(enterPayment(billing, admin, { ...input, id: 'x' })).rejects.toMatchObject({
      code: 'notFound',
    });
    await expect(
      enterPayment(billing, admin, { ...input, reference: newReference(), paidAt: '2090-01-01T00:00:00Z' }),
    ).rejects.toMatchObject({ code: 'invalid' });
    await deliver(billing, refundEvent(input.reference, 15_000));
    expect(await plan()).toMatchObject({ planType: 'free' });
  });
});

describe('an invoice', () => {
  test('holds the buyer as then, whatever the profile becomes, and cannot be changed', async () => {
    await updateProfile(db.database, owner, {
      name: 'Åse Ås',
      companyName: 'Nordlys AS',
      city: 'Bergen',
      country: 'NO',
    });
    await deliver(
      billing,
      paidEvent({ reference: newReference(), userId: owner.id, price: PRICES.pro, amountMinor: 15_000 }),
    );
    await updateProfile(db.database, owner, { name: 'Somebody Else' });
    const [payment] = await payments();
    const file = await readInvoice(billing, owner.id, payment!.id);
    expect(file.headers['content-disposition']).toBe(`attachment; filename="invoice-${payment!.id}.pdf"`);
    expect(billing.pages[0]).toMatchObject({
      heading: 'Invoice',
      buyerHeading: 'Bill To',
      seller: {
        name: 'Klar AS',
        lines: ['Storgata 1, 0155 Oslo', 'Org. no. 987 654 321 MVA', 'help@klar.example'],
      },
      items: [{ text: 'NOTAM Translation Service' }],
    });
    expect(billing.pages[0]!.buyerLines).toEqual(['Åse Ås', 'Nordlys AS', 'Bergen', 'Norway', email]);
    expect(JSON.stringify(billing.pages[0])).toContain('120.00');
    await expect(
      db.database
        .updateTable('invoices')
        .set({ user_id: sql`user_id`, ...({ gross_minor: 1, net_minor: 1, vat_minor: 0 } as object) })
        .execute(),
    ).rejects.toThrow('never changed');
  });

  test('of somebody else, or one that never was, is not there', async () => {
    await deliver(billing, paidEvent({ reference: newReference(), userId: owner.id }));
    const reference = newReference();
    await deliver(billing, paidEvent({ reference, userId: owner.id }));
    await deliver(billing, refundEvent(reference, 3_000));
    const [refunded] = (await payments()).filter(({ status }) => status === 'refunded');
    const other = await insertUser(db.database);
    for (const id of [refunded!.id, 'nonsense', other]) {
      await expect(readInvoice(billing, other, id)).rejects.toMatchObject({ code: 'notFound' });
    }
    const [note] = refunded!.creditNotes;
    await expect(readCreditNote(billing, other, note!.id)).rejects.toMatchObject({ code: 'notFound' });
    await readCreditNote(billing, owner.id, note!.id);
    expect(billing.pages.at(-1)).toMatchObject({ heading: 'Credit note', total: { name: 'Total credited' } });
    expect(billing.pages.at(-1)!.total.value).toContain('-');
    expect((await listPayments(db.database, other)).payments).toEqual([]);
  });
});
