import { expect, test } from 'vitest';
import { noFindings } from '../findings.ts';
import { readValidity } from './read-validity.ts';

/** Items B and C with what of them could not be read. */
function read(start: string, end: string) {
  const findings = noFindings();
  const text = `${start}|${end}`;
  const validity = readValidity(
    text,
    { from: 0, to: start.length },
    { from: start.length + 1, to: text.length },
    false,
    { from: 0, to: text.length },
    findings,
  );
  const problems = findings.problems.map(({ code, from, to }) => `${code}: ${text.slice(from, to)}`);
  return { ...validity, problems };
}

const B = '2607010600';
const C = '2607311400';

test.each([
  ['2607010600', '2026-07-01T06:00:00Z'],
  ['WEF 2607010600', '2026-07-01T06:00:00Z'],
  ['2607010600 UTC', '2026-07-01T06:00:00Z'],
  ['2607010600Z.', '2026-07-01T06:00:00Z'],
  ['202607010600', '2026-07-01T06:00:00Z'],
  ['260701 0600', '2026-07-01T06:00:00Z'],
  ['260701T0600', '2026-07-01T06:00:00Z'],
  ['2026-07-01 06:00', '2026-07-01T06:00:00Z'],
  ['01 JUL 2026 06:00', '2026-07-01T06:00:00Z'],
  ['2607010000', '2026-07-01T00:00:00Z'],
  ['2606302400', '2026-07-01T00:00:00Z'],
  ['2402290000', '2024-02-29T00:00:00Z'],
])('item B %s is a moment', (start, instant) => {
  expect(read(start, C)).toMatchObject({ validFrom: instant, problems: [] });
});

test.each([
  ['2607010660', 'impossibleStart: 2607010660'],
  ['2607012401', 'impossibleStart: 2607012401'],
  ['2613010600', 'impossibleStart: 2613010600'],
  ['2602290600', 'impossibleStart: 2602290600'],
  ['2600010600', 'impossibleStart: 2600010600'],
  ['26070106', 'unreadableStart: 26070106'],
  ['0600', 'unreadableStart: 0600'],
  ['01 JUL 06:00', 'unreadableStart: 01 JUL 06:00'],
  ['IMMEDIATE', 'unreadableStart: IMMEDIATE'],
  ['WIE', 'startsImmediately: WIE'],
])('item B %s is none that we could name', (start, problem) => {
  expect(read(start, C)).toMatchObject({ validFrom: null, problems: [problem] });
});

test.each([
  ['2607311400 EST', true],
  ['2607311400EST', true],
  ['2607311400/EST', true],
  ['2607311400 (EST)', true],
  ['2607311400   EST.', true],
  ['2607311400\nEST', true],
  ['2607311400 ESTIMATED', true],
  ['31 JUL 2026 14:00 EST', true],
  ['2607311400', false],
  ['2607311400 UTC', false],
])('item C %j: estimated %s', (end, estimated) => {
  expect(read(B, end)).toMatchObject({
    validTo: '2026-07-31T14:00:00Z',
    estimated,
    permanent: false,
    problems: [],
  });
});

test.each([
  ['PERM', []],
  ['PERM.', []],
  ['PERMANENT', []],
  ['UFN', ['endUntilFurtherNotice: UFN']],
  ['UNTIL FURTHER NOTICE', ['endUntilFurtherNotice: UNTIL FURTHER NOTICE']],
])('item C %s has no end', (end, problems) => {
  expect(read(B, end)).toMatchObject({ validTo: null, permanent: true, estimated: false, problems });
});

test.each([
  ['PERMISSION', 'unreadableEnd: PERMISSION'],
  ['PERMITTED 2607311400', 'unreadableEnd: PERMITTED 2607311400'],
  ['EST 2607311400', 'unreadableEnd: EST 2607311400'],
  ['NIL', 'unreadableEnd: NIL'],
  ['2613311400', 'impossibleEnd: 2613311400'],
])('item C %s is no end and not permanent', (end, problem) => {
  expect(read(B, end)).toMatchObject({ validTo: null, permanent: false, problems: [problem] });
});

test.each([
  ['2607311400 APRX', 'extraText: APRX'],
  ['2607311400 EST OR EARLIER', 'extraText: OR EARLIER'],
  ['PERM EST', 'extraText: EST'],
])('what stands behind item C is not lost: %s', (end, problem) => {
  expect(read(B, end).problems).toEqual([problem]);
});

test('an end before the begin is kept as printed and reported', () => {
  expect(read(B, '2606010600')).toMatchObject({
    validTo: '2026-06-01T06:00:00Z',
    problems: ['endBeforeStart: 2606010600'],
  });
  expect(read(B, B).problems).toEqual([]);
});
