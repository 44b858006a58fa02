import { expect, test } from 'vitest';
import { findHeaders, identifierBefore } from './find-headers.ts';

function headers(text: string) {
  return findHeaders(text).map(({ id, kind, refersTo }) => {
    const at = (span: { from: number; to: number } | null): string | null =>
      span && text.slice(span.from, span.to);
    return [at(id), kind, at(refersTo)];
  });
}

test.each([
  ['A1234/26 NOTAMN', 'A1234/26', 'new', null],
  ['A1234/26 NOTAMR A1200/26', 'A1234/26', 'replace', 'A1200/26'],
  ['A1234/26 NOTAMC A1200/26', 'A1234/26', 'cancel', 'A1200/26'],
  ['(A1234/26 NOTAMN', 'A1234/26', 'new', null],
  ['A1234/26\nNOTAMR\nA1200/26', 'A1234/26', 'replace', 'A1200/26'],
  ['0010/21 NOTAMN', '0010/21', 'new', null],
  ['B3579/23 NOTAMR B10/2022', 'B3579/23', 'replace', 'B10/2022'],
  ['FDC 4/1234 NOTAMN', 'FDC 4/1234', 'new', null],
  ['AB0001/26 NOTAMN', 'AB0001/26', 'new', null],
])('%s', (text, ...header) => {
  expect(headers(text)).toEqual([header]);
});

test.each([
  ['SEE NOTAM A1234/26', 'the number behind the word'],
  ['REFER TO SEPARATE A1208/22 NOTAMS FOR DETAILS', 'a plural in a sentence'],
  ['IN A1234/26 NOTAMN WAS PUBLISHED', 'in a sentence'],
  ['TRIGGER NOTAM - AIP SUP 34/23', 'a trigger'],
  ['12 NOTAMN', 'no year'],
  ['ABC1234/26 NOTAMN', 'three letters'],
  ['A123456/26 NOTAMN', 'six digits'],
])('no header: %s (%s)', (text) => {
  expect(headers(text)).toEqual([]);
});

test.each([
  ['NOTAMN\nQ) ENOR/QWULW', [null, 'new', null]],
  ['(NOTAMN\nA) ENOR', [null, 'new', null]],
  ['NOTAMR A1234/26\nQ) ENOR/QWULW', [null, 'replace', 'A1234/26']],
  ['NOTAMC A1234/26\nQ) ENOR/QWUCN', [null, 'cancel', 'A1234/26']],
])('a request has no number of its own: %s', (text, header) => {
  expect(headers(text)).toEqual([header]);
});

test.each(['NOTAMN', 'NOTAMR\nQ) ENOR/QWULW', 'AS NOTAMN\nQ) ENOR', 'NOTAMC A1234/26 IS VALID'])(
  'no request: %s',
  (text) => {
    expect(headers(text)).toEqual([]);
  },
);

test('a header in the middle of a line needs an item right behind it', () => {
  expect(headers('CLSD A1234/26 NOTAMN Q) ENOR')).toEqual([['A1234/26', 'new', null]]);
  expect(headers('CLSD A1234/26 NOTAMN AND MORE')).toEqual([]);
});

test('the place in front of a header belongs to it where item Q or A begins with the same', () => {
  const from = (text: string): number | undefined => findHeaders(text)[0]?.from;
  expect(from('ENGM A1234/26 NOTAMN A) ENGM')).toBe(0);
  expect(from('CLSD A1234/26 NOTAMN A) ENGM')).toBe(5);
});

test.each([
  ['A1234/26', 'A1234/26'],
  ['X A1234/26', 'A1234/26'],
  ['FDC 4/1234', 'FDC 4/1234'],
  ['10/136', '10/136'],
  ['RWY 01/19R', null],
  ['A/26', null],
  ['1234', null],
  ['', null],
])('the identifier at the end of %j', (text, expected) => {
  const span = identifierBefore(text, text.length);
  expect(span && text.slice(span.from, span.to)).toBe(expected);
});

test('a header right behind the telegram in front of it keeps its number', () => {
  expect(headers('G) 1000FT AMSLA0003/26 NOTAMN\nQ) ENOR')).toEqual([['A0003/26', 'new', null]]);
  expect(headers('G) 1000FT AMSLA0003/26 NOTAMN SAYS')).toEqual([]);
});

test.each([
  ['A 1234/26 NOTAMN', 'A 1234/26', 'new', null],
  ['(A 1234/26 NOTAMR A 1200/26', 'A 1234/26', 'replace', 'A 1200/26'],
  ['RWY A 1234/26 NOTAMN Q) ENOR', '1234/26', 'new', null],
])('the series may stand apart from the number at the start of a line: %s', (text, ...header) => {
  expect(headers(text)).toEqual([header]);
});
