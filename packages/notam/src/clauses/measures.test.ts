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
  safeForCivil: ['CIVILIAN ACFT 0.315NM 1438FT AGL', 'MIL ACFT 0.315NM 1438FT AGL', '0.315NM / 1438FT AGL'],
  safeAtVeryLow: ['VERY LOW 0.0621NM 68FT AGL', 'NOT VERY LOW', '0.0621NM / 68FT AGL'],
  safeAtLow: ['LOW 0.0806 NM 181FT AGL', 'LOW 0/0672NM 90FT AGL', '0.0806 NM / 181FT AGL'],
  safeAtMedium: ['MEDIUM 0.1305NM 315FT AGL', 'MEDIUM 315FT AGL', '0.1305NM / 315FT AGL'],
  safeAtHigh: [
    'HIGH 0.320NM 1929FT AGL/2304FT AMSL',
    'HIGH 0.320NM UNSAFE',
    '0.320NM / 1929FT AGL/2304FT AMSL',
  ],
  safeAtPulseLow: ['PULSE LOW 0.1396NM 370FT AGL', 'PULSE LOW SAFE', '0.1396NM / 370FT AGL'],
  safeAtPulseMedium: ['PULSE MEDIUM 0.1981NM 726FT AGL', 'PULSE MEDIUM SAFE', '0.1981NM / 726FT AGL'],
  safeAtPulseHigh: ['PULSE HIGH 0.3153NM 1438FT AGL', 'PULSE HIGH SAFE', '0.3153NM / 1438FT AGL'],
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
