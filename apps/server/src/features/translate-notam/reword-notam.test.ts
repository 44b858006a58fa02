import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createBuiltInGazetteer } from '../../adapters/gazetteer/built-in-gazetteer.ts';
import { createInThreadPasteReader } from '../../adapters/paste-reader/in-thread-paste-reader.ts';
import { geoTz } from '../../adapters/time-zones/geo-tz.ts';
import { createPasteTasks } from '../../compose/paste-tasks.ts';
import { readUsageTotals } from '../../database/read-usage-totals.ts';
import { createTestDatabase, type TestDatabase } from '../../database/testing/create-test-database.ts';
import { insertUser } from '../../database/testing/insert-user.ts';
import { createFreeSubscription, findActiveSubscription } from '../subscription/index.ts';
import { rewordNotam } from './reword-notam.ts';
import { translateNotam, type TranslateNotamContext } from './translate-notam.ts';

const NOTAMS = `A1234/26 NOTAMN
Q) ENOR/QWULW/IV/BO/W/000/009/5944N01008E001
A) ENOR B) 2607010600 C) 2607101400
E) UNMANNED ACFT WILL TAKE PLACE PSN 594438N 0100819E RADIUS 0,5 NM
F) GND G) 900FT AMSL

A3456/26 NOTAMN
Q) ENOR/QMRLC/IV/NBO/A/000/999/6012N01105E005
A) ENGM B) 2606012100 C) PERM
E) RWY 01L/19R CLSD DUE TO MAINT`;

let db: TestDatabase;
let userId: string;
let context: TranslateNotamContext;
const onTranslated = vi.fn();
const profile = {
  name: 'Kari',
  companyName: '',
  phoneNumber: '',
  address: '',
  zipCode: '',
  city: '',
  country: 'NO',
};

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  userId = await insertUser(db.database);
  await createFreeSubscription(db.database, { userId, profile });
  context = {
    database: db.database,
    chatModel: null,
    pasteReader: createInThreadPasteReader(
      createPasteTasks({ gazetteer: createBuiltInGazetteer(), timeZones: geoTz }),
    ),
    now: () => new Date().toISOString(),
    onTranslated,
  };
});

const used = async () => (await findActiveSubscription(db.database, userId))?.notamCount;
const stored = () =>
  db.database.selectFrom('translations').select('id').where('user_id', '=', userId).execute();

test('the same facts come in other words, and nothing is spent or counted, even with nothing left', async () => {
  const first = await translateNotam(context, { userId, text: NOTAMS, language: 'en', idempotencyKey: null });
  await db.database
    .updateTable('subscriptions')
    .set({ translations_used: 10 })
    .where('user_id', '=', userId)
    .execute();
  onTranslated.mockReset();
  const totals = await readUsageTotals(db.database);
  const again = await rewordNotam(context, { userId, id: first.id, language: 'no' });
  expect(again.language).toBe('no');
  expect(again.id).not.toBe(first.id);
  expect(again.notices.map(({ facts }) => facts)).toEqual(first.notices.map(({ facts }) => facts));
  expect(again.notices[0]?.droneImpact.heading).not.toBe(first.notices[0]?.droneImpact.heading);
  expect(await used()).toBe(10);
  expect(await readUsageTotals(db.database)).toEqual(totals);
  expect(onTranslated).not.toHaveBeenCalled();
});

test('the same wish gets the same answer, and a new one when that was deleted', async () => {
  const first = await translateNotam(context, { userId, text: NOTAMS, language: 'en', idempotencyKey: null });
  const wish = { userId, id: first.id, language: 'no' } as const;
  const once = await rewordNotam(context, wish);
  expect((await rewordNotam(context, wish)).id).toBe(once.id);
  expect(await stored()).toHaveLength(2);
  await db.database.deleteFrom('translations').where('id', '=', once.id).execute();
  const anew = await rewordNotam(context, wish);
  expect(anew.notices).toHaveLength(2);
  expect(anew.id).not.toBe(once.id);
  expect(await used()).toBe(2);
});

test('the answer of another user, or of nobody, is not there', async () => {
  const first = await translateNotam(context, { userId, text: NOTAMS, language: 'en', idempotencyKey: null });
  const stranger = await insertUser(db.database);
  await createFreeSubscription(db.database, { userId: stranger, profile });
  for (const wish of [
    { userId: stranger, id: first.id },
    { userId, id: randomUUID() },
    { userId, id: 'x' },
  ]) {
    await expect(rewordNotam(context, { ...wish, language: 'no' })).rejects.toMatchObject({
      code: 'notFound',
    });
  }
});
