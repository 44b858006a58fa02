import { randomUUID } from 'node:crypto';
import { MAX_TEXT_CHARACTERS } from '@klarnotam/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBuiltInGazetteer } from '../../adapters/gazetteer/built-in-gazetteer.ts';
import { createInThreadPasteReader } from '../../adapters/paste-reader/in-thread-paste-reader.ts';
import { geoTz } from '../../adapters/time-zones/geo-tz.ts';
import { createPasteTasks } from '../../compose/paste-tasks.ts';
import { readUsageTotals } from '../../database/read-usage-totals.ts';
import { createTestDatabase, type TestDatabase } from '../../database/testing/create-test-database.ts';
import { addVerifiedWords, VERIFIED_WORDS } from '../../database/testing/add-verified-words.ts';
import { insertUser } from '../../database/testing/insert-user.ts';
import type { TimeZones } from '../../ports/time-zones.ts';
import { createFreeSubscription, findActiveSubscription } from '../subscription/index.ts';
import { translateNotam, type TranslateNotamContext } from './translate-notam.ts';

const DRONE_FLIGHTS = `A1234/26 NOTAMN
Q) ENOR/QWULW/IV/BO/W/000/009/5944N01008E001
A) ENOR B) 2607010600 C) 2607101400
E) UNMANNED ACFT WILL TAKE PLACE PSN 594438N 0100819E RADIUS 0,5 NM
F) GND G) 900FT AMSL`;
const RUNWAY_CLOSED = `A3456/26 NOTAMN
Q) ENOR/QMRLC/IV/NBO/A/000/999/6012N01105E005
A) ENGM B) 2606012100 C) 2606020400
E) RWY 01L/19R CLSD DUE TO MAINT`;
const DRONE_BAN = `A2345/26 NOTAMN
Q) ENOR/QRTCA/IV/BO/W/000/025/6826N01725E001
A) ENOR B) 2605230800 C) 2605241800
E) ALL UNMANNED ACFT FLIGHTS PROHIBITED WI 1NM RADIUS 682600N 0172500E
F) GND G) 2500FT AMSL`;

const gazetteer = createBuiltInGazetteer();
const readerWith = (timeZones: TimeZones) =>
  createInThreadPasteReader(createPasteTasks({ gazetteer, timeZones }));

let db: TestDatabase;
let userId: string;
let context: TranslateNotamContext;
const onTranslated = vi.fn();

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  onTranslated.mockReset();
  userId = await insertUser(db.database);
  await createFreeSubscription(db.database, {
    userId,
    profile: {
      name: 'Kari',
      companyName: '',
      phoneNumber: '',
      address: '',
      zipCode: '',
      city: '',
      country: 'NO',
    },
  });
  context = {
    database: db.database,
    chatModel: null,
    pasteReader: readerWith(geoTz),
    now: () => '2026-05-20T12:00:00Z',
    onTranslated,
  };
});

function translate(text: string, language: 'no' | 'en' = 'no', idempotencyKey: string | null = null) {
  return translateNotam(context, { userId, text, language, idempotencyKey });
}

async function used(): Promise<number | undefined> {
  return (await findActiveSubscription(db.database, userId))?.notamCount;
}

describe('translateNotam', () => {
  test('answers each NOTAM with facts, words and rating, worst first, and stores the answer as given', async () => {
    const answer = await translate([RUNWAY_CLOSED, DRONE_FLIGHTS, DRONE_BAN].join('\n\n'));
    expect(answer.notices.map((notice) => [notice.facts.id, notice.droneRelevance])).toEqual([
      ['A2345/26', 'forbidden'],
      ['A1234/26', 'caution'],
      ['A3456/26', 'allowed'],
    ]);
    expect(answer.notices.map((notice) => notice.source)).toEqual([DRONE_BAN, DRONE_FLIGHTS, RUNWAY_CLOSED]);
    expect(answer).toMatchObject({
      language: 'no',
      engine: 'decoder',
      usage: { used: 3, limit: 10, remaining: 7 },
    });

    const stored = await db.database
      .selectFrom('translations')
      .select(['items', 'user_id'])
      .where('id', '=', answer.id)
      .executeTakeFirstOrThrow();
    expect(stored.user_id).toBe(userId);
    expect(stored.items).toEqual(JSON.parse(JSON.stringify(answer.notices)));
    expect(onTranslated).toHaveBeenCalledWith('decoder', 'no', 3);
  });

  test('counts an exact double once, and still answers both', async () => {
    const before = await readUsageTotals(db.database);
    const answer = await translate([DRONE_FLIGHTS, RUNWAY_CLOSED, DRONE_FLIGHTS].join('\n\n'), 'en');
    expect(answer.notices.map(({ facts, sameAs }) => [facts.id, sameAs])).toEqual([
      ['A1234/26', null],
      ['A1234/26', 0],
      ['A3456/26', null],
    ]);
    expect(answer.notices[1]?.related).toEqual([{ kind: 'sameAs', text: 'The same notice again.' }]);
    expect(answer.usage).toEqual({ used: 2, limit: 10, remaining: 8 });
    expect(await used()).toBe(2);
    expect((await readUsageTotals(db.database)).notam).toBe(before.notam + 2);
  });

  test('needs no more translations than there are different notices', async () => {
    await db.database
      .updateTable('subscriptions')
      .set({ translations_used: 9 })
      .where('user_id', '=', userId)
      .execute();
    const pair = `${DRONE_FLIGHTS}\n\n${DRONE_FLIGHTS}`;
    await expect(translate(`${pair}\n\n${RUNWAY_CLOSED}`)).rejects.toMatchObject({
      code: 'limitReached',
      data: { used: 9, needed: 2 },
    });
    expect((await translate(pair)).usage).toEqual({ used: 10, limit: 10, remaining: 0 });
  });

  test('says of a notice that another one of the answer replaces it', async () => {
    const replacing = DRONE_BAN.replace('A2345/26 NOTAMN', 'A2400/26 NOTAMR A1234/26');
    const { notices } = await translate(`${DRONE_FLIGHTS}\n\n${replacing}`, 'en');
    expect(notices.map(({ facts, replacedBy }) => [facts.id, replacedBy])).toEqual([
      ['A2400/26', null],
      ['A1234/26', 0],
    ]);
    expect(notices[1]?.related).toEqual([{ kind: 'replacedBy', text: 'Replaced by A2400/26 in this text.' }]);
  });

  test('gives the same facts in every language, and other words', async () => {
    const [norwegian, english] = [await translate(DRONE_FLIGHTS, 'no'), await translate(DRONE_FLIGHTS, 'en')];
    expect(norwegian.notices[0]?.facts).toEqual(english.notices[0]?.facts);
    expect(norwegian.notices[0]?.translation).not.toBe(english.notices[0]?.translation);
  });

  test('names the civil time of the place, and none for a region', async () => {
    const { notices } = await translate(
      `${DRONE_FLIGHTS}\n\n${RUNWAY_CLOSED.replace('6012N01105E005', '6500N01200E999')}`,
    );
    expect(notices.map((notice) => notice.duration.timeZone)).toEqual(['Europe/Oslo', null]);
  });

  test('counts in the public totals', async () => {
    const before = await readUsageTotals(db.database);
    await translate(`${DRONE_BAN}\n\n${RUNWAY_CLOSED}`);
    expect((await readUsageTotals(db.database)).notam).toBe(before.notam + 2);
  });

  test.each([
    ['nothing', '', 'Please paste a NOTAM text to translate', 'invalid'],
    ['blanks', ' \n\t ', 'Please paste a NOTAM text to translate', 'invalid'],
    ['prose', 'The airport is closed, I think.', 'No NOTAM was found in the text', 'notRecognised'],
    ['binary rubbish', '\0\u0001\uFFFD\uD800 \u0007', 'No NOTAM was found in the text', 'notRecognised'],
    ['html', '<script>alert("A) B) C)")</script>', 'No NOTAM was found in the text', 'notRecognised'],
    ['emoji', '🚁🚁🚁', 'No NOTAM was found in the text', 'notRecognised'],
    [
      'a METAR',
      'METAR ENGM 210920Z 01004KT 9999 FEW040 M02/M05 Q1021 NOSIG=',
      'weather report',
      'notRecognised',
    ],
    ['too much', 'A'.repeat(MAX_TEXT_CHARACTERS + 1), 'too long', 'tooLarge'],
    [
      '51 NOTAMs',
      Array.from({ length: 51 }, (_, n) => RUNWAY_CLOSED.replace('A3456', `A${4000 + n}`)).join('\n\n'),
      'The text holds 51 NOTAMs; at most 50 can be translated at once.',
      'invalid',
    ],
  ])('refuses %s, and it costs nothing', async (_what, text, message, code) => {
    await expect(translate(text)).rejects.toMatchObject({
      code,
      message: expect.stringContaining(message) as string,
    });
    expect(await used()).toBe(0);
  });

  test('tells a weather report from nothing at all', async () => {
    await expect(translate('METAR ENGM 210920Z 01004KT 9999 FEW040 M02/M05 Q1021')).rejects.toMatchObject({
      data: { recognisedAs: 'metar' },
    });
    await expect(translate('Hello')).rejects.toMatchObject({ data: { recognisedAs: null } });
  });

  test('costs nothing when the answer cannot be written', async () => {
    const zoneAt = () => {
      throw new Error('no zone');
    };
    context = { ...context, pasteReader: readerWith({ zoneAt }) };
    await expect(translate(DRONE_FLIGHTS)).rejects.toThrow('no zone');
    expect(await used()).toBe(0);
  });

  test('tells who has too few left how many are, and spends none', async () => {
    await db.database
      .updateTable('subscriptions')
      .set({ translations_used: 9 })
      .where('user_id', '=', userId)
      .execute();
    await expect(translate(`${DRONE_FLIGHTS}\n\n${RUNWAY_CLOSED}`)).rejects.toMatchObject({
      code: 'limitReached',
      data: { limit: 10, used: 9, needed: 2 },
      message: 'The text holds 2 NOTAMs, but only 1 of your translations is left. Nothing was spent.',
    });
    expect(await used()).toBe(9);
  });

  test('lets exactly three of a hundred at once through when three are left', async () => {
    await db.database
      .updateTable('subscriptions')
      .set({ translations_used: 7 })
      .where('user_id', '=', userId)
      .execute();
    const results = await Promise.allSettled(Array.from({ length: 100 }, () => translate(RUNWAY_CLOSED)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await used()).toBe(10);
    expect(onTranslated).toHaveBeenCalledTimes(3);
  });

  test('stores what the database could not hold as it is', async () => {
    const { notices } = await translate(DRONE_FLIGHTS.replace('TAKE PLACE', 'TAKE\0PLACE'));
    expect(notices).toHaveLength(1);
    expect(await used()).toBe(1);
  });
});

describe('the same request twice', () => {
  test('gets the same answer and counts once, also at the same time', async () => {
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => translate(DRONE_FLIGHTS, 'no', key)));
    const later = await translate(DRONE_FLIGHTS, 'no', key);
    expect(new Set([...answers, later].map((answer) => answer.id)).size).toBe(1);
    expect(later.notices).toEqual(JSON.parse(JSON.stringify(answers[0]?.notices)));
    expect(await used()).toBe(1);
  });

  test('gets the words that a language model wrote for it in an earlier release', async () => {
    const key = randomUUID();
    const { id } = await translate(DRONE_FLIGHTS, 'en', key);
    await addVerifiedWords(db.database, id);
    const again = await translate(DRONE_FLIGHTS, 'en', key);
    expect(again.notices).toMatchObject([{ engine: 'ai', translation: VERIFIED_WORDS.translation }]);
    expect(await used()).toBe(1);
  });

  test.each([
    ['another text', RUNWAY_CLOSED, 'no' as const],
    ['another language', DRONE_FLIGHTS, 'en' as const],
  ])('is a conflict with %s', async (_what, text, language) => {
    const key = randomUUID();
    await translate(DRONE_FLIGHTS, 'no', key);
    await expect(translate(text, language, key)).rejects.toMatchObject({ code: 'conflict' });
    expect(await used()).toBe(1);
  });

  test('is another request when another user sends it', async () => {
    const key = randomUUID();
    const first = await translate(DRONE_FLIGHTS, 'no', key);
    userId = await insertUser(db.database);
    await createFreeSubscription(db.database, {
      userId,
      profile: {
        name: 'Ola',
        companyName: '',
        phoneNumber: '',
        address: '',
        zipCode: '',
        city: '',
        country: 'NO',
      },
    });
    expect((await translate(DRONE_FLIGHTS, 'no', key)).id).not.toBe(first.id);
  });
});
