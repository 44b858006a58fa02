import { expect, test } from 'vitest';
import { validityBound } from './validity-bound.ts';

const facts = { permanent: false, problems: [] };
const unreadEnd = { ...facts, problems: [{ field: 'validTo', code: 'month', from: 0, to: 10 }] };

test('an instant is shown as it is', () => {
  const instant = '2026-07-01T06:00:00Z';
  expect(validityBound('validFrom', instant, facts)).toEqual({ kind: 'instant', instant });
});

test('what is no date is said to be none', () => {
  expect(validityBound('validFrom', '2026-13-01T06:00:00Z', facts)).toEqual({ kind: 'invalid' });
  expect(validityBound('validTo', null, unreadEnd)).toEqual({ kind: 'invalid' });
});

test('absent, permanent and unreadable are three things', () => {
  expect(validityBound('validTo', null, facts)).toEqual({ kind: 'notStated' });
  expect(validityBound('validTo', null, { ...facts, permanent: true })).toEqual({ kind: 'permanent' });
  expect(validityBound('validFrom', null, { ...facts, permanent: true })).toEqual({ kind: 'notStated' });
  expect(validityBound('validFrom', null, unreadEnd)).toEqual({ kind: 'notStated' });
});
