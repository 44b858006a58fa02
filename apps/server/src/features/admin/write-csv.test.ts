import { expect, test } from 'vitest';
import { csvLine } from './write-csv.ts';

test('a line of CSV quotes every cell and doubles quotes', () => {
  expect(csvLine(['a', 'say "hi", you', 3, true, null, 'two\nlines'])).toBe(
    '"a","say ""hi"", you","3","true","","two\nlines"\r\n',
  );
});

test.each([
  ['=1+1', `'=1+1`],
  ['+4791234567', `'+4791234567`],
  ['-1', `'-1`],
  ['@SUM(A1)', `'@SUM(A1)`],
  [' =1', `' =1`],
  ['\t=1', `'\t'=1`],
  ['\r=1', `'\r'=1`],
  ['\u{FF1D}1', `'\u{FF1D}1`],
  ["'=1", `''=1`],
  ['a;=1', `a;'=1`],
  ['a\n@b', `a\n'@b`],
])('%j is no formula', (text, safe) => {
  expect(csvLine([text])).toBe(`"${safe.replaceAll('"', '""')}"\r\n`);
});

test.each(['Kari Nordmann', 'kari@example.no', 'A-B', '1=1', 'a, -b', '<b>x</b>', -1, ''])(
  '%j stays as it is',
  (value) => {
    expect(csvLine([value])).toBe(`"${value}"\r\n`);
  },
);
