import { expect, test } from 'vitest';
import { factsOf, observed, problemsOf, undecodedOf } from '../testing/read.ts';

test.each([
  ['13/09', 13, 9, []],
  ['M06/M08', -6, -8, []],
  ['02/M00', 2, 0, []],
  ['M30/', -30, null, ['dewPoint']],
  ['18/XX', 18, null, ['dewPoint']],
  ['XX/XX', null, null, ['temperature', 'dewPoint']],
  ['/////', null, null, ['temperature', 'dewPoint']],
  ['27/ 23', 27, 23, []],
])('temperature and dew point %s', (group, temperatureC, dewPointC, missing) => {
  const facts = observed(`24015KT 9999 NSC ${group} Q1013`);
  expect(facts.conditions).toMatchObject({ temperatureC, dewPointC, missing });
  expect(facts.problems).toEqual([]);
});

test('minus nothing is nothing', () => {
  expect(Object.is(observed('24015KT 9999 NSC M00/M00 Q1013').conditions.temperatureC, 0)).toBe(true);
});

test.each(['28/222', '///47', '75/10'])('%s is not guessed at', (group) => {
  const facts = observed(`24015KT 9999 NSC ${group} Q1013`);
  expect(facts.conditions).toMatchObject({ temperatureC: null, dewPointC: null, qnhHpa: 1013 });
  expect(undecodedOf(facts)).toEqual([group]);
});

test('a dew point above the temperature contradicts it', () => {
  expect(problemsOf(observed('24015KT 9999 NSC 18/21 Q1013'))).toEqual([
    'temperature.dewPointAboveTemperature',
  ]);
});

test('strokes in front of everything are a wind that nobody measured', () => {
  const facts = factsOf('CWFD 150000Z AUTO ///// ////SM OVC002 M04/M04 A2905');
  expect(facts.conditions).toMatchObject({ wind: null, temperatureC: -4, dewPointC: -4 });
  expect(facts.conditions.missing).toEqual(['windDirection', 'windSpeed', 'visibility']);
});

test('tenths of the remarks make whole degrees exact', () => {
  const facts = factsOf('KIZG 151054Z AUTO 00000KT 10SM CLR 01/00 A3036 RMK AO2 SLP286 T00061004');
  expect(facts.conditions).toMatchObject({ temperatureC: 0.6, dewPointC: -0.4 });
});

test('tenths that say something else are a problem', () => {
  const facts = factsOf('KAPY 150735Z AUTO 31003KT 10SM OVC011 15/13 A3003 RMK AO2 T01550140');
  expect(facts.conditions).toMatchObject({ temperatureC: 15.5, dewPointC: 13 });
  expect(problemsOf(facts)).toEqual(['temperature.temperaturesContradict']);
});

test.each([
  ['RH76', 76],
  ['72%', 72],
])('humidity %s', (group, percent) => {
  expect(observed(`24015KT 9999 NSC 20/15 Q1013 ${group}`).conditions.relativeHumidityPercent).toBe(percent);
});
