import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findHours } from './find-hours.ts';
import { textTokens } from './text-tokens.ts';

function found(text: string): string[] {
  return findHours(text, textTokens(text, null), () => false).map(({ from, to }) => text.slice(from, to));
}

test.each<[string, readonly string[]]>([
  ['TWR HOURS OF SERVICE MON-FRI 0700-1500', ['MON-FRI 0700-1500']],
  ['ACT 0700-1500 LOCAL TIME', ['0700-1500']],
  ['ACT 07.00-15.00', ['07.00-15.00']],
  ['ACT 8 AM TO 5 PM', ['8 AM TO 5 PM']],
  ['ACT 13-01Z', ['13-01Z']],
  ['NOT USED BTN 12 AND 13 LOCAL', ['BTN 12 AND 13 LOCAL']],
  ['CLSD FROM 0800Z', ['0800']],
  ['CLSD UNTIL 0800 LT', ['0800']],
  ['ACT TIL SS', ['SS']],
  ['LGTD BTN SS AND SR', ['BTN SS AND SR']],
  ['ACT H24 EXC 26 NOV', ['EXC 26 NOV']],
  ['EGD323A 1400-1500 FL050-FL660', ['1400-1500']],
  ['ONLY ON SAT AND SUN', ['SAT AND SUN']],
  ['UAS FLT. 25 NOV: NOT ACT.', ['25 NOV: NOT ACT']],
  ['AREA NOT ACT ON NOV 25', ['NOT ACT ON NOV 25']],
])('hours stand in: %s', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test.each([
  'MAX HGT 1000-2000FT AMSL',
  'AR-2026-1430/01',
  '2022-04-0105/AS2',
  'CTC 910-396-1414',
  'SNOW PLAN 2022-2023',
  'ATZ ACT H24',
  'CRANE 120FT AGL',
  'DANGER AREA NOT ACTIVE',
])('no hours stand in: %s', (text) => {
  expect(found(text)).toEqual([]);
});

test('hours that are known are left out', () => {
  const text = 'ACT 0700-1500';
  expect(findHours(text, textTokens(text, null), (_, times) => times[0] === 420)).toEqual([]);
});

test('a range of times is found wherever it stands', () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([hour, minute]) => `${String(hour).padStart(2, '0')}${String(minute).padStart(2, '0')}`);
  const words = fc.constantFrom('ACT', 'DUE TO WIP', 'AREA A', 'CLSD', '(', 'EXC', 'FOR INFO CTC TWR', 'FM');
  fc.assert(
    fc.property(time, time, words, words, (from, to, before, after) => {
      fc.pre(!(from.startsWith('20') && Number(to) === Number(from) + 1));
      expect(found(`${before} ${from}-${to} ${after}`).join(' ')).toContain(`${from}-${to}`);
    }),
  );
});
