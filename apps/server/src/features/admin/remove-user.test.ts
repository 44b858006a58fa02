import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLocalFolder } from '../../adapters/file-store/local-folder.ts';
import { createTestDatabase, type TestDatabase } from '../../database/testing/create-test-database.ts';
import { insertUser } from '../../database/testing/insert-user.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { removeBillingFilesOf, removeDeletedFiles } from '../billing-files/index.ts';
import { uploadBillingFile } from '../billing-files/upload-billing-file.ts';
import { removeUser } from './remove-user.ts';

let test_: TestDatabase;
let folder: string;
beforeAll(async () => {
  test_ = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'klarnotam-remove-user-'));
});
afterAll(async () => {
  await test_.drop();
  await rm(folder, { recursive: true, force: true });
});

const log = { warn: () => undefined, error: () => undefined };

test('a user whose files cannot be removed is deleted, and the files go when the store is back', async () => {
  const { database } = test_;
  const [admin, kari] = [await insertUser(database), await insertUser(database, 'kari@klar.example')];
  const files = createLocalFolder(folder);
  await uploadBillingFile(
    { database, files, log },
    {
      userId: kari,
      file: new File(['%PDF-1.7\ntrailer<<>>\n%%EOF\n'], 'bill.pdf'),
      description: '',
      uploadedBy: admin,
    },
  );
  expect(await readdir(folder)).toHaveLength(1);

  const away: FileStore = { ...files, delete: () => Promise.reject(new Error('The store is down')) };
  const deleting = {
    database,
    log,
    afterUserDeleted: [
      async (userId: string) => {
        await removeBillingFilesOf({ database, files: away, log }, userId);
      },
    ],
  };
  expect(await removeUser({ database, deleting }, admin, { id: kari, confirm: 'kari@klar.example' })).toEqual(
    {
      deleted: 1,
    },
  );
  expect(await database.selectFrom('users').select('id').where('id', '=', kari).execute()).toEqual([]);
  expect(await readdir(folder)).toHaveLength(1);
  expect(await removeDeletedFiles({ database, files: away, log })).toBe(0);

  expect(await removeDeletedFiles({ database, files, log })).toBe(1);
  expect(await readdir(folder)).toEqual([]);
  expect(await removeDeletedFiles({ database, files, log })).toBe(0);
});
