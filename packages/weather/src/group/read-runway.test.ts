import { expect, test } from 'vitest';
import { observed, undecodedOf } from '../testing/read.ts';

const range = {
  runway: null as string | null,
  rangeM: null as number | null,
  bound: null as string | null,
  upToM: null as number | null,
  upToBound: null as string | null,
  trend: null as string | null,
};

test.each([
  ['R26L/0800V1200U', { runway: '26L', rangeM: 800, upToM: 1200, trend: 'up' }],
  ['R04/P1500N', { runway: '04', rangeM: 1500, bound: 'above', trend: 'none' }],
  ['R01/M0050', { runway: '01', rangeM: 50, bound: 'below' }],
  ['R09/1100VP2000U', { runway: '09', rangeM: 1100, upToM: 2000, upToBound: 'above', trend: 'up' }],
  ['R15/4500VP6000FT', { runway: '15', rangeM: 1372, upToM: 1829, upToBound: 'above' }],
  ['R06L/4000FT/D', { runway: '06L', rangeM: 1219, trend: 'down' }],
  ['R16/1100', { runway: '16', rangeM: 1100 }],
  ['R27/////', { runway: '27' }],
  ['R///////', {}],
])('runway visual range %s', (group, expected) => {
  const facts = observed(`24015KT 0400 ${group} FG VV001 10/10 Q1013`);
  expect(facts.conditions.runwayVisualRange).toEqual([{ ...range, ...expected }]);
  expect(facts.problems).toEqual([]);
});

test.each([
  ['R10/290050', { runway: '10', deposit: 2, extent: 9, depth: 0, braking: 50 }],
  ['R88/CLRD70', { runway: null, cleared: true, deposit: null, braking: 70 }],
  ['R24/0///60', { runway: '24', deposit: 0, extent: null, depth: null, braking: 60 }],
  ['R29///////', { runway: '29', deposit: null, braking: null }],
  ['26820342', { runway: '26', deposit: 8, extent: 2, depth: 3, braking: 42 }],
  ['76290040', { runway: '26R', deposit: 2 }],
  ['88CLRD70', { runway: null, cleared: true }],
  ['R/SNOCLO', { runway: null, closedBySnow: true }],
])('runway state %s', (group, expected) => {
  const facts = observed(`24015KT 9999 NSC 10/05 Q1013 ${group}`);
  expect(facts.conditions.runwayState).toMatchObject([expected]);
  expect(facts.problems).toEqual([]);
});

test('eight figures of runway state do not touch the wind', () => {
  const { wind } = observed('22004MPS 9999 NSC 10/05 Q1013 26820342').conditions;
  expect(wind).toMatchObject({ directionDeg: 220, speedKt: 7.8, gustKt: null });
});

test.each(['R34/900', 'R40/0800', 'R29/60D', 'R16R//50', 'R09/D'])('%s is not guessed at', (group) => {
  const facts = observed(`24015KT 0400 ${group} FG VV001 10/10 Q1013`);
  expect(facts.conditions.runwayVisualRange).toEqual([]);
  expect(facts.conditions.runwayState).toEqual([]);
  expect(undecodedOf(facts)).toEqual([group]);
});
