import { expect, test } from 'vitest';
import { fieldOf, observed, problemsOf, undecodedOf } from './testing/read.ts';

test.each([
  ['24015KT 9999 NSC 10/05 Q1013.', 'Q1013', 'qnh'],
  ['24015KT 9999, NSC 10/05 Q1013', '9999', 'visibility'],
  ['24015KT 9999 NSC 10/05 Q1013 NOSIG.', 'NOSIG', 'noSignificantChange'],
])('%s is read without its punctuation', (groups, word, field) => {
  const facts = observed(groups);
  expect(fieldOf(facts, word)).toBe(field);
  expect(undecodedOf(facts)).toEqual([]);
  expect(problemsOf(facts)).toEqual([]);
});

test.each([
  ['M 9999 NSC 10/05 Q1013', ['windDirection', 'windSpeed']],
  ['24015KT M NSC 10/05 Q1013', ['visibility']],
  ['24015KT 9999 M 10/05 Q1013', ['clouds']],
  ['24015KT 9999 /// 10/05 Q1013', ['clouds']],
  ['24015KT 9999 NSC M Q1013', ['temperature', 'dewPoint']],
  ['24015KT 9999 NSC M/M Q1013', ['temperature', 'dewPoint']],
  ['24015KT CAVOK 10/05 M', ['qnh']],
  ['24015KT 2800 BR SCT003 11/10 /', ['qnh']],
])('in %s a placeholder stands for what is next', (groups, missing) => {
  const facts = observed(groups);
  expect(facts.conditions.missing).toEqual(missing);
  expect(undecodedOf(facts)).toEqual([]);
});

test('a placeholder behind everything stands for nothing', () => {
  expect(undecodedOf(observed('24015KT CAVOK 10/05 Q1013 M'))).toEqual(['M']);
});

test('a remark behind the pressure needs no RMK', () => {
  const facts = observed('24015KT 9999 NSC 10/05 A2992 AO2 SLP132 T01040052 TSNO');
  expect(facts.remarks.map(({ code }) => code)).toEqual(['stationType', 'seaLevelPressure', 'sensorMissing']);
  expect(facts.conditions.temperatureC).toBe(10.4);
  expect(undecodedOf(facts)).toEqual([]);
});

test('figures alone are no remark without RMK', () => {
  expect(undecodedOf(observed('24015KT 9999 NSC 10/05 A2992 57600'))).toEqual(['57600']);
});

test('REMARKS is RMK', () => {
  const facts = observed('24015KT 9999 NSC 10/05 A2992 REMARKS AO2 FINE DAY');
  expect(facts.remarks).toMatchObject([{ code: 'stationType' }]);
  expect(problemsOf(facts)).toEqual([]);
});

test('what cannot be read of a runway is a problem of the runway', () => {
  expect(problemsOf(observed('24015KT 9999 NSC 10/05 Q1013 R09/D'))).toEqual(['runwayState.unreadGroup']);
});

test.each([
  ['5 SM', 8047],
  ['1/2 SM', 805],
  ['1 1/2 SM', 2414],
  ['0800M', 800],
  ['9999M', 10_000],
])('visibility %s', (text, metres) => {
  const { conditions } = observed(`24015KT ${text} BKN010 10/05 A2992`);
  expect(conditions.visibilityM).toBe(metres);
});

test.each([
  ['+10/05', 10, 5],
  ['10 /M02', 10, -2],
  ['10.4/05.1', 10.4, 5.1],
])('temperature %s', (text, temperatureC, dewPointC) => {
  expect(observed(`24015KT 9999 NSC ${text} Q1013`).conditions).toMatchObject({ temperatureC, dewPointC });
});

test('cloud, wind, pressure and weather in other spellings', () => {
  const facts = observed('240/15KT 4000 RA+ OVC// 10/05 A 2992 NO SIG');
  expect(facts.conditions).toMatchObject({
    wind: { directionDeg: 240, speedKt: 15 },
    weather: [{ intensity: 'heavy', phenomena: ['RA'] }],
    clouds: [{ cover: 'OVC', baseFt: null }],
    altimeterInHg: 29.92,
  });
  expect(facts.noSignificantChange).toBe(true);
  expect(undecodedOf(facts)).toEqual([]);
  expect(undecodedOf(observed('24015KT 10SM CLR BLO 120 10/05 A2992'))).toEqual([]);
});
