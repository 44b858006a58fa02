import { randomUUID } from 'node:crypto';
import { MAX_KIT_ITEMS, type SaveKitItemInput } from '@klarnotam/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../database/testing/create-test-database.ts';
import { insertUser } from '../../database/testing/insert-user.ts';
import { changeKitItem } from './change-kit-item.ts';
import { deleteKitItem } from './delete-kit-item.ts';
import { exportKit } from './export-kit.ts';
import { listKit } from './list-kit.ts';
import { saveKitItem } from './save-kit-item.ts';

const SITE: SaveKitItemInput = {
  name: 'Quarry',
  kept: {
    kind: 'site',
    site: {
      isPolygonMode: false,
      location: { lat: 59.9, lng: 10.7, elevationM: 12, radiusM: 500 },
      polygonPoints: [],
      placeName: 'Åsgård',
    },
  },
};
const CREW: SaveKitItemInput = {
  name: 'quarry',
  kept: {
    kind: 'crew',
    crew: {
      contactInfo: {
        companyName: '',
        name: 'Kari Nordmann',
        email: 'kari@klar.example',
        phoneNumber: '+4791234567',
        includePhoneInNotam: true,
      },
      operatorNumber: 'NOR123456789ABC',
      realTimeContact: null,
    },
  },
};
const PERMISSION: SaveKitItemInput = {
  name: 'Above 120 m',
  kept: {
    kind: 'permission',
    permission: { permissionReference: 'NOR-OAT-1', validUntil: '2027-01-31' },
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

const save = (item: SaveKitItemInput, user = kari) => saveKitItem(db.database, user, item);
const names = async (user = kari) => (await listKit(db.database, user)).items.map(({ name }) => name);

test('sites, crews and permissions come back as they were kept, by name, and one’s own alone', async () => {
  const site = await save(SITE);
  const crew = await save(CREW);
  const permission = await save(PERMISSION);
  await save(SITE, ola);
  expect([site, crew, permission]).toMatchObject([SITE, CREW, PERMISSION]);
  const { items } = await listKit(db.database, kari);
  expect(items[0]).toEqual(permission);
  expect(items.slice(1)).toEqual(expect.arrayContaining([site, crew]));
  expect(await exportKit(db.database, kari)).toEqual(items);
});

test('a name is that of one of a kind, capitals or not; one is renamed, or something else put under its name', async () => {
  const { id } = await save(SITE);
  const other = await save({ ...SITE, name: 'Harbour' });
  const taken = { code: 'conflict', message: 'You keep one of that name already.' };
  await expect(save({ ...SITE, name: 'QUARRY' })).rejects.toMatchObject(taken);
  await expect(changeKitItem(db.database, kari, { id: other.id, name: 'quarry' })).rejects.toMatchObject(
    taken,
  );
  expect(await changeKitItem(db.database, kari, { id, name: 'Mine' })).toMatchObject({
    name: 'Mine',
    kept: SITE.kept,
  });
  expect(await changeKitItem(db.database, kari, { id, kept: CREW.kept })).toMatchObject({
    name: 'Mine',
    kept: CREW.kept,
  });
});

test('of many kept at once no more are than there is room for', async () => {
  await sql`
    insert into operation_kit (user_id, name, kept)
    select ${kari}, n::text, '{"kind": "site"}' from generate_series(1, ${MAX_KIT_ITEMS - 2}) as n
  `.execute(db.database);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) => save({ ...SITE, name: `Another ${n}` })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await names()).toHaveLength(MAX_KIT_ITEMS);
  await save(SITE, ola);
});

test('what is somebody else’s, deleted or never was is not found by any verb; all go with their user', async () => {
  const theirs = (await save(SITE, ola)).id;
  const gone = (await save(SITE)).id;
  expect(await deleteKitItem(db.database, kari, gone)).toEqual({ deleted: 1 });
  for (const id of [theirs, gone, randomUUID(), 'no-uuid', '']) {
    for (const verb of [
      () => changeKitItem(db.database, kari, { id, name: 'Mine' }),
      () => deleteKitItem(db.database, kari, id),
    ]) {
      await expect(verb()).rejects.toMatchObject({ code: 'notFound' });
    }
  }
  await db.database.deleteFrom('users').where('id', '=', ola).execute();
  expect(await names(ola)).toEqual([]);
});
