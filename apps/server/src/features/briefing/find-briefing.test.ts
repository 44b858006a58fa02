import { MAX_FOUND_NOTICES } from '@klarnotam/contract';
import { expect, test } from 'vitest';
import { createBuiltInGazetteer } from '../../adapters/gazetteer/built-in-gazetteer.ts';
import { createInThreadPasteReader } from '../../adapters/paste-reader/in-thread-paste-reader.ts';
import { tzLookup } from '../../adapters/time-zones/tz-lookup.ts';
import { createPasteTasks } from '../../compose/paste-tasks.ts';
import { findNotices } from './find-notices.ts';

const pasteReader = createInThreadPasteReader(
  createPasteTasks({ gazetteer: createBuiltInGazetteer(), timeZones: tzLookup }),
);
const context = { pasteReader, now: () => '2026-05-20T12:00:00Z' };
const find = (text: string) => findNotices(context, { userId: 'kari', text });

const runway = (id: string, kind = 'NOTAMN') => `${id} ${kind}
Q) ENOR/QMRLC/IV/NBO/A/000/999/6012N01105E005
A) ENGM B) 2606012100 C) 2606020400
E) RWY 01L/19R CLSD DUE TO MAINT`;
const DANGER = `A1234/26 NOTAMN
Q) ENOR/QRDCA/IV/BO/W/000/009/5944N01008E001
A) ENOR B) 2607010600 C) PERM
E) DANGER AREA ACT WI 1NM RADIUS 594438N 0100819E
F) GND G) 900FT AMSL`;

test('the notices of a text come in its order with place, time and area, without level or words', async () => {
  const { notices, uses } = await find([runway('A3456/26'), DANGER].join('\n\n'));
  expect(uses).toBe(2);
  expect(notices.map(({ id, place }) => [id, place])).toEqual([
    ['A3456/26', 'Oslo-Gardermoen International Airport (ENGM)'],
    ['A1234/26', 'ENOR'],
  ]);
  expect(notices[1]).toMatchObject({ validFrom: '2026-07-01T06:00:00Z', validTo: null, permanent: true });
  expect(notices[1]?.areas[0]).toMatchObject({ type: 'circle', radiusNm: 1 });
  expect(JSON.stringify(notices)).not.toMatch(/rating|level"|restricted|caution/);
});

test('doubles use one, what is replaced in the text says by which', async () => {
  const text = [runway('A3456/26'), runway('A3456/26'), runway('A3460/26', 'NOTAMR A3456/26')].join('\n\n');
  const { notices, uses } = await find(text);
  expect(uses).toBe(2);
  expect(notices.map(({ sameAs }) => sameAs)).toEqual([null, 0, null]);
  expect(notices.map(({ replacedBy }) => replacedBy)).toEqual([2, 2, null]);
});

test('each telegram can be sent alone, and what is none is told by its place', async () => {
  const text = `Good morning, here they are\n\n${runway('A3456/26')}\n\n${DANGER}`;
  const { notices, unread } = await find(text);
  for (const { source } of notices) {
    expect(text).toContain(source);
    expect((await find(source)).notices).toHaveLength(1);
  }
  expect(unread.map(({ from, to }) => text.slice(from, to)).join(' ')).toContain('Good morning');
});

test('a text without a NOTAM is refused with the reason, weather by its name', async () => {
  await expect(find('Lorem ipsum')).rejects.toMatchObject({ code: 'notRecognised' });
  await expect(find('METAR ENGM 210920Z 01004KT 9999 FEW040 M02/M05 Q1021 NOSIG=')).rejects.toMatchObject({
    code: 'notRecognised',
    data: { recognisedAs: 'metar' },
  });
  await expect(find('  ')).rejects.toMatchObject({ code: 'invalid' });
});

test('more are found than one answer may hold, up to a limit that is told with the count', async () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => runway(`A${1000 + index}/26`)).join('\n\n');
  expect((await find(many(60))).notices).toHaveLength(60);
  await expect(find(many(MAX_FOUND_NOTICES + 1))).rejects.toMatchObject({
    code: 'invalid',
    data: { count: MAX_FOUND_NOTICES + 1, maximum: MAX_FOUND_NOTICES },
  });
});
