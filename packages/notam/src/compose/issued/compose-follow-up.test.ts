import { expect, test } from 'vitest';
import { planned } from '../testing/planned.ts';
import { decodeNotams } from '../../decode-notams.ts';
import { composeAsMailed, composeFollowUp } from './compose-follow-up.ts';

test('a renewal is the specified text with the new times, under the line that names what it replaces', () => {
  const renewed = planned({ startDate: '2026-07-03', endDate: '2026-07-03' });
  expect(composeFollowUp(renewed, { kind: 'replace', number: 'A1234/26' })).toBe(`NOTAMR A1234/26
A) UNMANNED ACFT (VLOS) WILL TAKE PLACE IN:
B) 595450N 0104508E RADIUS 0.3 NM
C) 2026-07-03 0600 UTC - 2026-07-03 1400 UTC
E) GND UP TO 394 FT AGL
H) NOTAM COMMENT: INSPECTION OF POWER LINE`);
});

test('a cancellation says so', () => {
  const text = composeFollowUp(planned(), { kind: 'cancel', number: 'A1234/26' });
  expect(text).toMatch(
    /^NOTAMC A1234\/26\nA\) NOTAM A1234\/26 CANCELLED: UNMANNED ACFT \(VLOS\) WILL NOT TAKE PLACE IN:\nB\) /,
  );
  const named = composeFollowUp(planned({ title: 'DRONE SHOW' }), { kind: 'cancel', number: 'A1234/26' });
  expect(named).toContain('\nA) NOTAM A1234/26 CANCELLED: DRONE SHOW\n');
  expect(text).toMatch(/\nH\) NOTAM COMMENT: NOTAM A1234\/26 CANCELLED$/);
});

test('nothing is written as long as something is missing', () => {
  expect(composeFollowUp(planned({ location: null }), { kind: 'replace', number: 'A1234/26' })).toBeNull();
});

const SITE = {
  areaKey: 'circle 59.9139 10.7522 500',
  firs: [{ indicator: 'ENOR', name: 'Polaris', sure: true }],
  ground: null,
  aerodromes: [],
};
const NOW = '2026-06-20T12:00:00Z';

test('is mailed in the form that was chosen', () => {
  const replaced = { kind: 'replace', number: 'A1234/26' } as const;
  const ground = { highestM: 40, lowestM: 1, marginM: 10, source: 'Kartverket', askedOn: '2026-06-20' };
  const icao = planned({ requestForm: 'icao', placeName: 'Oslo', site: { ...SITE, ground } });
  expect(composeAsMailed(planned(), null, NOW)).toMatch(/^A\) UNMANNED/);
  expect(composeAsMailed(planned(), replaced, NOW)).toMatch(/^NOTAMR A1234\/26\nA\) UNMANNED/);
  expect(composeAsMailed(icao, null, NOW)).toMatch(/Q\) ENOR\/QWULW/);
  expect(composeAsMailed(icao, replaced, NOW)).toMatch(/^NOTAMR A1234\/26\nQ\) ENOR\/QWULW/);
  expect(composeAsMailed({ ...icao, site: null }, replaced, NOW)).toBeNull();
});

test('can always be cancelled: in the ICAO form where the region is known, else in the specified layout', () => {
  const cancelled = { kind: 'cancel', number: 'A1234/26' } as const;
  const icao = planned({ requestForm: 'icao', site: SITE });
  expect(composeAsMailed(icao, cancelled, NOW)).toMatch(/^NOTAMC A1234\/26\nQ\) ENOR\/QWUCN/);
  expect(composeAsMailed({ ...icao, site: null }, cancelled, NOW)).toMatch(
    /^NOTAMC A1234\/26\nA\) NOTAM A1234\/26 CANCELLED/,
  );
  expect(composeAsMailed(icao, { ...cancelled, number: '05/123' }, NOW)).toMatch(/^NOTAMC 05\/123\nA\)/);
});

test.each(['replace', 'cancel'] as const)('read back, a request to %s is one', (kind) => {
  const text = composeFollowUp(planned(), { kind, number: 'A1234/26' }) ?? '';
  const [notam] = decodeNotams(text, { now: NOW }).notams;
  expect(notam?.facts).toMatchObject({ kind, refersTo: 'A1234/26' });
});
