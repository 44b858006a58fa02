import { NEXT_STAGES, type RequestStage, type SavedNotam, type SaveNotamInput } from '@klarnotam/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createInThreadPasteReader } from '../../adapters/paste-reader/in-thread-paste-reader.ts';
import { createBuiltInGazetteer } from '../../adapters/gazetteer/built-in-gazetteer.ts';
import { geoTz } from '../../adapters/time-zones/geo-tz.ts';
import { createPasteTasks } from '../../compose/paste-tasks.ts';
import { createTestDatabase, type TestDatabase } from '../../database/testing/create-test-database.ts';
import { insertUser } from '../../database/testing/insert-user.ts';
import { callOffRequest } from './call-off-request.ts';
import { changeSavedNotam } from './change-saved-notam.ts';
import { compareWithIssued } from './compare-with-issued.ts';
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
const THEIRS = ISSUED.replaceAll('595450N', '605450N').replace('A1234', 'A1111');
const NOW = '2026-06-20T12:00:00Z';

const pasteReader = createInThreadPasteReader(
  createPasteTasks({ gazetteer: createBuiltInGazetteer(), timeZones: geoTz }),
);

let db: TestDatabase;
let kari: string;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  kari = await insertUser(db.database);
});

const context = () => ({ database: db.database, pasteReader, now: () => NOW });
const save = (changes: Partial<SaveNotamInput> = {}) =>
  saveNotam(db.database, kari, { operation: OPERATION, state: 'draft', ...changes });
const move = (id: string, to: RequestStage, at?: string) =>
  moveRequest(context(), kari, { id, to, ...(at !== undefined && { at }) });
const callOff = (id: string, isCalledOff = true) => callOffRequest(context(), kari, { id, isCalledOff });
const record = (id: string, text = ISSUED, isMine?: boolean) =>
  recordIssued(context(), kari, { id, text, ...(isMine !== undefined && { isMine }) });
const read = (id: string) => readSavedNotam(db.database, kari, id);

/** A request that the office issued as `A1234/26`. */
async function issued(): Promise<SavedNotam> {
  const { id } = await save({ state: 'sent' });
  return await record(id);
}

/** A request at that stage. */
async function at(stage: RequestStage): Promise<SavedNotam> {
  if (stage === 'draft' || stage === 'mailOpened' || stage === 'sent') return await save({ state: stage });
  if (stage === 'acknowledged') return await move((await save({ state: 'sent' })).id, 'acknowledged');
  const one = await issued();
  return stage === 'issued' ? one : await move(one.id, stage);
}

describe('the stages', () => {
  test('are reached from where they may be, and from nowhere else', async () => {
    const stages = Object.keys(NEXT_STAGES) as RequestStage[];
    for (const from of stages) {
      for (const to of stages) {
        const { id, stage } = await at(from);
        expect(stage).toBe(from);
        const moved = move(id, to);
        if (from === to || NEXT_STAGES[from].includes(to))
          expect(await moved, `${from} to ${to}`).toMatchObject({ stage: to });
        else {
          await expect(moved, `${from} to ${to}`).rejects.toMatchObject({ code: 'conflict' });
          expect((await read(id)).stage).toBe(from);
        }
      }
    }
  });

  test('keep when it was sent and acknowledged, and forget what was taken back', async () => {
    const { id } = await save();
    const sent = await move(id, 'sent');
    expect(sent.sentAt).not.toBeNull();
    const acknowledged = await move(id, 'acknowledged', '2026-06-20T09:30:00Z');
    expect(acknowledged).toMatchObject({
      sentAt: sent.sentAt,
      acknowledgedAt: '2026-06-20T09:30:00.000Z',
      state: 'sent',
    });
    expect(await record(id)).toMatchObject({ acknowledgedAt: '2026-06-20T09:30:00.000Z' });
    expect(await move(id, 'acknowledged')).toMatchObject({
      acknowledgedAt: '2026-06-20T09:30:00.000Z',
      issued: null,
      issuedNumber: null,
    });
    await move(id, 'sent');
    expect(await move(id, 'mailOpened')).toMatchObject({ sentAt: null, acknowledgedAt: null });
    await expect(move(id, 'acknowledged', '2026-06-20T12:00:01Z')).rejects.toMatchObject({
      code: 'invalid',
      data: { field: 'at' },
    });
  });

  test('beyond a draft want a whole form', async () => {
    const { id } = await save({ operation: { ...OPERATION, location: null } });
    await expect(move(id, 'sent')).rejects.toMatchObject({ code: 'invalid' });
  });

  test('keep what was sent as it was sent once the office has it', async () => {
    const { id } = await at('acknowledged');
    const change = { id, operation: { ...OPERATION, description: 'Filming' } };
    await expect(changeSavedNotam(db.database, kari, change)).rejects.toMatchObject({ code: 'conflict' });
    await expect(changeSavedNotam(db.database, kari, { id, state: 'draft' })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  test('are told apart from the state that a server of the release before reads and writes', async () => {
    const { id } = await issued();
    const row = () =>
      sql<{ state: string }>`select state from saved_notams where id = ${id}`
        .execute(db.database)
        .then(({ rows }) => rows[0]?.state);
    expect(await row()).toBe('sent');
    await sql`update saved_notams set state = 'mailOpened' where id = ${id}`.execute(db.database);
    expect(await read(id)).toMatchObject({ stage: 'mailOpened', issuedNumber: 'A1234/26' });
    await sql`update saved_notams set state = 'sent' where id = ${id}`.execute(db.database);
    expect(await read(id)).toMatchObject({ stage: 'issued' });
  });
});

describe('an issued NOTAM', () => {
  test('is held against the request, and nothing is kept by that', async () => {
    const { id } = await save({ state: 'sent' });
    const reading = await compareWithIssued(context(), kari, {
      id,
      text: `${THEIRS}\n\n${ISSUED.replace('0.3NM', '0.2NM')}`,
    });
    expect(reading).toMatchObject({
      number: 'A1234/26',
      found: 2,
      comparison: {
        verdict: 'differs',
        differences: [{ code: 'radius', requestedNm: 0.3, issuedNm: 0.2 }, { code: 'notCovered' }],
      },
    });
    expect(await read(id)).toMatchObject({ stage: 'sent', issued: null });
  });

  test('is kept with its request, found by its number, and taken along', async () => {
    const one = await issued();
    expect(one).toMatchObject({
      stage: 'issued',
      issuedNumber: 'A1234/26',
      issued: { number: 'A1234/26', text: ISSUED, comparison: { verdict: 'asRequested', differences: [] } },
    });
    expect(await read(one.id)).toEqual(one);
    const found = await listSavedNotams(db.database, kari, { search: 'a1234/26' });
    expect(found.notams.map(({ id }) => id)).toEqual([one.id]);
  });

  test('of somebody else is not kept, unless the user says that it is theirs', async () => {
    const { id } = await save({ state: 'sent' });
    await expect(record(id, THEIRS)).rejects.toMatchObject({ code: 'conflict' });
    expect((await read(id)).stage).toBe('sent');
    expect(await record(id, THEIRS, true)).toMatchObject({
      issuedNumber: 'A1111/26',
      issued: { comparison: { verdict: 'another' } },
    });
  });

  test.each<[string, string, string]>([
    ['nothing', ' \n', 'invalid'],
    ['no NOTAM', 'Dear Kari, your NOTAM is out.', 'notRecognised'],
    ['one without a number', ISSUED.slice(ISSUED.indexOf('Q)')), 'invalid'],
    ['far too many', Array.from({ length: 60 }, () => ISSUED).join('\n\n'), 'invalid'],
  ])('is refused when it is %s', async (_what, text, code) => {
    const { id } = await save({ state: 'sent' });
    await expect(record(id, text)).rejects.toMatchObject({ code });
    expect((await read(id)).stage).toBe('sent');
  });

  test('is not taken for a draft or for what is over', async () => {
    for (const stage of ['draft', 'replaced', 'cancelled'] as const) {
      const { id } = await at(stage);
      await expect(record(id)).rejects.toMatchObject({ code: 'conflict' });
    }
  });

  test('that the office replaced or cancelled of itself is taken as well', async () => {
    const { id } = await issued();
    const replaced = ISSUED.replace('A1234/26 NOTAMN', 'A1240/26 NOTAMR A1234/26');
    expect(await record(id, replaced)).toMatchObject({
      stage: 'issued',
      issuedNumber: 'A1240/26',
      issued: { comparison: { verdict: 'asRequested' } },
    });
    const cancelled = `A1250/26 NOTAMC A1240/26
Q) ENOR/QWUXX/IV/BO/W/000/005/5955N01045E001
A) ENOR B) 2606251200
E) UNMANNED ACFT NOTAM CANCELLED`;
    expect(await record(id, cancelled)).toMatchObject({ stage: 'cancelled', issuedNumber: 'A1240/26' });
  });
});

test('a form that is changed while the issued NOTAM is held against it has no verdict of the form before', async () => {
  const { id } = await save({ state: 'sent' });
  const changing: typeof pasteReader = {
    ...pasteReader,
    inTurn: async (userId, work) => {
      const found = await pasteReader.inTurn(userId, work);
      await changeSavedNotam(db.database, kari, { id, operation: { ...OPERATION, maxHeightMeters: 300 } });
      return found;
    },
  };
  await expect(
    recordIssued({ ...context(), pasteReader: changing }, kari, { id, text: ISSUED }),
  ).rejects.toMatchObject({ code: 'conflict' });
  expect(await read(id)).toMatchObject({ stage: 'sent', issued: null });
});

describe('a renewal or a cancellation', () => {
  test('names what was issued, and settles it once it is issued itself', async () => {
    const first = await issued();
    const operation = { ...OPERATION, untilDate: '2026-07-12' };
    const renewal = await save({ operation, state: 'sent', follows: { id: first.id, kind: 'replace' } });
    expect(renewal).toMatchObject({ kind: 'replace', refersTo: 'A1234/26', follows: first.id });
    expect(renewal.notamText).toMatch(/^NOTAMR A1234\/26\n/);
    expect(await read(first.id)).toMatchObject({
      stage: 'issued',
      followedBy: [{ id: renewal.id, kind: 'replace', stage: 'sent' }],
    });
    const text = ISSUED.replace('A1234/26 NOTAMN', 'A1300/26 NOTAMR A1234/26').replace(
      '2607101400',
      '2607121400',
    );
    expect(await record(renewal.id, text)).toMatchObject({
      stage: 'issued',
      issued: { comparison: { verdict: 'asRequested' } },
    });
    expect(await read(first.id)).toMatchObject({ stage: 'replaced' });
    await move(renewal.id, 'sent');
    expect(await read(first.id)).toMatchObject({ stage: 'issued' });
  });

  test('goes out as a NOTAMC, and ends what it cancels', async () => {
    const first = await issued();
    const end = await save({ state: 'sent', follows: { id: first.id, kind: 'cancel' } });
    expect(end.notamText).toMatch(/^NOTAMC A1234\/26\n/);
    const text = `A1300/26 NOTAMC A1234/26
Q) ENOR/QWUXX/IV/BO/W/000/005/5955N01045E001
A) ENOR B) 2606201200
E) UNMANNED ACFT NOTAM CANCELLED`;
    await record(end.id, text);
    expect(await read(first.id)).toMatchObject({ stage: 'cancelled' });
  });

  test('that names no NOTAM is kept as what was issued, and ends nothing that was never issued', async () => {
    const { id } = await save({ state: 'sent' });
    const text = `A1300/26 NOTAMC
Q) ENOR/QWUXX/IV/BO/W/000/005/5955N01045E001
A) ENOR B) 2606201200
E) UNMANNED ACFT NOTAM CANCELLED`;
    expect(await record(id, text, true)).toMatchObject({
      stage: 'issued',
      issuedNumber: 'A1300/26',
      issued: { kind: 'cancel', refersTo: null, comparison: { verdict: 'another' } },
    });
  });

  test('is refused where nothing was issued, and for somebody else’s', async () => {
    const { id } = await save({ state: 'sent' });
    await expect(save({ follows: { id, kind: 'replace' } })).rejects.toMatchObject({ code: 'conflict' });
    const theirs = await issued();
    kari = await insertUser(db.database);
    await expect(save({ follows: { id: theirs.id, kind: 'cancel' } })).rejects.toMatchObject({
      code: 'notFound',
    });
  });

  test('stays when what it followed is gone for good', async () => {
    const first = await issued();
    const renewal = await save({ follows: { id: first.id, kind: 'replace' } });
    await deleteSavedNotam(db.database, kari, first.id);
    await sql`delete from saved_notams where id = ${first.id}`.execute(db.database);
    expect(await read(renewal.id)).toMatchObject({ follows: null, refersTo: 'A1234/26' });
  });
});

describe('a request that is called off', () => {
  test('was sent and is not published; how far it got stays', async () => {
    for (const stage of Object.keys(NEXT_STAGES) as RequestStage[]) {
      const { id } = await at(stage);
      if (stage === 'sent' || stage === 'acknowledged')
        expect(await callOff(id)).toMatchObject({ stage, calledOffAt: NOW.replace('Z', '.000Z') });
      else {
        await expect(callOff(id), stage).rejects.toMatchObject({ code: 'conflict' });
        expect((await read(id)).calledOffAt).toBeNull();
      }
    }
  });

  test('is not after all, or was not sent: then it counts as before', async () => {
    const { id } = await at('acknowledged');
    await callOff(id);
    expect(await callOff(id, false)).toMatchObject({ stage: 'acknowledged', calledOffAt: null });
    await callOff(id);
    expect(await move(id, 'sent')).toMatchObject({ calledOffAt: expect.any(String) });
    expect(await move(id, 'mailOpened')).toMatchObject({ calledOffAt: null });
    await move(id, 'sent');
    await callOff(id);
    const changed = await changeSavedNotam(db.database, kari, { id, state: 'mailOpened' });
    expect(changed.calledOffAt).toBeNull();
  });

  test('and is published all the same, is kept as published, and can be cancelled', async () => {
    const { id } = await at('sent');
    await callOff(id);
    expect(await record(id)).toMatchObject({ stage: 'issued', calledOffAt: expect.any(String) });
    const cancellation = await save({ follows: { id, kind: 'cancel' } });
    expect(cancellation).toMatchObject({ kind: 'cancel', calledOffAt: null });
  });

  test('keeps the time at which it was called off first', async () => {
    const { id } = await at('sent');
    const { calledOffAt } = await callOff(id);
    const again = await callOffRequest({ ...context(), now: () => '2026-06-21T12:00:00Z' }, kari, {
      id,
      isCalledOff: true,
    });
    expect(again.calledOffAt).toBe(calledOffAt);
  });
});
