import { expect, test } from 'vitest';
import { FIGURES, type FigureCode } from './figures.ts';
import { readClause } from './read-clause.ts';
import { clauseHasCode } from './testing/clause-has-code.ts';

/** A telegram with each figure, its value, and one without it. */
const ROWS: Readonly<Record<FigureCode, readonly [string, string, string]>> = {
  share: ['RWY 16/34 EDGE LIGHTS 50 PERCENT U/S', '50', 'RWY 16/34 EDGE LIGHTS 50M U/S'],
  windFarmToBuild: [
    'CRANE FOR ERECTION OF CLOGHAN WIND FARM TURBINES',
    'CLOGHAN',
    'CRANE FOR ERECTION OF NEW WIND FARM',
  ],
};

test('every figure has a telegram of its own', () => {
  expect(Object.keys(ROWS).sort()).toEqual(Object.keys(FIGURES).sort());
});

test.each(Object.entries(ROWS))('%s is read', (figure, [telegram, value]) => {
  const clause = readClause(telegram);
  const adjuncts = clause !== null && 'adjuncts' in clause ? clause.adjuncts : [];
  expect(adjuncts).toContainEqual({ type: 'figure', figure, value });
});

test.each(Object.entries(ROWS))('%s is not read where it is not meant', (code, [, , other]) => {
  expect(clauseHasCode(other, 'figure', code)).toBe(false);
});
