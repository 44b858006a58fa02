import type { Flight } from '@klarnotam/notam';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../database/testing/create-test-database.ts';
import { insertUser } from '../../../database/testing/insert-user.ts';
import { createFreeSubscription, findActiveSubscription } from '../../subscription/index.ts';
import type { BriefingContext } from '../briefing-context.ts';
import { storeBriefing, type BriefingToStore } from '../store-briefing.ts';
import { translateBriefing, type BriefingToTranslate } from '../translate-briefing.ts';
import { briefingsOn } from './briefing-context.ts';

export const DANGER = `A1234/26 NOTAMN
Q) ENOR/QRDCA/IV/BO/W/000/009/5944N01008E001
A) ENOR B) 2607010600 C) 2607101400
E) DANGER AREA ACT WI 1NM RADIUS 594438N 0100819E
F) GND G) 900FT AMSL`;
export const RUNWAY = `A3456/26 NOTAMN
Q) ENOR/QMRLC/IV/NBO/A/000/999/6012N01105E005
A) ENGM B) 2606012100 C) 2607202100
E) RWY 01L/19R CLSD DUE TO MAINT`;
export const BAN = `A2345/26 NOTAMN
Q) ENOR/QRTCA/IV/BO/W/000/025/6826N01725E001
A) ENOR B) 2607010800 C) 2607241800
E) ALL UNMANNED ACFT FLIGHTS PROHIBITED WI 1NM RADIUS 682600N 0172500E
F) GND G) 2500FT AMSL`;
export const METAR = 'METAR ENGM 301150Z 24015G28KT 4000 -SHRA BR BKN004 12/11 Q1002 NOSIG';
export const TEXT = `From: kari@example.no\n\n${[DANGER, RUNWAY, METAR, BAN, RUNWAY].join('\n\n')}`;
export const NAMES = ['A1234/26', 'A3456/26', 'A2345/26', 'A3456/26'];

export const FLIGHT: Flight = {
  place: { position: { lat: 59.744, lon: 10.138 } },
  radiusM: 500,
  from: '2026-07-02T08:00:00Z',
  to: '2026-07-02T12:00:00Z',
  maxHeightM: 120,
};
export const LATER: Flight = { ...FLIGHT, from: '2026-08-02T08:00:00Z', to: '2026-08-02T12:00:00Z' };
export const LIMIT = 10;

/** What a test of stored briefings works with; new users for each test. */
export interface TestBriefings {
  db: TestDatabase;
  context: BriefingContext;
  kari: string;
  ola: string;
  readonly onTranslated: ReturnType<typeof vi.fn>;
  /** Kari stores {@link TEXT} for {@link FLIGHT} with its first notice in English. */
  store(changes?: Partial<BriefingToStore>): ReturnType<typeof storeBriefing>;
  translate(id: string, changes?: Partial<BriefingToTranslate>): ReturnType<typeof translateBriefing>;
  used(userId?: string): Promise<number | undefined>;
  /** How many Kari may have translated from now on, and has. */
  setPlan(plan: { readonly plan_limits?: number; readonly translations_used?: number }): Promise<void>;
  /** Of Kari's rows. */
  countOf(table: 'briefings' | 'translations' | 'briefing_translations'): Promise<number | undefined>;
}

async function member(db: TestDatabase): Promise<string> {
  const userId = await insertUser(db.database);
  const profile = { companyName: '', phoneNumber: '', address: '', zipCode: '', city: '', country: 'NO' };
  await createFreeSubscription(db.database, { userId, profile: { name: 'Kari', ...profile } });
  return userId;
}

/** Opens a database for the tests of the file that calls it. */
export function useBriefings(): TestBriefings {
  const onTranslated = vi.fn();
  // Filled before each test.
  const test = {
    onTranslated,
    store: (changes = {}) =>
      storeBriefing(test.context, {
        userId: test.kari,
        text: TEXT,
        flight: FLIGHT,
        language: 'en',
        notices: [0],
        reports: [],
        idempotencyKey: null,
        ...changes,
      }),
    translate: (id, changes = {}) =>
      translateBriefing(test.context, {
        userId: test.kari,
        id,
        language: 'en',
        notices: [],
        reports: [],
        idempotencyKey: null,
        ...changes,
      }),
    used: async (userId = test.kari) => (await findActiveSubscription(test.db.database, userId))?.notamCount,
    setPlan: async (plan) => {
      await test.db.database
        .updateTable('subscriptions')
        .set(plan)
        .where('user_id', '=', test.kari)
        .execute();
    },
    countOf: async (table) => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from ${sql.table(table)}
        where ${
          table === 'briefing_translations'
            ? sql`briefing_id in (select id from briefings where user_id = ${test.kari})`
            : sql`user_id = ${test.kari}`
        }
      `.execute(test.db.database);
      return rows[0]?.count;
    },
  } as TestBriefings;
  beforeAll(async () => {
    test.db = await createTestDatabase();
  });
  afterAll(() => test.db.drop());
  beforeEach(async () => {
    onTranslated.mockReset();
    test.context = briefingsOn(test.db.database, { onTranslated });
    test.kari = await member(test.db);
    test.ola = await member(test.db);
  });
  return test;
}
