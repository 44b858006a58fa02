import { expect, test } from 'vitest';
import { observed, undecodedOf } from '../testing/read.ts';

const layer = (cover: string | null, baseFt: number | null, type: string | null = null): object => ({
  cover,
  baseFt,
  type,
});

test.each([
  ['FEW018CB SCT030 BKN080', [layer('FEW', 1800, 'CB'), layer('SCT', 3000), layer('BKN', 8000)], []],
  ['OVC000', [layer('OVC', 0)], []],
  ['FEW020CU SCT060SC', [layer('FEW', 2000, 'CU'), layer('SCT', 6000, 'SC')], []],
  ['BKN030///', [layer('BKN', 3000)], ['cloudType']],
  ['FEW///TCU', [layer('FEW', null, 'TCU')], ['clouds']],
  ['BKN///', [layer('BKN', null)], ['clouds']],
  ['///015///', [layer(null, 1500)], ['clouds', 'cloudType']],
  ['//////', [], ['clouds']],
  ['/////////', [], ['clouds', 'cloudType']],
  ['//////CB', [layer(null, null, 'CB')], ['clouds']],
  ['///TCU', [layer(null, null, 'TCU')], ['clouds']],
  ['NSC', [layer('NSC', null)], []],
  ['NCD', [layer('NCD', null)], []],
  ['CLR', [layer('CLR', null)], []],
  ['SKC', [layer('SKC', null)], []],
  ['FEW 018CB', [layer('FEW', 1800, 'CB')], []],
  ['FEW018SCT080', [layer('FEW', 1800), layer('SCT', 8000)], []],
])('clouds %s', (groups, clouds, missing) => {
  const facts = observed(`24015KT 9999 ${groups} 10/05 Q1013`);
  expect(facts.conditions.clouds).toEqual(clouds);
  expect(facts.conditions.missing).toEqual(missing);
  expect(facts.problems).toEqual([]);
});

test.each([
  ['VV003', 300, []],
  ['VV000', 0, []],
  ['VV///', null, ['verticalVisibility']],
])('vertical visibility %s', (group, verticalVisibilityFt, missing) => {
  expect(observed(`24015KT 0200 FG ${group} 10/05 Q1013`).conditions).toMatchObject({
    verticalVisibilityFt,
    missing,
  });
});

test.each(['F020CB', 'FEW02', 'SCT035C', 'BKN', 'FEWCB035'])('%s is not guessed at', (group) => {
  const facts = observed(`24015KT 9999 ${group} 10/05 Q1013`);
  expect(facts.conditions.clouds).toEqual([]);
  expect(undecodedOf(facts)).toEqual([group]);
});

test.each([
  ['CB/NE/E/SE', [{ type: 'CB', text: 'CB/NE/E/SE' }]],
  ['CB AND RA TO S + SW', [{ type: 'CB', text: 'CB AND RA TO S + SW' }]],
  [
    'CB/PCPN/WSW/W TCU N/NNE/NE',
    [
      { type: 'CB', text: 'CB/PCPN/WSW/W' },
      { type: 'TCU', text: 'TCU N/NNE/NE' },
    ],
  ],
  ['TCU ALL HZ', [{ type: 'TCU', text: 'TCU ALL HZ' }]],
  ['CB ENE,S TEMPO 4000 SHRA', [{ type: 'CB', text: 'CB ENE,S' }]],
])('clouds in sight: %s', (groups, inSight) => {
  const facts = observed(`24015KT 9999 SCT015 32/25 Q1007 ${groups}`);
  expect(facts.conditions.cloudsInSight).toEqual(inSight);
  expect(undecodedOf(facts)).toEqual([]);
  expect(facts.conditions.weather).toEqual([]);
});

test('a direction glued to a layer is in sight there', () => {
  const { conditions, tokens } = observed('11017KT 9999 BKN016CBNE-W 28/21 Q1012');
  expect(conditions.clouds).toEqual([{ cover: 'BKN', baseFt: 1600, type: 'CB' }]);
  expect(tokens.map(({ text }) => text)).toContain('BKN016CB');
  expect(tokens.map(({ text }) => text)).toContain('NE-W');
});
