import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { claimText, finishText, refuseText, releaseText } from './finished-texts.ts';
import { deleteExpiredRows } from './delete-expired-rows.ts';
import { createTestDatabase, type TestDatabase } from './testing/create-test-database.ts';

const LEASE_MS = 60_000;
const TEXT = { translation: 'The runway is closed.', explanation: 'You may fly.' };

let db: TestDatabase;
let key = '';
let keys = 0;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(() => {
  keys += 1;
  key = `text-${keys}`;
});

const claim = (leaseMs = LEASE_MS) => claimText(db.database, key, leaseMs);

/** Everything about the text lies so much longer back. */
async function pass(interval: string): Promise<void> {
  const ago = sql`${interval}::interval`;
  await sql`
    update finished_texts set claimed_until = claimed_until - ${ago}, expires_at = expires_at - ${ago} where key = ${key}
  `.execute(db.database);
}

test('of a hundred that claim a text at once, one writes it and the others wait', async () => {
  const claimed = await Promise.all(Array.from({ length: 100 }, () => claim()));
  const states = claimed.map(({ state }) => state);
  expect(states.filter((state) => state === 'ours')).toHaveLength(1);
  expect(states.filter((state) => state === 'busy')).toHaveLength(99);
});

test('a finished text is given to whoever asks, for 30 days', async () => {
  await claim();
  await finishText(db.database, key, TEXT);
  expect(await claim()).toEqual({ state: 'finished', text: TEXT });
  await pass('29 days');
  expect(await claim()).toEqual({ state: 'finished', text: TEXT });
  await pass('2 days');
  expect(await claim()).toEqual({ state: 'ours' });
});

test('that a text could not be had is remembered for ten minutes, then it is tried again', async () => {
  await claim();
  await refuseText(db.database, key, 'contradicted');
  expect(await claim()).toEqual({ state: 'refused', refusal: 'contradicted' });
  await pass('11 minutes');
  expect(await claim()).toEqual({ state: 'ours' });
});

test('a claim that is given up is free at once, and one whose holder died when its time is over', async () => {
  await claim();
  await releaseText(db.database, key);
  expect(await claim()).toEqual({ state: 'ours' });
  expect(await claim()).toEqual({ state: 'busy' });
  await pass('61 seconds');
  expect(await claim()).toEqual({ state: 'ours' });
});

test('giving a claim up drops no text that was finished meanwhile', async () => {
  await claim();
  await finishText(db.database, key, TEXT);
  await releaseText(db.database, key);
  expect(await claim()).toEqual({ state: 'finished', text: TEXT });
});

test('texts that have expired are removed, and no others', async () => {
  await claim();
  await finishText(db.database, key, TEXT);
  await deleteExpiredRows(db.database);
  expect(await claim()).toMatchObject({ state: 'finished' });
  await pass('31 days');
  await deleteExpiredRows(db.database);
  const left = await db.database.selectFrom('finished_texts').select('key').where('key', '=', key).execute();
  expect(left).toEqual([]);
});
