import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../database/testing/create-test-database.ts';
import { billingOn, deliver } from './testing/billing-context.ts';
import { manyDeliveries } from './testing/many-deliveries.ts';

vi.setConfig({ testTimeout: 120_000 });

const WORKERS = 8;

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

test('a thousand deliveries, shuffled, doubled and eight at once: each applied once, every plan right, no number missing', async () => {
  const billing = billingOn(db.database);
  const { deliveries, check } = await manyDeliveries(db.database, 1_000, 20_261_122);
  expect(deliveries.length).toBeGreaterThanOrEqual(1_000);
  const queue = [...deliveries];
  await Promise.all(
    Array.from({ length: WORKERS }, async () => {
      for (let next = queue.pop(); next; next = queue.pop()) await deliver(billing, next);
    }),
  );
  await check(db.database);
});
