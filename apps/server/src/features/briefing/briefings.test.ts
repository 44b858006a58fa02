import { randomUUID } from 'node:crypto';
import { MAX_BRIEFINGS } from '@klarnotam/contract';
import type { Flight } from '@klarnotam/notam';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../database/testing/create-test-database.ts';
import { insertUser } from '../../database/testing/insert-user.ts';
import { deleteHistory, deleteTranslation } from '../history/delete-history.ts';
import { createFreeSubscription, findActiveSubscription } from '../subscription/index.ts';
import type { BriefingContext } from './briefing-context.ts';
import { changeBriefing } from './change-briefing.ts';
import { deleteBriefing } from './delete-briefing.ts';
import { exportBriefings } from './export-briefings.ts';
import { listBriefings } from './list-briefings.ts';
import { readBriefing } from './read-briefing.ts';
import { rewordBriefing } from './reword-briefing.ts';
import { storeBriefing, type BriefingToStore } from './store-briefing.ts';
import { briefingsOn } from './testing/briefing-context.ts';
import { translateBriefing, type BriefingToTranslate } from './translate-briefing.ts';

const DANGER = `A1234/26 NOTAMN
Q) ENOR/QRDCA/IV/BO/W/000/009/5944N01008E001
A) ENOR B) 2607010600 C) 2607101400
E) DANGER AREA ACT WI 1NM RADIUS 594438N 0100819E
F) GND G) 900FT AMSL`;
const RUNWAY = `A3456/26 NOTAMN
Q) ENOR/QMRLC/IV/NBO/A/000/999/6012N01105E005
A) ENGM B) 2606012100 C) 2607202100
E) RWY 01L/19R CLSD DUE TO MAINT`;
const BAN = `A2345/26 NOTAMN
Q) ENOR/QRTCA/IV/BO/W/000/025/6826N01725E001
A) ENOR B) 2607010800 C) 2607241800
E) ALL UNMANNED ACFT FLIGHTS PROHIBITED WI 1NM RADIUS 682600N 0172500E
F) GND G) 2500FT AMSL`;
const METAR = 'METAR ENGM 301150Z 24015G28KT 4000 -SHRA BR BKN004 12/11 Q1002 NOSIG';
const TEXT = `From: kari@example.no\n\n${[DANGER, RUNWAY, METAR, BAN, RUNWAY].join('\n\n')}`;
const NAMES = ['A1234/26', 'A3456/26', 'A2345/26', 'A3456/26'];

const FLIGHT: Flight = {
  place: { position: { lat: 59.744, lon: 10.138 } },
  radiusM: 500,
  from: '2026-07-02T08:00:00Z',
  to: '2026-07-02T12:00:00Z',
  maxHeightM: 120,
};
const LATER: Flight = { ...FLIGHT, from: '2026-08-02T08:00:00Z', to: '2026-08-02T12:00:00Z' };
const LIMIT = 10;

let db: TestDatabase;
let context: BriefingContext;
let kari: string;
let ola: string;
const onTranslated = vi.fn();

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  onTranslated.mockReset();
  context = briefingsOn(db.database, { onTranslated });
  kari = await member();
  ola = await member();
});

async function member(): Promise<string> {
  const userId = await insertUser(db.database);
  const profile = { companyName: '', phoneNumber: '', address: '', zipCode: '', city: '', country: 'NO' };
  await createFreeSubscription(db.database, { userId, profile: { name: 'Kari', ...profile } });
  return userId;
}

const store = (changes: Partial<BriefingToStore> = {}) =>
  storeBriefing(context, {
    userId: kari,
    text: TEXT,
    flight: FLIGHT,
    language: 'en',
    notices: [0],
    reports: [],
    idempotencyKey: null,
    ...changes,
  });
const translate = (id: string, changes: Partial<BriefingToTranslate> = {}) =>
  translateBriefing(context, {
    userId: kari,
    id,
    language: 'en',
    notices: [],
    reports: [],
    idempotencyKey: null,
    ...changes,
  });
const used = async (userId = kari) => (await findActiveSubscription(db.database, userId))?.notamCount;
const unlimited = () =>
  db.database.updateTable('subscriptions').set({ plan_limits: -1 }).where('user_id', '=', kari).execute();
const countOf = async (table: 'briefings' | 'translations' | 'briefing_translations') =>
  (
    await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)}
      ${table === 'briefing_translations' ? sql`where briefing_id in (select id from briefings where user_id = ${kari})` : sql`where user_id = ${kari}`}
    `.execute(db.database)
  ).rows[0]?.count;

describe('a briefing', () => {
  test('is stored with what was translated of it first, each notice and report spent once', async () => {
    const briefing = await store({ notices: [1, 0, 3], reports: [0], name: 'Holmestrand' });
    expect(briefing.notices.map(({ id }) => id)).toEqual(NAMES);
    expect(briefing.notices.map(({ translated }) => translated?.facts.id ?? null)).toEqual([
      'A1234/26',
      'A3456/26',
      null,
      null,
    ]);
    expect(briefing.notices[3]?.sameAs).toBe(1);
    expect(briefing.reports.map(({ station, translated }) => [station, translated?.type])).toEqual([
      ['ENGM', 'METAR'],
    ]);
    expect(briefing).toMatchObject({
      name: 'Holmestrand',
      language: 'en',
      flight: FLIGHT,
      uses: 4,
      unreadTexts: ['From: kari@example.no'],
      createdAt: '2026-06-30T12:00:00.000Z',
      usage: { used: 3, limit: LIMIT, remaining: 7 },
    });
    expect(briefing.notices.every(({ verdict }) => verdict !== null)).toBe(true);
    expect(await used()).toBe(3);
    expect(onTranslated).toHaveBeenCalledWith('decoder', 'en', 3);
    expect(await readBriefing(context, kari, briefing.id)).toEqual(JSON.parse(JSON.stringify(briefing)));
    expect(await countOf('translations')).toBe(2);
  });

  test('needs no flight', async () => {
    const { flight, notices } = await store({ flight: null });
    expect(flight).toBeNull();
    expect(notices.every(({ verdict }) => verdict === null)).toBe(true);
  });

  test.each<[string, Partial<BriefingToStore>, object]>([
    ['nothing is chosen', { notices: [] }, { code: 'invalid', data: { field: 'notices' } }],
    [
      'a notice is chosen that is not there',
      { notices: [0, 4] },
      { code: 'invalid', data: { field: 'notices' } },
    ],
    [
      'a report is chosen that is not there',
      { reports: [1] },
      { code: 'invalid', data: { field: 'reports' } },
    ],
    ['the text is empty', { text: ' ' }, { code: 'invalid', data: { field: 'text' } }],
    ['the text holds nothing', { text: 'Lorem ipsum' }, { code: 'notRecognised' }],
    ['the text is too large', { text: 'A'.repeat(600_001) }, { code: 'tooLarge' }],
  ])('is refused, and costs nothing, when %s', async (_what, changes, failure) => {
    await expect(store(changes)).rejects.toMatchObject(failure);
    expect(await used()).toBe(0);
    expect(await countOf('briefings')).toBe(0);
  });

  test('is not stored, and nothing spent, where too few translations are left', async () => {
    await db.database
      .updateTable('subscriptions')
      .set({ translations_used: 8 })
      .where('user_id', '=', kari)
      .execute();
    await expect(store({ notices: [0, 1], reports: [0] })).rejects.toMatchObject({
      code: 'limitReached',
      data: { needed: 3, used: 8, limit: LIMIT },
      message: 'This needs 3 translations, but only 2 of yours are left. Nothing was spent.',
    });
    expect(await used()).toBe(8);
    expect(await countOf('briefings')).toBe(0);
    await store({ notices: [0], reports: [0] });
    expect(await used()).toBe(10);
    await expect(store()).rejects.toMatchObject({ code: 'limitReached' });
  });

  test('makes room: beyond the most that anybody keeps the oldest goes, its answers stay', async () => {
    await sql`
      insert into briefings (user_id, created_at, name, text, language, found, notice_count, report_count)
      select ${kari}, '2026-05-01T00:00:00Z'::timestamptz + make_interval(mins => n), n::text, '', 'en', '{}', 0, 0
      from generate_series(1, ${MAX_BRIEFINGS}::int) as n
    `.execute(db.database);
    await store();
    expect(await countOf('briefings')).toBe(MAX_BRIEFINGS);
    const oldest = await db.database
      .selectFrom('briefings')
      .select('id')
      .where('user_id', '=', kari)
      .where('name', '=', '1')
      .execute();
    expect(oldest).toEqual([]);
  });
});

describe('sent again under the same name', () => {
  test('it is stored and spent once, also at the same time', async () => {
    const idempotencyKey = randomUUID();
    const sent = () => store({ notices: [0, 1], reports: [0], idempotencyKey });
    const answers = await Promise.all([sent(), sent(), sent(), sent()]);
    expect(new Set([...answers, await sent()].map(({ id }) => id)).size).toBe(1);
    expect(await used()).toBe(3);
    expect(await countOf('briefings')).toBe(1);
  });

  test('by another server at the same time it is stored and spent once', async () => {
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        context = briefingsOn(db.database);
        return await store({ notices: [], reports: [0], idempotencyKey });
      }),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await used()).toBe(1);
    expect(await countOf('briefings')).toBe(1);
  });

  test('it is a conflict when it asks for something else, or what it made was deleted', async () => {
    const idempotencyKey = randomUUID();
    const { id } = await store({ idempotencyKey });
    await expect(store({ idempotencyKey, notices: [1] })).rejects.toMatchObject({ code: 'conflict' });
    await expect(store({ idempotencyKey, flight: LATER })).rejects.toMatchObject({ code: 'conflict' });
    await deleteBriefing(db.database, kari, id);
    await expect(store({ idempotencyKey })).rejects.toMatchObject({ code: 'conflict' });
    expect(await used()).toBe(1);
  });
});

describe('the next batch', () => {
  test('is added, and what was translated or is a double is not spent again', async () => {
    const { id } = await store({ notices: [0, 1] });
    const more = await translate(id, { notices: [0, 2, 3], reports: [0] });
    expect(more.notices.map(({ translated }) => translated?.facts.id ?? null)).toEqual([
      'A1234/26',
      'A3456/26',
      'A2345/26',
      null,
    ]);
    expect(more.reports[0]?.translated).not.toBeNull();
    expect(await used()).toBe(4);
    await translate(id, { notices: [0, 1, 2, 3], reports: [0] });
    expect(await used()).toBe(4);
    expect(await countOf('briefing_translations')).toBe(3);
  });

  test('from two tabs at once, on one server or two, spends each notice once', async () => {
    const { id } = await store({ notices: [0] });
    await Promise.all([
      translate(id, { notices: [1, 2] }),
      translate(id, { notices: [2, 1] }),
      translateBriefing(briefingsOn(db.database), {
        userId: kari,
        id,
        language: 'en',
        notices: [1, 2],
        reports: [0],
        idempotencyKey: null,
      }),
    ]);
    expect(await used()).toBe(4);
    expect((await readBriefing(context, kari, id)).usage.used).toBe(4);
  });

  test('of many at once overspends nothing', async () => {
    const many = Array.from({ length: 60 }, (_, n) => RUNWAY.replace('A3456', `A${4000 + n}`)).join('\n\n');
    const { id } = await store({ text: many });
    const batches = await Promise.allSettled(
      Array.from({ length: 12 }, (_, n) =>
        translate(id, { notices: [n * 4 + 1, n * 4 + 2, n * 4 + 3, n * 4 + 4] }),
      ),
    );
    expect(batches.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await used()).toBe(9);
    const { notices } = await readBriefing(context, kari, id);
    expect(notices.filter(({ translated }) => translated !== null)).toHaveLength(9);
  });

  test('of 50 and 50 of a large briefing', async () => {
    await unlimited();
    const many = Array.from({ length: 120 }, (_, n) => RUNWAY.replace('A3456', `A${4000 + n}`)).join('\n\n');
    const upTo = (from: number) => Array.from({ length: 50 }, (_, n) => from + n);
    const { id } = await store({ text: many, notices: upTo(0) });
    const { notices, usage } = await translate(id, { notices: upTo(50) });
    expect(notices.flatMap(({ translated }, index) => (translated ? [index] : []))).toEqual(
      Array.from({ length: 100 }, (_, index) => index),
    );
    expect(usage.used).toBe(100);
  });

  test('sent again under the same name is the same', async () => {
    const { id } = await store();
    const idempotencyKey = randomUUID();
    await translate(id, { notices: [1], idempotencyKey });
    await translate(id, { notices: [1], idempotencyKey });
    await expect(translate(id, { notices: [2], idempotencyKey })).rejects.toMatchObject({ code: 'conflict' });
    expect(await used()).toBe(2);
  });

  test.each<[string, Partial<BriefingToTranslate>]>([
    ['nothing', {}],
    ['what is not there', { notices: [99] }],
  ])('of %s is refused', async (_what, changes) => {
    const { id } = await store();
    await expect(translate(id, changes)).rejects.toMatchObject({ code: 'invalid' });
    expect(await used()).toBe(1);
  });
});

describe('another language', () => {
  test('costs nothing, for notices and reports, and once', async () => {
    const { id } = await store({ notices: [0, 1], reports: [0] });
    const before = await readBriefing(context, kari, id);
    const norwegian = await rewordBriefing(context, { userId: kari, id, language: 'no' });
    expect(norwegian).toMatchObject({ language: 'no', usage: { used: 3 } });
    expect(norwegian.notices[0]?.translated?.facts).toEqual(before.notices[0]?.translated?.facts);
    expect(norwegian.notices[0]?.translated?.translation).not.toBe(
      before.notices[0]?.translated?.translation,
    );
    expect(norwegian.reports[0]?.translated?.heading).not.toBe(before.reports[0]?.translated?.heading);
    expect(norwegian.notices.map(({ verdict }) => verdict)).toEqual(
      before.notices.map(({ verdict }) => verdict),
    );
    const answers = await countOf('translations');
    await rewordBriefing(context, { userId: kari, id, language: 'no' });
    expect((await rewordBriefing(context, { userId: kari, id, language: 'en' })).notices).toEqual(
      before.notices,
    );
    expect(await countOf('translations')).toBe(answers);
  });

  test('goes for what was translated before too, when the next batch is in it', async () => {
    const { id } = await store({ notices: [0] });
    const more = await translate(id, { notices: [1], language: 'pl' });
    expect(more.language).toBe('pl');
    expect(more.notices.filter(({ translated }) => translated !== null)).toHaveLength(2);
    expect(await used()).toBe(2);
  });

  test('is open to whoever has nothing left', async () => {
    await db.database
      .updateTable('subscriptions')
      .set({ translations_used: 9 })
      .where('user_id', '=', kari)
      .execute();
    const { id } = await store();
    expect((await rewordBriefing(context, { userId: kari, id, language: 'ja' })).usage.remaining).toBe(0);
  });
});

describe('another flight', () => {
  test('is judged anew for nothing, and stays', async () => {
    const { id, notices } = await store();
    const later = await changeBriefing(context, kari, { id, flight: LATER });
    expect(later.flight).toEqual(LATER);
    expect(later.notices[0]).toMatchObject({ verdict: 'doesNot' });
    expect(later.notices[0]?.translated).toEqual(notices[0]?.translated);
    expect(await readBriefing(context, kari, id)).toEqual(JSON.parse(JSON.stringify(later)));
    const none = await changeBriefing(context, kari, { id, flight: null });
    expect(none.notices.every(({ verdict, reasons }) => verdict === null && reasons.length === 0)).toBe(true);
    expect(await used()).toBe(1);
  });

  test('and name change each for itself', async () => {
    const { id } = await store();
    expect(await changeBriefing(context, kari, { id, name: 'Harbour' })).toMatchObject({
      name: 'Harbour',
      flight: FLIGHT,
    });
    expect(await changeBriefing(context, kari, { id, flight: LATER })).toMatchObject({
      name: 'Harbour',
      flight: LATER,
    });
    expect(await changeBriefing(context, kari, { id, flight: null, name: '' })).toMatchObject({
      name: '',
      flight: null,
    });
    expect(await changeBriefing(context, kari, { id })).toMatchObject({ name: '', flight: null });
  });

  test('from two tabs at once: one of them holds, with its verdicts', async () => {
    const { id } = await store();
    await Promise.all([
      changeBriefing(context, kari, { id, flight: LATER }),
      changeBriefing(context, kari, { id, flight: FLIGHT }),
    ]);
    const { flight, notices } = await readBriefing(context, kari, id);
    expect(notices[0]?.verdict === 'doesNot').toBe(flight?.from === LATER.from);
  });

  test('is not needed for verdicts of an earlier release to be judged anew', async () => {
    const { id } = await store();
    await sql`
      update briefings set found = jsonb_set(found, '{notices,0,verdict}', '"doesNot"'), judged_at = '2026-01-01T00:00:00Z'
      where id = ${id}
    `.execute(db.database);
    expect((await readBriefing(context, kari, id)).notices[0]?.verdict).toBe('doesNot');
    context = briefingsOn(db.database, { startedAt: new Date('2026-02-01T00:00:00Z') });
    expect((await readBriefing(context, kari, id)).notices[0]?.verdict).not.toBe('doesNot');
    expect((await readBriefing(briefingsOn(db.database), kari, id)).notices[0]?.verdict).not.toBe('doesNot');
    expect(await used()).toBe(1);
  });
});

describe('the list', () => {
  test('has one’s own alone, newest first, page by page', async () => {
    await unlimited();
    await store({ userId: ola });
    const { id } = await store({ notices: [0, 1], name: 'First' });
    expect(await listBriefings(db.database, kari, {})).toEqual({
      briefings: [
        {
          id,
          name: 'First',
          language: 'en',
          createdAt: '2026-06-30T12:00:00.000Z',
          flight: FLIGHT,
          noticeCount: 4,
          translatedCount: 2,
          reportCount: 1,
          excerpt: TEXT.slice(0, 200),
        },
      ],
      nextCursor: null,
    });
    for (let n = 0; n < 22; n += 1) await store({ name: String(n) });
    const first = await listBriefings(db.database, kari, {});
    expect(first.briefings).toHaveLength(20);
    const second = await listBriefings(db.database, kari, { cursor: first.nextCursor ?? '' });
    expect(second.briefings).toHaveLength(3);
    expect(new Set([...first.briefings, ...second.briefings].map((one) => one.id)).size).toBe(23);
    await expect(listBriefings(db.database, kari, { cursor: 'x' })).rejects.toMatchObject({
      code: 'invalid',
    });
  });
});

describe('what is deleted', () => {
  test('is gone, its answers stay in the history', async () => {
    const { id } = await store({ reports: [0] });
    expect(await deleteBriefing(db.database, kari, id)).toEqual({ deleted: 1 });
    await expect(readBriefing(context, kari, id)).rejects.toMatchObject({ code: 'notFound' });
    expect(await countOf('translations')).toBe(2);
  });

  test('of its answers is not translated any more; with the last of them the briefing goes', async () => {
    const { id } = await store();
    await translate(id, { notices: [1] });
    const [first, second] = await db.database
      .selectFrom('translations')
      .select('id')
      .where('user_id', '=', kari)
      .orderBy('created_at')
      .execute();
    await deleteTranslation(db.database, kari, first?.id ?? '');
    const { notices } = await readBriefing(context, kari, id);
    expect(notices.map(({ translated }) => translated !== null)).toEqual([false, true, false, false]);
    await deleteTranslation(db.database, kari, second?.id ?? '');
    await expect(readBriefing(context, kari, id)).rejects.toMatchObject({ code: 'notFound' });
  });

  test('with the whole history: every text too', async () => {
    await store();
    await store({ notices: [0, 1] });
    await store({ userId: ola });
    await deleteHistory(db.database, kari);
    expect(await countOf('briefings')).toBe(0);
    expect((await listBriefings(db.database, ola, {})).briefings).toHaveLength(1);
  });

  test('while it is translated costs nothing', async () => {
    const { id } = await store();
    const [translated] = await Promise.allSettled([
      translate(id, { notices: [1, 2] }),
      deleteBriefing(db.database, kari, id),
    ]);
    expect(await used()).toBe(translated.status === 'fulfilled' ? 3 : 1);
  });

  test('goes with its user', async () => {
    const { id } = await store();
    await db.database.deleteFrom('users').where('id', '=', kari).execute();
    expect(await db.database.selectFrom('briefings').select('id').where('id', '=', id).execute()).toEqual([]);
    expect(
      await db.database
        .selectFrom('briefing_translations')
        .select('briefing_id')
        .where('briefing_id', '=', id)
        .execute(),
    ).toEqual([]);
  });
});

test('what is somebody else’s, deleted or never was is not found by any verb, and costs nothing', async () => {
  const theirs = (await store({ userId: ola })).id;
  const gone = (await store()).id;
  await deleteBriefing(db.database, kari, gone);
  for (const id of [theirs, gone, randomUUID(), 'no-uuid', '']) {
    for (const verb of [
      () => readBriefing(context, kari, id),
      () => changeBriefing(context, kari, { id, flight: LATER }),
      () => changeBriefing(context, kari, { id, name: 'Mine' }),
      () => translate(id, { notices: [1] }),
      () => translate(id, { notices: [1], language: 'no' }),
      () => rewordBriefing(context, { userId: kari, id, language: 'no' }),
      () => deleteBriefing(db.database, kari, id),
    ]) {
      await expect(verb()).rejects.toMatchObject({ code: 'notFound', message: 'Briefing not found' });
    }
  }
  expect(await used()).toBe(1);
  expect(await used(ola)).toBe(1);
  expect(await readBriefing(context, ola, theirs)).toMatchObject({ name: '', flight: FLIGHT });
});

test('is taken along with its text, flight and answers', async () => {
  const { id } = await store({ reports: [0], name: 'Harbour' });
  await store({ userId: ola });
  expect(await exportBriefings(db.database, kari)).toMatchObject([
    {
      id,
      name: 'Harbour',
      text: TEXT,
      flight: FLIGHT,
      language: 'en',
      translations: [expect.any(String), expect.any(String)],
    },
  ]);
});
