import { expect, test } from 'vitest';
import type { Adjunct } from './adjunct.ts';
import { readClause } from './read-clause.ts';

/** What is added to `CRANE OPR`. */
function added(text: string): readonly Adjunct[] | null {
  const clause = readClause(`CRANE OPR ${text}`);
  return clause !== null && 'adjuncts' in clause ? clause.adjuncts : null;
}

test.each<[string, Adjunct]>([
  [
    'IN LOW FLYING AREA 2 AND NIGHT ROTARY REGION 2',
    {
      type: 'militaryAreas',
      areas: [
        { kind: 'lowFlyingArea', numbers: '2' },
        { kind: 'nightRotaryRegion', numbers: '2' },
      ],
    },
  ],
  [
    'LOW FLYING AREA 11, 17 AND NIGHT SECTORS 3A AND 1BE',
    {
      type: 'militaryAreas',
      areas: [
        { kind: 'lowFlyingArea', numbers: '11, 17' },
        { kind: 'nightSector', numbers: '3A, 1BE' },
      ],
    },
  ],
  [
    'IN LOW FLYING AREA 6 AND NIGHT SECTOR NRR4B',
    {
      type: 'militaryAreas',
      areas: [
        { kind: 'lowFlyingArea', numbers: '6' },
        { kind: 'nightRotaryRegion', numbers: '4B' },
      ],
    },
  ],
  [
    'IN THE THAMES VALLEY AVOIDANCE AREA (DAY AND NIGHT)',
    {
      type: 'militaryAreas',
      areas: [{ kind: 'avoidanceArea', name: 'THAMES VALLEY', hours: 'dayAndNight' }],
    },
  ],
  [
    'IN LOW FLYING AREA AND NIGHT SECTOR THAMES VALLEY AVOIDANCE AREA',
    {
      type: 'militaryAreas',
      areas: [{ kind: 'avoidanceArea', name: 'THAMES VALLEY', hours: 'dayAndNight' }],
    },
  ],
  [
    'IN THE FOLLOWING LOW FLYING AREAS - 1 2 7N 14E AND THAMES VALLEY AVOIDANCE AREA DAY',
    {
      type: 'militaryAreas',
      areas: [
        { kind: 'lowFlyingArea', numbers: '1, 2, 7N, 14E' },
        { kind: 'avoidanceArea', name: 'THAMES VALLEY', hours: 'day' },
      ],
    },
  ],
  [
    'LOW FLYING AREA 7 AND NIGHT SECTOR VALLEY TRANSIT AREA.',
    {
      type: 'militaryAreas',
      areas: [
        { kind: 'lowFlyingArea', numbers: '7' },
        { kind: 'transitArea', name: 'VALLEY', hours: null },
      ],
    },
  ],
  [
    'IN LOW FLYING AREA 13 AND SPADEADAM RANGE OPERATING AREA.',
    {
      type: 'militaryAreas',
      areas: [
        { kind: 'lowFlyingArea', numbers: '13' },
        { kind: 'operatingArea', name: 'SPADEADAM', hours: null },
      ],
    },
  ],
  ['IN LOW FLYING AREAS 14 AND 14T', { type: 'lowFlyingArea', number: '14, 14T' }],
])('%s', (text, adjunct) => {
  expect(added(text)).toEqual([adjunct]);
});

test.each([
  'OUTSIDE THE BIRMINGHAM AVOIDANCE AREA',
  'NOT IN THE BIRMINGHAM AVOIDANCE AREA',
  'IN LOW FLYING AREA 2 EXCEPT NIGHT ROTARY REGION 2',
  'IN ANY AVOIDANCE AREA',
])('%s is no such area', (text) => {
  expect(JSON.stringify(added(text))).not.toContain('militaryAreas');
});
