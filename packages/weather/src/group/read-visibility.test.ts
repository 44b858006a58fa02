import { expect, test } from 'vitest';
import { factsOf, observed, problemsOf, undecodedOf } from '../testing/read.ts';

test.each([
  ['9999', 10_000, 'atLeast', null],
  ['0350', 350, null, null],
  ['0000', 0, null, null],
  ['4000E', 4000, null, 'E'],
  ['9999N', 10_000, 'atLeast', 'N'],
  ['9999NDV', 10_000, 'atLeast', null],
  ['1200NDV', 1200, null, null],
  ['P6000', 6000, 'above', null],
  ['10SM', 16_093, 'atLeast', null],
  ['P6SM', 9656, 'above', null],
  ['M1/4SM', 402, 'below', null],
  ['1/2SM', 805, null, null],
  ['1 3/4SM', 2816, null, null],
  ['11/2SM', 2414, null, null],
  ['5/8SM', 1006, null, null],
  ['16KM', 16_000, null, null],
])('visibility %s', (group, visibilityM, visibilityBound, visibilityDirection) => {
  const facts = observed(`24015KT ${group} NSC 10/05 Q1013`);
  expect(facts.conditions).toMatchObject({ visibilityM, visibilityBound, visibilityDirection });
  expect(facts.problems).toEqual([]);
});

test.each([
  ['4000 1000SW', 4000, 1000, 'SW'],
  ['7000 0350', 7000, 350, null],
  ['9000 2100E', 9000, 2100, 'E'],
])('minimum visibility %s', (group, visibilityM, minimumVisibilityM, minimumVisibilityDirection) => {
  expect(observed(`24015KT ${group} NSC 10/05 Q1013`).conditions).toMatchObject({
    visibilityM,
    minimumVisibilityM,
    minimumVisibilityDirection,
  });
});

test('a minimum above the visibility contradicts it', () => {
  expect(problemsOf(observed('24015KT 2000 4000N NSC 10/05 Q1013'))).toEqual([
    'minimumVisibility.minimumAboveVisibility',
  ]);
});

test.each(['80000', '999', '0507', '15/16/2SM', '9/4SM'])('%s is not guessed at', (group) => {
  const facts = observed(`24015KT ${group} NSC 10/05 Q1013`);
  expect(facts.conditions.visibilityM).toBeNull();
  expect(undecodedOf(facts)).toEqual([group]);
});

test('CAVOK is a visibility and a sky', () => {
  const { conditions } = observed('24015KT CAVOK 10/05 Q1013');
  expect(conditions).toMatchObject({
    cavok: true,
    visibilityM: 10_000,
    visibilityBound: 'atLeast',
    clouds: [],
  });
});

test.each([
  ['CAVOK 0800', 'visibility.contradictsCavok'],
  ['0800 CAVOK', 'cavok.contradictsCavok'],
  ['CAVOK RA', 'weather.contradictsCavok'],
  ['CAVOK BKN010', 'clouds.contradictsCavok'],
  ['CAVOK FEW060CB', 'clouds.contradictsCavok'],
])('%s contradicts itself', (groups, problem) => {
  expect(problemsOf(observed(`24015KT ${groups} 10/05 Q1013`))).toContain(problem);
});

test('CAVOK may stand beside cloud above 5,000 ft', () => {
  expect(observed('24015KT CAVOK SCT060 10/05 Q1013').problems).toEqual([]);
});

test('what was not observed is named', () => {
  expect(observed('24015KT //// 10/05 Q1013').conditions.missing).toEqual(['visibility']);
  expect(factsOf('CYUA 151100Z AUTO 10006KT ////SM OVC005 M08/M09 A3004').conditions.missing).toEqual([
    'visibility',
  ]);
});

test('a forecast has no minimum visibility', () => {
  const facts = factsOf('TAF ENGM 151100Z 1512/1612 24010KT 4000 2000 BKN020');
  expect(facts.conditions).toMatchObject({ visibilityM: 4000, minimumVisibilityM: null });
  expect(problemsOf(facts)).toEqual(['visibility.saidTwice']);
});
