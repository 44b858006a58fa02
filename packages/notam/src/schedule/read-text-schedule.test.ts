import { expect, test } from 'vitest';
import type { ScheduleContext } from './read-schedule.ts';
import { readTextSchedule } from './read-text-schedule.ts';

const CONTEXT: ScheduleContext = {
  validFrom: '2026-08-24T05:39:00Z',
  validTo: '2026-08-28T16:00:00Z',
  permanent: false,
  now: '2026-08-01T00:00:00Z',
  position: { lat: 51.75, lon: -1.58 },
};

test.each([
  ['EG D999 ACT MON-FRI 0800-1600', 'MON-FRI 0800-1600'],
  ['LASER LIGHT DISPLAY WITHIN 2NM\nDLY 0539-0557', 'DLY 0539-0557'],
  ['UNMANNED ACFT WILL OPERATE BTN 0800-1600 DAILY. SURFACE TO 400FT', 'BTN 0800-1600 DAILY'],
  [
    'AIRSPACE UAS WI AN AREA DEFINED AS 1NM RADIUS SFC-400FT DLY 1300-1500 2608240539-2608281600',
    'DLY 1300-1500',
  ],
  [
    'WORK IN PROGRESS.\nMON-FRI 0730-2000, EVERY SAT 0730-1300\nMAST 120FT',
    'MON-FRI 0730-2000, EVERY SAT 0730-1300',
  ],
])('%s', (text, expected) => {
  const found = readTextSchedule(text, CONTEXT);
  expect(found?.schedule).toMatchObject({ text: expected, status: 'complete' });
  expect(text.slice(found?.span.from, found?.span.to)).toBe(expected);
  expect(text.slice(found?.clauses[0]?.span.from, found?.clauses.at(-1)?.span.to)).toBe(expected);
});

test.each([
  'AD HOURS OF SERVICE MON-FRI 0800-1600',
  'HOT FUEL AVBL MON-FRI DAILY 1100-1845.',
  'TWR OPEN DAILY 0600-2000',
  'ACT DLY 0800-1600 LOCAL',
  'RWY 08 DLY 0600-1000',
  'ACT DLY 0800-1600 EXC HOL',
  'ACT DLY 0800-1600 UNLESS CANCELLED',
  'ACT DLY 0800-1600. SECTOR B DLY 1700-1800',
  'AREA A 0800-1600 AREA B 1000-1100',
  'DLY 1000-2000FT',
  'CRANE 0800-1600',
  'ACT DLY 0800-1600 BY NIGHT',
  'PJE ACT SUN 0800-1600',
  'NO TIMES AT ALL',
  '',
])('not a schedule of the NOTAM: %s', (text) => {
  expect(readTextSchedule(text, CONTEXT)).toBeNull();
});
