import { expect, test } from 'vitest';
import { MEASURES, type MeasureCode } from './measures.ts';
import { readClause } from './read-clause.ts';
import { clauseHasCode } from './testing/clause-has-code.ts';

/** A telegram of each measure, one of another or of none, and the figure as printed. */
const ROWS: Readonly<Record<MeasureCode, readonly [string, string, string]>> = {
  takeOffRun: ['TORA 2343', 'TORAH 2343', '2343'],
  takeOffDistance: ['TODA(M): 2300', 'TODAY 2300', '2300'],
  accelerateStop: ['ASDA 2000M', 'ASDA UNCHANGED', '2000M'],
  landingDistance: ['LDA 1700M.', 'LDAX 1700M', '1700M'],
  elevationAndHeight: [
    'ELEV/HGT: 449FT AMSL/101FT AGL',
    'ELEV/HGT: UNKNOWN/101FT AGL',
    '449FT AMSL/101FT AGL',
  ],
  elevation: ['ELEV: 616FT', 'ELEVATOR: 616FT', '616FT'],
  height: ['HEIGHT: 164FT', 'HEIGHT: 164FTX', '164FT'],
  length: ['LENGTH 1200M', 'LENGTHENED 1200M', '1200M'],
  width: ['WIDTH:24M', 'WIDTHS 24', '24M'],
  operatingRadius: ['OPERATING RADIUS: 99FT/30M', 'OPERATING RADIUS: 99FT/30MM', '99FT/30M'],
  pavementNumber: ['PCN 70/F/B/W/T', 'PCN 70/X/B/W/T', '70/F/B/W/T'],
  obstacleClearance: ['OCA (H): 450 (430)', 'OCA (H): 450', '450 (430)'],
  decisionAltitude: ['DA 450 (400)', 'DATE 450', '450 (400)'],
  minimumDescentAltitude: ['MDA(H): 1240 (1189) FT', 'MDAS 1240', '1240 (1189) FT'],
  bearing: ['BRG 267 DEG MAG', 'BRG 2677', '267 DEG MAG'],
};

test('every measure has a telegram of its own', () => {
  expect(Object.keys(ROWS).sort()).toEqual(Object.keys(MEASURES).sort());
});

test.each(Object.entries(ROWS))('%s is read', (measure, [telegram, , value]) => {
  expect(readClause(telegram)).toEqual({ kind: 'adjuncts', adjuncts: [{ type: 'measure', measure, value }] });
});

test.each(Object.entries(ROWS))('%s is not read where it is not meant', (code, [, other]) => {
  expect(clauseHasCode(other, 'measure', code)).toBe(false);
});
