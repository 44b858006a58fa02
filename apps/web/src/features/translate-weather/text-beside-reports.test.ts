import { expect, test } from 'vitest';
import { textBesideReports } from './text-beside-reports.ts';

const METAR = 'METAR ENGM 151150Z 24012KT 9999 SCT030 18/12 Q1013';
const TAF = 'TAF ENGM 151100Z 1512/1612 24012KT 9999 SCT030=';

test('reports alone leave nothing, blanks and dashes neither', () => {
  expect(textBesideReports(METAR, [METAR])).toBeNull();
  expect(textBesideReports(`\n${METAR}\n---\n\n${TAF}\n`, [METAR, TAF])).toBeNull();
});

test('what stands around reports is told', () => {
  expect(textBesideReports(`Good morning\n${METAR}\nand the forecast:\n${TAF}`, [METAR, TAF])).toBe(
    'Good morning\nand the forecast:',
  );
});

test('the same report twice is found twice', () => {
  expect(textBesideReports(`${METAR}\n${METAR}`, [METAR, METAR])).toBeNull();
});
