import { expect, test } from 'vitest';
import { decodeReports } from '../decode-reports.ts';
import { TYPICAL_SMALL_DRONE } from '../warn/drone-limits-table.ts';
import { glanceAt } from './glance-at.ts';

const NOW = '2026-07-15T12:00:00Z';

test('of an old observation nothing is told of the weather of now', () => {
  const text = `METAR ENGM 150230Z 19011KT 6000 -RADZ FEW004 BKN006 38/17 Q0950
TAF ENGM 151100Z 1512/1612 33012KT CAVOK`;
  const seen = glanceAt({
    reports: decodeReports(text, { now: NOW }).reports.map(({ facts }) => facts),
    limits: TYPICAL_SMALL_DRONE,
    now: NOW,
    position: { lat: 60.2, lon: 11.08 },
    elevationFt: 681,
    timeZone: 'Europe/Oslo',
    flightMinutes: 30,
  });
  expect(seen.observation).toMatchObject({ wind: null, lowClouds: [], densityAltitudeM: null });
  expect(seen.cloudsAtFlight).toEqual([]);
});
