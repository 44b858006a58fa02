import { describe, expect, test } from 'vitest';
import { readItemD } from './testing/read-item-d.ts';

describe('validity', () => {
  test('permanent: the 90 days from now', () => {
    const reading = readItemD('0600-1800', '2501010000', 'PERM');
    expect(reading.schedule.intervals).toHaveLength(90);
    expect(reading.schedule.intervals?.[0]?.from).toBe('2026-08-01T06:00:00Z');
    expect(reading.schedule.intervals?.at(-1)?.to).toBe('2026-10-29T18:00:00Z');
    expect(reading.notes).toEqual(['ninetyDays']);
  });
  test('an end that is not known is not one that never comes: no hours', () => {
    expect(readItemD('0600-1800', '2609010000', null)).toMatchObject({
      schedule: { status: 'complete', intervals: null },
      notes: ['noValidity'],
    });
  });
  test('dates without an end could come back each year', () => {
    expect(readItemD('AUG 24 0600-1800', '2501010000', 'PERM').schedule.status).toBe('unknown');
    expect(readItemD('DAILY 0600-1800 EXC DEC 25', '2501010000', 'PERM').schedule.status).toBe('unknown');
  });
  test('without item B there are no hours, and dates stay as written', () => {
    const reading = readItemD('AUG 24 0600-1800', null, '2608241800');
    expect(reading).toMatchObject({
      schedule: { status: 'complete', intervals: null },
      notes: ['noValidity'],
    });
    expect(reading.clauses[0]).toMatchObject({
      days: { ranges: [{ from: { year: null, month: 8, day: 24 } }] },
    });
  });
  test('an end before the beginning gives no hours', () => {
    expect(readItemD('0600-1800', '2608240600', '2608230600').schedule.intervals).toBeNull();
  });
});
