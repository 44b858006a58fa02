import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../database/testing/create-test-database.ts';
import { addVerifiedWords, VERIFIED_WORDS } from '../../database/testing/add-verified-words.ts';
import { insertUser } from '../../database/testing/insert-user.ts';
import { toJsonb } from '../../database/to-jsonb.ts';
import { deleteHistory, deleteTranslation } from './delete-history.ts';
import { listHistory } from './list-history.ts';
import { readTranslation } from './read-translation.ts';

let db: TestDatabase;
let kari: string;
let ola: string;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  kari = await insertUser(db.database);
  ola = await insertUser(db.database);
});

async function store(userId: string, source: string, createdAt = new Date()): Promise<string> {
  const id = randomUUID();
  await db.database
    .insertInto('translations')
    .values({
      id,
      created_at: createdAt,
      kind: 'notam',
      language: 'no',
      engine: 'decoder',
      items: toJsonb([{ source }]),
      item_count: 1,
      user_id: userId,
    })
    .execute();
  return id;
}

test('lists only one’s own, newest first, with the beginning of the text', async () => {
  const older = await store(kari, 'A0001/26 NOTAMN', new Date('2026-05-01T10:00:00Z'));
  const newer = await store(kari, `A0002/26 ${'X'.repeat(500)}`, new Date('2026-05-02T10:00:00Z'));
  await store(ola, 'A0003/26');
  const { translations, nextCursor } = await listHistory(db.database, kari, {});
  expect(translations.map((one) => one.id)).toEqual([newer, older]);
  expect(translations[0]?.excerpt).toHaveLength(200);
  expect(translations[1]).toMatchObject({
    excerpt: 'A0001/26 NOTAMN',
    noticeCount: 1,
    createdAt: '2026-05-01T10:00:00.000Z',
  });
  expect(nextCursor).toBeNull();
});

test('says of the first notice or report how it is rated, what, where and when; of an older one what it can', async () => {
  const notice = {
    source: 'A0001/26',
    droneRelevance: 'restricted',
    droneImpact: { heading: 'Drone Operations Restricted', summary: 'A danger area.', reasons: [] },
    location: 'Oslo',
    duration: { start: '2026-07-01T06:00:00Z', end: null, schedule: null, timeZone: 'Europe/Oslo' },
  };
  const warnings = [
    { severity: 'nogo', severityLabel: 'Ikke fly' },
    { severity: 'caution', severityLabel: 'Vær varsom' },
  ];
  const report = {
    source: 'METAR ENGM',
    heading: 'METAR ENGM',
    location: 'Oslo-Gardermoen',
    validTime: { start: '2026-07-01T06:20:00Z', end: null, timeZone: 'Europe/Oslo' },
  };
  const storeItems = async (kind: 'notam' | 'weather', items: readonly object[], minute: number) => {
    const id = await store(kari, '', new Date(Date.UTC(2026, 4, 1, 10, minute)));
    await sql`
      update translations set items = ${toJsonb(items)}::jsonb, kind = ${kind} where id = ${id}
    `.execute(db.database);
  };
  await storeItems('notam', [notice, { ...notice, location: 'Bergen' }], 5);
  await storeItems('weather', [{ ...report, warnings }], 4);
  await storeItems('weather', [{ ...report, warnings: warnings.slice(1) }], 3);
  await storeItems('weather', [{ ...report, warnings: [] }], 2);
  await storeItems('notam', [{ source: 'A0009/24', droneRelevance: 'caution' }], 1);

  const { translations } = await listHistory(db.database, kari, {});
  expect(translations.map(({ first }) => first)).toEqual([
    {
      level: 'restricted',
      headline: 'A danger area.',
      warning: null,
      location: 'Oslo',
      start: '2026-07-01T06:00:00Z',
      end: null,
      timeZone: 'Europe/Oslo',
    },
    expect.objectContaining({ level: 'forbidden', headline: 'METAR ENGM', warning: 'Ikke fly' }),
    expect.objectContaining({ level: 'caution', warning: 'Vær varsom', location: 'Oslo-Gardermoen' }),
    expect.objectContaining({ level: 'information', warning: null, start: '2026-07-01T06:20:00Z' }),
    null,
  ]);
});

test('goes from page to page without losing or repeating one, also within one moment', async () => {
  const moment = new Date('2026-05-01T10:00:00Z');
  const stored = await Promise.all(Array.from({ length: 45 }, (_, n) => store(kari, `A${n}`, moment)));
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listHistory(db.database, kari, { cursor });
    seen.push(...page.translations.map((one) => one.id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen).toHaveLength(45);
  expect(new Set(seen)).toEqual(new Set(stored));
});

test.each(['', 'x', Buffer.from("2026-05-01T10:00:00Z '; drop table").toString('base64url')])(
  'refuses the cursor %j',
  async (cursor) => {
    await expect(listHistory(db.database, kari, { cursor })).rejects.toMatchObject({ code: 'invalid' });
  },
);

test('opens an answer as it was given', async () => {
  const id = await store(kari, 'A0001/26');
  expect(await readTranslation(db.database, kari, id)).toMatchObject({
    id,
    notices: [{ source: 'A0001/26' }],
  });
});

describe('an answer of an earlier release, where a language model wrote the words', () => {
  test('is opened with those that were verified', async () => {
    const id = await store(kari, 'A0001/26');
    await addVerifiedWords(db.database, id);
    const { notices } = (await readTranslation(db.database, kari, id)) as { notices: unknown };
    expect(notices).toEqual([{ source: 'A0001/26', ...VERIFIED_WORDS, engine: 'ai' }]);
  });

  test.each([
    ['never came', { engine: null, words: null }],
    ['were refused', { engine: 'decoder', words: null }],
  ])('is opened with the decoder’s words where its own %s', async (_what, outcome) => {
    const id = await store(kari, 'A0001/26');
    await addVerifiedWords(db.database, id, outcome);
    const { notices } = (await readTranslation(db.database, kari, id)) as { notices: unknown };
    expect(notices).toEqual([{ source: 'A0001/26' }]);
  });
});

test('an answer that no words followed is opened without asking for any', async () => {
  const id = await store(kari, 'A0001/26');
  await sql`alter table notice_words rename to words_elsewhere`.execute(db.database);
  try {
    expect(await readTranslation(db.database, kari, id)).toMatchObject({ notices: [{ source: 'A0001/26' }] });
  } finally {
    await sql`alter table words_elsewhere rename to notice_words`.execute(db.database);
  }
});

test('answers for somebody else’s just as for one that never was', async () => {
  const id = await store(ola, 'A0001/26');
  for (const unreachable of [id, randomUUID(), 'no-uuid', '']) {
    await expect(readTranslation(db.database, kari, unreachable)).rejects.toMatchObject({ code: 'notFound' });
    await expect(deleteTranslation(db.database, kari, unreachable)).rejects.toMatchObject({
      code: 'notFound',
    });
  }
  expect(await readTranslation(db.database, ola, id)).toMatchObject({ id });
});

test('forgets one, and all of one’s own', async () => {
  const [first] = [await store(kari, 'A1'), await store(kari, 'A2'), await store(kari, 'A3')];
  const others = await store(ola, 'B1');
  expect(await deleteTranslation(db.database, kari, first)).toEqual({ deleted: 1 });
  expect(await deleteHistory(db.database, kari)).toEqual({ deleted: 2 });
  expect((await listHistory(db.database, kari, {})).translations).toEqual([]);
  expect(await readTranslation(db.database, ola, others)).toMatchObject({ id: others });
});

test('a search finds answers that hold all its words in a telegram, a place or a headline', async () => {
  const narvik = await store(kari, 'A0001/26 NOTAMN E) FIRING NEAR NARVIK');
  await store(kari, 'A0002/26 NOTAMN E) RWY CLSD');
  await store(ola, 'A0003/26 NOTAMN E) FIRING NEAR NARVIK');
  const found = async (search: string) =>
    (await listHistory(db.database, kari, { search })).translations.map(({ id }) => id);
  expect(await found('narvik firing')).toEqual([narvik]);
  expect(await found('narvik runway')).toEqual([]);
  expect(await found('100%_')).toEqual([]);
  expect(await found('  ')).toHaveLength(2);
});
