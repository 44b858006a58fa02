import { TYPICAL_SMALL_DRONE } from '@klarnotam/weather';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../database/testing/create-test-database.ts';
import { insertUser } from '../../database/testing/insert-user.ts';
import { readDroneProfile, resetDroneProfile, saveDroneProfile } from './index.ts';

const OWN = {
  maximumWindMps: 12.5,
  minimumTemperatureC: -20,
  maximumTemperatureC: 50,
  flightHeightM: 90,
  rainproof: true,
};

let db: TestDatabase;
let userId: string;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  userId = await insertUser(db.database);
});

test('a typical small drone stands in until the user chooses limits', async () => {
  expect(await readDroneProfile(db.database, userId)).toEqual({ limits: TYPICAL_SMALL_DRONE, own: false });
});

test('keeps the limits of each user apart, the last ones chosen', async () => {
  const other = await insertUser(db.database);
  await saveDroneProfile(db.database, userId, { ...OWN, rainproof: false });
  expect(await saveDroneProfile(db.database, userId, OWN)).toEqual({ limits: OWN, own: true });
  expect(await readDroneProfile(db.database, userId)).toEqual({ limits: OWN, own: true });
  expect((await readDroneProfile(db.database, other)).own).toBe(false);
});

test('goes back to the typical drone, also twice', async () => {
  await saveDroneProfile(db.database, userId, OWN);
  for (const _time of [1, 2]) {
    expect(await resetDroneProfile(db.database, userId)).toEqual({ limits: TYPICAL_SMALL_DRONE, own: false });
  }
  expect((await readDroneProfile(db.database, userId)).own).toBe(false);
});
