import { randomUUID } from 'node:crypto';
import { MAX_SAVED_NOTAMS, type SaveNotamInput } from '@klarnotam/contract';
import type { PlannedOperation } from '@klarnotam/notam';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteExpiredRows } from '../../database/delete-expired-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../database/testing/create-test-database.ts';
import { insertUser } from '../../database/testing/insert-user.ts';
import { changeSavedNotam } from './change-saved-notam.ts';
import { deleteSavedNotam, restoreSavedNotam } from './delete-saved-notam.ts';
import { duplicateSavedNotam } from './duplicate-saved-notam.ts';
import { listSavedNotams } from './list-saved-notams.ts';
import { readSavedNotam } from './read-saved-notam.ts';
import { saveNotam } from './save-notam.ts';
import { OPERATION } from './testing/operation.ts';

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

function save(
  changes: Partial<PlannedOperation> = {},
  state: SaveNotamInput['state'] = 'draft',
  user = kari,
) {
  return saveNotam(db.database, user, { operation: { ...OPERATION, ...changes }, state });
}

async function list(input: { search?: string; cursor?: string } = {}, user = kari) {
  return await listSavedNotams(db.database, user, input);
}

describe('what is saved', () => {
  test('comes back whole, with its text, place and start', async () => {
    const { id } = await save({}, 'mailOpened');
    expect(await readSavedNotam(db.database, kari, id)).toMatchObject({
      operation: OPERATION,
      state: 'mailOpened',
      title: 'UNMANNED ACFT (VLOS) WILL TAKE PLACE IN:',
      location: '59.9139, 10.7522',
      startsAtLocal: '2026-07-01T08:00',
      endsAtLocal: '2026-07-01T16:00',
      startsAt: '2026-07-01T06:00:00Z',
      timeZone: 'Europe/Oslo',
      notamText: [
        'A) UNMANNED ACFT (VLOS) WILL TAKE PLACE IN:',
        'B) 595450N 0104508E RADIUS 0.3 NM',
        'C) 2026-07-01 0600 UTC - 2026-07-01 1400 UTC RECURRING DAILY UNTIL 2026-07-10',
        'E) GND UP TO 394 FT AGL',
        'F) CONTACT TEL: +4791234567',
        'H) NOTAM COMMENT: INSPECTION OF POWER LINE',
      ].join('\n'),
    });
  });

  test('keeps a polygon and what nobody could print', async () => {
    const polygonPoints = [
      { lat: 59.9, lng: 10.7, elevationM: null },
      { lat: 60, lng: 10.8, elevationM: 3 },
      { lat: 59.9, lng: 10.9, elevationM: 3 },
    ];
    const notes = 'a\0b \uD800 <script>alert(1)</script> \u202E)';
    const { id } = await save({ isPolygonMode: true, polygonPoints, notes, description: 'x'.repeat(10_000) });
    const read = await readSavedNotam(db.database, kari, id);
    expect(read).toMatchObject({ location: 'Polygon Area', operation: { polygonPoints } });
    expect(read.operation.notes).toBe('a\uFFFDb \uFFFD <script>alert(1)</script> \u202E)');
  });

  test('may be a draft with nothing in it', async () => {
    const empty = { location: null, startDate: '', endDate: '', startTimeLocal: '', endTimeLocal: '' };
    expect(await save({ ...empty, description: '' })).toMatchObject({
      state: 'draft',
      location: '',
      startsAtLocal: null,
      startsAt: null,
      notamText: '',
    });
  });

  test.each<[string, Partial<PlannedOperation>, string]>([
    [
      'nameAndEmail',
      { contactInfo: { ...OPERATION.contactInfo, name: ' ' } },
      'Please provide your name and email address',
    ],
    ['location', { location: null }, 'Please select a location on the map'],
    ['startAndEnd', { endDate: '' }, 'Please specify both start and end date/time'],
    ['description', { description: ' \n' }, 'Please provide a description of the drone operation'],
    ['maximumHeight', { maxHeightMeters: 0 }, 'Please specify a valid maximum height'],
    ['untilDate', { untilDate: '' }, 'Please specify an end date for the recurring NOTAM'],
  ])('must be complete once it is more than a draft: %s', async (field, changes, message) => {
    await expect(save(changes, 'mailOpened')).rejects.toMatchObject({
      code: 'invalid',
      message,
      data: { field },
    });
    const draft = await save(changes);
    const change = changeSavedNotam(db.database, kari, { id: draft.id, state: 'sent' });
    await expect(change).rejects.toMatchObject({ code: 'invalid', message });
  });

  test('is not more than anybody keeps', async () => {
    await sql`
      insert into saved_notams (user_id, state, title, location, notam_text, operation, search_text)
      select ${kari}, 'draft', '', '', '', '{}', '' from generate_series(1, ${MAX_SAVED_NOTAMS - 1})
    `.execute(db.database);
    const { id } = await save();
    await expect(save()).rejects.toMatchObject({ code: 'conflict', message: /2,000/ });
    await expect(duplicateSavedNotam(db.database, kari, id)).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('the list', () => {
  test('has one’s own alone, newest first, and goes from page to page without losing or repeating one', async () => {
    await save({}, 'draft', ola);
    const saved: string[] = [];
    for (let index = 0; index < 43; index += 1) saved.push((await save()).id);
    await sql`update saved_notams set created_at = '2026-05-01T10:00:00Z' where user_id = ${kari}`.execute(
      db.database,
    );
    const newest = (await save()).id;
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await list(cursor === null ? {} : { cursor });
      seen.push(...page.notams.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen[0]).toBe(newest);
    expect(seen).toHaveLength(44);
    expect(new Set(seen)).toEqual(new Set([newest, ...saved]));
  });

  test.each([
    ['power line', 1],
    ['LINE power', 1],
    ['59.91', 1],
    ['595450n', 1],
    ['gate code', 1],
    ['polygon area', 0],
    ['%', 0],
    ["'; drop table saved_notams", 0],
    ['\0', 0],
    ['   ', 1],
  ])('is searched for %j', async (search, count) => {
    await save();
    expect((await list({ search })).notams).toHaveLength(count);
    expect((await list({ search }, ola)).notams).toHaveLength(0);
  });

  test.each(['', 'x', Buffer.from("2026-05-01T10:00:00Z '; drop table").toString('base64url')])(
    'refuses the cursor %j',
    async (cursor) => {
      await expect(list({ cursor })).rejects.toMatchObject({ code: 'invalid' });
    },
  );
});

describe('one of them', () => {
  test('is changed in part', async () => {
    const { id, createdAt } = await save();
    const sent = await changeSavedNotam(db.database, kari, { id, state: 'sent' });
    expect(sent).toMatchObject({ id, state: 'sent', operation: OPERATION, createdAt });
    const operation = { ...OPERATION, description: 'Filming' };
    const changed = await changeSavedNotam(db.database, kari, { id, operation });
    expect(changed).toMatchObject({ state: 'sent', operation });
    expect(changed.notamText).toContain('NOTAM COMMENT: FILMING');
    expect((await list({ search: 'filming' })).notams).toHaveLength(1);
    expect((await list({ search: 'power' })).notams).toHaveLength(0);
  });

  test('is copied as a draft', async () => {
    const { id } = await save({}, 'sent');
    const copy = await duplicateSavedNotam(db.database, kari, id);
    expect(copy).toMatchObject({ state: 'draft', operation: OPERATION });
    expect(copy.id).not.toBe(id);
    expect((await list()).notams).toHaveLength(2);
  });

  test('is deleted, taken back, and removed for good after an hour', async () => {
    const { id } = await save();
    const other = await save();
    expect(await deleteSavedNotam(db.database, kari, id)).toEqual({ deleted: 1 });
    expect((await list()).notams.map((one) => one.id)).toEqual([other.id]);
    expect(await restoreSavedNotam(db.database, kari, id)).toMatchObject({ id });
    expect((await list()).notams).toHaveLength(2);

    await deleteSavedNotam(db.database, kari, id);
    await deleteExpiredRows(db.database);
    await sql`update saved_notams set deleted_at = deleted_at - interval '61 minutes' where id = ${id}`.execute(
      db.database,
    );
    await expect(restoreSavedNotam(db.database, kari, id)).rejects.toMatchObject({ code: 'notFound' });
    await deleteExpiredRows(db.database);
    const left = await db.database
      .selectFrom('saved_notams')
      .select('id')
      .where('user_id', '=', kari)
      .execute();
    expect(left).toEqual([{ id: other.id }]);
  });

  test('of somebody else, deleted, or that never was is not found by any verb', async () => {
    const theirs = (await save({}, 'draft', ola)).id;
    const gone = (await save()).id;
    await deleteSavedNotam(db.database, kari, gone);
    const { database } = db;
    for (const id of [theirs, randomUUID(), 'no-uuid', '', gone]) {
      const verbs = [
        () => readSavedNotam(database, kari, id),
        () => changeSavedNotam(database, kari, { id, state: 'draft' }),
        () => duplicateSavedNotam(database, kari, id),
        () => deleteSavedNotam(database, kari, id),
        ...(id === gone ? [] : [() => restoreSavedNotam(database, kari, id)]),
      ];
      for (const verb of verbs) {
        await expect(verb()).rejects.toMatchObject({ code: 'notFound', message: 'NOTAM not found' });
      }
    }
    expect(await readSavedNotam(database, ola, theirs)).toMatchObject({ operation: OPERATION });
  });

  test('goes with its user', async () => {
    await save();
    await db.database.deleteFrom('users').where('id', '=', kari).execute();
    const left = await db.database
      .selectFrom('saved_notams')
      .select('id')
      .where('user_id', '=', kari)
      .execute();
    expect(left).toEqual([]);
  });
});
