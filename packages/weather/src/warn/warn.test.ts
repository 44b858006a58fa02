import { getTimes } from 'suncalc';
import { expect, test } from 'vitest';
import { decodeReports } from '../decode-reports.ts';
import { NOW, observed } from '../testing/read.ts';
import { LIMITS, TYPICAL_SMALL_DRONE } from './drone-limits-table.ts';
import type { Warning } from './warning.ts';

/** Warnings as `code severity`, in order. */
const warned = (groups: string): string[] =>
  observed(groups).warnings.map(({ code, severity }) => `${code} ${severity}`);

const GOOD = '9999 NSC 20/10 Q1013';

test('a fine day warns of nothing', () => {
  expect(warned(`24005KT ${GOOD}`)).toEqual([]);
  expect(warned('24005KT CAVOK 20/10 Q1013')).toEqual([]);
});

// 10.7 m/s of a typical small drone: caution from 65 % (6.96 m/s, 13.5 kt), no-go above 85 % (9.1 m/s, 17.7 kt).
test.each([
  ['24010KT', []],
  ['24012KT', ['windAloftEstimated caution']],
  ['24014KT', ['wind caution']],
  ['24015KT', ['windAloftEstimated nogo', 'wind caution']],
  ['24018KT', ['wind nogo']],
  ['24010MPS', ['wind nogo']],
  ['24005G13KT', []],
  ['24005G14KT', ['gust caution']],
  ['24005G18KT', ['gust nogo']],
  ['24018G30KT', ['wind nogo', 'gust nogo']],
])('wind and gust %s', (wind, expected) => {
  expect(warned(`${wind} ${GOOD}`)).toEqual(expected);
});

test('a wind warning says knots, metres a second and the limit', () => {
  expect(observed(`24020G30KT ${GOOD}`).warnings).toEqual([
    {
      code: 'wind',
      severity: 'nogo',
      speedKt: 20,
      speedMps: 10.3,
      maximumMps: 10.7,
      change: null,
      from: null,
      to: null,
    },
    {
      code: 'gust',
      severity: 'nogo',
      gustKt: 30,
      gustMps: 15.4,
      maximumMps: 10.7,
      change: null,
      from: null,
      to: null,
    },
  ]);
});

test('the wind at 100 m is an estimate of a quarter more', () => {
  const [estimate] = observed(`24015KT ${GOOD}`).warnings;
  expect(estimate).toMatchObject({ code: 'windAloftEstimated', heightM: 100, speedKt: 19, speedMps: 9.6 });
});

test('a wind measured at a height is worth a caution', () => {
  const { warnings } = observed(`24005KT ${GOOD} RMK WIND 1400FT 24023G33KT`);
  expect(warnings).toMatchObject([
    { code: 'windAtHeight', severity: 'caution', heightFt: 1400, speedKt: 33 },
  ]);
});

test.each([
  ['5000', []],
  ['4900', ['visibility caution']],
  ['1500', ['visibility caution']],
  ['1400', ['visibility nogo']],
  ['6000 1200SW', ['visibility nogo']],
  ['1/2SM', ['visibility nogo']],
])('visibility for line of sight: %s', (visibility, expected) => {
  expect(warned(`24005KT ${visibility} NSC 20/10 Q1013`)).toEqual(expected);
});

test.each([
  ['BKN005', []],
  ['BKN004', ['cloudBase nogo']],
  ['OVC002', ['cloudBase nogo']],
  ['VV002', ['cloudBase nogo']],
  ['SCT004', ['cloudBase caution']],
  ['FEW003', ['cloudBase caution']],
  ['FEW030CB', ['convectiveCloud nogo']],
  ['SCT030TCU', ['convectiveCloud nogo']],
  ['//////CB', ['convectiveCloud nogo', 'notObserved caution']],
  ['//////', ['notObserved caution']],
])('cloud base against 120 m: %s', (clouds, expected) => {
  expect(warned(`24005KT 9999 ${clouds} 20/10 Q1013`)).toEqual(expected);
});

test('a cloud in sight warns as one overhead', () => {
  expect(warned(`24005KT ${GOOD} CB/NE`)).toEqual(['convectiveCloud nogo']);
});

test.each([
  ['-RA', ['precipitation caution']],
  ['-DZ', ['precipitation caution']],
  ['RA', ['precipitation nogo']],
  ['+SN', ['precipitation nogo']],
  ['VCSH', ['precipitation caution']],
  ['GR', ['precipitation nogo']],
  ['-SHGS', ['precipitation nogo']],
  ['TS', ['thunderstorm nogo']],
  ['VCTS', ['thunderstorm nogo']],
  ['-TSRA', ['thunderstorm nogo', 'precipitation caution']],
  ['-FZRA', ['precipitation nogo', 'icing nogo']],
  ['FZFG', ['icing nogo', 'fog nogo']],
  ['FG', ['fog nogo']],
  ['BCFG', ['fog caution']],
  ['BLDU', ['dust caution']],
  ['DS', ['dust nogo']],
  ['VCSS', ['dust caution']],
  ['SQ', ['squall nogo']],
  ['+FC', ['funnelCloud nogo']],
  ['VA', ['volcanicAsh nogo']],
  ['HZ', []],
  ['DRSN', []],
])('weather %s', (weather, expected) => {
  expect(warned(`24005KT 9999 ${weather} NSC 20/10 Q1013`)).toEqual(expected);
});

test.each([
  ['01/M05', []],
  ['M01/M08', ['batteryCold caution']],
  ['M11/M20', ['batteryCold nogo']],
  ['40/10', []],
  ['41/10', ['batteryHot nogo']],
  ['20/19', ['fogForming caution']],
  ['20/18', []],
  ['02/01', ['icing caution', 'fogForming caution']],
  ['03/02', ['fogForming caution']],
])('temperature and dew point %s', (temperature, expected) => {
  expect(warned(`24005KT 9999 NSC ${temperature} Q1013`)).toEqual(expected);
});

test('cold and precipitation together are ice', () => {
  expect(warned('24005KT 9999 -SN NSC 01/M05 Q1013')).toEqual(['precipitation caution', 'icing caution']);
});

test('fog that is there is not forming', () => {
  expect(warned('24005KT 9999 BCFG NSC 10/10 Q1013')).toEqual(['fog caution']);
});

test('wind shear and lightning in sight are warned of', () => {
  expect(warned(`24005KT ${GOOD} WS R18`)).toEqual(['windShear caution']);
  expect(warned(`24005KT ${GOOD} RMK LTG DSNT SW`)).toEqual(['thunderstorm nogo']);
});

test.each([
  ['CB DSNT SW', ['convectiveCloud caution']],
  ['DSNT CB AND TCU N-SE', ['convectiveCloud caution']],
  ['TS SW MOV NE', ['thunderstorm nogo']],
  ['VIRGA OHD', []],
  ['I1003', ['icing nogo']],
])('remark %s', (remark, expected) => {
  expect(warned(`24005KT ${GOOD} RMK ${remark}`)).toEqual(expected);
});

test('a wind that nobody measured is no calm', () => {
  expect(warned(`/////KT ${GOOD}`)).toEqual(['notObserved caution']);
  expect(warned('24005KT //// NSC 20/10 Q1013')).toEqual(['notObserved caution']);
});

test('a trend warns with its time', () => {
  expect(observed(`24005KT ${GOOD} TEMPO FM1230 TL1300 0800 FG`).warnings).toMatchObject([
    {
      code: 'visibility',
      severity: 'nogo',
      change: 'TEMPO',
      from: '2026-07-15T12:30:00Z',
      to: '2026-07-15T13:00:00Z',
    },
    { code: 'fog', change: 'TEMPO' },
  ]);
});

const warnings = (text: string, context: object = {}): readonly Warning[] =>
  decodeReports(text, { now: NOW, ...context }).reports.flatMap(({ facts }) => facts.warnings);

const short = ({ code, severity, change, from, to }: Warning): string =>
  `${code} ${severity} ${change ?? 'prevails'} ${from?.slice(8, 13) ?? ''}-${to?.slice(8, 13) ?? ''}`;

test('a forecast warns with the stretch of time and whether it is at times', () => {
  const text =
    'TAF ENGM 151100Z 1512/1612 24020KT 9999 BKN020 TEMPO 1514/1518 3000 SHRA BKN003 BECMG 1520/1522 24005KT TXM02/1514Z';
  expect(warnings(text).map(short)).toEqual([
    'wind nogo prevails 15T12-15T22',
    'precipitation nogo TEMPO 15T14-15T18',
    'cloudBase nogo TEMPO 15T14-15T18',
    'visibility caution TEMPO 15T14-15T18',
    'batteryCold caution prevails 15T14-15T14',
  ]);
});

test('NIL and CNL warn of nothing', () => {
  expect(warnings('METAR ENGM 151150Z NIL')).toEqual([]);
  expect(warnings('TAF AMD ENGM 151300Z 1512/1612 CNL')).toEqual([]);
});

test('a drone of its own has limits of its own', () => {
  const profile = {
    ...TYPICAL_SMALL_DRONE,
    maximumWindMps: 15,
    rainproof: true,
    minimumTemperatureC: -20,
    flightHeightM: 50,
  };
  const text = 'METAR ENGM 151150Z 24015KT 9999 -RA BKN003 M12/M20 Q1013';
  expect(warnings(text, { profile }).map(({ code }) => code)).toEqual(['batteryCold', 'icing']);
});

const OSLO = { lat: 59.91, lon: 10.75 };

test.each([
  ['METAR ENGM 151150Z', []],
  ['METAR ENGM 150150Z', ['twilight']],
  ['METAR ENGM 142310Z', ['night']],
])('%s at Oslo in July', (header, expected) => {
  expect(warnings(`${header} 24005KT CAVOK 20/10 Q1013`, { position: OSLO }).map(({ code }) => code)).toEqual(
    expected,
  );
});

test('a forecast across a night names twilight and night with their times', () => {
  const text = 'TAF LIML 151700Z 1518/1606 24005KT CAVOK';
  const light = warnings(text, { position: { lat: 45.45, lon: 9.28 } });
  expect(light.map(({ code }) => code)).toEqual(['twilight', 'night', 'twilight']);
  // Sunset, end of civil twilight, its beginning and sunrise at Milan as suncalc computes them.
  const evening = getTimes(new Date('2026-07-15T12:00:00Z'), 45.45, 9.28);
  const morning = getTimes(new Date('2026-07-16T12:00:00Z'), 45.45, 9.28);
  const minutesApart = (instant: string | null | undefined, event: Date | null): number =>
    Math.abs(Date.parse(instant ?? '') - (event?.getTime() ?? Number.NaN)) / 60_000;
  expect(minutesApart(light[0]?.from, evening.sunset)).toBeLessThanOrEqual(1.5);
  expect(minutesApart(light[1]?.from, evening.dusk)).toBeLessThanOrEqual(1.5);
  expect(minutesApart(light[2]?.from, morning.dawn)).toBeLessThanOrEqual(1.5);
  expect(minutesApart(light[2]?.to, morning.sunrise)).toBeLessThanOrEqual(1.5);
});

test('without a position light is not judged', () => {
  expect(warnings('METAR ENGM 142320Z 24005KT CAVOK 20/10 Q1013')).toEqual([]);
});

test('every limit names its source', () => {
  for (const { source } of Object.values(LIMITS)) expect(source.length).toBeGreaterThan(10);
});
