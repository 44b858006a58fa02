import { randomUUID } from 'node:crypto';
import type { AdminUsersPage, AuditPage, FailedMailsPage } from '@klarnotam/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertUser } from '../../database/testing/insert-user.ts';
import { createFreeSubscription } from '../subscription/index.ts';
import type { TestService, Visitor } from '../../http/testing/open-service.ts';
import { openWithThreePeople, type ThreePeople } from '../../http/testing/three-people.ts';

const PEOPLE = 45;

let people: ThreePeople;
let service: TestService;
let admin: Visitor;
let adminId: string;
beforeAll(async () => {
  people = await openWithThreePeople();
  ({ service, admin } = people);
  adminId = await people.idOf('admin@example.no');
  for (let index = 0; index < PEOPLE; index += 1) {
    await addUser(`pilot${String(index).padStart(2, '0')}@fly.example`, { companyName: 'Høyt og lavt AS' });
  }
}, 60_000);
afterAll(() => service.stop());

async function addUser(
  email: string,
  { name = 'Kari Nordmann', companyName = '', planType = 'free' } = {},
): Promise<string> {
  const userId = await insertUser(service.database, email);
  const address = { phoneNumber: '', address: '', zipCode: '', city: '', country: '' };
  await createFreeSubscription(service.database, { userId, profile: { name, companyName, ...address } });
  await sql`update subscriptions set plan_type = ${planType} where user_id = ${userId}`.execute(
    service.database,
  );
  return userId;
}

async function list(query: Readonly<Record<string, string>>): Promise<AdminUsersPage> {
  const answer = await admin.get(`/api/admin/users?${new URLSearchParams(query).toString()}`);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as unknown as AdminUsersPage;
}

async function emailsOf(query: Readonly<Record<string, string>>): Promise<string[]> {
  return (await list(query)).users.map(({ email }) => email);
}

describe('the list of users', () => {
  test('gives every user once, the newest first, page by page', async () => {
    const emails: string[] = [];
    let cursor: string | null = null;
    do {
      const page: AdminUsersPage = await list({
        search: '@fly.example',
        ...(cursor === null ? {} : { cursor }),
      });
      expect(page.users.length).toBeLessThanOrEqual(20);
      emails.push(...page.users.map(({ email }) => email));
      cursor = page.nextCursor;
    } while (cursor !== null);
    const { rows } = await sql<{ email: string }>`
      select email from users where email like '%@fly.example' order by created_at desc, id desc
    `.execute(service.database);
    expect(emails).toEqual(rows.map(({ email }) => email));
    expect(emails).toHaveLength(PEOPLE);
  });

  test('finds a text in address, name and company, whatever its case', async () => {
    await addUser('Per.Aas@Find.example'.toLowerCase(), { name: 'Per ÅS', companyName: 'Sjø & Luft' });
    const found = ['per.aas@find.example'];
    for (const search of ['PER.AAS', 'aas@find', 'r åS', 'ås', 'SJØ & l', '  sjø & luft  ', 'å']) {
      expect(await emailsOf({ search }), search).toEqual(found);
    }
    expect(await emailsOf({ search: 'ås sjø' })).toEqual([]);
  });

  test('takes no character for more than itself', async () => {
    await addUser('percent@find.example', { name: '100% sikker', companyName: 'under_score' });
    await addUser('other@find.example', { name: '1000 sikker', companyName: 'underXscore' });
    expect(await emailsOf({ search: '0% s' })).toEqual(['percent@find.example']);
    expect(await emailsOf({ search: 'under_score' })).toEqual(['percent@find.example']);
    for (const search of ['%', '_']) expect(await emailsOf({ search })).toEqual(['percent@find.example']);
    for (const search of ['%%%', '___', '\\', "'; drop table users; --", '"', '(', '[a-z]+', '{x}', '*']) {
      expect(await emailsOf({ search }), search).toEqual([]);
    }
  });

  test('follows what users and administrators change', async () => {
    const id = await addUser('before@find.example', { name: 'Zebra' });
    await admin.send('PATCH', `/api/admin/users/${id}`, { name: 'Quokka <script>', companyName: 'Ny AS' });
    expect(await emailsOf({ search: 'zebra' })).toEqual([]);
    expect(await emailsOf({ search: 'quokka <script>' })).toEqual(['before@find.example']);
    await sql`update users set email = 'after@find.example' where id = ${id}`.execute(service.database);
    expect(await emailsOf({ search: 'before@find' })).toEqual([]);
    expect(await emailsOf({ search: 'after@find' })).toEqual(['after@find.example']);
    await admin.send('PUT', `/api/admin/users/${id}/plan`, { planType: 'enterprise' });
    expect(await emailsOf({ plan: 'enterprise' })).toEqual(['after@find.example']);
    await admin.send('DELETE', `/api/admin/users/${id}`, { confirm: 'after@find.example' });
    expect(await emailsOf({ search: 'after@find' })).toEqual([]);
    expect(await emailsOf({ plan: 'enterprise' })).toEqual([]);
  });

  test('is narrowed to a plan; basic is premium, and whoever has none is found too', async () => {
    await addUser('basic@plan.example', { planType: 'basic' });
    await addUser('premium@plan.example', { planType: 'premium' });
    await insertUser(service.database, 'none@plan.example');
    expect((await emailsOf({ plan: 'premium' })).sort()).toEqual([
      'basic@plan.example',
      'premium@plan.example',
    ]);
    expect(await emailsOf({ plan: 'none' })).toEqual(['none@plan.example']);
    expect((await list({ plan: 'none' })).users[0]?.subscription).toBeNull();
    expect(await emailsOf({ plan: 'premium', search: 'basic@' })).toEqual(['basic@plan.example']);
  });

  test.each([
    ['search', 'x'.repeat(10_000)],
    ['search', 'x'.repeat(321)],
    ['plan', 'gold'],
    ['cursor', 'nonsense'],
    ['cursor', 'x'.repeat(201)],
  ])('refuses a bad %s', async (field, value) => {
    const answer = await admin.get(`/api/admin/users?${new URLSearchParams({ [field]: value }).toString()}`);
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid' } });
  });
});

describe('the users as CSV', () => {
  const download = async (query = '') => {
    const response = await people.fetchAs(admin, `/api/admin/users.csv${query}`);
    return {
      response,
      text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer()),
    };
  };

  test('are all there, as an attachment, with what their cards show', async () => {
    const { response, text } = await download();
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="users.csv"');
    expect(text.startsWith('\u{FEFF}"id","email","emailVerified"')).toBe(true);
    const lines = text.trimEnd().split('\r\n');
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from users`.execute(
      service.database,
    );
    expect(lines).toHaveLength((rows[0]?.count ?? 0) + 1);
    expect(lines.find((line) => line.includes('pilot07@fly.example'))).toContain('"Høyt og lavt AS"');
  });

  test('hold no formula', async () => {
    await addUser('formula@csv.example', { name: '=HYPERLINK("http://x")', companyName: 'A;=1+1' });
    const { text } = await download('?search=formula%40csv');
    const [, line = ''] = text.split('\r\n');
    expect(line).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(line).toContain(`"A;'=1+1"`);
  });

  test('of a search are those that the list finds, and the log says who took them along', async () => {
    const { text } = await download('?search=%40fly.example&plan=free');
    expect(text.trimEnd().split('\r\n')).toHaveLength(PEOPLE + 1);
    const [entry] = await service.database
      .selectFrom('audit_log')
      .select(['actor_id', 'subject_id', 'details'])
      .where('action', '=', 'users.exported')
      .orderBy('id', 'desc')
      .execute();
    expect(entry).toEqual({
      actor_id: adminId,
      subject_id: null,
      details: { search: '@fly.example', plan: 'free' },
    });
  });
});

describe('the log', () => {
  const audit = async (query: Readonly<Record<string, string>> = {}): Promise<AuditPage> => {
    const answer = await admin.get(`/api/admin/audit?${new URLSearchParams(query).toString()}`);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body as unknown as AuditPage;
  };

  test('tells who did what to whom, also of a user who is gone', async () => {
    const id = await addUser('logged@audit.example');
    await admin.send('PUT', `/api/admin/users/${id}/plan`, { planType: 'pro' });
    const entry = {
      actorKind: 'user',
      actor: { id: adminId, email: 'admin@example.no' },
      action: 'plan.changed',
      details: { from: 'free', to: 'pro', paidUntil: null },
    };
    const about = { subject: 'Logged@audit.example' };
    expect((await audit(about)).entries).toMatchObject([
      { ...entry, subject: { id, email: 'logged@audit.example' } },
    ]);
    await admin.send('DELETE', `/api/admin/users/${id}`, { confirm: 'logged@audit.example' });
    expect((await audit(about)).entries).toEqual([]);
    expect((await audit({ subject: id })).entries).toMatchObject([
      { action: 'account.deleted', subject: { id, email: null } },
      { ...entry, subject: { id, email: null } },
    ]);
  });

  test('is narrowed by who did it, by what it was and by day', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const actions = async (query: Readonly<Record<string, string>>) =>
      new Set((await audit(query)).entries.map(({ action }) => action));
    expect(await actions({ action: 'plan.' })).toEqual(new Set(['plan.changed']));
    expect(await actions({ action: 'plan.changed', actor: adminId })).toEqual(new Set(['plan.changed']));
    expect(await actions({ action: 'plan.changed', actor: 'kari@example.no' })).toEqual(new Set());
    expect(await actions({ action: 'pla' })).toEqual(new Set());
    expect(await actions({ action: '%.' })).toEqual(new Set());
    expect((await audit({ from: today, to: today })).entries.length).toBeGreaterThan(0);
    expect((await audit({ from: '2999-12-31' })).entries).toEqual([]);
    expect((await audit({ to: '2020-01-01' })).entries).toEqual([]);
  });

  test('gives every entry once, the newest first, page by page', async () => {
    await sql`
      insert into audit_log (actor, action, subject_id)
      select 'system', 'test.paged', ${adminId}::uuid from generate_series(1, 120)
    `.execute(service.database);
    const ids: number[] = [];
    let cursor: string | null = null;
    do {
      const page: AuditPage = await audit({ action: 'test.', ...(cursor === null ? {} : { cursor }) });
      ids.push(...page.entries.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(ids).toHaveLength(120);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
  });

  test.each([
    ['cursor', '0'],
    ['cursor', '1; drop table users'],
    ['cursor', '9'.repeat(30)],
    ['from', '0000-01-01'],
    ['to', '2026-02-30'],
  ])('refuses a %s of %s', async (field, value) => {
    expect((await admin.get(`/api/admin/audit?${field}=${encodeURIComponent(value)}`)).status).toBe(422);
  });
});

describe('mails that could not be sent', () => {
  beforeEach(() => service.database.deleteFrom('mail_queue').where('last_error', 'is not', null).execute());

  async function addMail(row: Readonly<Record<string, unknown>>): Promise<string> {
    const id = randomUUID();
    await service.database
      .insertInto('mail_queue')
      .values({
        dedupe_key: `failed:${id}`,
        recipient: 'kari@example.no',
        subject: 'A mail',
        // So that no sender takes it meanwhile.
        due_at: new Date(Date.now() + 3_600_000),
        ...{ id, body_text: 'A code: abc', body_html: '<p>abc</p>', attempts: 3, last_error: 'SMTP: 451' },
        ...row,
      })
      .execute();
    return id;
  }

  test('are listed without what they say, and tried again at once', async () => {
    const waiting = await addMail({});
    const givenUp = await addMail({ given_up_at: new Date(), created_at: new Date(Date.now() - 1_000) });
    await addMail({ sent_at: new Date(), last_error: null });
    const listed = await admin.get('/api/admin/failed-mails');
    expect((listed.body as unknown as FailedMailsPage).mails).toMatchObject([
      { id: waiting, state: 'waiting', lastError: 'SMTP: 451', attempts: 3, canRetry: true },
      { id: givenUp, state: 'givenUp', dueAt: null, recipient: 'kari@example.no', canRetry: true },
    ]);
    expect(JSON.stringify(listed.body)).not.toContain('abc');
    for (const id of [waiting, givenUp]) {
      const answer = await admin.post(`/api/admin/failed-mails/${id}/retry`);
      expect(answer).toMatchObject({ status: 200, body: { status: 'done' } });
      await expect
        .poll(
          async () =>
            await service.database
              .selectFrom('mail_queue')
              .select(['attempts', 'given_up_at', 'body_text'])
              .where('id', '=', id)
              .where('sent_at', 'is not', null)
              .executeTakeFirst(),
          { timeout: 20_000 },
        )
        .toEqual({ attempts: 1, given_up_at: null, body_text: null });
      expect(await admin.post(`/api/admin/failed-mails/${id}/retry`)).toMatchObject({
        status: 409,
        body: { message: 'This mail was sent meanwhile.' },
      });
    }
    const log = await service.database
      .selectFrom('audit_log')
      .select(['actor_id', 'subject_id'])
      .where('action', '=', 'mail.retried')
      .execute();
    expect(log).toEqual([1, 2].map(() => ({ actor_id: adminId, subject_id: people.kariId })));
  });

  test('are none for somebody who asks with a cursor that is none of ours', async () => {
    expect((await admin.get('/api/admin/failed-mails?cursor=nonsense')).status).toBe(422);
  });

  test('whose text is not kept any more, or that are not there, cannot be tried again', async () => {
    const id = await addMail({ given_up_at: new Date(), body_text: null, body_html: null });
    expect(await admin.post(`/api/admin/failed-mails/${id}/retry`)).toMatchObject({ status: 409 });
    const listed = await admin.get('/api/admin/failed-mails');
    expect((listed.body as unknown as FailedMailsPage).mails).toMatchObject([{ id, canRetry: false }]);
    for (const missing of [randomUUID(), 'nothing']) {
      expect((await admin.post(`/api/admin/failed-mails/${missing}/retry`)).status).toBe(404);
    }
  });
});
