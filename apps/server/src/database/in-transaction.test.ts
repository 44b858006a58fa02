import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { inTransaction } from './in-transaction.ts';
import { createTestDatabase, type TestDatabase } from './testing/create-test-database.ts';

let test_: TestDatabase;
beforeAll(async () => {
  test_ = await createTestDatabase();
  await sql`create table account (id int primary key, amount bigint not null)`.execute(test_.database);
  await sql`insert into account values (1, 0), (2, 0)`.execute(test_.database);
});
afterAll(() => test_.drop());

const amounts = async (): Promise<unknown[]> =>
  (await sql<{ amount: number }>`select amount from account order by id`.execute(test_.database)).rows.map(
    (row) => row.amount,
  );

test('joins the transaction it is called in', async () => {
  await inTransaction(test_.database, async (outer) => {
    await inTransaction(outer, async (inner) => {
      expect(inner).toBe(outer);
      await sql`update account set amount = 7 where id = 1`.execute(inner);
    });
  });
  expect(await amounts()).toEqual([7, 0]);
});

test('runs again after a deadlock, so that both come through', async () => {
  await sql`update account set amount = 0`.execute(test_.database);
  let runs = 0;
  let together: (() => void) | undefined;
  const bothHoldOne = new Promise<void>((resolve) => {
    together = resolve;
  });
  const add = (first: number, second: number) =>
    inTransaction(test_.database, async (transaction) => {
      runs += 1;
      await sql`update account set amount = amount + 1 where id = ${first}`.execute(transaction);
      if (runs === 2) together?.();
      await bothHoldOne;
      await sql`update account set amount = amount + 1 where id = ${second}`.execute(transaction);
    });
  await Promise.all([add(1, 2), add(2, 1)]);
  // Whoever runs again may be in the way of the other a second time.
  expect(runs).toBeGreaterThan(2);
  expect(await amounts()).toEqual([2, 2]);
});

test('gives up on an error that trying again does not mend', async () => {
  let runs = 0;
  const failed = inTransaction(test_.database, async (transaction) => {
    runs += 1;
    await sql`select 1 / 0`.execute(transaction);
  });
  await expect(failed).rejects.toThrow(/division by zero/);
  expect(runs).toBe(1);
});

test('a bigint is a number, and one that no number can hold is refused', async () => {
  const read = (value: string) =>
    sql<{ value: number }>`select ${sql.raw(value)}::bigint as value`.execute(test_.database);
  expect((await read('9007199254740991')).rows).toEqual([{ value: Number.MAX_SAFE_INTEGER }]);
  await expect(read('9007199254740993')).rejects.toThrow(/beyond 2\^53/);
});
