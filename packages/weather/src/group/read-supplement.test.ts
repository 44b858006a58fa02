import { expect, test } from 'vitest';
import { factsOf, fieldOf, observed, undecodedOf } from '../testing/read.ts';

test.each([
  ['BLU', ['BLU']],
  ['BLU+', ['BLU+']],
  ['YLO1', ['YLO1']],
  ['BLACKGRN', ['BLACK', 'GRN']],
  ['BLU WHT', ['BLU', 'WHT']],
])('colour state %s', (group, colours) => {
  expect(observed(`24015KT 9999 NSC 10/05 Q1013 ${group}`).conditions.colours).toEqual(colours);
});

test('strokes behind the pressure are a colour state that nobody gave', () => {
  const facts = observed('24015KT 9999 // ////// 10/05 Q1013 ///');
  expect(facts.conditions.missing).toEqual(['weather', 'clouds', 'colour']);
  expect(facts.conditions.temperatureC).toBe(10);
});

test.each([
  ['W08/S4', { temperatureC: 8, state: 4, waveHeightM: null }],
  ['W16/H11', { temperatureC: 16, state: null, waveHeightM: 1.1 }],
  ['W///S9', { temperatureC: null, state: 9, waveHeightM: null }],
  ['WM01/S2', { temperatureC: -1, state: 2, waveHeightM: null }],
  ['W99/S/', { temperatureC: null, state: null, waveHeightM: null }],
])('sea %s', (group, sea) => {
  const facts = observed(`24015KT 9999 NSC 10/05 Q1013 ${group}`);
  expect(facts.conditions.sea).toEqual(sea);
  expect(facts.problems).toEqual([]);
});

const shear = { runway: null, allRunways: false, heightFt: null, directionDeg: null, speedKt: null };

test.each([
  ['WS R32', { ...shear, runway: '32' }],
  ['WS RWY12', { ...shear, runway: '12' }],
  ['WS ALL RWY', { ...shear, allRunways: true }],
  ['WS IN APCH RWY 36', { ...shear, runway: '36' }],
  ['WS TKOF RWY04L', { ...shear, runway: '04L' }],
])('wind shear %s', (group, expected) => {
  const facts = observed(`24015KT 9999 NSC 10/05 Q1013 ${group} NOSIG`);
  expect(facts.conditions.windShear).toEqual([expected]);
  expect(facts.noSignificantChange).toBe(true);
  expect(undecodedOf(facts)).toEqual([]);
});

test('wind shear of a forecast is a wind at a height', () => {
  const { conditions } = factsOf('TAF KJFK 151130Z 1512/1618 18010KT P6SM SKC WS020/24045KT');
  expect(conditions.windShear).toEqual([{ ...shear, heightFt: 2000, directionDeg: 240, speedKt: 45 }]);
});

test('icing and turbulence of military forecasts are layers', () => {
  const { conditions } = factsOf('TAF KNKT 1512/1612 09010KT 9999 BKN009 620304 552009 QNH2957INS');
  expect(conditions.hazardLayers).toEqual([
    { kind: 'icing', intensity: 2, baseFt: 3000, depthFt: 4000 },
    { kind: 'turbulence', intensity: 5, baseFt: 20_000, depthFt: 9000 },
  ]);
  expect(conditions.altimeterInHg).toBe(29.57);
});

test('no significant change is read off what is glued to it', () => {
  const facts = observed('07003KT CAVOK 32/05 Q1021 NOSIG:SIROCCO');
  expect(facts.noSignificantChange).toBe(true);
  expect(fieldOf(facts, 'NOSIG')).toBe('noSignificantChange');
  expect(undecodedOf(facts)).toEqual([':SIROCCO']);
});
