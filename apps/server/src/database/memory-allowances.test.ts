import { expect, test } from 'vitest';
import { createDatabase, type Database } from './create-database.ts';
import { drawFromMemory } from './memory-allowances.ts';

const ALLOWANCE = { burst: 3, perHour: 3_600 };
/** It is never asked anything. */
const newDatabase = (): Database =>
  createDatabase({ connectionString: 'postgres://nobody@127.0.0.1:9/none' });

test('a bucket in memory gives its burst, says when to come back, and fills up steadily', () => {
  const database = newDatabase();
  const draw = (nowMs: number) => drawFromMemory(database, 'kari', ALLOWANCE, nowMs);
  expect([draw(0), draw(0), draw(0), draw(0)]).toEqual([null, null, null, 1]);
  expect(draw(1_000)).toBeNull();
  expect(draw(1_000)).toBe(1);
  expect([draw(60_000), draw(60_000), draw(60_000), draw(60_000)]).toEqual([null, null, null, 1]);
});

test('keys are apart, and so are databases', () => {
  const [one, other] = [newDatabase(), newDatabase()];
  const single = { burst: 1, perHour: 1 };
  expect(drawFromMemory(one, 'kari', single, 0)).toBeNull();
  expect(drawFromMemory(one, 'ola', single, 0)).toBeNull();
  expect(drawFromMemory(other, 'kari', single, 0)).toBeNull();
  expect(drawFromMemory(one, 'kari', single, 0)).toBe(3_600);
});

test('of many keys the oldest are forgotten', () => {
  const database = newDatabase();
  const single = { burst: 1, perHour: 1 };
  for (let key = 0; key <= 10_000; key += 1) drawFromMemory(database, `key ${key}`, single, 0);
  expect(drawFromMemory(database, 'key 0', single, 0)).toBeNull();
  expect(drawFromMemory(database, 'key 10000', single, 0)).toBe(3_600);
});
