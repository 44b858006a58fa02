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
    position: null,
    elevationFt: null,
    timeZone: null,
    flightMinutes: 30,
  });
}

test('the wind of a row is the strongest of all its groups, at times too', () => {
  const winds = (text: string): unknown[] =>
    (glance(text).forecast?.periods ?? []).map(({ wind }) => wind?.speedKt);
  const text = 'TAF ENGM 151100Z 1512/1612 24005KT CAVOK TEMPO 1514/1516 15009KT';
  expect(winds(text)).toEqual([9]);
  // That of a worse chance, which tells of it, is no wind of the time between.
  expect(winds(text.replace('15009KT', '15030KT'))).toEqual([5, 5, 5]);
  expect(winds(text.replace('15009KT', '15009KT RA'))).toEqual([5, 9, 5]);
  expect(winds(text.replace('15009KT', '15009G20KT TSRA'))).toEqual([5, 5, 5]);
});

type Chances = NonNullable<ReturnType<typeof glance>['forecast']>['periods'][number]['chance'];

function told(chance: Chances | undefined): unknown[] | undefined {
  return chance?.reasons.map((reason) => [
    reason.from?.slice(11, 13),
    reason.to?.slice(11, 13),
    reason.code === 'storm' ? reason.parts.map(({ code }) => code).join() : reason.code,
  ]);
}

test('where one change hands over to another that says something else, a row begins', () => {
  const text =
    'TAF ENGM 151100Z 1512/1612 20010KT 9999 FEW010 TEMPO 1514/1518 24015G25KT TSRA FEW008CB TEMPO 1518/1520 SHRA FEW010CB';
  const { forecast } = glance(text);
  expect(forecast?.periods).toHaveLength(4);
  expect(told(forecast?.periods[1]?.chance)).toEqual([
    ['14', '18', 'thunderstorm,convectiveCloud,gustAloftEstimated,precipitation'],
    ['14', '18', 'windAloftEstimated'],
  ]);
  expect(told(forecast?.periods[2]?.chance)).toEqual([['18', '20', 'convectiveCloud,precipitation']]);
  // What says the same goes on.
  const same = glance('TAF ENGM 151100Z 1512/1612 20005KT CAVOK TEMPO 1514/1516 TSRA TEMPO 1516/1518 TSRA');
  expect(same.forecast?.periods).toHaveLength(3);
  expect(told(same.forecast?.periods[1]?.chance)).toEqual([['14', '18', 'thunderstorm,precipitation']]);
});

test('changes of one row keep their own hours and phenomena where they overlap', () => {
  const { forecast } = glance(
    'TAF ENGM 151100Z 1512/1612 20010KT 9999 FEW010 TEMPO 1514/1518 24015KT TEMPO 1516/1520 SHRA FEW010CB',
  );
  expect(forecast?.periods).toHaveLength(3);
  expect(told(forecast?.periods[1]?.chance)).toEqual([
    ['14', '18', 'windAloftEstimated'],
    ['16', '20', 'convectiveCloud,precipitation'],
  ]);
});

test('of chances that are equally bad each keeps its likelihood', () => {
  const { forecast } = glance(
    'TAF ENGM 151100Z 1512/1612 20005KT 9999 BKN030 TEMPO 1512/1612 RA PROB30 TEMPO 1514/1516 TSRA BKN020CB',
  );
  const reasons = forecast?.periods[0]?.chance?.reasons ?? [];
  expect(reasons.map(({ code, likelihood }) => [code, likelihood?.percent])).toEqual([
    ['precipitation', null],
    ['storm', 30],
  ]);
});

test('a stronger wind at times is told where the wind that prevails is a reason already', () => {
  const { forecast } = glance('TAF ENGM 151100Z 1512/1612 24018KT 9999 BKN030 TEMPO 1514/1516 24028KT');
  expect(forecast?.periods[0]?.reasons).toMatchObject([
    { code: 'windAloftEstimated', ratio: 1.92, likelihood: { atTimes: true }, from: '2026-07-15T14:00:00Z' },
    { code: 'windAloftEstimated', ratio: 1.23, likelihood: null },
  ]);
});

test('low cloud of a row: ceilings before what has gaps, what prevails before a chance, each with its hours', () => {
  const { forecast } = glance(
    'TAF ENGM 151100Z 1512/1612 20005KT 9999 FEW006 TEMPO 1514/1518 BKN010 FM152000 20005KT 9999 BKN009 FM160200 20005KT 9999 FEW006',
  );
  expect(forecast?.periods).toHaveLength(1);
  expect(
    forecast?.periods[0]?.lowClouds.map(({ layer, likelihood, hours }) => [
      `${String(layer.cover)} ${String(layer.baseFt)}`,
      likelihood?.atTimes ?? false,
      hours.map(({ from, to }) => `${from.slice(8, 13)}-${to.slice(8, 13)}`),
    ]),
  ).toEqual([
    ['BKN 900', false, ['15T20-16T02']],
    ['BKN 1000', true, ['15T14-15T18']],
    ['FEW 600', false, ['15T12-15T20', '16T02-16T12']],
  ]);
});

test('within the limits FM begins a row where the wind is another, so that a calm night is seen', () => {
  const text =
    'TAF ENGM 151100Z 1512/1618 24003KT P6SM SKC FM151500 VRB03KT P6SM OVC012 FM160500 26012KT P6SM FEW015 FM161400 VRB03KT P6SM SCT015';
  const { forecast } = glance(text);
  expect(forecast?.periods.map(({ from, wind }) => [from.slice(8, 13), wind?.aloftMps])).toEqual([
    ['15T12', 2],
    ['16T05', 9],
    ['16T14', 2],
  ]);
  // What comes about bit by bit parts nothing.
  const slowly = 'TAF ENGM 151100Z 1512/1618 24003KT CAVOK BECMG 1605/1606 26012KT';
  expect(glance(slowly).forecast?.periods).toHaveLength(1);
});
