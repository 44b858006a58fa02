import { expect, test } from 'vitest';
import type { Remark } from './remark.ts';
import { factsOf, undecodedOf } from '../testing/read.ts';

const remarks = (text: string, station = 'KSTL'): readonly Remark[] =>
  factsOf(`${station} 152351Z 17019G30KT 10SM SCT130 23/11 A2980 RMK ${text}`, '2026-07-16T00:00:00Z')
    .remarks;

const wind = { directionDeg: 290, speedKt: 26, gustKt: null };

test.each<[string, object]>([
  ['AO2', { code: 'stationType', discernsPrecipitation: true }],
  ['AO1', { code: 'stationType', discernsPrecipitation: false }],
  ['SLP083', { code: 'seaLevelPressure', pressureHpa: 1008.3 }],
  ['SLP982', { code: 'seaLevelPressure', pressureHpa: 998.2 }],
  ['PK WND 20035/2323', { code: 'peakWind', directionDeg: 200, speedKt: 35, at: '2026-07-15T23:23:00Z' }],
  ['PK WND 20035/23', { code: 'peakWind', at: '2026-07-15T23:23:00Z' }],
  ['WSHFT 2310', { code: 'windShift', at: '2026-07-15T23:10:00Z' }],
  ['WIND 1400FT 29026KT', { code: 'windAtHeight', heightFt: 1400, wind }],
  ['WIND RWY32 VRB06G24KT', { code: 'windAtRunway', runway: '32', wind: { variable: true, gustKt: 24 } }],
  ['THR14 29026KT', { code: 'windAtRunway', runway: '14', wind }],
  ['R06/25001MPS', { code: 'windAtRunway', runway: '06', wind: { directionDeg: 250, speedKt: 1.9 } }],
  ['P0016', { code: 'precipitation', hours: 1, amountMm: 4.1 }],
  ['70100', { code: 'precipitation', hours: 24, amountMm: 25.4 }],
  ['10289', { code: 'maximumTemperature', hours: 6, temperatureC: 28.9 }],
  ['21012', { code: 'minimumTemperature', hours: 6, temperatureC: -1.2 }],
  ['58021', { code: 'pressureTendency', character: 8, changeHpa: -2.1 }],
  ['PRESFR', { code: 'pressureChange', direction: 'falling' }],
  ['DENSITY ALT 2100FT', { code: 'densityAltitude', altitudeFt: 2100 }],
  ['QBB260', { code: 'cloudBase', heightM: 260 }],
  ['QFE753/1005', { code: 'qfe', pressureMmHg: 753, pressureHpa: 1005 }],
  ['RAB1757E41', { code: 'weatherTimes', text: 'RAB1757E41' }],
  ['LTG DSNT SW', { code: 'lightning', text: 'LTG DSNT SW' }],
  ['LTG DSNT E THRU SW', { code: 'lightning', text: 'LTG DSNT E THRU SW' }],
  ['DSNT CB AND TCU N-SE', { code: 'convection', text: 'DSNT CB AND TCU N-SE' }],
  ['4/012', { code: 'snowDepth', depthCm: 30 }],
  ['I1003', { code: 'iceAccretion', hours: 1, amountMm: 0.8 }],
  ['8/201', { code: 'cloudTypes', text: '8/201' }],
  ['CB TO S MOV W', { code: 'convection', text: 'CB TO S MOV W' }],
  ['VIS MIN 9999', { code: 'variableVisibility', text: 'VIS MIN 9999' }],
  ['CIG 004V008', { code: 'variableCeiling', text: 'CIG 004V008' }],
  ['SC3AC5', { code: 'cloudTypes', text: 'SC3AC5' }],
  ['SC3 SC TR CI TR', { code: 'cloudTypes', text: 'SC3 SC TR CI TR' }],
  ['CU TR', { code: 'cloudTypes', text: 'CU TR' }],
  ['1CU020', { code: 'cloudTypes', text: '1CU020' }],
  ['TSNO', { code: 'sensorMissing', text: 'TSNO' }],
  ['A2997', { code: 'altimeter', pressureInHg: 29.97 }],
  ['Q1013', { code: 'qnh', pressureHpa: 1013 }],
  ['RF00.2/013.4', { code: 'rainfall', tenMinutesMm: 0.2, sinceNineMm: 13.4 }],
])('remark %s', (text, expected) => {
  expect(remarks(text)).toMatchObject([expected]);
});

test.each<[string, object]>([
  ['CHINO RWY34', { code: 'sensorMissing', text: 'CHINO RWY34' }],
  ['VISNO', { code: 'sensorMissing', text: 'VISNO' }],
  ['BKN014 V SCT', { code: 'variableCover', cover: 'BKN', baseFt: 1400, otherCover: 'SCT' }],
  ['BINOVC', { code: 'overcastBreaks' }],
  ['HZY', { code: 'hazy' }],
  ['6////', { code: 'precipitation', hours: null, amountMm: null }],
  ['WND DATA ESTMD', { code: 'estimated', what: 'wind' }],
  ['ALSTG/SLP ESTMD', { code: 'estimated', what: 'pressure' }],
  ['MTNS OBSC', { code: 'obscured', what: 'mountains' }],
  ['OBST OBSC', { code: 'obscured', what: 'obstacles' }],
  ['NIL', { code: 'noRemarks' }],
])('remark %s is read with all of its words', (text, expected) => {
  expect(remarks(text)).toMatchObject([expected]);
});

test('NIL among other words is no statement that there are no remarks', () => {
  const text = 'METAR LIBQ 152355Z 27008KT 9999 SCT006 07/06 Q1020 RMK VAL NIL';
  const facts = factsOf(text, '2026-07-16T00:00:00Z');
  expect(facts.remarks).toEqual([]);
  expect(undecodedOf(facts)).toEqual(['VAL', 'NIL']);
});

test.each(['NO LTG DSNT W', 'CB NE LAST HR', 'CB W WITH', 'TS INFO NOT AVBL'])(
  'beside a word that nobody read, which may turn it, %s is quoted',
  (text) => {
    expect(remarks(text)).toHaveLength(1);
    expect(remarks(text)[0]).not.toHaveProperty('seen');
  },
);

test('a remark without its mark is quoted', () => {
  const facts = factsOf(
    'METAR RPLL 152300Z 11005KT 9999 FEW025 28/24 Q1009 LTG DSNT SW',
    '2026-07-16T00:00:00Z',
  );
  expect(facts.remarks).toEqual([{ code: 'lightning', text: 'LTG DSNT SW' }]);
});

test('a highest and a lowest temperature of the day come together', () => {
  expect(remarks('401120084')).toEqual([
    { code: 'maximumTemperature', hours: 24, temperatureC: 11.2 },
    { code: 'minimumTemperature', hours: 24, temperatureC: 8.4 },
  ]);
});

test('millimetres of mercury are known where they are the custom', () => {
  expect(remarks('QFE753', 'UUOO')).toEqual([{ code: 'qfe', pressureMmHg: 753, pressureHpa: null }]);
  expect(remarks('QFE753')).toEqual([]);
});

test('a wind in the remarks never touches the wind of the report', () => {
  const facts = factsOf('METAR ENEV 151150Z 24012KT 9999 NSC 02/01 Q0998 RMK WIND 1400FT 24023G33KT');
  expect(facts.conditions.wind).toMatchObject({ directionDeg: 240, speedKt: 12, gustKt: null });
  expect(facts.remarks).toMatchObject([{ code: 'windAtHeight', wind: { speedKt: 23, gustKt: 33 } }]);
});

test('the state of the runway and NOSIG are read in the remarks too', () => {
  const facts = factsOf('UUOO 151130Z 24003MPS 9999 NSC 02/01 Q0998 RMK QFE724/0965 30190055 NOSIG');
  expect(facts.conditions.runwayState).toMatchObject([{ runway: '30', deposit: 1 }]);
  expect(facts.noSignificantChange).toBe(true);
});

test('what is no known remark is shown as such, without being a problem', () => {
  const facts = factsOf('KSTL 152351Z 17019KT 10SM CLR 23/11 A2980 RMK OBSERVER HT PK WND MISG $=');
  expect(undecodedOf(facts)).toEqual(['OBSERVER', 'HT', 'PK', 'WND', 'MISG']);
  expect(facts.problems).toEqual([]);
  expect(facts.tokens.at(-2)).toMatchObject({ text: '$', field: 'maintenance' });
});
