import { expect, test } from 'vitest';
import { planned } from '../testing/planned.ts';
import { composeFollowUp } from './compose-follow-up.ts';

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
  expect(text).toMatch(/^NOTAMC A1234\/26\nA\) /);
  expect(text).toMatch(/\nH\) NOTAM COMMENT: NOTAM A1234\/26 CANCELLED$/);
});

test('nothing is written as long as something is missing', () => {
  expect(composeFollowUp(planned({ location: null }), { kind: 'replace', number: 'A1234/26' })).toBeNull();
});
