import type { Height } from '@klarnotam/aviation';
import type { Area, HeightGroup } from '@klarnotam/notam';
import { describe, expect, test } from 'vitest';
import { loadCardCatalogue } from './card-catalogue.ts';
import { sayRange, sayReach } from './say-heights.ts';
import { sayMoment, sayPeriod } from './say-moment.ts';
import { saySize } from './say-size.ts';
import { sayWhen } from './say-when.ts';

const en = await loadCardCatalogue('en');
const no = await loadCardCatalogue('no');
const ar = await loadCardCatalogue('ar');
const at = (instant: string): number => Date.parse(`${instant}:00Z`);
const NOW = at('2026-07-03T12:00');
const oslo = { endIsEstimate: false, timeZone: 'Europe/Oslo', isOfReader: false };

describe('when', () => {
  const until = { kind: 'active', untilMs: at('2026-07-03T14:00'), next: null } as const;

  test('active today is told by the clock of the place, with UTC beside it', () => {
    expect(sayWhen(until, oslo, NOW, en)).toEqual({
      text: 'Now until 16:00',
      utc: '14:00 UTC',
      clock: 'local time there (UTC+2)',
    });
    expect(sayWhen(until, oslo, NOW, no).text).toBe('Nå, til 16:00');
  });

  test('another day is named, another year too', () => {
    expect(sayMoment(at('2026-07-10T14:00'), NOW, 'Europe/Oslo', en)).toBe('Fri 10 Jul 16:00');
    expect(sayMoment(at('2027-01-02T14:00'), NOW, 'Europe/Oslo', en)).toBe('Sat 2 Jan 2027 15:00');
    expect(sayMoment(NOW, null, 'UTC', en)).toMatch(/^\w{3} \d+ Jul 2026 \d\d:\d\d$/);
    // 22:30 UTC is the next day in Oslo.
    expect(sayMoment(at('2026-07-03T22:30'), NOW, 'Europe/Oslo', en)).toBe('Sat 4 Jul 00:30');
  });

  test('a period names its day once', () => {
    const day = { fromMs: at('2026-07-04T06:00'), toMs: at('2026-07-04T14:00') };
    expect(sayPeriod(day, NOW, 'UTC', en)).toBe('Sat 4 Jul 06:00–14:00');
    const night = { fromMs: at('2026-07-03T20:00'), toMs: at('2026-07-04T02:00') };
    expect(sayPeriod(night, NOW, 'UTC', en)).toBe('20:00 – Sat 4 Jul 02:00');
  });

  test('a period over a change of clocks has both offsets', () => {
    const next = { fromMs: at('2026-10-24T10:00'), toMs: at('2026-10-26T10:00') };
    expect(sayWhen({ kind: 'waiting', next, begun: false }, oslo, NOW, en)).toMatchObject({
      text: expect.stringMatching(/Sat 24 Oct 12:00 – Mon 26 Oct 11:00/),
      clock: 'local time there (UTC+2/UTC+1)',
    });
  });

  test('an estimated end is told as one, and one that has passed ends nothing', () => {
    expect(sayWhen(until, { ...oslo, endIsEstimate: true }, NOW, en).text).toBe(
      'Now until about 16:00, an estimate',
    );
    const past = { kind: 'pastEstimate', atMs: at('2026-07-02T10:00') } as const;
    expect(sayWhen(past, oslo, NOW, en).text).toBe(
      'May still be in force: its end was an estimate, Thu 2 Jul 12:00',
    );
  });

  test('hours that were not read say to take it as active, without any time', () => {
    const state = { kind: 'takeAsActive', why: 'unread' } as const;
    expect(sayWhen(state, oslo, NOW, en)).toEqual({
      text: 'Take it as active now. Its hours could not be read.',
      utc: null,
      clock: null,
    });
  });

  test('times stand as one piece within words from right to left', () => {
    expect(sayWhen(until, oslo, NOW, ar).text).toContain('\u206616:00\u2069');
  });
});

describe('heights', () => {
  const height = (
    value: number | null,
    reference: Height['reference'],
    unit: Height['unit'] = 'ft',
  ): Height => ({
    value,
    reference,
    unit,
  });
  const group = (lower: Height | null, upper: Height | null): HeightGroup => ({
    key: '',
    lower,
    upper,
    areas: [],
    source: 'items',
    span: null,
  });

  test('the unit that is wanted stands first, never another height', () => {
    const range = group(height(0, 'sfc'), height(2500, 'amsl'));
    expect(sayRange(range, 'published', en)).toBe('From the ground up to 2,500 ft (762 m) above sea level.');
    expect(sayRange(range, 'metres', en)).toBe('From the ground up to 762 m (2,500 ft) above sea level.');
    const metres = group(height(30, 'agl', 'm'), height(120, 'agl', 'm'));
    expect(sayRange(metres, 'feet', en)).toBe(
      'From 98 ft (30 m) above ground up to 394 ft (120 m) above ground.',
    );
  });

  test.each([
    [group(height(0, 'sfc'), height(null, 'unl')), 'Drone heights, up to 120 m, are inside it.'],
    [group(height(100, 'agl'), null), 'It begins 100 ft (30 m) above ground, below the 120 m drone ceiling.'],
    [group(height(500, 'agl'), null), 'It begins above the 120 m drone ceiling.'],
    [group(height(300, 'amsl'), null), 'Drone heights, up to 120 m, are inside it.'],
    [
      group(height(65, 'std', 'fl'), null),
      'Above the 120 m drone ceiling, unless the ground there is higher than 1,861 m (6,110 ft) above sea level.',
    ],
    [
      group(null, height(900, 'amsl')),
      'Where it begins is not stated. Take it as reaching down to the ground.',
    ],
    [
      group(height(0, 'sfc'), height(200, 'agl')),
      'Drone heights, up to 120 m, are inside it. It ends 200 ft (61 m) above ground, below the drone ceiling.',
    ],
  ])('limits against the ceiling for drones', (limits, said) => {
    expect(sayReach(limits, 'published', en)).toBe(said);
  });
});

describe('size', () => {
  const common = { source: 'text', role: 'hazard', complete: true, lower: null, upper: null } as const;
  const circle: Area = { ...common, type: 'circle', centre: { lat: 60, lon: 10 }, radiusNm: 1 };

  test('a circle has its radius, several areas their number', () => {
    expect(saySize([circle], en)).toBe('radius 1 NM (1.9 km)');
    expect(saySize([circle, circle], en)).toBe('2 areas');
  });

  test('how far a polygon reaches across is rounded up, and one with an unknown corner has no size', () => {
    const points = [
      { lat: 60, lon: 10 },
      { lat: 60.1, lon: 10 },
      { lat: 60, lon: 10.1 },
    ];
    const area: Area = { ...common, type: 'polygon', points };
    expect(saySize([area], en)).toMatch(/^up to 6\.\d NM \(1\d km\) across$/);
    expect(saySize([{ ...area, complete: false }], en)).toBeNull();
  });

  test('the search area of the Q line is never told as the size', () => {
    expect(saySize([{ ...circle, source: 'qualifier' }], en)).toBe(
      'boundary not given; only a search area is known',
    );
    expect(saySize([], en)).toBeNull();
  });
});
