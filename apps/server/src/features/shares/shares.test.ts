import { randomUUID } from 'node:crypto';
import { MAX_SHARES, SHARE_DAYS } from '@klarnotam/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteExpiredRows } from '../../database/delete-expired-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../database/testing/create-test-database.ts';
import { insertUser } from '../../database/testing/insert-user.ts';
import { changeBriefing } from '../briefing/change-briefing.ts';
import { deleteBriefing } from '../briefing/delete-briefing.ts';
import { storeBriefing } from '../briefing/store-briefing.ts';
import { briefingsOn } from '../briefing/testing/briefing-context.ts';
import { deleteTranslation } from '../history/delete-history.ts';
import { createFreeSubscription, findActiveSubscription } from '../subscription/index.ts';
import { createShare } from './create-share.ts';
import { exportShares } from './export-shares.ts';
import { listShares } from './list-shares.ts';
import { readShared } from './read-shared.ts';
import { revokeShare } from './revoke-share.ts';
import type { SharesContext } from './shares-context.ts';

const NOTAM = `A1234/26 NOTAMN
Q) ENOR/QRDCA/IV/BO/W/000/009/5944N01008E001
A) ENOR B) 2607010600 C) 2607101400
E) DANGER AREA ACT WI 1NM RADIUS 594438N 0100819E
F) GND G) 900FT AMSL`;
const METAR = 'METAR ENGM 301150Z 24015G28KT 4000 -SHRA BR BKN004 12/11 Q1002 NOSIG';
const FLIGHT = {
  place: { position: { lat: 59.744, lon: 10.138 } },
  radiusM: 500,
  from: '2026-07-02T08:00:00Z',
  to: '2026-07-02T12:00:00Z',
  maxHeightM: 120,
};
const NAME = 'Kari Nordmann';

let db: TestDatabase;
let context: SharesContext;
let kari: string;
let ola: string;
let briefingId: string;
/** Of notices, then of reports. */
let answers: readonly string[];

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  context = briefingsOn(db.database);
  kari = await insertUser(db.database);
  ola = await insertUser(db.database);
  const profile = { companyName: '', phoneNumber: '', address: '', zipCode: '', city: '', country: 'NO' };
  await createFreeSubscription(db.database, { userId: kari, profile: { name: NAME, ...profile } });
  const stored = await storeBriefing(context, {
    userId: kari,
    text: `From: ${NAME} <kari@example.no>\n\n${NOTAM}\n\n${METAR}`,
    flight: FLIGHT,
    name: `${NAME}’s harbour`,
    language: 'no',
    notices: [0],
    reports: [0],
    idempotencyKey: null,
  });
  briefingId = stored.id;
  const rows = await db.database
    .selectFrom('translations')
    .select('id')
    .where('user_id', '=', kari)
    .orderBy('kind')
    .execute();
  answers = rows.map(({ id }) => id);
});

const share = (kind: 'briefing' | 'translation' = 'briefing', id = briefingId, user = kari) =>
  createShare(db.database, user, { kind, id });
const tokenOf = async (...of: Parameters<typeof share>) => (await share(...of)).token ?? '';
const read = (token: string) => readShared(context, token);
const NOT_FOUND = { code: 'notFound', message: 'There is nothing here.' };

describe('a link', () => {
  test('shows a briefing with verdicts and words, and nothing of its user', async () => {
    const { expiresAt, answer } = await read(await tokenOf());
    expect(answer).toMatchObject({
      kind: 'briefing',
      language: 'no',
      flight: FLIGHT,
      notices: [{ id: 'A1234/26', translated: { facts: { id: 'A1234/26' } } }],
      reports: [{ station: 'ENGM', translated: { type: 'METAR' } }],
      unreadTexts: [],
    });
    expect(answer.kind === 'briefing' && answer.notices[0]?.verdict).not.toBeNull();
    expect(answer.kind === 'briefing' && answer.unread).toHaveLength(1);
    const told = JSON.stringify({ expiresAt, answer });
    for (const secret of [
      kari,
      briefingId,
      ...answers,
      'Kari',
      'Nordmann',
      'example.no',
      'usage',
      'remaining',
    ]) {
      expect(told).not.toContain(secret);
    }
  });

  test('shows the flight as it is now, and costs nobody anything', async () => {
    const token = await tokenOf();
    await changeBriefing(context, kari, { id: briefingId, flight: { ...FLIGHT, radiusM: 1_000 } });
    expect((await read(token)).answer).toMatchObject({ flight: { radiusM: 1_000 } });
    expect((await findActiveSubscription(db.database, kari))?.notamCount).toBe(2);
  });

  test('shows an answer about notices, and one about reports', async () => {
    const [notices = '', reports = ''] = answers;
    const notam = await read(await tokenOf('translation', notices));
    expect(notam.answer).toMatchObject({
      kind: 'notam',
      language: 'no',
      notices: [{ facts: { id: 'A1234/26' } }],
    });
    const weather = await read(await tokenOf('translation', reports));
    expect(weather.answer).toMatchObject({ kind: 'weather', reports: [{ type: 'METAR' }] });
    expect(JSON.stringify([notam, weather])).not.toMatch(new RegExp(`${kari}|${answers.join('|')}|Nordmann`));
  });

  test('is good for 30 days, each one another, and only the hash of its token is stored', async () => {
    const [one, two] = [await share(), await share()];
    expect(one.of).toEqual({ kind: 'briefing', id: briefingId });
    expect(one.token).toMatch(/^[\w-]{43}$/);
    expect(one.token).not.toBe(two.token);
    const days = (Date.parse(one.expiresAt) - Date.parse(one.createdAt)) / 86_400_000;
    expect(days).toBeCloseTo(SHARE_DAYS, 1);
    const rows = await sql<{ row: string }>`
      select to_jsonb(s)::text as row from shares s where user_id = ${kari}
    `.execute(db.database);
    expect(JSON.stringify(rows.rows)).not.toContain(one.token);
  });

  test.each(['', 'x', 'A'.repeat(43), '../../etc', "' or 1=1 --", 'æøå', 'x'.repeat(200)])(
    'that is guessed, %j, shows nothing',
    async (token) => {
      await expect(read(token)).rejects.toMatchObject(NOT_FOUND);
    },
  );

  test('shows nothing once it is ended, has expired, or what it shows or its user is gone', async () => {
    const [ended, expired, ofAnswer, ofBriefing, ofUser] = [
      await share(),
      await share(),
      await share('translation', answers[0]),
      await share(),
      await share('translation', answers[1]),
    ];
    const shows = async ({ token }: { token: string | null }) => await read(token ?? '');

    await revokeShare(db.database, kari, ended.id);
    await expect(shows(ended)).rejects.toMatchObject(NOT_FOUND);
    await sql`update shares set expires_at = now() - interval '1 second' where id = ${expired.id}`.execute(
      db.database,
    );
    await expect(shows(expired)).rejects.toMatchObject(NOT_FOUND);
    await shows(ofAnswer);
    await deleteTranslation(db.database, kari, answers[0] ?? '');
    await expect(shows(ofAnswer)).rejects.toMatchObject(NOT_FOUND);
    await shows(ofBriefing);
    await deleteBriefing(db.database, kari, briefingId);
    await expect(shows(ofBriefing)).rejects.toMatchObject(NOT_FOUND);
    await shows(ofUser);
    await db.database.deleteFrom('users').where('id', '=', kari).execute();
    await expect(shows(ofUser)).rejects.toMatchObject(NOT_FOUND);
    const left = await db.database.selectFrom('shares').select('id').where('user_id', '=', kari).execute();
    expect(left).toEqual([]);
  });

  test('that has expired is removed', async () => {
    const { id } = await share();
    const good = await share();
    await sql`update shares set expires_at = now() - interval '1 second' where id = ${id}`.execute(
      db.database,
    );
    await deleteExpiredRows(db.database);
    const left = await db.database.selectFrom('shares').select('id').where('user_id', '=', kari).execute();
    expect(left).toEqual([{ id: good.id }]);
  });
});

describe('its user', () => {
  test('sees the links that are good, without their tokens, and takes them along so', async () => {
    const made = await share();
    const expired = await share();
    await sql`update shares set expires_at = now() where id = ${expired.id}`.execute(db.database);
    expect(await listShares(db.database, kari)).toEqual({ shares: [{ ...made, token: null }] });
    expect(await listShares(db.database, ola)).toEqual({ shares: [] });
    expect(await exportShares(db.database, kari)).toMatchObject([{ id: made.id, briefingId }, {}]);
    expect(JSON.stringify(await exportShares(db.database, kari))).not.toContain('oken');
  });

  test('of a hundred and twenty made at once has as many as anybody may', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: MAX_SHARES + 20 }, () => share()));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_SHARES);
    await expect(share()).rejects.toMatchObject({ code: 'conflict' });
    await sql`
      update shares set expires_at = now() where id = (select id from shares where user_id = ${kari} limit 1)
    `.execute(db.database);
    await share();
  });

  test('shares and ends nothing of somebody else, deleted or that never was', async () => {
    const theirs = await share();
    for (const id of [briefingId, randomUUID(), 'no-uuid', '']) {
      await expect(share('briefing', id, ola)).rejects.toMatchObject(NOT_FOUND);
    }
    for (const id of [...answers, briefingId, randomUUID(), 'no-uuid']) {
      await expect(share('translation', id, ola)).rejects.toMatchObject(NOT_FOUND);
    }
    for (const id of [theirs.id, randomUUID(), 'no-uuid', '']) {
      await expect(revokeShare(db.database, ola, id)).rejects.toMatchObject(NOT_FOUND);
    }
    await read(theirs.token ?? '');
  });
});
