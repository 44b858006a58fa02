import { expect, test } from 'vitest';
import { boundOf } from './bound-of.ts';

const facts = { permanent: false, problems: [] };
const unreadEnd = { ...facts, problems: [{ field: 'validTo', code: 'month', from: 0, to: 10 }] };

test('an instant is shown as it is', () => {
  const instant = '2026-07-01T06:00:00Z';
  expect(boundOf('validFrom', instant, facts)).toEqual({ kind: 'instant', instant });
});

test('what is no date is said to be none', () => {
  expect(boundOf('validFrom', '2026-13-01T06:00:00Z', facts)).toEqual({ kind: 'invalid' });
  expect(boundOf('validTo', null, unreadEnd)).toEqual({ kind: 'invalid' });
});

test('absent, permanent and unreadable are three things', () => {
  expect(boundOf('validTo', null, facts)).toEqual({ kind: 'notStated' });
  expect(boundOf('validTo', null, { ...facts, permanent: true })).toEqual({ kind: 'permanent' });
  expect(boundOf('validFrom', null, { ...facts, permanent: true })).toEqual({ kind: 'notStated' });
  expect(boundOf('validFrom', null, unreadEnd)).toEqual({ kind: 'notStated' });
});
