import { expect, test } from 'vitest';
import { recognise } from './recognise.ts';

test.each([
  ['METAR ENGM 011050Z 02008KT', 'metar'],
  ['SPECI COR ENGM 011050Z', 'metar'],
  ['ENGM 011050Z AUTO VRB02KT 9999', 'metar'],
  ['ENGM 011050Z /////KT //// ///', 'metar'],
  ['ENGM 011050Z NIL', 'metar'],
  ['TAF ENGM 011100Z 0112/0212', 'taf'],
  ['TAF AMD ENGM 011100Z', 'taf'],
  ['ENGM 011100Z 0112/0212 02008KT', 'taf'],
  ['METAR ENGM 011050Z 02008KT\nTAF ENGM 011100Z 0112/0212', 'metar'],
  ['TAF ENGM 011100Z 0112/0212\nMETAR ENGM 011050Z 02008KT', 'taf'],
  ['  \n\t', 'empty'],
  ['RWY 01L CLSD', 'unknown'],
  ['METAR NOT AVBL', 'unknown'],
  ['TAFFETA DRESSES', 'unknown'],
])('%j is %s', (text, kind) => {
  expect(recognise(text)).toEqual({ kind });
});
