import { getTimes } from 'suncalc';
import { expect, test } from 'vitest';
import { decodeReports } from '../decode-reports.ts';
import { NOW, observed } from '../testing/read.ts';
import { LIMITS, TYPICAL_SMALL_DRONE } from './drone-limits-table.ts';
import { gustAtHeight, roundBesideLimit, windAtHeight } from './judge-wind.ts';
import type { Warning } from './warning.ts';

/** Warnings as `code severity`, in order. */
const warned = (groups: string): string[] =>
  observed(groups).warnings.map(({ code, severity }) => `${code} ${severity}`);

const GOOD = '9999 NSC 20/10 Q1013';

test('a fine day warns of nothing', () => {
  expect(warned(`24005KT ${GOOD}`)).toEqual([]);
  expect(warned('24005KT CAVOK 20/10 Q1013')).toEqual([]);
});

// 10.7 m/s of a typical small drone at 120 m, where the wind is 1.43 times that at 10 m: caution from 85 %, 9.1 m/s
// (12.4 kt at 10 m), don't fly above it (14.6 kt). Gusts stand as far above the wind there as at 10 m: beside 5 kt (7.1 kt)
// caution begins at 15.6 kt, don't fly at 18.7 kt.
test.each([
  ['24012KT', []],
  ['24013KT', ['windAloftEstimated caution']],
  ['24014KT', ['windAloftEstimated caution']],
  ['24015KT', ['windAloftEstimated nogo']],
  ['24010MPS', ['windAloftEstimated nogo']],
  ['24005G15KT', []],
  ['24005G16KT', ['gustAloftEstimated caution']],
  ['24005G18KT', ['gustAloftEstimated caution']],
  ['24005G19KT', ['gustAloftEstimated nogo']],
  ['24018G30KT', ['windAloftEstimated nogo', 'gustAloftEstimated nogo']],
])('wind and gust %s', (wind, expected) => {
  expect(warned(`${wind} ${GOOD}`)).toEqual(expected);
});

test('a wind warning says its height, figure, limit and by how much', () => {
  expect(observed(`24020G40KT ${GOOD}`).warnings).toEqual([
    {
      code: 'windAloftEstimated',
      severity: 'nogo',
      heightM: 120,
      speedKt: 29,
      speedMps: 15,
      maximumMps: 10.7,
      ratio: 1.37,
      change: null,
      from: null,
      to: null,
    },
    {
      code: 'gustAloftEstimated',
      severity: 'nogo',
      heightM: 120,
      gustKt: 49,
      gustMps: 25,
      maximumMps: 10.7,
      ratio: 2.33,
      change: null,
      from: null,
      to: null,
    },
  ]);
});

test('the wind at the height of flight is that at 10 m times the seventh root of the height over 10 m', () => {
  expect(windAtHeight(10, 100)).toBeCloseTo(13.9, 1);
  expect(windAtHeight(10, 120)).toBeCloseTo(14.26, 2);
  expect(windAtHeight(10, 10)).toBe(10);
  expect(windAtHeight(10, 2)).toBe(10);
});

test('gusts stand as far above the mean wind of the height as above that at 10 m, and are never weaker than it', () => {
  expect(gustAtHeight(20, 10, 120)).toBeCloseTo(windAtHeight(10, 120) + 10, 5);
  expect(gustAtHeight(20, 10, 10)).toBe(20);
  expect(gustAtHeight(8, 10, 120)).toBeCloseTo(windAtHeight(10, 120), 5);
});

test('a drone that flies at 10 m is held against the wind as measured', () => {
  const profile = { ...TYPICAL_SMALL_DRONE, flightHeightM: 10 };
  const text = `METAR ENGM 151150Z 24020KT ${GOOD}`;
  expect(warnings(text, { profile })).toMatchObject([
    { code: 'wind', severity: 'caution', speedKt: 20, speedMps: 10.3, ratio: 0.96 },
  ]);
});

test.each([
  [9.2, 10.7, 9],
  [10.6, 10.7, 10.6],
  [10.69, 10.7, 10.6],
  [10.71, 10.7, 11],
  [11.4, 11, 11.4],
  [11.01, 11, 11.1],
  [11.6, 11, 12],
])('%s beside a limit of %s is shown as %s', (value, limit, shown) => {
  expect(roundBesideLimit(value, limit)).toBe(shown);
});

test('gusts have a limit of their own', () => {
  const profile = { ...TYPICAL_SMALL_DRONE, maximumGustMps: 15 };
  expect(warnings(`METAR ENGM 151150Z 24005G22KT ${GOOD}`, { profile })).toEqual([]);
});

test('a wind measured at a height of its own is worth a caution', () => {
  const { warnings: found } = observed(`24005KT ${GOOD} RMK WIND 1400FT 24023G33KT`);
  expect(found).toMatchObject([
    { code: 'windAtHeight', severity: 'caution', heightFt: 1400, isGust: true, speedKt: 33 },
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
  ['SCT004', []],
  ['FEW003', []],
  ['///003', ['cloudBase nogo']],
  ['FEW030CB', ['convectiveCloud nogo']],
  ['SCT030TCU', ['convectiveCloud caution']],
  ['//////CB', ['convectiveCloud nogo', 'notObserved caution']],
  ['//////', ['notObserved caution']],
])('cloud base against 120 m: %s', (clouds, expected) => {
  expect(warned(`24005KT 9999 ${clouds} 20/10 Q1013`)).toEqual(expected);
});

test('a cloud in sight is not overhead', () => {
  expect(warned(`24005KT ${GOOD} CB/NE`)).toEqual(['convectiveCloud caution']);
});

test.each([
  ['-RA', ['precipitation nogo']],
  ['-DZ', ['precipitation nogo']],
  ['-SN', ['precipitation nogo']],
  ['RA', ['precipitation nogo']],
  ['+SN', ['precipitation nogo']],
  ['VCSH', ['precipitation caution']],
  ['GR', ['precipitation nogo']],
  ['-SHGS', ['precipitation nogo']],
  ['TS', ['thunderstorm nogo']],
  ['VCTS', ['thunderstorm nogo']],
  ['-TSRA', ['thunderstorm nogo', 'precipitation nogo']],
  ['-FZRA', ['precipitation nogo', 'icing nogo']],
  ['FZFG', ['icing nogo', 'fog nogo']],
  ['FG', ['fog nogo']],
  ['BCFG', ['fog nogo']],
  ['MIFG', ['fog nogo']],
  ['VCFG', ['fog caution']],
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
  ['M07/M15', []],
  ['M08/M16', ['batteryCold caution']],
  ['M10/M18', ['batteryCold caution']],
  ['M11/M20', ['batteryCold nogo']],
  ['37/10', []],
  ['38/10', ['batteryHot caution']],
  ['40/10', ['batteryHot caution']],
  ['41/10', ['batteryHot nogo']],
  ['20/19', ['fogForming caution']],
  ['20/18', []],
  ['01/00', ['fogForming caution']],
  ['00/M01', ['icing caution', 'fogForming caution']],
  ['00/M02', []],
  ['03/02', ['fogForming caution']],
])('temperature and dew point %s', (temperature, expected) => {
  expect(warned(`24005KT 9999 NSC ${temperature} Q1013`)).toEqual(expected);
});

test('cold and precipitation together are ice', () => {
  expect(warned('24005KT 9999 -SN NSC M01/M05 Q1013')).toEqual(['precipitation nogo', 'icing caution']);
  expect(warned('24005KT 9999 -SN NSC 01/M05 Q1013')).toEqual(['precipitation nogo']);
});

test('in nearly no wind a spread that rounds to 1 degree is one of fog', () => {
  const tenths = (wind: string, group: string): readonly string[] =>
    warned(`${wind} 10SM CLR 11/10 A3014 RMK AO2 ${group}`);
  expect(tenths('32003KT', 'T01110100')).toEqual(['fogForming caution']);
  expect(tenths('32003KT', 'T01140100')).toEqual(['fogForming caution']);
  expect(tenths('32004KT', 'T01110100')).toEqual([]);
  expect(tenths('32003KT', 'T01140099')).toEqual([]);
});

test('fog that is there is not forming', () => {
  expect(warned('24005KT 9999 BCFG NSC 10/10 Q1013')).toEqual(['fog nogo']);
});

test('wind shear and lightning in sight are warned of', () => {
  expect(warned(`24005KT ${GOOD} WS R18`)).toEqual(['windShear caution']);
  expect(warned(`24005KT ${GOOD} RMK LTG DSNT SW`)).toEqual(['thunderstorm caution']);
  expect(warned(`24005KT ${GOOD} RMK LTG SW`)).toEqual(['thunderstorm nogo']);
});

test.each([
  ['CB DSNT SW', ['convectiveCloud caution']],
  ['DSNT CB AND TCU N-SE', ['convectiveCloud caution']],
  ['CB OHD MOV E', ['convectiveCloud nogo']],
  ['TS SW MOV NE', ['thunderstorm nogo']],
  ['TS DSNT SW', ['thunderstorm caution']],
  ['VCTS SE', ['thunderstorm nogo']],
  ['LTG W AND DSNT N', ['thunderstorm nogo']],
  ['LTG DSNT ALQDS', ['thunderstorm caution']],
  ['CBMAM DSNT S', ['convectiveCloud caution']],
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
    'TAF ENGM 151100Z 1512/1612 24020KT 9999 BKN020 TEMPO 1514/1518 3000 SHRA BKN003 BECMG 1520/1522 24005KT TXM12/1514Z';
  expect(warnings(text).map(short)).toEqual([
    'windAloftEstimated nogo prevails 15T12-15T22',
    'precipitation nogo TEMPO 15T14-15T18',
    'cloudBase nogo TEMPO 15T14-15T18',
    'batteryCold nogo prevails 15T14-15T14',
    'visibility caution TEMPO 15T14-15T18',
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
    rainRating: 'light' as const,
    minimumTemperatureC: -20,
    flightHeightM: 50,
  };
  const text = 'METAR ENGM 151150Z 24015KT 9999 -RA BKN003 M12/M20 Q1013';
  expect(warnings(text, { profile }).map(({ code }) => code)).toEqual(['icing']);
  const heavier = 'METAR ENGM 151150Z 24005KT 9999 RA NSC 12/05 Q1013';
  expect(warnings(heavier, { profile }).map(({ code }) => code)).toEqual(['precipitation']);
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
  const light = warnings(text, { now: '2026-07-15T17:00:00Z', position: { lat: 45.45, lon: 9.28 } });
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
