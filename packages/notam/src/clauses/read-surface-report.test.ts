import { expect, test } from 'vitest';
import { readClause } from './read-clause.ts';

test('what lies on each third of a runway is read with its share, depth and codes', () => {
  const dry = { percent: '30', depth: { amount: '1/8', unit: 'IN' }, cover: 'drySnow', onTopOf: null };
  expect(
    readClause('RSC 16 5/5/5 30 PCT 1/8IN DRY SNOW, 30 PCT 1/8IN DRY SNOW, 100 PCT WET SNOW ON TOP OF ICE.'),
  ).toEqual({
    kind: 'surface',
    surface: 'runway',
    name: '16',
    codes: '5/5/5',
    parts: [[dry], [dry], [{ percent: '100', depth: null, cover: 'wetSnow', onTopOf: 'ice' }]],
    observed: null,
  });
});

test('what lies beside it on the same surface is read too', () => {
  expect(readClause('RSC 05/23 60 PCT COMPACTED SNOW AND 40 PCT 1/4IN DRY SNOW.')).toMatchObject({
    name: '05/23',
    parts: [
      [
        { percent: '60', cover: 'compactedSnow' },
        { percent: '40', cover: 'drySnow' },
      ],
    ],
  });
});

test.each([
  [
    'TWY TWY ALPHA, CHARLIE, 202304110948, DRY SNOW, 1IN.',
    { surface: 'taxiway', name: 'ALPHA, CHARLIE', observed: '2304110948' },
  ],
  [
    'APN APN APRON I, APRON II, 202304110948, DRY SNOW ON TOP OF COMPACTED SNOW, 1 1/2IN.',
    { surface: 'apron', name: 'I, II', parts: [[{ depth: { amount: '1 1/2', unit: 'IN' } }]] },
  ],
  ['APN APN APRON, 202304101423, COMPACTED SNOW.', { surface: 'apron', name: null }],
  ['COMPACTED SNOW GRAVEL MIX.', { surface: null, parts: [[{ cover: 'compactedSnowAndGravel' }]] }],
  ['80 PCT DRY.', { surface: null, parts: [[{ percent: '80', cover: 'dry' }]] }],
])('%s', (text, read) => {
  expect(readClause(text)).toMatchObject({ kind: 'surface', ...read });
});

test.each([
  ['CRFI 16 -7C .54/.55/.46 OBS AT 2304111018.', { celsius: '-7', values: ['.54', '.55', '.46'] }],
  ['CRFI 09/27 -5C .30 2304111420.', { name: '09/27', values: ['.30'], observed: '2304111420' }],
  ['CRFI 03/21 NR.', { values: [], observed: null }],
])('%s', (text, read) => {
  expect(readClause(text)).toMatchObject({ kind: 'friction', ...read });
});

test.each([
  ['VALID APR 11 1025 - APR 11 1825.', 'valid', 'APR 11 1825'],
  ['NEXT OBS AT APR 11 1700.', 'nextObservation', 'APR 11 1700'],
  ['EXP TO BE CLEARED BY 2304111530.', 'clearedBy', '2304111530'],
])('%s', (text, what, to) => {
  expect(readClause(text)).toMatchObject({ kind: 'reportTime', what, to });
});

test.each([
  'RSC 16 5/5/5 30 PCT DRY SNOW, 30 PCT DRY SNOW.',
  'RSC 16 DRY EXCEPT FOR THE LAST 500FT.',
  'RSC 16 100 PCT SAND.',
  'TWY 100 1/2 DRY SNOW.',
  'APN 100 COMPACTED SNOW GRAVEL MIX APRON SURFACE SCARIFIED.',
  'ICE.',
  'CRFI 16 -7C.',
])('what is not such a row stays unread: %s', (text) => {
  expect(readClause(text)).toBeNull();
});
