import { describe, expect, test } from 'vitest';
import { readSchedule } from './read-schedule.ts';
import { contextOf, hoursOf, readItemD } from './testing/read-item-d.ts';

describe('sun', () => {
  test('SR-SS is sunrise to sunset at the position, to the minute of the issuer', () => {
    expect(hoursOf(readItemD('SR-SS', '2311180736', '2311181601'))).toEqual(['18 0736-18 1601']);
  });
  test('offsets before and after', () => {
    const plain = readItemD('SR-SS', '2608240000', '2608242359').schedule.intervals?.[0];
    const early = readItemD('SR MINUS30-SS PLUS30', '2608240000', '2608242359').schedule.intervals?.[0];
    const minutes = (instant = ''): number => Date.parse(instant) / 60_000;
    expect(minutes(plain?.from) - minutes(early?.from)).toBe(30);
    expect(minutes(early?.to) - minutes(plain?.to)).toBe(30);
    expect(
      readItemD('30 MIN BEFORE SR-30MIN AFTER SS', '2608240000', '2608242359').schedule.intervals?.[0],
    ).toEqual(early);
    expect(readItemD('SRMINUS30 - SS+30', '2608240000', '2608242359').schedule.intervals?.[0]).toEqual(early);
  });
  test('HJ and HN are day and night', () => {
    const day = hoursOf(readItemD('HJ', '2608240000', '2608250000'));
    const night = hoursOf(readItemD('HN', '2608240000', '2608250000'));
    expect(day).toEqual(hoursOf(readItemD('SR-SS', '2608240000', '2608250000')));
    expect(night).toHaveLength(2);
    expect(night[0]?.slice(-4)).toBe(day[0]?.slice(3, 7));
  });
  test('sunset after 0000 UTC ends the day that began before', () => {
    const denver = { lat: 39.86, lon: -104.67 };
    const { schedule } = readSchedule('24 1500-SS', {
      ...contextOf('2606241500', '2606250300'),
      position: denver,
    });
    expect(schedule.intervals).toEqual([{ from: '2026-06-24T15:00:00Z', to: '2026-06-25T02:32:00Z' }]);
  });
  test('sunrise before 0000 UTC begins the day', () => {
    const sydney = { lat: -33.95, lon: 151.18 };
    const { schedule } = readSchedule('SR-SS', {
      ...contextOf('2606232050', '2606250700'),
      position: sydney,
    });
    expect(schedule.intervals?.map(({ from, to }) => `${from.slice(8, 16)} ${to.slice(8, 16)}`)).toEqual([
      '23T21:00 24T06:55',
      '24T21:01 25T06:55',
    ]);
  });
  test('polar day and night are stated, and SR-SS is all day or never', () => {
    const longyearbyen = { lat: 78.25, lon: 15.47 };
    const summer = readSchedule('SR-SS', {
      ...contextOf('2606010000', '2606030000'),
      position: longyearbyen,
    });
    expect(hoursOf(summer)).toEqual(['01 0000-03 0000']);
    expect(summer.notes).toEqual(['polarDay']);
    const winter = readSchedule('SR-SS', {
      ...contextOf('2612010000', '2612030000'),
      position: longyearbyen,
    });
    expect(hoursOf(winter)).toEqual([]);
    expect(winter).toMatchObject({ notes: ['polarNight'], schedule: { status: 'complete' } });
    const night = readSchedule('SS-SR', { ...contextOf('2612010000', '2612030000'), position: longyearbyen });
    expect(hoursOf(night)).toEqual(['01 0000-03 0000']);
  });
  test('a clock time to a sunset that does not come has no hours', () => {
    const { schedule, notes } = readSchedule('0900-SS', {
      ...contextOf('2606010900', '2606030000'),
      position: { lat: 78.25, lon: 15.47 },
    });
    expect(schedule).toMatchObject({ status: 'complete', intervals: null });
    expect(notes).toContain('polarUndecided');
  });
  test('a period that the season closes is left out, not stretched to the next day', () => {
    const lerwick = { lat: 60.15, lon: -1.15 };
    const { schedule } = readSchedule('SS-2100', {
      ...contextOf('2604301950', '2607012100'),
      position: lerwick,
    });
    const lengths = schedule.intervals?.map(({ from, to }) => Date.parse(to) - Date.parse(from)) ?? [];
    expect(Math.max(...lengths)).toBeLessThan(3 * 3_600_000);
    expect(schedule.intervals?.at(-1)?.to.slice(0, 7)).toBe('2026-05');
  });
  test('without a position it is understood and has no hours', () => {
    const { schedule, notes } = readSchedule('SR-SS', {
      ...contextOf('2608240000', '2608242359'),
      position: null,
    });
    expect(schedule).toMatchObject({ status: 'complete', intervals: null });
    expect(notes).toEqual(['noPosition']);
  });
});
