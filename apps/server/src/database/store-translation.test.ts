import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { inTransaction } from './in-transaction.ts';
import { readUsageTotals } from './read-usage-totals.ts';
import { storeTranslation } from './store-translation.ts';
import { createTestDatabase, type TestDatabase } from './testing/create-test-database.ts';

let test_: TestDatabase;
beforeAll(async () => {
  test_ = await createTestDatabase();
});
afterAll(() => test_.drop());

const answer = (notices: readonly unknown[], kind: 'notam' | 'weather' = 'notam') =>
  ({ kind, language: 'no', engine: 'decoder', notices }) as const;

test('stores the answer as it was given and counts its notices', async () => {
  const { database } = test_;
  expect(await readUsageTotals(database)).toEqual({ notam: 0, weather: 0 });
  const notices = [{ source: 'A1234/26 NOTAMN æøå 🚁', facts: { radiusNm: 5 } }, { source: 'B' }];
  const before = Date.now();
  const id = await storeTranslation(database, answer(notices));
  await storeTranslation(database, answer([{ source: 'METAR ENGM' }], 'weather'));

  const row = await database
    .selectFrom('translations')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ kind: 'notam', language: 'no', engine: 'decoder', notice_count: 2, notices });
  expect(Math.abs(row.created_at.getTime() - before)).toBeLessThan(5_000);
  expect(await readUsageTotals(database)).toEqual({ notam: 2, weather: 1 });
});

test('what jsonb cannot hold is replaced, one for one', async () => {
  const { database } = test_;
  const id = await storeTranslation(database, answer([{ source: 'a\0b\uD800c\u{1F681}' }]));
  const row = await database
    .selectFrom('translations')
    .select('notices')
    .where('id', '=', id)
    .executeTakeFirst();
  expect(row?.notices).toEqual([{ source: 'a\uFFFDb\uFFFDc\u{1F681}' }]);
});

test('neither stored nor counted when the transaction fails', async () => {
  const { database } = test_;
  const before = await readUsageTotals(database);
  const failed = inTransaction(database, async (transaction) => {
    await storeTranslation(transaction, answer([{}]));
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await readUsageTotals(database)).toEqual(before);
});

test('fifty at once: each is stored and counted', async () => {
  const { database } = test_;
  const before = await readUsageTotals(database);
  await Promise.all(Array.from({ length: 50 }, () => storeTranslation(database, answer([{}, {}, {}]))));
  const after = await readUsageTotals(database);
  expect(after.notam - before.notam).toBe(150);
  const counted = await sql<{ sum: number }>`
    select sum(notice_count)::bigint as sum from translations where kind = 'notam'
  `.execute(database);
  expect(counted.rows[0]?.sum).toBe(after.notam);
});
