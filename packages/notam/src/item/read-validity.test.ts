import { expect, test } from 'vitest';
import { noFindings } from '../findings.ts';
import { readValidity, type Validity } from './read-validity.ts';

function read(
  start: string | null,
  end: string | null,
  cancels = false,
): { validity: Validity; codes: string[] } {
  const findings = noFindings();
  const text = `${start ?? ''}|${end ?? ''}`;
  const startSpan = start === null ? undefined : { from: 0, to: start.length };
  const endSpan = end === null ? undefined : { from: text.length - end.length, to: text.length };
  const validity = readValidity(text, startSpan, endSpan, cancels, { from: 0, to: text.length }, findings);
  return { validity, codes: findings.problems.map((problem) => problem.code) };
}

const FROM = '2607010600';
const TO = { validTo: '2026-07-31T14:00:00Z', permanent: false };

test.each([
  ['2607311400', { ...TO, estimated: false }],
  ['2607311400 EST', { ...TO, estimated: true }],
  ['2607311400EST', { ...TO, estimated: true }],
  ['2607311400/EST', { ...TO, estimated: true }],
  ['2607311400 EST.', { ...TO, estimated: true }],
  [') 2607311400', { ...TO, estimated: false }],
  ['202607311400 UTC', { ...TO, estimated: false }],
  ['260731 1400', { ...TO, estimated: false }],
  ['PERM', { validTo: null, permanent: true, estimated: false }],
])('item C %s', (end, expected) => {
  const { validity, codes } = read(FROM, end);
  expect(validity).toEqual({ validFrom: '2026-07-01T06:00:00Z', ...expected });
  expect(codes).toEqual([]);
});

test.each([
  ['2613010600', '2607311400', ['impossibleStart']],
  ['WIE', '2607311400', ['startsImmediately']],
  ['SOON', '2607311400', ['unreadableStart']],
  ['', '2607311400', ['unreadableStart']],
  [null, '2607311400', ['missingStart']],
  [FROM, '2602291400', ['impossibleEnd']],
  [FROM, 'PERMISSION', ['unreadableEnd']],
  [FROM, 'UFN', ['endUntilFurtherNotice']],
  [FROM, null, ['missingEnd']],
  [FROM, '2606010600', ['endBeforeStart']],
  [FROM, '2607311400 OR SO', ['extraText']],
])('%s to %s is a problem', (start, end, expected) => {
  expect(read(start, end).codes).toEqual(expected);
});

test('WEF with a time is that time, and a cancelling NOTAM has no end', () => {
  expect(read(`WEF ${FROM}`, '2607311400').codes).toEqual([]);
  expect(read(FROM, null, true).codes).toEqual([]);
});
