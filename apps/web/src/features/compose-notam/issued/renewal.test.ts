import type { SavedNotam } from '@klarnotam/contract';
import { expect, test } from 'vitest';
import { emptyOperation } from '../empty-operation.ts';
import { renewalOf, renewedBy } from './renewal.ts';

const OPERATION = {
  ...emptyOperation('Europe/Oslo'),
  startDate: '2026-07-01',
  endDate: '2026-07-01',
  startTimeLocal: '08:00',
  endTimeLocal: '16:00',
  isRecurring: true,
  untilDate: '2026-07-10',
  eachDay: false,
  description: 'Filming',
};

test('a renewal asks for the days alone; hours, place and all else stay', () => {
  expect(renewalOf({ operation: OPERATION })).toEqual({
    ...OPERATION,
    startDate: '',
    endDate: '',
    untilDate: '',
    eachDay: null,
  });
});

test('what is issued is replaced; what is not is asked for anew', () => {
  const saved = (stage: SavedNotam['stage'], issuedNumber: string | null) =>
    ({ id: 'a', stage, issuedNumber }) as SavedNotam;
  expect(renewedBy(saved('issued', 'A1234/26'))).toEqual({ id: 'a', number: 'A1234/26' });
  expect(renewedBy(saved('sent', null))).toBeNull();
  expect(renewedBy(saved('cancelled', 'A1234/26'))).toBeNull();
});
