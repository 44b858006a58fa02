import { expect, test } from 'vitest';
import { ceilingOf, visibilityOf } from './read-variable.ts';

const ceiling = (text: string): unknown => ceilingOf(text.split(' '));
const visibility = (text: string, inMiles = true): unknown => visibilityOf(text.split(' '), inMiles);

test.each<[string, object]>([
  ['CIG 005V010', { baseFt: 500, upToFt: 1000, runway: null }],
  ['CIG 003 RWY32', { baseFt: 300, upToFt: null, runway: '32' }],
  ['CIG 004V008 RWY09L', { baseFt: 400, upToFt: 800, runway: '09L' }],
])('%s', (text, expected) => {
  expect(ceiling(text)).toEqual(expected);
});

test.each(['CIG 010V005', 'CIG 005V005', 'CIG 037', 'CIG RWY32'])('of %s no ceiling can be told', (text) => {
  expect(ceiling(text)).toBeNull();
});

test.each<[string, object]>([
  ['VIS 1/2V2', { metres: 805, upToMetres: 3219, bound: null }],
  ['VIS 2 1/2V4', { metres: 4023, upToMetres: 6437 }],
  ['VIS 1 1/2V1 3/4', { metres: 2414, upToMetres: 2816 }],
  ['VIS M1/4V3', { metres: 402, upToMetres: 4828, bound: 'below' }],
  ['VIS NE 2 1/2', { metres: 4023, direction: 'NE', upToMetres: null }],
  ['VIS 2 1/2 RWY11', { metres: 4023, runway: '11' }],
  ['TWR VIS 2', { metres: 3219, of: 'tower' }],
  ['SFC VIS 1 1/2', { metres: 2414, of: 'surface' }],
])('%s is in miles', (text, expected) => {
  expect(visibility(text)).toMatchObject({ ...expected, inMiles: true });
});

test.each<[string, object]>([
  ['VIS MIN 3000', { metres: 3000, of: 'lowest', bound: null }],
  ['VIS MIN 9999', { metres: 10_000, bound: 'atLeast' }],
  ['VIS MIN 0000', { metres: 50, bound: 'below' }],
  ['VIS 0600 RWY08', { metres: 600, runway: '08' }],
  ['VIS 1200V8000', { metres: 1200, upToMetres: 8000 }],
])('%s is in metres', (text, expected) => {
  expect(visibility(text, false)).toMatchObject({ ...expected, inMiles: false });
});

test.each([
  ['figures without anything that they are about', 'VIS 6'],
  ['a fraction of one and more', 'VIS 5/4V2'],
  ['thirds', 'VIS 1/3V2'],
  ['the higher first', 'VIS 4V2'],
  ['none', 'VIS 0V2'],
  ['the higher first, in metres', 'VIS 8000V1200'],
  ['a direction of sixteen', 'VIS NNE 2'],
  ['a direction alone', 'VIS NE'],
  ['a lowest that varies', 'VIS MIN 1000V2000'],
])('%s is not guessed: %s', (_, text) => {
  expect(visibility(text)).toBeNull();
});

test('where the report gives no miles, nothing tells of what a figure is', () => {
  expect(visibility('VIS NE 2', false)).toBeNull();
});
