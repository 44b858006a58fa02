import { expect, test } from 'vitest';
import { observed, undecodedOf } from '../testing/read.ts';

test.each([
  ['-RA', 'light', null, ['RA']],
  ['RA', 'moderate', null, ['RA']],
  ['+TSRAGR', 'heavy', 'TS', ['RA', 'GR']],
  ['VCSH', 'vicinity', 'SH', []],
  ['VC SH', 'vicinity', 'SH', []],
  ['VCTS', 'vicinity', 'TS', []],
  ['TS', 'moderate', 'TS', []],
  ['-FZDZ', 'light', 'FZ', ['DZ']],
  ['-SHSNRAGS', 'light', 'SH', ['SN', 'RA', 'GS']],
  ['PRFG', 'moderate', 'PR', ['FG']],
  ['+FC', 'heavy', null, ['FC']],
  ['BLSN', 'moderate', 'BL', ['SN']],
  ['UP', 'moderate', null, ['UP']],
  ['VA', 'moderate', null, ['VA']],
])('weather %s', (group, intensity, descriptor, phenomena) => {
  const facts = observed(`24015KT 4000 ${group} BKN010 10/05 Q1013`);
  expect(facts.conditions.weather).toEqual([{ intensity, descriptor, phenomena }]);
  expect(facts.problems).toEqual([]);
});

test.each([
  ['RERA', null, ['RA']],
  ['RETS', 'TS', []],
  ['RETSRA', 'TS', ['RA']],
  ['REDZRA', null, ['DZ', 'RA']],
  ['RESHUP', 'SH', ['UP']],
  ['REFZRA', 'FZ', ['RA']],
])('recent weather %s', (group, descriptor, phenomena) => {
  const facts = observed(`24015KT 9999 NSC 10/05 Q1013 ${group}`);
  expect(facts.conditions.recent).toEqual([{ intensity: 'moderate', descriptor, phenomena }]);
  expect(facts.conditions.weather).toEqual([]);
});

test('what could not be observed is named', () => {
  expect(observed('24015KT 9999 // NCD 10/05 Q1013 RE//').conditions.missing).toEqual(['weather', 'recent']);
});

test('several groups stay apart and in order', () => {
  const { weather } = observed('24015KT 2000 -RA BR BKN010 10/10 Q1013').conditions;
  expect(weather.map(({ phenomena }) => phenomena)).toEqual([['RA'], ['BR']]);
});

test('thunder and a shower that lost their blank are two groups', () => {
  const { weather } = observed('24015KT 9999 TSVCSH SCT030CB 20/15 Q1013').conditions;
  expect(weather.map(({ intensity, descriptor }) => [intensity, descriptor])).toEqual([
    ['moderate', 'TS'],
    ['vicinity', 'SH'],
  ]);
});

test('weather beside a stroke is both', () => {
  const { conditions, problems } = observed('24015KT 4000 HZ/-RA BKN010 10/05 Q1013');
  expect(conditions.weather.map(({ phenomena }) => phenomena)).toEqual([['HZ'], ['RA']]);
  expect(problems).toEqual([]);
});

test.each(['FZ', 'RARA', 'RASH/TS', 'SHOWERS', 'XXRA'])('%s is not guessed at', (group) => {
  const facts = observed(`24015KT 4000 ${group} BKN010 10/05 Q1013`);
  expect(facts.conditions.weather).toEqual([]);
  expect(undecodedOf(facts)).toEqual([group]);
});
