import { expect, test } from 'vitest';
import { findReports } from './find-reports.ts';

function reports(text: string): string[] {
  return findReports(text).map((from) => text.slice(from, from + 12).trim());
}

test.each([
  ['METAR ENGM 011050Z 02008KT 9999', ['METAR ENGM 0']],
  ['E) RWY CLSD\nMETAR COR ENGM 011050Z 02008KT', ['METAR COR EN']],
  ['E) RWY CLSD SPECI ENGM 011055Z AUTO', ['SPECI ENGM 0']],
  ['TAF AMD ENGM 011100Z 0112/0212', ['TAF AMD ENGM']],
  ['CLSD\nENGM 011050Z 02008KT 9999', ['ENGM 011050Z']],
  ['CLSD\r\n  ENGM 011050Z AUTO VRB03KT', ['ENGM 011050Z']],
  ['CLSD\nENGM 011050Z /////KT', ['ENGM 011050Z']],
  ['CLSD\nENGM 011100Z 0112/0212 02008KT', ['ENGM 011100Z']],
  ['CLSD\nENGM 011050Z NIL', ['ENGM 011050Z']],
  ['METAR ENGM 011050Z 02008KT=\nTAF ENGM 011100Z 0112/0212 02008KT', ['METAR ENGM 0', 'TAF ENGM 011']],
])('%j', (text, expected) => {
  expect(reports(text)).toEqual(expected);
});

test.each([
  ['METAR ENGM NOT AVBL', 'no time of issue'],
  ['E) ENGM 011050Z 02008KT', 'in the middle of a line and without its name'],
  ['CLSD\nENGM 011050Z RWY 01 CLSD', 'a moment'],
  ['CLSD\nUNTIL 011050Z 02008', 'no station'],
  ['AIRAC 2607010600Z', 'too many digits'],
  ['WIE TIL 312359Z.', 'no station'],
  ['', 'nothing'],
])('no report: %j (%s)', (text) => {
  expect(reports(text)).toEqual([]);
});
