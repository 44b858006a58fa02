import { randomUUID } from 'node:crypto';
import type { SaveNotamInput } from '@klarnotam/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../database/testing/create-test-database.ts';
import { insertUser } from '../../database/testing/insert-user.ts';
import { changeSavedNotam } from './change-saved-notam.ts';
import { listSavedNotams } from './list-saved-notams.ts';
import { moveRequest } from './move-request.ts';
import { saveNotam } from './save-notam.ts';
import { OPERATION } from './testing/operation.ts';

let db: TestDatabase;
let kari: string;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  kari = await insertUser(db.database);
});

const save = (changes: Partial<SaveNotamInput> = {}) =>
  saveNotam(db.database, kari, { operation: OPERATION, state: 'draft', ...changes });
const move = (id: string, to: 'sent') =>
  moveRequest({ database: db.database, now: () => '2026-06-20T12:00:00Z' }, kari, { id, to });

describe('one sending', () => {
  test('saved again by its key is one saved NOTAM, as it was sent last', async () => {
    const idempotencyKey = randomUUID();
    const first = await save({ idempotencyKey });
    await changeSavedNotam(db.database, kari, { id: first.id, state: 'mailOpened' });
    const operation = { ...OPERATION, description: 'Filming' };
    const second = await save({ operation, idempotencyKey });
    expect(second).toMatchObject({ id: first.id, state: 'mailOpened' });
    expect(second.notamText).toContain('FILMING');
    await move(first.id, 'sent');
    expect(await save({ idempotencyKey })).toMatchObject({ state: 'sent', notamText: second.notamText });
    expect((await listSavedNotams(db.database, kari, {})).notams).toHaveLength(1);
  });

  test('saved ten times at once is one; another user’s key is another', async () => {
    const idempotencyKey = randomUUID();
    const saved = await Promise.all(Array.from({ length: 10 }, () => save({ idempotencyKey })));
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
    kari = await insertUser(db.database);
    expect((await save({ idempotencyKey })).id).not.toBe(saved[0]?.id);
  });
});
