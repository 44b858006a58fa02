import { randomUUID } from 'node:crypto';
import { DRONE_NAME_MAX_CHARACTERS, MAX_DRONES, type DroneLimits } from '@klarnotam/contract';
import { TYPICAL_SMALL_DRONE } from '@klarnotam/weather';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../database/testing/create-test-database.ts';
import { insertUser } from '../../database/testing/insert-user.ts';
import { changeDrone } from './change-drone.ts';
import { chooseDrone, chooseTypicalDrone } from './choose-drone.ts';
import { createDrone } from './create-drone.ts';
import { deleteDrone } from './delete-drone.ts';
import { listDrones, readChosenLimits } from './list-drones.ts';

const LARGE: DroneLimits = {
  maximumWindMps: 12.5,
  maximumGustMps: 15,
  minimumTemperatureC: -20,
  maximumTemperatureC: 50,
  flightHeightM: 90,
  rainRating: 'moderate',
};
const SMALL: DroneLimits = { ...TYPICAL_SMALL_DRONE, flightHeightM: 50 };

let db: TestDatabase;
let userId: string;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  userId = await insertUser(db.database);
});

const limits = () => readChosenLimits(db.database, userId);

test('a typical small drone stands in until the user adds one', async () => {
  expect(await listDrones(db.database, userId)).toEqual({
    drones: [],
    chosenId: null,
    typical: TYPICAL_SMALL_DRONE,
  });
  expect(await limits()).toEqual(TYPICAL_SMALL_DRONE);
});

test('keeps several drones by their names, the one added last chosen, each user’s apart', async () => {
  const other = await insertUser(db.database);
  const small = await createDrone(db.database, userId, { name: 'mini', limits: SMALL });
  const large = await createDrone(db.database, userId, { name: 'Air', limits: LARGE });
  expect(await listDrones(db.database, userId)).toEqual({
    drones: [large, small],
    chosenId: large.id,
    typical: TYPICAL_SMALL_DRONE,
  });
  expect(await limits()).toEqual(LARGE);
  expect((await listDrones(db.database, other)).drones).toEqual([]);
});

test('one is chosen at a time, or none', async () => {
  const small = await createDrone(db.database, userId, { name: 'mini', limits: SMALL });
  await createDrone(db.database, userId, { name: 'Air', limits: LARGE });
  expect(await chooseDrone(db.database, userId, small.id)).toEqual(small);
  expect((await listDrones(db.database, userId)).chosenId).toBe(small.id);
  expect(await limits()).toEqual(SMALL);
  for (const _time of [1, 2]) {
    expect((await chooseTypicalDrone(db.database, userId)).chosenId).toBeNull();
  }
  expect(await limits()).toEqual(TYPICAL_SMALL_DRONE);
});

test('of choices at the same moment one holds', async () => {
  const ids: string[] = [];
  for (const name of ['a', 'b', 'c'])
    ids.push((await createDrone(db.database, userId, { name, limits: SMALL })).id);
  await Promise.all([...ids, ...ids].map((id) => chooseDrone(db.database, userId, id)));
  expect(ids).toContain((await listDrones(db.database, userId)).chosenId);
});

test('a drone is renamed and changed, and stays chosen', async () => {
  const { id } = await createDrone(db.database, userId, { name: 'mini', limits: SMALL });
  expect(await changeDrone(db.database, userId, { id, name: 'Mini' })).toEqual({
    id,
    name: 'Mini',
    limits: SMALL,
  });
  expect(await changeDrone(db.database, userId, { id, limits: LARGE })).toMatchObject({ name: 'Mini' });
  expect(await limits()).toEqual(LARGE);
});

test('a typical drone stands in when the chosen one is deleted, not one that was chosen before', async () => {
  await createDrone(db.database, userId, { name: 'Air', limits: LARGE });
  const { id } = await createDrone(db.database, userId, { name: 'mini', limits: SMALL });
  expect(await deleteDrone(db.database, userId, id)).toEqual({ deleted: 1 });
  const { drones, chosenId } = await listDrones(db.database, userId);
  expect(drones.map(({ name }) => name)).toEqual(['Air']);
  expect(chosenId).toBeNull();
  expect(await limits()).toEqual(TYPICAL_SMALL_DRONE);
});

test('a name is given once, whatever its capitals; another user may have it too', async () => {
  const conflict = { code: 'conflict', message: 'You have a drone of this name already.' };
  await createDrone(db.database, userId, { name: 'mini', limits: SMALL });
  await expect(createDrone(db.database, userId, { name: 'MINI', limits: SMALL })).rejects.toMatchObject(
    conflict,
  );
  // The one that is chosen stays so.
  expect((await listDrones(db.database, userId)).chosenId).not.toBeNull();
  const { id } = await createDrone(db.database, userId, { name: 'Air', limits: LARGE });
  await expect(changeDrone(db.database, userId, { id, name: 'Mini' })).rejects.toMatchObject(conflict);
  const other = await insertUser(db.database);
  await createDrone(db.database, other, { name: 'mini', limits: SMALL });
});

test('another user’s drone is none, and neither is what cannot be an id', async () => {
  const own = await createDrone(db.database, userId, { name: 'Air', limits: LARGE });
  const other = await insertUser(db.database);
  const { id } = await createDrone(db.database, other, { name: 'mini', limits: SMALL });
  for (const wrong of [id, randomUUID(), 'typical']) {
    const notFound = { code: 'notFound' };
    await expect(chooseDrone(db.database, userId, wrong)).rejects.toMatchObject(notFound);
    await expect(deleteDrone(db.database, userId, wrong)).rejects.toMatchObject(notFound);
    await expect(changeDrone(db.database, userId, { id: wrong, name: 'x' })).rejects.toMatchObject(notFound);
  }
  expect((await listDrones(db.database, userId)).chosenId).toBe(own.id);
  expect((await listDrones(db.database, other)).drones).toHaveLength(1);
});

test('there is room for so many', async () => {
  for (let n = 0; n < MAX_DRONES; n++) {
    await createDrone(db.database, userId, {
      name: `${n}`.padStart(DRONE_NAME_MAX_CHARACTERS, 'x'),
      limits: SMALL,
    });
  }
  await expect(createDrone(db.database, userId, { name: 'more', limits: SMALL })).rejects.toMatchObject({
    code: 'conflict',
    message: 'You have 50 drones. Delete one to add another.',
  });
});
