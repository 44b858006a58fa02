import { expect, test } from 'vitest';
import { conditionsOf, factsOf, observed, problemsOf, undecodedOf } from '../testing/read.ts';

const CALM = { directionDeg: 0, variable: false, speedKt: 0, gustKt: null, bound: null, unit: 'kt' };

test.each([
  ['24015KT', { directionDeg: 240, speedKt: 15, gustKt: null, variable: false, unit: 'kt' }],
  ['24015G28KT', { directionDeg: 240, speedKt: 15, gustKt: 28 }],
  ['00000KT', CALM],
  ['VRB02KT', { directionDeg: null, variable: true, speedKt: 2 }],
  ['07007G130KT', { directionDeg: 70, speedKt: 7, gustKt: 130 }],
  ['22004MPS', { directionDeg: 220, speedKt: 7.8, unit: 'mps' }],
  ['22004G12MPS', { speedKt: 7.8, gustKt: 23.3 }],
  ['18036KMH', { speedKt: 19.4, unit: 'kmh' }],
  ['24099KT', { speedKt: 99, bound: null }],
  ['240P99KT', { speedKt: 99, bound: 'above' }],
  ['E00000KT', CALM],
  ['210006KT', { directionDeg: 210, speedKt: 6 }],
])('wind %s', (group, wind) => {
  const facts = observed(`${group} 9999 NSC 10/05 Q1013`);
  expect(facts.conditions.wind).toMatchObject(wind);
  expect(facts.problems).toEqual([]);
});

test.each([
  ['/////KT', ['windDirection', 'windSpeed'], null, null],
  ['///07KT', ['windDirection'], null, 7],
  ['280//KT', ['windSpeed'], 280, null],
  ['32020G//KT', ['gust'], 320, 20],
])('%s says what was not observed', (group, missing, directionDeg, speedKt) => {
  const { conditions } = observed(`${group} 9999 NSC 10/05 Q1013`);
  expect(conditions.missing).toEqual(missing);
  expect(conditions.wind).toMatchObject({ directionDeg, speedKt, variable: false });
});

test('the direction varies between two sides', () => {
  const { conditions } = observed('24015KT 200V280 9999 NSC 10/05 Q1013');
  expect(conditions.wind).toMatchObject({ directionDeg: 240, fromDeg: 200, toDeg: 280 });
});

test('a direction beyond the compass is a problem, not a wind', () => {
  const facts = observed('37010KT 9999 NSC 10/05 Q1013');
  expect(facts.conditions.wind).toBeNull();
  expect(problemsOf(facts)).toEqual(['wind.impossibleDirection']);
  expect(undecodedOf(facts)).toEqual(['37010KT']);
});

test('a gust below the mean wind contradicts it', () => {
  const facts = observed('24020G15KT 9999 NSC 10/05 Q1013');
  expect(facts.conditions.wind).toMatchObject({ speedKt: 20, gustKt: null });
  expect(problemsOf(facts)).toEqual(['wind.gustBelowWind']);
});

test('a wind without its unit has a direction and no speed, unless the country has one unit by rule', () => {
  const elsewhere = observed('09004 9999 SCT016 31/26');
  expect(elsewhere.conditions.wind).toMatchObject({ directionDeg: 90, speedKt: null, unit: null });
  expect(problemsOf(elsewhere)).toEqual(['wind.unitMissing']);
  const american = factsOf('KWHP 142049Z 14008G15 100V170 20SM SKC 27/13 A2989');
  expect(american.conditions.wind).toMatchObject({ speedKt: 8, gustKt: 15, fromDeg: 100, toDeg: 170 });
  expect(problemsOf(american)).toEqual(['wind.unitMissing']);
});

test.each(['1508G20KT', '32014T', '2401KT', 'VRB2KT'])('%s is not guessed at', (group) => {
  const facts = observed(`${group} 9999 NSC 10/05 Q1013`);
  expect(facts.conditions.wind).toBeNull();
  expect(undecodedOf(facts)).toEqual([group]);
});

test('a second wind group never replaces the first', () => {
  const facts = factsOf('EHKD 151155Z AUTO 21010KT 25022KT 9999 NCD 13/09 Q1019');
  expect(facts.conditions.wind).toMatchObject({ directionDeg: 210, speedKt: 10 });
  expect(problemsOf(facts)).toEqual(['wind.saidTwice']);
});

test('a unit that stands apart is read with its wind', () => {
  expect(conditionsOf('24015 KT 9999 NSC 10/05 Q1013').wind).toMatchObject({
    directionDeg: 240,
    speedKt: 15,
  });
});
