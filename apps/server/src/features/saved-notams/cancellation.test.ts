import type { SaveNotamInput } from '@klarnotam/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInThreadPasteReader } from '../../adapters/paste-reader/in-thread-paste-reader.ts';
import { createBuiltInGazetteer } from '../../adapters/gazetteer/built-in-gazetteer.ts';
import { geoTz } from '../../adapters/time-zones/geo-tz.ts';
import { createPasteTasks } from '../../compose/paste-tasks.ts';
import { createTestDatabase, type TestDatabase } from '../../database/testing/create-test-database.ts';
import { insertUser } from '../../database/testing/insert-user.ts';
import { deleteSavedNotam } from './delete-saved-notam.ts';
import { listSavedNotams } from './list-saved-notams.ts';
import { moveRequest } from './move-request.ts';
import { readSavedNotam } from './read-saved-notam.ts';
import { recordIssued } from './record-issued.ts';
import { saveNotam } from './save-notam.ts';
import { OPERATION } from './testing/operation.ts';

const ISSUED = `A1234/26 NOTAMN
Q) ENOR/QWULW/IV/BO/W/000/005/5955N01045E001
A) ENOR B) 2607010600 C) 2607101400 D) DAILY 0600-1400
E) UNMANNED ACFT (VLOS) WILL TAKE PLACE PSN 595450N 0104508E RADIUS 0.3NM. MAX HGT 394FT AGL.
F) GND G) 435FT AMSL`;

let db: TestDatabase;
let kari: string;

beforeAll(async () => {
  db = await createTestDatabase();
  kari = await insertUser(db.database);
});
afterAll(() => db.drop());

const pasteReader = createInThreadPasteReader(
  createPasteTasks({ gazetteer: createBuiltInGazetteer(), timeZones: geoTz }),
);
const context = () => ({ database: db.database, pasteReader, now: () => '2026-06-20T12:00:00Z' });
const save = (changes: Partial<SaveNotamInput> = {}) =>
  saveNotam(db.database, kari, { operation: OPERATION, state: 'draft', ...changes });

test('how far its cancellation got is told with what was issued, in the list too', async () => {
  const { id: asRequested } = await save({ state: 'sent' });
  const one = await recordIssued(context(), kari, { id: asRequested, text: ISSUED });
  const listed = async () => {
    const { notams } = await listSavedNotams(db.database, kari, {});
    return notams.find(({ id }) => id === one.id)?.cancellation;
  };
  expect(await listed()).toBeNull();
  const asked = await save({ follows: { id: one.id, kind: 'cancel' } });
  expect(await listed()).toBe('draft');
  await moveRequest(context(), kari, { id: asked.id, to: 'sent' });
  expect(await listed()).toBe('sent');
  expect((await readSavedNotam(db.database, kari, one.id)).cancellation).toBe('sent');
  await deleteSavedNotam(db.database, kari, asked.id);
  expect(await listed()).toBeNull();
});
