import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLocalFolder } from '../../adapters/file-store/local-folder.ts';
import { createTestDatabase, type TestDatabase } from '../../database/testing/create-test-database.ts';
import { insertUser } from '../../database/testing/insert-user.ts';
import { settleBilling } from '../../jobs/settle-billing.ts';
import { readSubscription } from '../subscription/index.ts';
import {
  endPaidPlans,
  readPaymentsForExport,
  remindOfRenewal,
  removeExpiredInvoices,
  setPlan,
} from './index.ts';
import { billingOn, deliver, type TestBilling } from './testing/billing-context.ts';
import { paidEvent, refundEvent } from './testing/stripe-events.ts';

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;

let db: TestDatabase;
let billing: TestBilling;
let owner: { id: string; name: string };
let email: string;
let counter = 0;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  billing = billingOn(db.database);
  email = `end.${(counter += 1)}@klar.example`;
  owner = { id: await insertUser(db.database, email), name: 'Kari' };
  await readSubscription(db.database, owner);
});

const pay = (agoMs: number) => {
  const reference = `pi_end_${(counter += 1)}`;
  const event = paidEvent({ reference, userId: owner.id }, { at: new Date(Date.now() - agoMs) });
  return deliver(billing, event).then(() => reference);
};
const plan = () => readSubscription(db.database, owner);
const subjects = async () =>
  (
    await db.database
      .selectFrom('mail_queue')
      .select('subject')
      .where('recipient', '=', email)
      .orderBy('created_at')
      .execute()
  ).map(({ subject }) => subject);

describe('a paid year', () => {
  test('that ends becomes the free plan, with a mail, once, however many servers do it', async () => {
    await pay(YEAR_MS - DAY_MS);
    expect(await plan()).toMatchObject({ planType: 'premium' });
    await db.database
      .updateTable('payments')
      .set({ paid_at: sql`paid_at - interval '2 days'` })
      .where('user_id', '=', owner.id)
      .execute();
    await db.database
      .updateTable('subscriptions')
      .set({ paid_until: sql`paid_until - interval '2 days'`, translations_used: 4 })
      .where('user_id', '=', owner.id)
      .execute();
    await Promise.all([endPaidPlans(billing), endPaidPlans(billing), endPaidPlans(billing)]);
    expect(await plan()).toMatchObject({ planType: 'free', notamCount: 0, paidUntil: null });
    expect(await subjects()).toEqual([
      'We have received your payment to KlarNOTAM',
      'Your plan at KlarNOTAM is now Free',
    ]);
  });

  test('that was paid for again in time goes on, also when that is learnt late', async () => {
    await pay(YEAR_MS + DAY_MS);
    expect(await plan()).toMatchObject({ planType: 'free' });
    await pay(YEAR_MS - 10 * DAY_MS);
    expect(await plan()).toMatchObject({ planType: 'premium' });
    await pay(2 * DAY_MS);
    const { paidUntil } = await plan();
    expect(Date.parse(paidUntil ?? '')).toBeGreaterThan(Date.now() + YEAR_MS);
  });

  test('is reminded of fourteen days before, once, and not earlier', async () => {
    await pay(YEAR_MS - 15 * DAY_MS);
    await remindOfRenewal(billing);
    expect(await subjects()).toHaveLength(1);
    await setPlan(billing, {
      userId: owner.id,
      planType: 'pro',
      paidUntil: new Date(Date.now() + 13 * DAY_MS),
      setBy: null,
    });
    await Promise.all([remindOfRenewal(billing), remindOfRenewal(billing)]);
    await remindOfRenewal(billing);
    const reminders = (await subjects()).filter((subject) =>
      subject.startsWith('Professional at KlarNOTAM ends on'),
    );
    expect(reminders).toHaveLength(1);
  });

  test('a plan without end neither ends nor reminds', async () => {
    await setPlan(billing, { userId: owner.id, planType: 'enterprise', setBy: null });
    await endPaidPlans(billing);
    await remindOfRenewal(billing);
    expect(await plan()).toMatchObject({ planType: 'enterprise' });
    expect(await subjects()).toHaveLength(1);
  });
});

describe('mails in Norwegian', () => {
  test('say the same', async () => {
    billing = billingOn(db.database, { languageOf: () => Promise.resolve('no') });
    const reference = await pay(YEAR_MS - 10 * DAY_MS);
    await remindOfRenewal(billing);
    await deliver(billing, refundEvent(reference, 3_000));
    expect(await subjects()).toEqual([
      'Vi har mottatt betalingen din til KlarNOTAM',
      expect.stringMatching(/^Premium hos KlarNOTAM utløper \d/) as string,
      'Planen din hos KlarNOTAM er nå Free',
    ]);
    const [mail] = await db.database
      .selectFrom('mail_queue')
      .select(['body_text', 'body_html'])
      .where('recipient', '=', email)
      .where('subject', 'like', 'Vi har%')
      .execute();
    expect(mail!.body_html).toContain('<html lang="nb"');
    expect(mail!.body_text?.replaceAll('\u00a0', ' ')).toContain('30,00 kr');
  });
});

describe('invoices of a deleted user', () => {
  const kept = async () =>
    (await db.database.selectFrom('invoices').select('id').where('user_id', 'is', null).execute()).length;

  test('are kept with the buyer as then for the years of the setting, then removed with their payments', async () => {
    await removeExpiredInvoices(db.database, 0);
    const reference = await pay(DAY_MS);
    await deliver(billing, refundEvent(reference, 3_000));
    expect((await readPaymentsForExport(db.database, owner.id)).invoices).toHaveLength(2);
    await db.database.deleteFrom('users').where('id', '=', owner.id).execute();
    expect(await removeExpiredInvoices(db.database, 5)).toBe(0);
    expect(await kept()).toBe(2);
    const { buyer } = await db.database
      .selectFrom('invoices')
      .select('buyer')
      .where('user_id', 'is', null)
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(buyer).toMatchObject({ email });
    expect(await removeExpiredInvoices(db.database, 0)).toBe(2);
    expect(
      await db.database.selectFrom('payments').select('id').where('reference', '=', reference).execute(),
    ).toEqual([]);
  });

  test('those of users who are there stay, whatever the setting', async () => {
    await pay(DAY_MS);
    await removeExpiredInvoices(db.database, 0);
    expect((await readPaymentsForExport(db.database, owner.id)).invoices).toHaveLength(1);
  });
});

test('one server does the job, the others let it', async () => {
  const warned: object[] = [];
  const job = {
    billing,
    billingFiles: {
      database: db.database,
      files: createLocalFolder('/nonexistent/klarnotam'),
      log: billing.log,
    },
    retentionYears: 5,
    log: { warn: (data: object) => void warned.push(data) },
  };
  await setPlan(billing, {
    userId: owner.id,
    planType: 'pro',
    paidUntil: new Date(Date.now() + 60_000),
    setBy: null,
  });
  await Promise.all(Array.from({ length: 4 }, () => settleBilling(job)));
  expect((await subjects()).filter((subject) => subject.includes('ends on'))).toHaveLength(1);
  const [lease] = await db.database.selectFrom('job_leases').selectAll().execute();
  expect(lease!.leased_until.getTime()).toBeGreaterThan(Date.now());
  expect(warned).toEqual([]);
});
