import { randomUUID } from 'node:crypto';
import { MAX_FAVOURITES, type SaveFavouriteInput } from '@klarnotam/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../database/testing/create-test-database.ts';
import { insertUser } from '../../database/testing/insert-user.ts';
import { changeFavourite } from './change-favourite.ts';
import { deleteFavourite } from './delete-favourite.ts';
import { exportFavourites } from './export-favourites.ts';
import { listFavourites } from './list-favourites.ts';
import { saveFavourite } from './save-favourite.ts';

const PLACE: SaveFavouriteInput = {
  name: 'Harbour',
  kept: { kind: 'place', place: { position: { lat: 60.39, lon: 5.32 } } },
};
const FLIGHT: SaveFavouriteInput = {
  name: 'Harbour',
  kept: {
    kind: 'flight',
    plan: {
      place: {
        points: [
          { lat: 60, lon: 179.99 },
          { lat: 60, lon: -179.99 },
        ],
      },
      radiusM: 0,
      maxHeightM: 120,
      durationMinutes: 240,
    },
  },
};

let db: TestDatabase;
let kari: string;
let ola: string;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  kari = await insertUser(db.database);
  ola = await insertUser(db.database);
});

const save = (changes: Partial<SaveFavouriteInput> = {}, user = kari) =>
  saveFavourite(db.database, user, { ...PLACE, ...changes });
const names = async (user = kari) =>
  (await listFavourites(db.database, user)).favourites.map(({ name }) => name);

/** Leaves room for so many more. */
async function fillUpTo(room: number): Promise<void> {
  await sql`
    insert into favourites (user_id, name, kept)
    select ${kari}, n::text, '{"kind": "place"}' from generate_series(1, ${MAX_FAVOURITES - room}) as n
  `.execute(db.database);
}

test('places and flights come back as they were kept, by name, and one’s own alone', async () => {
  const flight = await saveFavourite(db.database, kari, FLIGHT);
  const place = await save({ name: 'airfield' });
  await save({}, ola);
  expect(flight).toMatchObject(FLIGHT);
  expect(await listFavourites(db.database, kari)).toEqual({ favourites: [place, flight] });
  expect(await exportFavourites(db.database, kari)).toEqual([place, flight]);
});

test('a name is that of one place and of one flight, capitals or not', async () => {
  const { id } = await save();
  await saveFavourite(db.database, kari, FLIGHT);
  await save({}, ola);
  const taken = { code: 'conflict', message: 'You have a favourite of that name.' };
  await expect(save({ name: 'HARBOUR' })).rejects.toMatchObject(taken);
  const other = await save({ name: 'Airfield' });
  await expect(changeFavourite(db.database, kari, { id: other.id, name: 'harbour' })).rejects.toMatchObject(
    taken,
  );
  await expect(changeFavourite(db.database, kari, { id, kept: FLIGHT.kept })).rejects.toMatchObject(taken);
  expect(await names()).toEqual(['Airfield', 'Harbour', 'Harbour']);
});

test('one is renamed, or something else put under its name', async () => {
  const { id, createdAt } = await save();
  expect(await changeFavourite(db.database, kari, { id, name: 'Quay' })).toEqual({
    id,
    name: 'Quay',
    kept: PLACE.kept,
    createdAt,
  });
  expect(await changeFavourite(db.database, kari, { id, kept: FLIGHT.kept })).toMatchObject({
    name: 'Quay',
    kept: FLIGHT.kept,
  });
  expect(await changeFavourite(db.database, kari, { id })).toMatchObject({ name: 'Quay' });
});

test('of a hundred kept at once exactly three are when there is room for three', async () => {
  await fillUpTo(3);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 100 }, (_, n) => save({ name: `Another ${n}` })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'conflict' });
  }
  expect(await names()).toHaveLength(MAX_FAVOURITES);
  await save({}, ola);
});

test('what is somebody else’s, deleted or never was is not found by any verb', async () => {
  const theirs = (await save({}, ola)).id;
  const gone = (await save()).id;
  expect(await deleteFavourite(db.database, kari, gone)).toEqual({ deleted: 1 });
  for (const id of [theirs, gone, randomUUID(), 'no-uuid', '']) {
    for (const verb of [
      () => changeFavourite(db.database, kari, { id, name: 'Mine' }),
      () => deleteFavourite(db.database, kari, id),
    ]) {
      await expect(verb()).rejects.toMatchObject({ code: 'notFound', message: 'Favourite not found' });
    }
  }
  expect(await names(ola)).toEqual(['Harbour']);
});

test('they go with their user', async () => {
  await save();
  await db.database.deleteFrom('users').where('id', '=', kari).execute();
  expect(await names()).toEqual([]);
});
