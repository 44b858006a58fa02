import { expect, test } from 'vitest';
import { decodeReports } from '../decode-reports.ts';
import { TYPICAL_SMALL_DRONE } from '../warn/drone-limits-table.ts';
import { glanceAt } from './glance-at.ts';
import type { Glance } from './glance.ts';

const NOW = '2026-07-15T12:00:00Z';

function glance(text: string): Glance {
  return glanceAt({
    reports: decodeReports(text, { now: NOW }).reports.map(({ facts }) => facts),
    limits: TYPICAL_SMALL_DRONE,
    now: NOW,
    position: { lat: 60.2, lon: 11.08 },
    elevationFt: 681,
    timeZone: 'Europe/Oslo',
    flightMinutes: 30,
  });
}

const CALM_AHEAD = 'TAF ENGM 151100Z 1512/1612 24005KT CAVOK TEMPO 1516/1518 24020G41KT';

test.each([
  ['don’t fly', '24020G41KT CAVOK 20/10 Q1013', '15T13:21'],
  ['incomplete', '24005KT CAVOK Q1013', '15T13:21'],
  ['within the limits', '24005KT CAVOK 20/10 Q1013', '15T12:00'],
])(
  'beside an observation of %s no row that is milder begins before it ends to count',
  (_, observed, from) => {
    const { forecast, bestHours } = glance(`METAR ENGM 151150Z ${observed}=\n${CALM_AHEAD}=`);
    expect(forecast?.periods[0]?.from.slice(8, 16)).toBe(from);
    expect(forecast?.periods.map(({ verdict }) => verdict)).toEqual(['fine', 'fine', 'fine']);
    // The rows and the best hours begin at one time.
    expect(bestHours?.[0]?.from.slice(8, 16)).toBe(from);
  },
);

test('a row as bad as the observation begins where it begins', () => {
  const windy = 'TAF ENGM 151100Z 1512/1612 24020G41KT CAVOK FM151300 24005KT CAVOK';
  const { forecast } = glance(`METAR ENGM 151150Z 24020G41KT CAVOK 20/10 Q1013=\n${windy}=`);
  expect(forecast?.periods.map(({ from, verdict }) => `${from.slice(8, 16)} ${verdict}`)).toEqual([
    '15T12:00 nogo',
    '15T13:21 fine',
  ]);
});
