import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('commas, quotes and line ends stay inside their cell', () => {
  expect(
    toCsv([
      ['Day', 'a,b', 'say "hi"', 'two\nlines'],
      ['2026-11-01', 1, -2, 0],
    ]),
  ).toBe('Day,"a,b","say ""hi""","two\nlines"\r\n2026-11-01,1,-2,0\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])('%j is no formula', (text) => {
  expect(toCsv([[text]])).toBe(`'${text}\r\n`);
});
