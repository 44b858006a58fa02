import { expect, test } from 'vitest';
import { decodeReports } from '../decode-reports.ts';
import { TYPICAL_SMALL_DRONE } from '../warn/drone-limits-table.ts';
import type { Glance } from './glance.ts';
import { glanceAt } from './glance-at.ts';

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

const layersOf = (text: string): readonly string[] =>
  (glance(text).forecast?.periods ?? []).flatMap(({ lowClouds }) =>
    lowClouds.map(
      ({ layer, likelihood, hours }) =>
        `${String(layer.cover)}${String(layer.baseFt)}${likelihood === null ? '' : ' at times'} ${hours.map(({ from, to }) => `${from.slice(11, 13)}-${to.slice(11, 13)}`).join()}`,
    ),
  );

test('a ceiling counts up to 1,500 ft, other cloud up to 1,000', () => {
  expect(layersOf('TAF ENGM 151100Z 1512/1612 20005KT 9999 FEW005 SCT012 BKN015 OVC018')).toEqual([
    'BKN1500 12-12',
    'FEW500 12-12',
  ]);
});

test('a sky that cannot be seen is a layer, and what is in the way is a reason and none', () => {
  expect(layersOf('TAF ENGM 151100Z 1512/1612 20005KT 9999 VV010')).toEqual(['VV1000 12-12']);
  const low = 'TAF ENGM 151100Z 1512/1612 20005KT 9999 FEW010 TEMPO 1514/1516 FEW003 BKN004';
  expect(layersOf(low)).toEqual(['FEW1000 12-14', 'FEW300 at times 14-16', 'FEW1000 14-16', 'FEW1000 16-12']);
});

const sightsOf = (text: string): readonly unknown[] =>
  (glance(text).forecast?.periods ?? []).flatMap(({ lowVisibilities }) =>
    lowVisibilities.map(({ visibilityM, varies, likelihood, from, to }) => [
      visibilityM,
      varies,
      likelihood?.percent ?? likelihood?.atTimes ?? null,
      `${from.slice(8, 13)}-${to.slice(8, 13)}`,
    ]),
  );

test('a visibility of 5 km is told with its hours, and one that comes perhaps with its chance', () => {
  expect(sightsOf('TAF ENGM 151100Z 1512/1612 20005KT 5000 FEW040 BECMG 1516/1518 9999')).toEqual([
    [5000, false, null, '15T12-15T18'],
  ]);
  expect(sightsOf('TAF ENGM 151100Z 1512/1612 20005KT 9999 FEW040 PROB30 1514/1516 5000')).toEqual([
    [5000, false, 30, '15T14-15T16'],
  ]);
  expect(sightsOf('TAF ENGM 151100Z 1512/1612 20005KT 9999 FEW040')).toEqual([]);
});

const peakOf = (remark: string): unknown =>
  glance(`METAR KORD 151151Z 24010G16KT 10SM CLR 20/10 A2992 RMK AO2 ${remark}`).observation?.peakGust;

test('the peak wind of the hour before is told where it is stronger than what is reported', () => {
  expect(peakOf('PK WND 24026/1120')).toEqual({ speedKt: 26, at: '2026-07-15T11:20:00Z' });
  expect(peakOf('PK WND 24026/1040')).toBeNull();
  expect(peakOf('PK WND 24016/1120')).toBeNull();
});

test('what a change brings of wind and visibility is known, so that “otherwise” is said of nothing else', () => {
  const chanceOf = (text: string) =>
    glance(text).forecast?.periods.find(({ chance }) => chance?.verdict === 'nogo')?.chance;
  const rain = 'TAF ENGM 151100Z 1512/1612 20005KT 9999 FEW040 TEMPO 1514/1516';
  expect(chanceOf(`${rain} RA`)).toMatchObject({ bringsWind: false, bringsVisibility: false });
  expect(chanceOf(`${rain} 24010KT 4000 RA`)).toMatchObject({ bringsWind: false, bringsVisibility: true });
  expect(chanceOf(`${rain} 24018KT 4000 RA`)).toMatchObject({ bringsWind: true, bringsVisibility: true });
});

test('the wind of a forecast that begins with a change is the one before it', () => {
  const text = 'TAF ENGM 151100Z 1512/1612 18004KT CAVOK BECMG 1512/1514 01006KT';
  expect(glance(text).forecast).toMatchObject({ wind: { directionDeg: 180 }, windChanges: true });
});
