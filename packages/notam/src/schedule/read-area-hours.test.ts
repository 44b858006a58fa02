import { expect, test } from 'vitest';
import type { ScheduleContext } from './read-schedule.ts';
import { readTextSchedule } from './read-text-schedule.ts';

const CONTEXT: ScheduleContext = {
  validFrom: '2026-08-24T07:00:00Z',
  validTo: '2026-08-24T17:00:00Z',
  permanent: false,
  now: '2026-08-01T00:00:00Z',
  position: null,
};

const LIST =
  'THE FOLLOWING DANGER AREAS ARE ACTIVATED:\nEGD999A 0700-0900 FL050-FL660\nEGD999A 1000-1200 FL050-FL660\n' +
  'EGD999B 1100-1700 SFC-2000FT AMSL\nEGD999C 1000-1200 2000FT-6000FT AMSL';

test('areas listed with hours and levels: the time in which any is active', () => {
  const found = readTextSchedule(LIST, CONTEXT);
  expect(found?.schedule.status).toBe('complete');
  expect(found?.schedule.intervals).toEqual([
    { from: '2026-08-24T07:00:00Z', to: '2026-08-24T09:00:00Z' },
    { from: '2026-08-24T10:00:00Z', to: '2026-08-24T17:00:00Z' },
  ]);
  expect(found?.schedule.text).toBe(LIST.slice(found?.span.from, found?.span.to));
  expect(found?.schedule.text.startsWith('0700-0900')).toBe(true);
  expect(found?.schedule.text.endsWith('1000-1200')).toBe(true);
});

test('over midnight', () => {
  const text = 'THE FOLLOWING AREA IS ACTIVATED: EGD405 0800-0100 SFC-15000FT AMSL';
  const context = { ...CONTEXT, validFrom: '2026-08-24T08:00:00Z', validTo: '2026-08-25T01:00:00Z' };
  expect(readTextSchedule(text, context)?.schedule.intervals).toEqual([
    { from: '2026-08-24T08:00:00Z', to: '2026-08-25T01:00:00Z' },
  ]);
});

test.each<[string, string, Partial<ScheduleContext>]>([
  ['hours that do not fill the validity', LIST, { validTo: '2026-08-24T18:00:00Z' }],
  ['a validity of several days', LIST, { validTo: '2026-08-26T17:00:00Z' }],
  ['no end', LIST, { validTo: null }],
  ['a time without levels', LIST.replace(' 2000FT-6000FT AMSL', ''), {}],
  ['no word of activity', LIST.replace('ARE ACTIVATED', 'FOLLOW'), {}],
  ['local time', LIST.replace('ACTIVATED', 'ACTIVATED LOCAL'), {}],
])('not read: %s', (_, text, change) => {
  expect(readTextSchedule(text, { ...CONTEXT, ...change })).toBeNull();
});
