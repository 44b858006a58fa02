import { expect, test } from 'vitest';
import { rangesInText } from './ranges-in-text.ts';

test.each([
  ['BIRDS FM GND TO 500FT AGL', 0, 500],
  ['SFC-2000FT AMSL', 0, 2000],
  ['500-1000FT AGL', 500, 1000],
  ['3500FT AMSL/FL095', 3500, 95],
  ['FM GND TO 300FT', 0, undefined],
])('%s', (words, lower, upper) => {
  const [range] = rangesInText(words);
  expect([range?.lower?.value, range?.upper?.value]).toEqual([lower, upper]);
  expect(words.slice(range!.from, range!.to)).toMatch(/^(?:GND|SFC|\d+).*(?:FT|AGL|AMSL|FL095)$/);
});

test.each([
  'CRANE ELEV 1804FT/85FT AGL',
  'ELEVATION: 100FT/367FT AGL',
  'MAX HEIGHT ABOVE GND: 32M/105FT AGL',
  '105FT AGL/367FT AMSL',
  'NO OVERFLIGHT SOUTH OF RWY 05/23 UP TO 2000FT AMSL',
])('%s is one height, no range', (words) => {
  expect(rangesInText(words)).toEqual([]);
});
