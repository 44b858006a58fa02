import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDatabase } from '../database/create-database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { claimMails } from '../database/mail-queue/claim-mails.ts';
import { queueMail } from '../database/mail-queue/queue-mail.ts';
import { watchMailQueue } from '../database/mail-queue/watch-mail-queue.ts';
import { openDatabaseProxy } from '../database/testing/database-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../database/testing/create-test-database.ts';
import { MailerError, type Mail, type Mailer } from '../ports/mailer.ts';
import { MAX_ATTEMPTS, backoffS, sendDueMails, startSendingMails, type MailOutcome } from './send-mails.ts';

let test_: TestDatabase;
let sent: Mail[];
let outcomes: MailOutcome[];
/** Less than the worker's own pause, and more than a busy machine takes. */
const WAIT_LIMIT_MS = 20_000;
const logged = { warn: vi.fn(), error: vi.fn() };

beforeEach(async () => {
  test_ = await createTestDatabase();
  sent = [];
  outcomes = [];
});
afterEach(() => test_.drop());
afterAll(() => vi.restoreAllMocks());

const mail = (key: string) => ({
  dedupeKey: key,
  recipient: 'kari@example.no',
  subject: 'A subject',
  text: 'A code: abc',
  html: '<p>abc</p>',
});

const collecting: Mailer = {
  send: (one) => {
    sent.push(one);
    return Promise.resolve();
  },
  close: () => Promise.resolve(),
};

const context = (mailer: Mailer = collecting) => ({
  database: test_.database,
  mailer,
  from: { name: 'KlarNOTAM', address: 'no-reply@klar.example' },
  leaseS: 60,
  onAttempt: (outcome: MailOutcome) => outcomes.push(outcome),
  log: logged,
});

const failing = (permanent: boolean): Mailer => ({
  send: () => Promise.reject(new MailerError('SMTP: 451', { permanent })),
  close: () => Promise.resolve(),
});

const rows = () => test_.database.selectFrom('mail_queue').selectAll().execute();
const makeDue = () =>
  test_.database
    .updateTable('mail_queue')
    .set({ due_at: new Date(Date.now() - 1_000) })
    .execute();

describe('a queued mail', () => {
  test('is sent once, also when the same key is queued again', async () => {
    await queueMail(test_.database, mail('a'));
    await queueMail(test_.database, { ...mail('a'), subject: 'Another' });
    expect(await sendDueMails(context())).toBe(1);
    await queueMail(test_.database, mail('a'));
    expect(await sendDueMails(context())).toBe(0);
    expect(sent).toEqual([
      {
        key: 'a',
        from: { name: 'KlarNOTAM', address: 'no-reply@klar.example' },
        to: 'kari@example.no',
        subject: 'A subject',
        text: 'A code: abc',
        html: '<p>abc</p>',
        writtenAt: expect.any(Date) as Date,
      },
    ]);
    expect(await rows()).toMatchObject([
      { attempts: 1, body_text: null, body_html: null, leased_until: null },
    ]);
  });

  test('is not there when its transaction is undone', async () => {
    const undone = inTransaction(test_.database, async (transaction) => {
      await queueMail(transaction, mail('undone'));
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(await sendDueMails(context())).toBe(0);
  });

  test('goes to one of many workers', async () => {
    for (let index = 0; index < 40; index += 1) await queueMail(test_.database, mail(`many:${index}`));
    await Promise.all(
      [1, 2, 3, 4].map(async () => {
        while ((await sendDueMails(context())) > 0);
      }),
    );
    expect(sent.map((one) => one.key).sort()).toEqual([...new Set(sent.map((one) => one.key))].sort());
    expect(sent).toHaveLength(40);
  });

  test('that takes longer than its lease stays with its worker', async () => {
    await queueMail(test_.database, mail('slow'));
    const underWay = Promise.withResolvers<undefined>();
    const slow: Mailer = {
      send: async (one) => {
        sent.push(one);
        await underWay.promise;
      },
      close: () => Promise.resolve(),
    };
    const sending = sendDueMails({ ...context(slow), leaseS: 6 });
    await vi.waitFor(() => expect(sent).toHaveLength(1), WAIT_LIMIT_MS);
    const [taken] = await rows();
    await vi.waitFor(async () => {
      const [held] = await rows();
      expect(held?.leased_until?.getTime()).toBeGreaterThan(taken?.leased_until?.getTime() ?? Infinity);
    }, WAIT_LIMIT_MS);
    expect(await sendDueMails(context())).toBe(0);
    underWay.resolve(undefined);
    expect(await sending).toBe(1);
    expect(outcomes).toEqual(['sent']);
  });

  test('is noted as sent when the database was away just then, and not handed over again', async () => {
    const proxy = await openDatabaseProxy(test_.connectionString);
    const database = createDatabase({ connectionString: proxy.connectionString });
    await queueMail(test_.database, mail('in between'));
    const cutting: Mailer = {
      send: (one) => {
        sent.push(one);
        proxy.cut();
        setTimeout(() => proxy.restore(), 1_000);
        return Promise.resolve();
      },
      close: () => Promise.resolve(),
    };
    expect(await sendDueMails({ ...context(cutting), database })).toBe(1);
    expect(await rows()).toMatchObject([{ sent_at: expect.any(Date) as Date }]);
    expect(sent).toHaveLength(1);
    await database.destroy();
    await proxy.close();
  });

  test('of a worker that died is sent by the next one when the lease is over', async () => {
    await queueMail(test_.database, mail('orphan'));
    expect(await claimMails(test_.database, { limit: 5, leaseS: 60 })).toHaveLength(1);
    expect(await sendDueMails(context())).toBe(0);
    await test_.database
      .updateTable('mail_queue')
      .set({ leased_until: new Date(Date.now() - 1_000) })
      .execute();
    expect(await sendDueMails(context())).toBe(1);
    expect(sent.map((one) => one.key)).toEqual(['orphan']);
    expect(await rows()).toMatchObject([{ attempts: 2 }]);
  });
});

describe('a mail that cannot be sent', () => {
  test('waits longer each time, and is given up in the end', async () => {
    await queueMail(test_.database, mail('late'));
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      await makeDue();
      expect(await sendDueMails(context(failing(false)))).toBe(1);
      expect(await sendDueMails(context(failing(false)))).toBe(0);
    }
    expect(outcomes).toEqual([...Array<MailOutcome>(MAX_ATTEMPTS - 1).fill('postponed'), 'given-up']);
    const [row] = await rows();
    expect(row).toMatchObject({
      attempts: MAX_ATTEMPTS,
      last_error: 'SMTP: 451',
      body_text: 'A code: abc',
      sent_at: null,
    });
    expect(row!.given_up_at).not.toBeNull();
    expect(logged.error).toHaveBeenCalledWith(
      { mail: row!.id, attempts: MAX_ATTEMPTS, reason: 'SMTP: 451' },
      'a mail was given up',
    );
    await makeDue();
    expect(await sendDueMails(context())).toBe(0);
  });

  test('is given up at once when trying again does not help', async () => {
    await queueMail(test_.database, mail('gone'));
    await sendDueMails(context(failing(true)));
    expect(outcomes).toEqual(['given-up']);
  });

  test('is tried for hours', () => {
    const pauses = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => backoffS(index + 1));
    expect(pauses.slice(0, 4)).toEqual([10, 20, 40, 80]);
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(9 * 3_600);
  });
});

describe('the worker', () => {
  test('is woken by the commit of a mail, long before it would look', async () => {
    const worker = startSendingMails({ ...context(), pollMs: 60_000 });
    const watch = watchMailQueue(test_.connectionString, worker.wake);
    await vi.waitFor(async () => {
      const { rows: listeners } = await sql`
        select pid from pg_stat_activity
        where datname = current_database() and application_name = 'klarnotam mail' and query like 'listen%'
      `.execute(test_.database);
      expect(listeners.length).toBeGreaterThan(0);
    }, WAIT_LIMIT_MS);
    await queueMail(test_.database, mail('woken'));
    await vi.waitFor(() => expect(sent.map((one) => one.key)).toEqual(['woken']), WAIT_LIMIT_MS);
    await watch.stop();
    await worker.stop();
  });

  test('goes on after an error, and finishes what is under way when it is stopped', async () => {
    let release: () => void = () => undefined;
    const slow: Mailer = {
      send: async (one) => {
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        sent.push(one);
      },
      close: () => Promise.resolve(),
    };
    await queueMail(test_.database, mail('slow'));
    const worker = startSendingMails({ ...context(slow), pollMs: 20 });
    await vi.waitFor(async () => expect((await rows())[0]!.attempts).toBe(1), WAIT_LIMIT_MS);
    const stopped = worker.stop();
    await vi.waitFor(() => {
      release();
      expect(sent).toHaveLength(1);
    }, WAIT_LIMIT_MS);
    await stopped;
    expect((await rows())[0]!.sent_at).not.toBeNull();
  });
});
