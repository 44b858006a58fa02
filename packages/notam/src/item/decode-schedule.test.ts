import { expect, test } from 'vitest';
import type { Area } from '../facts.ts';
import { noFindings } from '../findings.ts';
import { decodeSchedule, placeOf } from './decode-schedule.ts';

const AREA = { source: 'text', role: 'hazard', complete: true, lower: null, upper: null } as const;
const [NORTH, SOUTH] = [
  { lat: 60, lon: 10 },
  { lat: -60, lon: 10 },
];
const QUALIFIER = { centre: NORTH, radiusNm: 5 };

test.each<[string, Area, typeof NORTH]>([
  ['a circle', { ...AREA, type: 'circle', centre: SOUTH, radiusNm: 1 }, SOUTH],
  ['a point', { ...AREA, type: 'point', position: SOUTH }, SOUTH],
  ['a polygon', { ...AREA, type: 'polygon', points: [SOUTH, NORTH] }, SOUTH],
  ['a corridor', { ...AREA, type: 'corridor', path: [SOUTH, NORTH], widthNm: 1 }, SOUTH],
])('the sun rises where the Q line is centred, else at the first area: %s', (_, area, place) => {
  expect(placeOf({ qualifier: null }, [area])).toEqual(place);
  expect(placeOf({ qualifier: QUALIFIER as never }, [area])).toEqual(NORTH);
});

test('without any position there is no place', () => {
  expect(placeOf({ qualifier: null }, [])).toBeNull();
});

function decode(text: string, facts: Partial<Parameters<typeof decodeSchedule>[2]> = {}) {
  const findings = noFindings();
  const clean = `D) ${text} E)`;
  const { schedule } = decodeSchedule(
    clean,
    { from: 3, to: 3 + text.length },
    {
      qualifier: QUALIFIER as never,
      validFrom: '2026-06-01T06:00:00Z',
      validTo: '2026-06-03T14:00:00Z',
      permanent: false,
      locations: [],
      ...facts,
    },
    [],
    { now: '2026-06-01T00:00:00Z' },
    findings,
  );
  return {
    schedule,
    problems: findings.problems.map(({ code, from, to }) => `${code}: ${clean.slice(from, to)}`),
  };
}

test('item D becomes periods inside items B and C', () => {
  const { schedule, problems } = decode('01-03 0600-1400');
  expect(schedule.intervals?.map(({ from, to }) => `${from.slice(8, 16)} ${to.slice(8, 16)}`)).toEqual([
    '01T06:00 01T14:00',
    '02T06:00 02T14:00',
    '03T06:00 03T14:00',
  ]);
  expect(schedule).toMatchObject({ text: '01-03 0600-1400', status: 'complete' });
  expect(problems).toEqual([]);
});

test.each([
  [
    'hours outside items B and C',
    '1900-2000',
    { validTo: '2026-06-01T18:00:00Z' },
    'scheduleContradictsValidity',
  ],
  ['the sun without a place', 'SR-SS', { qualifier: null }, 'scheduleNeedsPosition'],
  [
    'a midsummer without sunset',
    'SR-SS',
    { qualifier: { centre: { lat: 75, lon: 20 } } as never },
    'sunNeverSets',
  ],
  ['words that are no hours', 'WHEN FLOWERS BLOOM', {}, 'unreadSchedule'],
])('%s is a problem with its place in item D', (_, text, facts, code) => {
  const { problems } = decode(text, facts);
  expect(problems.map((problem) => problem.split(':')[0])).toContain(code);
  for (const problem of problems) expect(text).toContain(problem.split(': ')[1]);
});
